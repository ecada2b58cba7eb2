import Testing

@testable import RatingCore

struct ItemTests {
  @Test(
    arguments: [
      (2.5, 0.5, 2.5), (3.71, 1, 4), (4.81849, 0.5, 5), (3.249, 0.5, 3), (3.25, 0.5, 3.5),
      (7, 0.5, 5), (-1, 0.5, 0),
    ] as [(Decimal, Decimal, Decimal)])
  func `a rating that can be changed starts at the nearest value`(
    start: Decimal, step: Decimal, value: Decimal
  ) {
    #expect(Item(scale: .good(step: step), value: start).value == value)
  }

  @Test(
    arguments: [(3.71, 3.71), (4.81849, 4.81849), (7, 5), (-1, 0), (0.2, 0.2)]
      as [(Decimal, Decimal)])
  func `a rating that is only shown keeps any number from 0 to the maximum`(
    start: Decimal, value: Decimal
  ) {
    let item = Item(scale: .good(step: 1, min: 0.5), value: start, isReadOnly: true)
    #expect(item.value == value)
  }

  @Test func `a minimum limits only what can be chosen`() {
    #expect(Item(scale: .good(min: 2)).value == 2)
    #expect(Item(scale: .good(min: 2), isReadOnly: true).value == 0)
  }

  @Test func `a value in words names the real maximum`() {
    #expect(Item().words(for: 3.5) == "3.5 / 5")
    #expect(Item(scale: .good(max: 10)).words(for: 0) == "0 / 10")
    #expect(Item(value: 4.81849).words(for: Item(value: 4.81849).value) == "5 / 5")
  }

  @Test(arguments: [(44, 10), (4, 1), (20, 5), (64, 15), (1024, 233)])
  func `stars stand about a quarter of their size apart`(size: Int, spacing: Int) {
    #expect(RowStyle(size: size).spacing == spacing)
  }

  @Test func `wishes beyond their ranges are pulled in`() {
    #expect(RowStyle(size: 3).size == 4)
    #expect(RowStyle(size: 1025).size == 1024)
    #expect(RowStyle(size: 44, spacing: -1).spacing == 0)
    #expect(RowStyle(size: 44, spacing: 5_000).spacing == 1024)
    #expect(RowStyle(size: 44, spacing: 0).spacing == 0)
  }
}

@Suite struct ItemWordsTests {
  private let words = ["Awful", "Poor", "Fair", "Good", "Great"]

  @Test(arguments: [
    ("0", "0 / 5"), ("0.5", "0.5 / 5 · Awful"), ("1", "1 / 5 · Awful"), ("3.5", "3.5 / 5 · Good"),
    ("5", "5 / 5 · Great"),
  ])
  func `a value is named after the last star that it reaches`(value: String, text: String) throws {
    #expect(Item(starWords: words).words(for: try #require(Decimal(value))) == text)
  }

  @Test func `without words it is the value of the maximum`() {
    #expect(Item().words(for: 3.5) == "3.5 / 5")
  }

  @Test func `the widest words are among those that are measured`() throws {
    let item = Item(starWords: words)
    let measured = item.valuesWithWideWords.map(item.words)
    var value = item.scale.first
    while value < item.scale.last {
      value = item.scale.next(after: value)
      let length = item.words(for: value).count
      #expect(measured.contains { $0.count >= length })
    }
  }

  @Test func `a rating that is live has room for hundredths and for every word`() {
    let item = Item(isLive: true, starWords: words)
    #expect(item.isReadOnly)
    let measured = item.valuesWithWideWords.map(item.words)
    for hundredths in 0...500 {
      let length = item.words(for: Decimal(hundredths) / 100).count
      #expect(measured.contains { $0.count >= length })
    }
  }
}
