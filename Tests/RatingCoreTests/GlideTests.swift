import Testing

@testable import RatingCore

@Suite struct GlideTests {
  /// The places of an edge in the sixtieths of a second after a time.
  private func film(_ glide: inout Glide, from time: Seconds, frames: Int) -> [Int] {
    (0..<frames).map { glide.position(at: time + Double($0) / 60, within: 260) }
  }

  @Test func `an edge at rest stays`() {
    var glide = Glide(edge: 40)
    #expect(film(&glide, from: 0, frames: 3) == [40, 40, 40])
    glide.glide(to: 40, at: 1)
    #expect(!glide.isMoving)
  }

  @Test func `a pointer takes it along at once`() {
    var glide = Glide(edge: 40)
    glide.follow(to: 90, at: 1)
    #expect(!glide.isMoving)
    #expect(glide.position(at: 1, within: 260) == 90)
  }

  @Test func `gliding it moves smoothly, arrives exactly and then rests`() {
    var glide = Glide(edge: 0)
    glide.glide(to: 260, at: 5)
    let places = film(&glide, from: 5, frames: 40)
    #expect(places.first == 0)
    #expect(places.last == 260)
    #expect(!glide.isMoving)
    for (earlier, later) in zip(places, places.dropFirst()) {
      #expect((0...70).contains(later - earlier))
    }
  }

  @Test func `a drag during a glide does not jump, and is with the pointer after a few pictures`() {
    for (value, start) in [(260, 60), (40, 200), (260, 250)] {
      var glide = Glide(edge: start == 200 ? 260 : 0)
      glide.glide(to: value, at: 0)
      var (time, pointer) = (0.06, start)
      let before = glide.position(at: time, within: 260)
      glide.follow(to: pointer, at: time)
      #expect(glide.position(at: time, within: 260) == before)
      var distance = abs(before - pointer)
      for _ in 0..<12 {
        time += 0.016
        pointer -= 2
        glide.follow(to: pointer, at: time)
        let left = abs(glide.position(at: time, within: 260) - pointer)
        #expect(left <= distance)
        distance = left
      }
      #expect(distance == 0)
      #expect(!glide.isMoving)
    }
  }

  @Test func `another key during a glide does not jump`() {
    var glide = Glide(edge: 0)
    glide.glide(to: 260, at: 0)
    let before = glide.position(at: 0.1, within: 260)
    glide.glide(to: 50, at: 0.1)
    #expect(glide.position(at: 0.1, within: 260) == before)
    _ = film(&glide, from: 0.1, frames: 60)
    #expect(glide.position(at: 2, within: 260) == 50)
  }

  @Test func `it never leaves the row, however often it is pushed`() {
    var glide = Glide(edge: 0)
    var time = 0.0
    for n in 0..<200 {
      glide.glide(to: n.isMultiple(of: 2) ? 260 : 0, at: time)
      time += 0.013
      #expect((0...260).contains(glide.position(at: time, within: 260)))
    }
  }
}
