/// A management password, which a reporter needs to manage an announcement: a six-digit number from
/// 100000 to 999999.
///
/// It is returned once, in the response to the create request, and stored only as a
/// ``PasswordHash``.
public struct ManagementPassword: Sendable, Hashable {
  /// The six digits.
  public let digits: String

  /// Creates a random password. All 900,000 passwords are equally likely if the generator's bits
  /// are uniform.
  public init(randomFrom generator: inout some RandomNumberGenerator) {
    digits = Int.random(in: 100_000...999_999, using: &generator).description
  }
}

/// A salted password hash, encoded as text with its parameters: `$argon2id$v=19$…`.
///
/// A separate type prevents hashes from being confused with passwords or displayed text.
public struct PasswordHash: Sendable, Hashable {
  /// The hash as encoded by the hash function.
  public let text: String

  /// Creates a hash from its text, which is not validated.
  public init(text: String) { self.text = text }
}

/// Hashes passwords with a salted memory-hard function. The methods are intentionally slow and
/// block, so call them on a dedicated thread.
public protocol PasswordHasher: Sendable {
  /// Returns the hash of a password with a random salt.
  func hash(_ password: String) throws(PasswordHashingError) -> PasswordHash

  /// Returns whether a password matches a hash, comparing in constant time.
  func matches(_ password: String, _ hash: PasswordHash) throws(PasswordHashingError) -> Bool
}

/// An error while computing or comparing a hash.
public enum PasswordHashingError: Error, Sendable, Hashable {
  /// There is not enough memory for the hash function.
  case outOfMemory
  /// The text is not a hash in a known format.
  case unknownHash
  /// The hashing library cannot be loaded.
  case unavailable
}
