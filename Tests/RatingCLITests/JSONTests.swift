import Foundation
import RatingCore
import Testing

@testable import RatingCLI

struct JSONTests {
  @Test(arguments: [
    "", "\"", "\\", "a\tb", "a\nb", "a\r\nb", "\0\u{1}\u{1f}\u{7f}\u{80}", "日本 🥰", "\u{2028}",
    "</script>", String(decoding: [0x61, 0xff, 0xc3], as: UTF8.self), "\\u0041",
  ])
  func `Another program reads any label as it was`(label: String) throws {
    let text = String(
      decoding: Report(.accepted([3.5]), of: [Item(label: label)], as: .list).text, as: UTF8.self)
    #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let items = try #require(json?["items"] as? [[String: Any]])
    #expect(items.count == 1)
    #expect(items[0]["label"] as? String == label)
    #expect(items[0]["value"] as? Double == 3.5)
  }
}
