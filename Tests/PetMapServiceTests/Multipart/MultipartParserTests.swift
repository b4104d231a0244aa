import PetMapService
import TestSupport
import Testing

@Suite struct MultipartParserTests {
  private struct Part: Hashable {
    var header: PartHeader
    var content: [UInt8] = []
  }

  /// Returns the parts of a body that arrives in chunks of the given sizes, or `nil` if it is
  /// malformed or incomplete.
  private func parts(
    _ body: [UInt8], boundary: String = "B", sizes: () -> Int
  ) -> [Part]? {
    var parser = MultipartParser(boundary: boundary)
    var parts: [Part] = []
    var isOpen = false
    var rest = body[...]
    do {
      while !rest.isEmpty {
        let chunk = Array(rest.prefix(max(1, sizes())))
        rest = rest.dropFirst(chunk.count)
        try parser.consume(chunk) { event in
          switch event {
          case .began(let header):
            #expect(!isOpen)
            isOpen = true
            parts.append(Part(header: header))
          case .content(let bytes):
            #expect(isOpen)
            parts[parts.count - 1].content += bytes
          case .ended:
            #expect(isOpen)
            isOpen = false
          }
        }
      }
    } catch {
      return nil
    }
    return parser.isFinished ? parts : nil
  }

  @Test func `the parts of a body do not depend on the chunks in which it arrives`() {
    var random = SeededRandom(seed: 20_251_122)
    let alphabet: [[UInt8]] = [
      Array("\r\n".utf8), Array("--".utf8), Array("\r\n--B".utf8), Array("B".utf8), [0x0D], [0x0A],
      Array("\r\n--".utf8), [0], [0xFF], Array("x".utf8),
    ]
    for _ in 0..<2000 {
      var expected: [Part] = []
      var body = Array("preamble".utf8)
      for index in 0..<Int.random(in: 0...3, using: &random) {
        var content: [UInt8] = []
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          content += alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        }
        // Skip content that happens to contain a delimiter.
        let text = [0x0D, 0x0A] + content + [0x0D, 0x0A]
        if text.contains(Array("\r\n--B".utf8)) { continue }
        let isFile = index % 2 == 0
        let header = "form-data; name=\"n\(index)\"" + (isFile ? "; filename=\"f\"" : "")
        body += Array("\r\n--B\r\nContent-Disposition: \(header)\r\n\r\n".utf8) + content
        expected.append(
          Part(header: PartHeader(name: "n\(index)", isFile: isFile), content: content))
      }
      body += Array("\r\n--B--\r\nepilogue".utf8)
      let largest = Int.random(in: 1...20, using: &random)
      let found = parts(body) { Int.random(in: 1...largest, using: &random) }
      #expect(found == expected, "seed 20251122: \(String(decoding: body, as: UTF8.self))")
    }
  }

  @Test
  func `the parts of random bytes do not depend on the chunks, and are not larger than the body`() {
    var random = SeededRandom(seed: 7)
    let words = [
      "--B", "\r\n", "--", "Content-Disposition: form-data; name=a", ":", "\"", ";", "x",
    ]
    for _ in 0..<3000 {
      var body: [UInt8] = []
      for _ in 0..<Int.random(in: 0...15, using: &random) {
        body += Array(words[Int.random(in: 0..<words.count, using: &random)].utf8)
      }
      let whole = parts(body) { body.count }
      let single = parts(body) { 1 }
      #expect(whole == single, "seed 7: \(String(decoding: body, as: UTF8.self))")
      #expect((whole ?? []).reduce(0) { $0 + $1.content.count } <= body.count)
    }
  }

  @Test(
    arguments: [
      (#"form-data; name="photo"; filename="a;b\"c.png""#, "photo", true),
      (#"form-data; filename=x; name=photo"#, "photo", true),
      (#"Form-Data; NAME="photo"; FileName*=UTF-8''x"#, "photo", true),
      (#"form-data; name="photo"; filename="""#, "photo", false),
      (#"form-data; name="photo""#, "photo", false),
    ])
  func `a part's name and kind are parsed`(_ value: String, name: String, isFile: Bool) {
    let body = "--B\r\nContent-Disposition: \(value)\r\n\r\nx\r\n--B--"
    let found = parts(Array(body.utf8)) { 3 }
    #expect(found?.first?.header == PartHeader(name: name, isFile: isFile))
  }

  @Test func `an unterminated header block is malformed`() {
    let body = Array("--B\r\n".utf8) + Array(repeating: UInt8(ascii: "x"), count: 20_000)
    #expect(parts(body) { 100 } == nil)
  }
}
