#include "../../Sources/CX11/shim.h"
#include <X11/extensions/Xrandr.h>
