import PetMapService
import TestSupport
import Testing

@Suite struct ByteRangeTests {
  private func range(_ headers: [HeaderField], size: Int = 10, method: String = "GET") -> ByteRange
  {
    let head = RequestHead(method, "/x", headers: HeaderFields(headers), peer: "", id: "")
    return ByteRange(head, tag: "\"7\"", size: size)
  }

  private func range(_ value: String, size: Int = 10) -> ByteRange {
    range([HeaderField("Range", value)], size: size)
  }

  @Test func `a single range selects a part`() {
    #expect(range("bytes=0-0") == .part(0..<1))
    #expect(range("bytes=2-5") == .part(2..<6))
    #expect(range("Bytes=2-") == .part(2..<10))
    #expect(range("bytes=-3") == .part(7..<10))
    #expect(range("bytes=-30") == .part(0..<10))
    #expect(range("bytes=9-99999999999999999999999") == .part(9..<10))
    #expect(range("bytes=0-9223372036854775807") == .part(0..<10))
  }

  @Test func `a range beyond the end cannot be satisfied`() {
    for value in ["bytes=10-", "bytes=10-20", "bytes=-0", "bytes=99999999999999999999-"] {
      #expect(range(value) == .unsatisfiable, "\(value)")
    }
    #expect(range("bytes=-1", size: 0) == .unsatisfiable)
    #expect(range("bytes=0-", size: 0) == .unsatisfiable)
  }

  @Test(
    arguments: [
      "bytes=", "bytes=-", "bytes=5-2", "bytes=1-2,4-5", "bytes=a-b", "bytes=+1-2", "items=0-1",
      "bytes", "bytes=1", "bytes=1-2-3", "bytes=1 - 2", "bytes=0x1-2", "",
    ])
  func `a header that is not a single byte range selects the whole content`(_ value: String) {
    #expect(range(value) == .whole)
  }

  @Test func `If-Range requires a strong tag, and only GET supports ranges`() {
    let part = HeaderField("Range", "bytes=1-2")
    #expect(range([part, HeaderField("If-Range", "\"7\"")]) == .part(1..<3))
    for tag in ["W/\"7\"", "\"8\"", "Mon, 23 Nov 2026 10:00:00 GMT", "7"] {
      #expect(range([part, HeaderField("If-Range", tag)]) == .whole, "\(tag)")
    }
    #expect(range([part], method: "HEAD") == .whole)
    #expect(range([part, part]) == .whole)
  }

  @Test func `random ranges match a simple count`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<cases(20_000, debug: 2000) {
      let size = Int.random(in: 0...12, using: &random)
      let first = Bool.random(using: &random) ? Int.random(in: 0...15, using: &random) : nil
      let last = Bool.random(using: &random) ? Int.random(in: 0...15, using: &random) : nil
      let value = "bytes=\(first.map(String.init) ?? "")-\(last.map(String.init) ?? "")"
      let expected = (0..<size).filter { index in
        if let first { return index >= first && index <= last ?? .max }
        return index >= size - (last ?? 0)
      }
      let found = range(value, size: size)
      let isWhole = first == nil && last == nil || first != nil && last != nil && last! < first!
      if isWhole {
        #expect(found == .whole, "\(value) of \(size), seed \(seed)")
      } else if let start = expected.first, let end = expected.last {
        #expect(found == .part(start..<end + 1), "\(value) of \(size), seed \(seed)")
      } else {
        #expect(found == .unsatisfiable, "\(value) of \(size), seed \(seed)")
      }
    }
  }
}
