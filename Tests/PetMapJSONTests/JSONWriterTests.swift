import Foundation
import PetMapJSON
import Testing

struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `commas appear only between values`() {
    let text = written { writer in
      writer.object { writer in
        writer.member("a", "x")
        writer.key("b")
        writer.array { writer in
          writer.number(1)
          writer.object { _ in }
          writer.array { writer in writer.null() }
          writer.bool(false)
          writer.raw("[2]")
        }
        writer.member("c", nil as String?)
      }
    }
    #expect(text == #"{"a":"x","b":[1,{},[null],false,[2]],"c":null}"#)
  }

  @Test func `output is appended to existing bytes`() {
    var bytes = Array("[".utf8)
    JSONWriter.append(to: &bytes) { $0.number(1) }
    bytes.append(0x2C)
    JSONWriter.append(to: &bytes) { $0.string("\u{1}\"\\\n\u{1F}/é") }
    #expect(String(decoding: bytes, as: UTF8.self) == #"[1,"\u0001\"\\\n\u001f/é""#)
  }

  @Test func `a third-party parser reads every character as written`() throws {
    var text = ""
    text.unicodeScalars.append(contentsOf: (0...0x2100).compactMap(Unicode.Scalar.init))
    text += "👩‍👩‍👧🏳️‍🌈\u{10FFFF}"
    let json = written { writer in writer.array { $0.string(text) } }
    let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(parsed?.first.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(arguments: [
    0, 1, -7, 33.8047935, 1e-5, 1e-300, 0.1 + 0.2, -179.99999999999997, 1e300,
    .leastNonzeroMagnitude,
  ])
  func `a number round-trips`(number: Double) {
    #expect(Double(written { $0.number(number) }) == number)
  }

  @Test(arguments: [
    (0.0005, 3, "0.001"), (-0.0005, 3, "-0.001"), (-0.0004, 3, "0"), (1234.5, 3, "1234.5"),
    (0.05, 3, "0.05"), (10, 3, "10"), (-0.0, 3, "0"), (2.5, 0, "3"), (-2.5, 0, "-3"),
    (999.9996, 3, "1000"), (1e18, 3, "1e+18"), (0.000000001, 9, "0.000000001"),
  ])
  func `a number is rounded half away from zero`(number: Double, decimals: Int, text: String) {
    #expect(written { $0.number(number, decimals: decimals) } == text)
  }

  @Test(arguments: [
    (5_222_970, 5, "52.2297"), (-5, 5, "-0.00005"), (0, 5, "0"), (100_000, 5, "1"),
    (Int64.min, 0, "-9223372036854775808"),
  ])
  func `a scaled integer has its decimal point in the right position`(
    units: Int64, decimals: Int, text: String
  ) {
    #expect(written { $0.number(units: units, decimals: decimals) } == text)
  }
}
