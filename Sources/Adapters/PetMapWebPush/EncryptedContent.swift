package import PetMapAnnouncements

/// The content encoding `aes128gcm` (RFC 8188) with one record, and the keys of push messages (RFC
/// 8291).
package enum EncryptedContent {
  /// The number of bytes that encryption adds to the text and the padding of a push message: a header
  /// of 86 bytes, a delimiter, and a tag.
  package static let overhead = 21 + PushSubscription.keyCount + 1 + AES128GCM.tagCount

  /// The record size that the header of a push message states. Push services need not support bodies
  /// of more than 4,096 bytes (RFC 8030, section 7.2).
  static let recordSize: UInt32 = 4096

  static let saltCount = 16

  /// Returns the body of a push message.
  ///
  /// - Parameters:
  ///   - text: The text, which must fit in the body.
  ///   - bodyCount: The length of the body in bytes; `nil` for no padding.
  ///   - key: A key that is used for only this message.
  ///   - salt: 16 random bytes.
  /// - Throws: ``CryptographyError/invalidPublicKey`` if the subscription's key is not on the curve, or
  ///   another ``CryptographyError``.
  package static func message(
    _ text: [UInt8], to subscription: PushSubscription, bodyCount: Int?, key: P256Key,
    salt: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    let shared = try key.sharedSecret(with: subscription.key)
    let secret = SHA256.derivedKey(
      from: shared, salt: subscription.secret,
      info: "WebPush: info\u{0}".utf8 + subscription.key + key.point, count: 32)
    let padding = bodyCount.map { $0 - overhead - text.count } ?? 0
    return try encoded(
      text, padding: padding, secret: secret, salt: salt, keyID: key.point,
      recordSize: recordSize)
  }

  /// Returns a text as a header and one record (RFC 8188, section 2).
  ///
  /// - Parameters:
  ///   - padding: The number of bytes of padding. The text, the padding, and 17 more bytes must fit in
  ///     a record.
  ///   - secret: The input keying material.
  ///   - salt: 16 bytes that are not used again with the same secret.
  ///   - keyID: The identifier of the secret, at most 255 bytes.
  ///   - recordSize: The size of a record in bytes, with the tag.
  /// - Throws: ``CryptographyError/unavailable``, ``CryptographyError/failed``.
  package static func encoded(
    _ text: [UInt8], padding: Int, secret: [UInt8], salt: [UInt8], keyID: [UInt8],
    recordSize: UInt32
  ) throws(CryptographyError) -> [UInt8] {
    precondition(padding >= 0 && salt.count == saltCount)
    precondition(text.count + padding + 1 + AES128GCM.tagCount <= Int(recordSize))
    let key = SHA256.derivedKey(
      from: secret, salt: salt, info: Array("Content-Encoding: aes128gcm\u{0}".utf8),
      count: AES128GCM.keyCount)
    // The number of the first record, 0, does not change the nonce.
    let nonce = SHA256.derivedKey(
      from: secret, salt: salt, info: Array("Content-Encoding: nonce\u{0}".utf8),
      count: AES128GCM.nonceCount)
    // The delimiter of the last record.
    let record = text + [2] + [UInt8](repeating: 0, count: padding)
    let size = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: recordSize >> UInt32($0)) }
    return salt + size + [UInt8(keyID.count)] + keyID
      + (try AES128GCM.sealed(record, key: key, nonce: nonce))
  }
}
