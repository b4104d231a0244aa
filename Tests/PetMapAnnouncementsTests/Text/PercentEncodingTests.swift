import PetMapAnnouncements
import Testing

@Suite struct PercentEncodingTests {
  @Test func `all bytes but the unreserved characters are encoded by default`() {
    #expect(PercentEncoding.encoded("aZ09-._~") == "aZ09-._~")
    #expect(PercentEncoding.encoded("a b/ż%") == "a%20b%2F%C5%BC%25")
    #expect(
      PercentEncoding.encoded("a b/ż%") { $0 >= 0x80 || $0 == UInt8(ascii: "/") }
        == "%61%20%62/ż%25")
  }

  @Test(arguments: [
    ("%41%c5%BC", "Aż"), ("%", "%"), ("%4", "%4"), ("%4%41", "%4A"), ("%+1", "%+1"), ("+", "+"),
  ])
  func `malformed escapes are kept`(text: String, decoded: String) {
    #expect(String(decoding: PercentEncoding.decoded(Array(text.utf8)), as: UTF8.self) == decoded)
  }
}
