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
    (Geometry(x: .init(0, fromEnd: true), y: .init(0, fromEnd: true)), 1700, 700),
    (Geometry(x: .init(-5), y: .init(-7, fromEnd: true)), -5, 707),
    (Geometry(x: .init(10)), 10, 350),
    (Geometry(width: 7), 450, 350),
  ])
  func `a geometry counts from the edges of the screen`(geometry: Geometry, x: Int, y: Int) {
    let origin = surroundings(10, 10)
      .origin(of: window, .managed, geometry: geometry, anchor: anchor)
    #expect(origin == Point(x: x, y: y))
  }

  @Test func `a missing side is as it would be, and a huge one fits the limit`() {
    let limit = Size(width: 1000, height: 800)
    #expect(Geometry(width: 320).size(or: window, within: limit) == Size(width: 320, height: 200))
    #expect(
      Geometry(width: 99999, height: 1).size(or: window, within: limit)
        == Size(width: 1000, height: 1))
    #expect(Geometry().size(or: window, within: limit) == window)
  }
}
