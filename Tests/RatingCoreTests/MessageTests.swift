import RatingCore
import Testing

struct MessageTests {
  @Test func `A literal becomes a template and its arguments`() {
    let message = Message("option \("--max"): \(7) of \(Decimal(5)) is 100% wrong")
    #expect(message.template == "option %1$s: %2$s of %3$s is 100% wrong")
    #expect(message.arguments == [.text("--max"), .text("7"), .text("5")])
    #expect(message.description == "option --max: 7 of 5 is 100% wrong")
    #expect(Message("plain") == Message(template: "plain"))
  }

  @Test func `Another language can have another order`() {
    let catalogue = ["%1$s of %2$s": "%2$s の %1$s", "stars": "星"]
    let message = Message("\(3) of \(Message("stars"))")
    #expect(message.text { catalogue[$0] ?? $0 } == "星 の 3")
    #expect(message.description == "3 of stars")
  }

  @Test func `What is filled in is not looked at again`() {
    #expect(Message("\("%2$s") and \("%1$s")").description == "%2$s and %1$s")
  }

  @Test(arguments: [
    ("%3$s", "%3$s"), ("%0$s", "%0$s"), ("%", "%"), ("%%", "%%"), ("%1", "%1"), ("%1$", "%1$"),
    ("%d %n", "%d %n"), ("%1$s%1$s", "aa"), ("%99999999999999999999$s", "%99999999999999999999$s"),
    ("", ""), ("100 %: %1$s", "100 %: a"),
  ])
  func `A translation is not a printf format`(template: String, text: String) {
    #expect(Message("\("a")").text { _ in template } == text)
  }
}
