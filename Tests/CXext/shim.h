#include "../../Sources/CX11/shim.h"
#include <X11/extensions/sync.h>
