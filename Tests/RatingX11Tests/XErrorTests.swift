import CX11
import Support
import Testing

@testable import RatingX11

@Suite(.serialized, .xServer(width: 100, height: 100))
struct XErrorTests {
  @Test func `an error is told in words, unless it only means that something vanished`() throws {
    let display = try #require(XOpenDisplay(XServer.current.name))
    defer { XCloseDisplay(display) }
    let complaint = XErrors.complaint(about: UInt8(BadAlloc), request: 53, of: display)
    #expect(
      complaint
        == "the X server refused a request: BadAlloc (insufficient resources for operation)")
    for (code, request) in [(BadWindow, 12), (BadDrawable, 62), (BadMatch, 42)] as [(Int32, UInt8)]
    {
      #expect(XErrors.complaint(about: UInt8(code), request: request, of: display) == nil)
    }
    #expect(XErrors.complaint(about: UInt8(BadMatch), request: 62, of: display) != nil)
  }
}
