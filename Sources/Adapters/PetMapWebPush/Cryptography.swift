import CCrypto

/// An error from the cryptographic library.
public enum CryptographyError: Error, Sendable, Hashable {
  /// The library, libcrypto of OpenSSL 3, is not installed.
  case unavailable
  /// A private key is not a number from 1 to the order of the curve minus 1, in 32 bytes.
  case invalidPrivateKey
  /// A public key is not a point on the curve.
  case invalidPublicKey
  /// The library failed, as when memory is exhausted.
  case failed

  /// Throws the error that an outcome stands for, if any.
  static func check(_ outcome: petmap_crypto_outcome) throws(CryptographyError) {
    switch outcome {
    case PETMAP_CRYPTO_DONE: return
    case PETMAP_CRYPTO_BAD_SCALAR: throw .invalidPrivateKey
    case PETMAP_CRYPTO_BAD_POINT: throw .invalidPublicKey
    case PETMAP_CRYPTO_MISSING: throw .unavailable
    default: throw .failed
    }
  }
}

/// A private key of the curve P-256 (FIPS 186-5, secp256r1) with its public key.
package struct P256Key: Sendable, Hashable {
  /// The 32 bytes of the private key.
  package let scalar: [UInt8]
  /// The 65 bytes of the public key as an uncompressed point.
  package let point: [UInt8]

  /// Creates a key from 32 bytes.
  ///
  /// - Throws: ``CryptographyError``.
  package init(scalar: [UInt8]) throws(CryptographyError) {
    guard scalar.count == petmap_crypto_scalar_count else {
      throw .invalidPrivateKey
    }
    var point = [UInt8](repeating: 0, count: petmap_crypto_point_count)
    try CryptographyError.check(unsafe petmap_crypto_public_key(scalar, &point))
    self.scalar = scalar
    self.point = point
  }

  /// Returns a new key from the system's secure generator.
  ///
  /// - Throws: ``CryptographyError/unavailable``, ``CryptographyError/failed``.
  package static func random() throws(CryptographyError) -> P256Key {
    while true {
      do throws(CryptographyError) {
        return try P256Key(scalar: randomBytes(petmap_crypto_scalar_count))
      } catch .invalidPrivateKey {
        // One of 2³² numbers is not less than the order of the curve.
        continue
      }
    }
  }

  /// Returns the 32-byte secret that this key shares with another party's public key.
  ///
  /// - Throws: ``CryptographyError/invalidPublicKey`` if the point is not on the curve, or another
  ///   ``CryptographyError``.
  package func sharedSecret(with peer: [UInt8]) throws(CryptographyError) -> [UInt8] {
    guard peer.count == point.count else { throw .invalidPublicKey }
    var secret = [UInt8](repeating: 0, count: scalar.count)
    try CryptographyError.check(unsafe petmap_crypto_agree(scalar, peer, &secret))
    return secret
  }

  /// Returns the signature of a message: ECDSA with SHA-256, as two numbers of 32 bytes (ES256, RFC
  /// 7518, section 3.4).
  ///
  /// - Throws: ``CryptographyError/failed``.
  package func signature(of message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    var signature = [UInt8](
      repeating: 0, count: petmap_crypto_signature_count)
    try CryptographyError.check(
      unsafe petmap_crypto_sign(scalar, message, message.count, &signature))
    return signature
  }
}

/// AES-128 in Galois/Counter Mode (NIST SP 800-38D).
enum AES128GCM {
  static let keyCount = petmap_crypto_key_count
  static let nonceCount = petmap_crypto_nonce_count
  static let tagCount = petmap_crypto_tag_count

  /// Returns a text encrypted, followed by its tag.
  ///
  /// - Throws: ``CryptographyError/unavailable``, ``CryptographyError/failed``.
  static func sealed(
    _ text: [UInt8], key: [UInt8], nonce: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    precondition(key.count == keyCount && nonce.count == nonceCount)
    var sealed = [UInt8](repeating: 0, count: text.count + tagCount)
    try CryptographyError.check(
      unsafe petmap_crypto_seal(key, nonce, text, text.count, &sealed))
    return sealed
  }
}

/// Returns bytes from the system's secure generator.
func randomBytes(_ count: Int) -> [UInt8] {
  var random = SystemRandomNumberGenerator()
  return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
}
