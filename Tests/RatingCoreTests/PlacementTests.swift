import RatingCore
import Testing

/// Two monitors of different height side by side, which leave a dead area below the second.
private let desk = [
  Rect(x: 0, y: 0, width: 1200, height: 900), Rect(x: 1200, y: 0, width: 800, height: 600),
]

private let window = Size(width: 300, height: 200)
private let anchor = Point(x: 150, y: 90)

private func surroundings(_ x: Int, _ y: Int) -> Surroundings {
  Surroundings(
    screen: Size(width: 2000, height: 900), monitors: desk, pointer: Point(x: x, y: y))
}

@Suite struct PlacementTests {
  @Test(arguments: [
    (500, 500, 0), (1199, 0, 0), (1200, 0, 1), (1999, 599, 1),
    (1900, 700, 1), (1210, 899, 0), (-5, 20, 0), (5000, 20, 1),
  ])
  func `the monitor in use has the pointer, or is next to it`(x: Int, y: Int, index: Int) {
    #expect(surroundings(x, y).monitor == desk[index])
  }

  @Test func `of monitors that show the same the smallest counts`() {
    let large = Rect(x: 0, y: 0, width: 1920, height: 1080)
    let small = Rect(x: 0, y: 0, width: 1024, height: 768)
    let mirrored = Surroundings(
      screen: large.size, monitors: [large, small], pointer: Point(x: 9, y: 9))
    #expect(mirrored.monitor == small)
  }

  @Test func `without a pointer the first monitor is in use, and without monitors the screen`() {
    var all = surroundings(0, 0)
    all.pointer = nil
    #expect(all.monitor == desk[0])
    all.monitors = []
    #expect(all.monitor == Rect(x: 0, y: 0, width: 2000, height: 900))
  }

  @Test func `the value lies under the pointer`() {
    let origin = surroundings(600, 400).origin(of: window, .atPointer, anchor: anchor)
    #expect(origin == Point(x: 450, y: 310))
  }

  @Test func `a pop-up lies wholly inside the monitor with the pointer, wherever that is`() {
    for x in stride(from: 0, to: 2000, by: 37) {
      for y in stride(from: 0, to: 900, by: 41) {
        let place = surroundings(x, y)
        let origin = place.origin(of: window, .atPointer, anchor: anchor)
        let monitor = place.monitor
        #expect(origin.x >= monitor.x && origin.x + 300 <= monitor.columns.upperBound)
        #expect(origin.y >= monitor.y && origin.y + 200 <= monitor.rows.upperBound)
      }
    }
  }

