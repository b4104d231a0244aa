import Testing

import PetMapService

@Suite struct HTMLTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\" onload='x", "&quot; onload=&#39;x"), ("a & b", "a &amp; b"),
    ("a\u{0}b\u{85}", "a\u{FFFD}b\u{FFFD}"),
    ("Łódź 🐕", "Łódź 🐕"),
    // A combining mark forms one character with the preceding one.
    ("<\u{301}b>", "&lt;\u{301}b&gt;"),
  ])
  func `interpolated text is escaped`(_ text: String, _ escaped: String) {
    let html: HTML = "<p title=\"\(text)\">\(text)</p>"
    #expect(html.bytes == Array("<p title=\"\(escaped)\">\(escaped)</p>".utf8))
  }

  @Test func `markup is inserted unchanged, and nil inserts nothing`() {
    let item: HTML = "<li>\("<")</li>"
    let none: HTML? = nil
    let list: HTML = "<ul>\([item, item])\(item)\(none)</ul>"
    #expect(list.text == "<ul><li>&lt;</li><li>&lt;</li><li>&lt;</li></ul>")
  }

  @Test func `entered text is isolated from its surroundings`() {
    let html: HTML = "\(isolated: "\u{202E}<b")!"
    #expect(html.text == "<bdi>\u{202E}&lt;b</bdi>!")
  }

  @Test func `JSON cannot end its script element`() {
    let html: HTML = "\(json: Array(#"{"name":"</script><b>"}"#.utf8))"
    #expect(html.text == #"{"name":"\u003c/script>\u003cb>"}"#)
  }
}
