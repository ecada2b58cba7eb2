// The least that a star rating can cost: plain Xlib, no text, no keys, one size. Two pictures of the
// row are drawn with the server; a step of a drag copies the columns that change, and the release
// prints the value in half stars.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <math.h>
#include <stdio.h>

enum { STARS = 5, SIZE = 48, PITCH = 56, MARGIN = 24 };
enum { WIDTH = 2 * MARGIN + (STARS - 1) * PITCH + SIZE, HEIGHT = 2 * MARGIN + SIZE };

static Display *display;
static Window window;
static GC gc;

static Pixmap row(unsigned long ground, unsigned long fill) {
  int depth = DefaultDepth(display, DefaultScreen(display));
  Pixmap picture = XCreatePixmap(display, window, WIDTH, HEIGHT, depth);
  XSetForeground(display, gc, ground);
  XFillRectangle(display, picture, gc, 0, 0, WIDTH, HEIGHT);
  XSetForeground(display, gc, fill);
  for (int star = 0; star < STARS; star++) {
    XPoint corners[10];
    for (int corner = 0; corner < 10; corner++) {
      double angle = M_PI * corner / 5, radius = SIZE / 2.0 * (corner % 2 ? 0.45 : 1);
      corners[corner].x = lround(MARGIN + star * PITCH + SIZE / 2.0 + radius * sin(angle));
      corners[corner].y = lround(MARGIN + SIZE / 2.0 - radius * cos(angle));
    }
    XFillPolygon(display, picture, gc, corners, 10, Nonconvex, CoordModeOrigin);
  }
  return picture;
}

// The column where filled stars give way to empty ones.
static int edge(int halves) {
  return MARGIN + halves / 2 * PITCH + halves % 2 * SIZE / 2;
}

static int halves_at(int x) {
  if (x < MARGIN) return 0;
  int star = (x - MARGIN) / PITCH, inside = (x - MARGIN) % PITCH;
  return star >= STARS ? 2 * STARS : 2 * star + (inside < SIZE / 2 ? 1 : 2);
}

static void copy(Pixmap picture, int from, int to) {
  XCopyArea(display, picture, window, gc, from, 0, to - from, HEIGHT, from, 0);
}

int main(void) {
  display = XOpenDisplay(NULL);
  if (!display) return 3;
  unsigned long ground = 0xfafafa;
  Window root = DefaultRootWindow(display);
  window = XCreateSimpleWindow(display, root, 0, 0, WIDTH, HEIGHT, 0, 0, ground);
  XStoreName(display, window, "Floor");
  XSelectInput(display, window, ExposureMask | ButtonPressMask | ButtonReleaseMask | ButtonMotionMask);
  XMapWindow(display, window);
  gc = XCreateGC(display, window, 0, NULL);
  XSetGraphicsExposures(display, gc, False);
  Pixmap empty = row(ground, 0xc8c8c8), filled = row(ground, 0xf7b500);

  for (int value = 0;;) {
    XEvent event;
    XNextEvent(display, &event);
    int next = value;
    switch (event.type) {
      case Expose:
        copy(filled, 0, edge(value));
        copy(empty, edge(value), WIDTH);
        break;
      case MotionNotify:
        // Of the motions that wait, the last one counts.
        while (XCheckTypedWindowEvent(display, window, MotionNotify, &event)) {}
        next = halves_at(event.xmotion.x);
        break;
      case ButtonPress: next = halves_at(event.xbutton.x); break;
      case ButtonRelease: printf("%g\n", value / 2.0); return 0;
    }
    if (next > value) copy(filled, edge(value), edge(next));
    if (next < value) copy(empty, edge(next), edge(value));
    value = next;
  }
}
