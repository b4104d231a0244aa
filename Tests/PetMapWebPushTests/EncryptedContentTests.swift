import PetMapAnnouncements
import PetMapWebPush
import Testing

struct EncryptedContentTests {
  private func bytes(_ encoded: String) throws -> [UInt8] {
    try #require(Base64.decodedFromURL(encoded.utf8))
  }

  /// RFC 8188, section 3.1.
  @Test func `a record matches the test vector`() throws {
    let content = try EncryptedContent.encoded(
      Array("I am the walrus".utf8), padding: 0, secret: bytes("yqdlZ-tYemfogSmv7Ws5PQ"),
      salt: bytes("I1BsxtFttlv3u_Oo94xnmw"), keyID: [], recordSize: 4096)
    #expect(
      Base64.encodedForURL(content)
        == "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg")
  }

  /// RFC 8188, section 3.2, has two records; the first is as long as one with padding.
  @Test func `padding is encrypted`() throws {
    let content = try EncryptedContent.encoded(
      [], padding: 9, secret: bytes("BO3ZVPxUlnLORbVGMpbT1Q"),
      salt: bytes("uNCkWiNYzKTnBN9ji3-qWA"),
      keyID: Array("a1".utf8), recordSize: 26)
    #expect(content.count == 16 + 4 + 1 + 2 + 26)
    #expect(content[16..<23] == [0, 0, 0, 26, 2, 97, 49])
  }

  /// RFC 8291, section 5 and appendix A.
  @Test func `a push message matches the test vector`() throws {
    let subscription = try PushSubscription(
      endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
      encodedKey:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      encodedSecret: "BTBZMqHH6r4Tts7J_aSIgg")
    let key = try P256Key(scalar: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    #expect(
      Base64.encodedForURL(key.point)
        == "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
    )
    let body = try EncryptedContent.message(
      Array("When I grow up, I want to be a watermelon".utf8), to: subscription, bodyCount: nil,
      key: key, salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"))
    #expect(
      Base64.encodedForURL(body)
        == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        + "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        + "lcy4a-fN")
  }

  @Test func `both parties of a key agreement compute the same secret`() throws {
    let keys = try (P256Key.random(), P256Key.random())
    #expect(keys.0 != keys.1)
    #expect(
      try keys.0.sharedSecret(with: keys.1.point) == keys.1.sharedSecret(with: keys.0.point))
  }

  @Test func `only numbers below the order of the curve are private keys`() throws {
    let order = try bytes("_____wAAAAD__________7zm-q2nF56E87nKwvxjJVE")
    var (largest, zero) = (order, [UInt8](repeating: 0, count: 32))
    largest[31] -= 1
    let one = zero.dropLast() + [1]
    for scalar in [largest, Array(one)] { _ = try VAPIDKey(privateKey: scalar) }
    for scalar in [order, zero, [UInt8](repeating: 0xFF, count: 32), [], one + [0]] {
      #expect(throws: CryptographyError.invalidPrivateKey) {
        try VAPIDKey(privateKey: Array(scalar))
      }
    }
    zero[0] = 1
    #expect(try VAPIDKey(privateKey: zero).privateKey == zero)
  }

  @Test func `points that are not on the curve are refused`() throws {
    let key = try P256Key.random()
    var twisted = try P256Key.random().point
    twisted[64] ^= 1
    let compressed = [2] + twisted[1..<33] + [UInt8](repeating: 0, count: 32)
    let infinity = [UInt8](repeating: 0, count: 65)
    let large = [4] + [UInt8](repeating: 0xFF, count: 64)
    for point in [twisted, Array(compressed), infinity, large, [0], []] {
      #expect(throws: CryptographyError.invalidPublicKey) { try key.sharedSecret(with: point) }
    }
  }
}
