import Foundation
import PetMapJSON
import TestSupport
import Testing

struct JSONParserTests {
  private func parsed(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }

  private func error(_ bytes: [UInt8], depthLimit: Int = 128) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONValue(parsing: bytes, depthLimit: depthLimit)
      return nil
    } catch {
      return error
    }
  }

  @Test func `members keep their order and numbers their text`() throws {
    let object = try #require(
      parsed(#" {"b" : [1.50, -0, 1E+2] , "a":{"":null}, "b":true} "#).object)
    #expect(object.members.map(\.name) == ["b", "a", "b"])
    #expect(
      object.members[0].value.array?.compactMap { $0.number?.text } == ["1.50", "-0", "1E+2"])
    #expect(object["b"] == .bool(true))
    #expect(object["a"]?.object?[""] == .null)
    #expect(object["A"] == nil)
  }

  @Test func `names are compared by their scalars`() throws {
    let object = try #require(parsed("{\"\u{E9}\":1,\"e\u{301}\":2}").object)
    #expect(object["\u{E9}"]?.number?.integer == 1)
    #expect(object["e\u{301}"]?.number?.integer == 2)
  }

  @Test(arguments: [
    ("5", 5), ("5.0", 5), ("1e1", 10), ("-0", 0), ("0e99", 0), ("120e-1", 12), ("1.5", nil),
    ("1e-1", nil), ("1.25e1", nil), ("-9223372036854775808", Int.min),
    ("9223372036854775808", nil), ("1e400", nil), ("1e-999999999999999999999", nil),
    ("100000000000000000000e-20", 1), ("0.5e1", 5),
  ])
  func `a number with an integral value is an integer`(text: String, integer: Int?) throws {
    #expect(try parsed(text).number?.integer == integer)
  }

  @Test(arguments: [("1e400", true), ("5.0", true), ("0.0", true), ("1.5", false), ("5e-1", false)])
  func `a number of any magnitude can be whole`(text: String, isWhole: Bool) throws {
    #expect(try parsed(text).number?.isWhole == isWhole)
  }

  @Test func `escapes are decoded`() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\udC36\u0000""#
    #expect(try parsed(text).string == "\"\\/\u{8}\u{C}\n\r\tAé🐶\u{0}")
  }

  @Test(
    arguments: [
      ("", .unexpectedEnd, 0), (" ", .unexpectedEnd, 1), ("[1,]", .unexpectedByte, 3),
      ("{,}", .unexpectedByte, 1), ("{\"a\" 1}", .unexpectedByte, 5), ("[1 2]", .unexpectedByte, 3),
      ("{\"a\":1,}", .unexpectedByte, 7), ("1 1", .unexpectedByte, 2), ("[1}", .unexpectedByte, 2),
      ("01", .badNumber, 0), ("-01", .badNumber, 1), ("1.", .unexpectedEnd, 2),
      ("1.x", .badNumber, 2), ("-", .unexpectedEnd, 1), ("+1", .unexpectedByte, 0),
      (".5", .unexpectedByte, 0), ("1e", .unexpectedEnd, 2), ("1e+]", .badNumber, 3),
      ("NaN", .unexpectedByte, 0), ("nul", .unexpectedEnd, 3), ("nulL", .unexpectedByte, 3),
      ("truee", .unexpectedByte, 4), ("\"a", .unexpectedEnd, 2), ("\"\t\"", .controlCharacter, 1),
      (#""\x""#, .badEscape, 1), (#""\u12g4""#, .badEscape, 1), (#""\u12"#, .unexpectedEnd, 5),
      (#""\ud83d""#, .loneSurrogate, 1), (#""\ud83dx""#, .loneSurrogate, 1),
      (#""\udc36\ud83d""#, .loneSurrogate, 1), (#""\ud83d\u0041""#, .loneSurrogate, 1),
      ("'a'", .unexpectedByte, 0), ("[1]//", .unexpectedByte, 3), ("\u{FEFF}1", .unexpectedByte, 0),
      ("[", .unexpectedEnd, 1), ("{\"a\"", .unexpectedEnd, 4), ("{1:2}", .unexpectedByte, 1),
    ] as [(String, JSONError.Reason, Int)])
  func `invalid JSON is rejected with its location`(
    text: String, reason: JSONError.Reason, offset: Int
  ) {
    let error = error(Array(text.utf8))
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xFF], [0xC3, 0x28], [0xE2, 0x82, 0x28], [0xF0, 0x9F, 0x90, 0x28],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are rejected`(bytes: [UInt8]) {
    #expect(error([0x22] + bytes + [0x22])?.reason == .notUTF8)
    #expect(String(validating: bytes, as: UTF8.self) == nil)
  }

  @Test func `errors have a line and a column`() {
    let error = error(Array("[1,\n 2,\n  x]".utf8))
    #expect(error?.line == 3)
    #expect(error?.column == 3)
  }

  @Test func `nesting beyond the limit is an error, not a crash`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: 0x5B, count: depth) + Array(repeating: 0x5D, count: depth)
    }
    #expect(error(nested(128)) == nil)
    #expect(error(nested(129))?.reason == .tooDeep)
    #expect(error(nested(129))?.offset == 128)
    #expect(error(Array(repeating: 0x5B, count: 1_000_000))?.reason == .tooDeep)
    let objects = Array(String(repeating: "{\"a\":", count: 100_000).utf8)
    #expect(error(objects)?.reason == .tooDeep)
  }

  @Test func `random text is accepted if a third-party parser accepts it`() throws {
    var random = SeededRandom(seed: 20_261_122)
    let alphabet = Array("[]{},:\"\\ntruefalsn0123.eE+-u \n/aé".utf8)
    let pieces = [
      "{\"a\":", "[1,2]", "null", "\"x\"", "-1.5e3", "true", ",", "]", "}", "[", "{", "\"\\u0041\"",
    ]
    for _ in 0..<cases(30_000, debug: 3_000) {
      var bytes: [UInt8] = []
      for _ in 0..<random.int(in: 1...6) {
        bytes += pieces[random.int(in: 0...pieces.count - 1)].utf8
        if random.int(in: 0...3) == 0 {
          bytes.append(alphabet[random.int(in: 0...alphabet.count - 1)])
        }
      }
      // Foundation accepts a trailing comma in an array.
      if String(decoding: bytes, as: UTF8.self).contains(",]") { continue }
      let ours = error(bytes)
      let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      #expect(
        (ours == nil) == (theirs != nil),
        "\(random): \(String(decoding: bytes, as: UTF8.self)), ours: \(String(describing: ours))")
    }
  }
}
