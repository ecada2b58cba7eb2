import CX11
public import RatingCore
public import RatingView

/// What is to be seen, and heard.
extension X11Host {
  /// Sends a picture to the server, which keeps it as a pixmap. One tile is sent; the server makes the
  /// others of it, twice as many with each copy.
  public func load(_ tile: Surface, count: Int) throws -> PictureID {
    guard let window else { preconditionFailure("Pictures are loaded once the window is open") }
    try check()
    let (width, height) = (UInt32(tile.size.width), UInt32(tile.size.height))
    let pixmap = unsafe XCreatePixmap(
      display.pointer, display.root, width * UInt32(count), height, UInt32(display.pixels.depth))
    unsafe display.pixels.put(tile, to: pixmap, gc: window.gc, display: display.pointer)
    var done = 1
    while done < count {
      let copied = min(done, count - done)
      unsafe XCopyArea(
        display.pointer, pixmap, pixmap, window.gc, 0, 0, width * UInt32(copied), height,
        Int32(width) * Int32(done), 0)
      done += copied
    }
    try check()
    return PictureID(Int(pixmap))
  }

  /// Lets the server forget a picture.
  public func discard(_ picture: PictureID) {
    guard !display.isLost else { return }
    unsafe XFreePixmap(display.pointer, Pixmap(picture.number))
  }

  /// Copies columns of pictures into the window.
  public func show(_ spans: [Span], isWhole: Bool) throws {
    guard let window, !window.isGone else { return }
    try check()
    if isWhole { wholeSince = unsafe XNextRequest(display.pointer) }
    for span in spans {
      let (x, y) = (Int32(span.target.x), Int32(span.target.y))
      let (width, height) = (UInt32(span.target.width), UInt32(span.target.height))
      switch span.ink {
      case .color(let color):
        unsafe XSetForeground(display.pointer, window.gc, display.pixels.pixel(color))
        unsafe XFillRectangle(display.pointer, window.id, window.gc, x, y, width, height)
      case .picture(let picture, let origin):
        unsafe XCopyArea(
          display.pointer, Pixmap(picture.number), window.id, window.gc, x - Int32(origin.x),
          y - Int32(origin.y), width, height, x, y)
      }
    }
    try check()
  }

  /// Gives the window the cursor for a shape, in the theme of the desktop.
  public func setPointer(_ shape: PointerShape) {
    guard let window, !window.isGone, !display.isLost else { return }
    switch shape {
    case .arrow: unsafe XUndefineCursor(display.pointer, window.id)
    case .hand: unsafe XDefineCursor(display.pointer, window.id, display.cursors.hand)
    }
  }

  /// Rings the X bell, at its own volume.
  public func ring() {
    if !display.isLost { unsafe XBell(display.pointer, 0) }
  }
}
