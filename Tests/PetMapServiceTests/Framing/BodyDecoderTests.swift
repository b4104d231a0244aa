import PetMapAPI
import PetMapAnnouncements
import PetMapService
import TestSupport
import Testing

@Suite struct BodyDecoderTests {
  private enum Outcome: Equatable {
    case content(String, rest: Int)
    case partial(String)
    case refused
  }

  private func decode(
    _ text: String, length: String? = nil, pieces: [Int] = []
  ) -> Outcome {
    let field = length.map { HeaderField("Content-Length", $0) }
    let head = RequestHead(
      "POST", "/", headers: HeaderFields([field ?? HeaderField("Transfer-Encoding", "chunked")]),
      peer: "", id: "")
    var decoder = BodyDecoder(head)
    var input = InputBuffer()
    let bytes = Array(text.utf8)
    var content: [UInt8] = []
    var start = 0
    for end in pieces + [bytes.count] {
      input.append(bytes[start..<end])
      start = end
      do {
        piece: while true {
          switch try decoder.next(&input) {
          case .content(let bytes): content += bytes
          case .partial: break piece
          case .end:
            return .content(
              String(decoding: content, as: UTF8.self), rest: input.count + bytes.count - end)
          }
        }
      } catch {
        #expect(error.code == .badRequest)
        return .refused
      }
    }
    return .partial(String(decoding: content, as: UTF8.self))
  }

  @Test func `a body of known length ends after that many bytes`() {
    #expect(decode("abcdef", length: "4") == .content("abcd", rest: 2))
    #expect(decode("abc", length: "4") == .partial("abc"))
    #expect(decode("", length: "0") == .content("", rest: 0))
  }

  @Test func `chunks are joined; extensions and trailers are dropped`() {
    #expect(
      decode("1\r\na\r\n0a;x=\"y\"\r\n0123456789\r\n0\r\n\r\nX") == .content("a0123456789", rest: 1)
    )
    #expect(decode("000\r\nA: b\r\nC: d\r\n\r\n") == .content("", rest: 0))
    #expect(decode("3\r\nab") == .partial("ab"))
    #expect(decode("1\r\na\r\n0\r\nA: b\r\n") == .partial("a"))
  }

  @Test(
    arguments: [
      "\r\n", "x\r\n", "-1\r\n", "+1\r\n", "0x1\r\n", "1 \r\n", " 1\r\n", "1\n", "1 ;a\r\n",
      "1;a\0\r\n", "1;a\rb\r\n", "1\r\nab\r\n", "1\r\na\n", "1\r\naX", "1000000000000000\r\n",
      "0\r\nno colon\r\n", "0\r\na: b\r\n c\r\n", "0\r\na : b\r\n",
      "1;" + String(repeating: "a", count: 1023) + "\r\n", String(repeating: "a", count: 2000),
      "0\r\n" + String(repeating: "a: b\r\n", count: 3000),
    ])
  func `a malformed chunk is rejected`(_ text: String) {
    #expect(decode(text) == .refused)
  }

  @Test func `the result does not depend on the chunks in which a body arrives`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    for text in ["3;a\r\nabc\r\n1\r\n\n\r\n0\r\nA: b\r\n\r\nGET", "3\r\nabc\r\n1 \r\nd"] {
      let whole = decode(text)
      for _ in 0..<200 {
        let count = Int.random(in: 0...8, using: &random)
        let ends = (0..<count).map { _ in Int.random(in: 0...text.utf8.count, using: &random) }
        #expect(decode(text, pieces: ends.sorted()) == whole, "seed \(seed): \(ends)")
      }
    }
  }
}
