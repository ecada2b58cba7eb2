#include <glib.h>
#include <glib-unix.h>
// The C library's own allocator, which the module Glibc leaves out.
#include <malloc.h>
