#include "../CX11/shim.h"
#include <X11/Xlib-xcb.h>
#include <xcb/randr.h>
#include <xcb/sync.h>

// Swift 6 does not refer to variables that C could change at any time.
static inline xcb_extension_t *rating_randr_extension(void) { return &xcb_randr_id; }
static inline xcb_extension_t *rating_sync_extension(void) { return &xcb_sync_id; }
