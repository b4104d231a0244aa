/// A password's salted hash as text, with its parameters: `$argon2id$v=19$…`.
///
/// A type of its own, so that no hash is ever taken for a password or for a text to show.
public struct PasswordHash: Sendable, Hashable {
  /// The hash in the notation of the function that made it.
  public let text: String

  /// A hash by its text, which is not checked.
  public init(text: String) { self.text = text }
}

/// Hashes passwords with a salted memory-hard function. Slow and blocking on purpose: its caller
/// does it on a thread of its own.
public protocol PasswordHasher: Sendable {
  /// A new hash with a salt of its own.
  func hash(_ password: String) throws(PasswordHashingError) -> PasswordHash

  /// Whether a password is the one of a hash, compared in constant time.
  func matches(_ password: String, _ hash: PasswordHash) throws(PasswordHashingError) -> Bool
}

/// Why no hash could be made or compared.
public enum PasswordHashingError: Error, Sendable, Hashable {
  /// The memory that the function needs is not there.
  case outOfMemory
  /// The text is no hash that the function knows.
  case unknownHash
  /// The library that hashes cannot be opened.
  case unavailable
}
