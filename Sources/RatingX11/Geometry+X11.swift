import CX11
public import RatingCore

extension Geometry {
  /// Reads a geometry in the X convention, such as `300x120-0+20` (XParseGeometry); `nil` if a text is
  /// none, or says that a side has no length.
  public init?(x11 text: String) {
    var (x, y, width, height) = (Int32(), Int32(), UInt32(), UInt32())
    let parts = unsafe XParseGeometry(text, &x, &y, &width, &height)
    func has(_ part: Int32) -> Bool { parts & part != 0 }
    guard parts != 0, !has(WidthValue) || width > 0, !has(HeightValue) || height > 0 else {
      return nil
    }
    self.init(
      width: has(WidthValue) ? Int(width) : nil, height: has(HeightValue) ? Int(height) : nil,
      x: has(XValue) ? Offset(Int(x), isNegative: has(XNegative)) : nil,
      y: has(YValue) ? Offset(Int(y), isNegative: has(YNegative)) : nil)
  }
}

extension Geometry.Offset {
  /// Xlib gives the distance from the far edge as a number below zero.
  fileprivate init(_ number: Int, isNegative: Bool) {
    self.init(isNegative ? -number : number, fromEnd: isNegative)
  }
}