  @Test func `what is larger than the monitor begins where the monitor does`() {
    let large = Size(width: 900, height: 700)
    #expect(
      surroundings(1500, 300).origin(of: large, .atPointer, anchor: anchor) == Point(x: 1200, y: 0))
    #expect(
      surroundings(1500, 300).origin(of: large, .centred, anchor: anchor) == Point(x: 1200, y: 0))
  }

  @Test func `the middle is that of one monitor`() {
    let origin = surroundings(1300, 10).origin(of: window, .centred, anchor: anchor)
    #expect(origin == Point(x: 1450, y: 200))
    var elsewhere = surroundings(0, 0)
    elsewhere.pointer = nil
    #expect(elsewhere.origin(of: window, .atPointer, anchor: anchor) == Point(x: 450, y: 350))
  }

  @Test(arguments: [
    (Geometry(x: .init(10), y: .init(20)), 10, 20),
    (Geometry(x: .init(900, fromEnd: true), y: .init(0, fromEnd: true)), 800, 700),
    (Geometry(x: .init(-5), y: .init(-7, fromEnd: true)), -5, 707),
    (Geometry(x: .init(10)), 10, 350),
    (Geometry(width: 7), 450, 350),
  ])
  func `a geometry counts from the edges of the screen`(geometry: Geometry, x: Int, y: Int) {
    let origin = surroundings(10, 10)
      .origin(of: window, .managed, geometry: geometry, anchor: anchor)
    #expect(origin == Point(x: x, y: y))
  }

  @Test(arguments: [
    (Geometry(x: .init(99999), y: .init(99999)), 900, 700),
    (Geometry(x: .init(-300), y: .init(0)), 0, 0),
    (Geometry(x: .init(-299), y: .init(0)), -299, 0),
    (Geometry(x: .init(2000), y: .init(100)), 1700, 100),
    (Geometry(x: .init(5000, fromEnd: true), y: .init(-5000, fromEnd: true)), 0, 700),
    // The dead area below the second monitor.
    (Geometry(x: .init(0, fromEnd: true), y: .init(0, fromEnd: true)), 1700, 400),
    (Geometry(x: .init(1190), y: .init(700)), 1190, 700),
  ])
  func `a geometry where nobody would see the window is brought to the next monitor`(
    geometry: Geometry, x: Int, y: Int
  ) {
    let origin = surroundings(10, 10)
      .origin(of: window, .managed, geometry: geometry, anchor: anchor)
    #expect(origin == Point(x: x, y: y))
  }

  @Test(arguments: [
    (Point(x: 100, y: 100), 100, 100), (Point(x: 890, y: 750), 890, 694),
    (Point(x: 1100, y: 5), 896, 20), (Point(x: -50, y: 300), 3, 300),
    (Point(x: 1900, y: 590), 1696, 394),
  ])
  func `a window that stands somewhere stays there, but inside the monitor`(
    place: Point, x: Int, y: Int
  ) {
    let origin = surroundings(0, 0).origin(of: window, near: place, frame: Self.frame)
    #expect(origin == Point(x: x, y: y))
  }

  private static let frame = FrameExtents(left: 3, right: 4, top: 20, bottom: 6)

  @Test(arguments: [
    (Geometry(x: .init(0), y: .init(0)), 3, 20),
    (Geometry(x: .init(0, fromEnd: true), y: .init(5)), 1696, 25),
    (Geometry(x: .init(10), y: .init(0, fromEnd: true)), 13, 694),
  ])
  func `a geometry is that of the frame`(geometry: Geometry, x: Int, y: Int) {
    var place = surroundings(10, 10)
    place.monitors = []
    let origin = place.origin(
      of: window, .managed, geometry: geometry, anchor: anchor, frame: Self.frame)
    #expect(origin == Point(x: x, y: y))
  }

  @Test func `the middle of the frame is that of the monitor`() {
    let origin = surroundings(10, 10)
      .origin(of: window, .centred, anchor: anchor, frame: Self.frame)
    #expect(origin == Point(x: 446 + 3, y: 337 + 20))
  }

  @Test func `the value lies under the pointer with a frame as well, and the frame in the monitor`()
  {
    let origin = surroundings(600, 400)
      .origin(of: window, .atPointer, anchor: anchor, frame: Self.frame)
    #expect(origin == Point(x: 450, y: 310))
    let corner = surroundings(0, 0)
      .origin(of: window, .atPointer, anchor: anchor, frame: Self.frame)
    #expect(corner == Point(x: 3, y: 20))
  }

  @Test(arguments: [
    (Geometry(width: 320), 320, 200), (Geometry(width: 99999, height: 1), 1000, 40),
    (Geometry(width: 1, height: 1), 120, 40), (Geometry(width: 120, height: 40), 120, 40),
    (Geometry(), 300, 200),
  ])
  func `a missing side is as it would be, and others fit the limits`(
    geometry: Geometry, width: Int, height: Int
  ) {
    let least = Size(width: 120, height: 40)
    let most = Size(width: 1000, height: 800)
    let size = geometry.size(or: window, from: least, upTo: most)
    #expect(size == Size(width: width, height: height))
  }

  @Test func `a window that would be smaller than the limit may be so`() {
    let small = Size(width: 60, height: 30)
    let size = Geometry(width: 1, height: 500).size(
      or: small, from: Size(width: 120, height: 40), upTo: Size(width: 1000, height: 800))
    #expect(size == Size(width: 60, height: 500))
  }
}
