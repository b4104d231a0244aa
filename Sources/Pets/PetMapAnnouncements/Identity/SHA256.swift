/// SHA-256 (FIPS 180-4), HMAC-SHA-256 (RFC 2104), and the key derivation based on it (HKDF,
/// RFC 5869).
public enum SHA256 {
  private static let roundConstants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]

  /// Returns the 32-byte digest of a message.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  public static func digest(of message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
      0x5BE0_CD19,
    ]
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bitCount = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    for start in stride(from: 0, to: padded.count, by: 64) {
      compress(padded[start..<start + 64], into: &state)
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// Returns the 32-byte authentication code of a message under a key.
  ///
  /// - Complexity: O(*n*) in the lengths of both.
  public static func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var block = key.count > 64 ? digest(of: key) : key
    block += [UInt8](repeating: 0, count: 64 - block.count)
    let inner = digest(of: block.map { $0 ^ 0x36 } + message)
    return digest(of: block.map { $0 ^ 0x5C } + inner)
  }

  /// Returns key material that is derived from a secret (HKDF-SHA-256: extract, then expand).
  ///
  /// - Parameters:
  ///   - secret: The input keying material.
  ///   - salt: A value that need not be secret.
  ///   - info: What the key is for.
  ///   - count: The number of bytes, at most 8,160.
  /// - Complexity: O(*n*) in the lengths of the arguments and in `count`.
  package static func derivedKey(
    from secret: [UInt8], salt: [UInt8], info: [UInt8], count: Int
  ) -> [UInt8] {
    precondition((0...255 * 32).contains(count))
    let key = authenticationCode(of: secret, key: salt)
    var material: [UInt8] = []
    var block: [UInt8] = []
    var number: UInt8 = 0
    while material.count < count {
      number += 1
      block = authenticationCode(of: block + info + [number], key: key)
      material += block
    }
    return Array(material.prefix(count))
  }

  /// Processes a block of 64 bytes (FIPS 180-4, section 6.2.2).
  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = []
    words.reserveCapacity(64)
    for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      words.append(block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for t in 16..<64 {
      let (w2, w15) = (words[t - 2], words[t - 15])
      let s0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >> 3)
      let s1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >> 10)
      words.append(words[t - 16] &+ s0 &+ words[t - 7] &+ s1)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & f ^ ~e & g
      let t1 = h &+ s1 &+ choice &+ roundConstants[t] &+ words[t]
      let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ t1)
      (d, c, b, a) = (c, b, a, t1 &+ s0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
