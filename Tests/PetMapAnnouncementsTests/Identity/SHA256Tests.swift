import PetMapAnnouncements
import Testing

struct SHA256Tests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func `digests match the test vectors`(message: String, digest: String) {
    #expect(hex(SHA256.digest(of: Array(message.utf8))) == digest)
  }

  /// RFC 4231, test cases 2 and 6.
  @Test func `HMACs match the test vectors`() {
    #expect(
      hex(
        SHA256.authenticationCode(
          of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      hex(
        SHA256.authenticationCode(
          of: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
          key: [UInt8](repeating: 0xAA, count: 131)))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  /// RFC 5869, appendices A.1, A.2 and A.3.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0B, count: 22), [UInt8](0...0x0C), [UInt8](0xF0...0xF9), 42,
      "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    ),
    (
      [UInt8](0...0x4F), [UInt8](0x60...0xAF), [UInt8](0xB0...0xFF), 82,
      "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e"
        + "590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87"
    ),
    (
      [UInt8](repeating: 0x0B, count: 22), [], [], 42,
      "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
    ),
  ])
  func `derived keys match the test vectors`(
    secret: [UInt8], salt: [UInt8], info: [UInt8], count: Int, key: String
  ) {
    #expect(hex(SHA256.derivedKey(from: secret, salt: salt, info: info, count: count)) == key)
  }
}
