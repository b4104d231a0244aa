import PetMapAnnouncements
import TestSupport
import Testing

struct Base64Tests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `texts match the test vectors`(text: String, encoded: String) {
    let unpadded = String(encoded.prefix { $0 != "=" })
    #expect(Base64.encoded(Array(text.utf8)) == encoded)
    #expect(Base64.encodedForURL(Array(text.utf8)) == unpadded)
    #expect(Base64.decoded(encoded.utf8) == Array(text.utf8))
    #expect(Base64.decodedFromURL(unpadded.utf8) == Array(text.utf8))
    #expect(Base64.decodedFromURL(encoded.utf8) == Array(text.utf8))
  }

  @Test func `the digits 62 and 63 differ in URLs`() {
    #expect(Base64.encoded([0xFB, 0xFF]) == "+/8=")
    #expect(Base64.encodedForURL([0xFB, 0xFF]) == "-_8")
    #expect(Base64.decodedFromURL("-_8".utf8) == [0xFB, 0xFF])
    #expect(Base64.decodedFromURL("+/8".utf8) == nil)
    #expect(Base64.decoded("-_8=".utf8) == nil)
  }

  @Test(arguments: ["A", "AAAAA", "A===", "====", "AA=A", "AA==AA==", "A A=", "AAA", "Zg=", "ą="])
  func `malformed texts are refused`(text: String) {
    #expect(Base64.decoded(text.utf8) == nil)
    if text != "AAA" { #expect(Base64.decodedFromURL(text.utf8) == nil) }
  }

  @Test func `random bytes are decoded again`() {
    var random = SeededRandom(seed: 7)
    for count in 0..<cases(1000, debug: 100) {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      #expect(Base64.decoded(Base64.encoded(bytes).utf8) == bytes, "\(random)")
      #expect(Base64.decodedFromURL(Base64.encodedForURL(bytes).utf8) == bytes, "\(random)")
    }
  }
}
