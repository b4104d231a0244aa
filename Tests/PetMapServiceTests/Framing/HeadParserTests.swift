import PetMapAnnouncements
import PetMapAPI
import PetMapService
import TestSupport
import Testing

@Suite struct HeadParserTests {
  private static let line = "GET /api/health HTTP/1.1\r\n"

  /// The result of parsing bytes that arrive in chunks.
  private enum Outcome: Equatable {
    case head(String, String, [HeaderField], rest: Int)
    case partial
    case refused(APIErrorCode)
  }

  private func parse(_ text: String, pieces: [Int] = []) -> Outcome {
    var parser = HeadParser()
    var input = InputBuffer()
    let bytes = Array(text.utf8)
    let ends = pieces + [bytes.count]
    var start = 0
    for end in ends {
      input.append(bytes[start..<end])
      start = end
      do {
        guard try parser.advance(&input) else { continue }
        return .head(
          parser.method, parser.target, parser.headers.fields,
          rest: input.count + bytes.count - end)
      } catch {
        return .refused(error.code)
      }
    }
    return .partial
  }

  @Test(
    arguments: [
      "", "G", "GET /", line, line + "Host: x\r\n", line + "Content-Le", "\r\n" + line, "\r",
      line + "Host: x\r\n\r",
    ])
  func `an incomplete head waits for more bytes`(_ text: String) {
    #expect(parse(text) == .partial)
  }

  @Test func `a head is parsed, and the following bytes remain`() {
    let fields = [HeaderField("Host", "x"), HeaderField("A", "b \t c"), HeaderField("E", "")]
    #expect(
      parse(Self.line + "Host: x\r\nA:  b \t c\t \r\nE:\r\n\r\nrest")
        == .head("GET", "/api/health", fields, rest: 4))
    #expect(
      parse("\r\nGET /\u{E9}?a=b HTTP/1.0\r\n\r\n") == .head("GET", "/\u{E9}?a=b", [], rest: 0))
  }

  @Test(
    arguments: [
      "hello\r\n\r\n", "GET /api/health\r\n\r\n", "GET /a b HTTP/1.1\r\n\r\n",
      "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/2.0\r\n\r\n", "GET / HTTP/1.10\r\n\r\n",
      "GET / http/1.1\r\n\r\n", "G(T / HTTP/1.1\r\n\r\n", " GET / HTTP/1.1\r\n\r\n", "\u{16}",
      "\r\n\r\n" + line, line + "no colon\r\n\r\n", line + "a b: c\r\n", line + "a : c\r\n",
      line + ": c\r\n", line + " a: c\r\n", line + "a: b\r\n\tc\r\n", line + "a: b\nc: d\r\n",
      line + "a: \0\r\n", line + "a: \u{7F}\r\n", line + "a: b\rc\r\n", "GET / HTTP/1.1\n",
    ])
  func `a head that parsers could interpret differently is rejected`(_ text: String) {
    #expect(parse(text) == .refused(.badRequest))
  }

  @Test func `the request line, the header block, and the number of fields are limited`() {
    func line(_ count: Int) -> String {
      "GET /" + String(repeating: "a", count: count - 14) + " HTTP/1.1"
    }
    #expect(parse(line(8192) + "\r\n") == .partial)
    #expect(parse(line(8193) + "\r\n") == .refused(.uriTooLong))
    #expect(parse(String(repeating: "a", count: 8193)) == .partial)
    #expect(parse(String(repeating: "a", count: 8194)) == .refused(.uriTooLong))
    func block(_ count: Int) -> String { "X: " + String(repeating: "a", count: count - 5) + "\r\n" }
    #expect(parse(Self.line + block(16_384)) == .partial)
    #expect(parse(Self.line + block(16_385)) == .refused(.headersTooLarge))
    #expect(parse(Self.line + String(repeating: "a", count: 16_384)) == .partial)
    #expect(parse(Self.line + String(repeating: "a", count: 16_385)) == .refused(.headersTooLarge))
    func fields(_ count: Int) -> String { String(repeating: "a: b\r\n", count: count) }
    #expect(parse(Self.line + fields(Framing.fieldLimit)) == .partial)
    #expect(parse(Self.line + fields(Framing.fieldLimit + 1)) == .refused(.headersTooLarge))
  }

  @Test func `the result does not depend on the chunks in which a head arrives`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    let texts = [
      "\r\n" + Self.line + "Host: x\r\nAccept: a, b\r\n\r\nrest", Self.line + "a: b\r\n c\r\n\r\n",
      Self.line + "Host: x\r\nA: \0\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\n\r\n",
    ]
    for text in texts {
      let whole = parse(text)
      for _ in 0..<200 {
        let count = Int.random(in: 0...12, using: &random)
        let ends = (0..<count).map { _ in Int.random(in: 0...text.utf8.count, using: &random) }
        #expect(parse(text, pieces: ends.sorted()) == whole, "seed \(seed): \(ends)")
      }
    }
  }
}
