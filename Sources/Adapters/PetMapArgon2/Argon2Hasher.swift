import CArgon2
public import PetMapAnnouncements

/// Hashes passwords with Argon2id (RFC 9106), using libargon2, which is loaded on first use.
///
/// By default, computing a hash uses 19 MiB of memory and two passes in one lane, as OWASP
/// recommends for servers
/// (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html).
///
/// Hashes use the format of the reference implementation:
/// `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, where Base64 is unpadded. Hashes with other cost
/// parameters can be verified as well.
public struct Argon2Hasher: PasswordHasher {
  private static let saltCount = 16
  private static let hashCount = 32

  /// The memory cost in KiB.
  public let kibibytes: UInt32
  /// The number of passes over the memory.
  public let passes: UInt32

  /// Creates a hasher.
  ///
  /// - Precondition: `kibibytes` is at least 8 and `passes` at least 1.
  public init(kibibytes: UInt32 = 19 * 1024, passes: UInt32 = 2) {
    precondition(kibibytes >= 8 && passes >= 1)
    self.kibibytes = kibibytes
    self.passes = passes
  }

  /// Returns a new hash with a random salt from the system's secure generator.
  ///
  /// - Throws: ``PasswordHashingError/unavailable``, ``PasswordHashingError/outOfMemory``.
  public func hash(_ password: String) throws(PasswordHashingError) -> PasswordHash {
    var random = SystemRandomNumberGenerator()
    let salt = (0..<Self.saltCount).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let password = Array(password.utf8)
    var encoded = [CChar](repeating: 0, count: 256)
    let outcome = unsafe petmap_argon2_hash(
      passes, kibibytes, 1, password, password.count, salt, salt.count, Self.hashCount, &encoded,
      encoded.count)
    _ = try Self.isDone(outcome)
    let text = encoded.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return PasswordHash(text: String(decoding: text, as: UTF8.self))
  }

  /// Returns whether a password matches a hash, comparing in constant time.
  ///
  /// - Throws: ``PasswordHashingError``.
  public func matches(
    _ password: String, _ hash: PasswordHash
  ) throws(PasswordHashingError) -> Bool {
    let password = Array(password.utf8)
    return try Self.isDone(unsafe petmap_argon2_verify(hash.text, password, password.count))
  }

  /// - Returns: `false` for the wrong password.
  private static func isDone(_ outcome: petmap_argon2_outcome) throws(PasswordHashingError) -> Bool
  {
    switch outcome {
    case PETMAP_ARGON2_DONE: return true
    case PETMAP_ARGON2_MISMATCH: return false
    case PETMAP_ARGON2_NO_MEMORY: throw .outOfMemory
    case PETMAP_ARGON2_MISSING: throw .unavailable
    default: throw .unknownHash
    }
  }
}
