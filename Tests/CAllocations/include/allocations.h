/// How often the calling thread has asked for memory.
unsigned long allocation_count(void);
