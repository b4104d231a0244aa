import PetMapFiles
import Testing

struct XMLScannerTests {
  private func events(_ text: String) throws -> [XMLScanner.Event] {
    var scanner = XMLScanner(Array(text.utf8))
    var events: [XMLScanner.Event] = []
    while let event = try scanner.next() { events.append(event) }
    return events
  }

  @Test func `tags and text are read in order, without prefixes`() throws {
    #expect(
      try events("<?xml version='1.0'?><!-- no --><gx:a b=\"1 &lt; 2\" c:d='e'>x<f/></gx:a>")
        == [
          .start(name: "a", attributes: ["b": "1 < 2", "d": "e"]), .text("x"),
          .start(name: "f", attributes: [:]), .end(name: "f"), .end(name: "a"),
        ])
  }

  @Test func `references and CDATA sections are text`() throws {
    #expect(
      try events("<a>&amp;&#322;&#x141;<![CDATA[<b>&amp;]]></a>")
        == [
          .start(name: "a", attributes: [:]), .text("&łŁ"), .text("<b>&amp;"), .end(name: "a"),
        ])
  }

  @Test func `entities of a document type are not replaced`() throws {
    let text = #"<!DOCTYPE a [<!ENTITY x "><"><!ENTITY y "&x;&x;">]><a>&y;</a>"#
    #expect(
      try events(text) == [.start(name: "a", attributes: [:]), .text("&y;"), .end(name: "a")])
  }

  @Test func `quotes in a comment of a document type are not delimiters`() throws {
    let text = "<!DOCTYPE a [<!-- it's > --><!ELEMENT a ANY>]><a/>"
    #expect(try events(text) == [.start(name: "a", attributes: [:]), .end(name: "a")])
  }

  @Test(arguments: [
    "<a>", "<a></b>", "<a b></a>", "<a b='1></a>", "<a", "<!-- ", "</a>", "<a/></a>",
  ])
  func `a malformed document is rejected`(text: String) {
    #expect(throws: XMLScanner.Malformed.self) { try events(text) }
  }

  @Test func `elements nested too deeply are rejected`() {
    let text = String(repeating: "<a>", count: 2000) + String(repeating: "</a>", count: 2000)
    #expect(throws: XMLScanner.Malformed.self) { try events(text) }
  }
}
