/// What opens an announcement to its reporter: six digits, 100000 to 999999.
///
/// Shown once, in the answer to the create request; kept as a ``PasswordHash`` only.
public struct ManagementPassword: Sendable, Hashable {
  /// The six digits.
  public let digits: String

  /// A new password, each of the 900,000 as likely as the others when the generator's bits are.
  public init(randomFrom generator: inout some RandomNumberGenerator) {
    digits = Int.random(in: 100_000...999_999, using: &generator).description
  }
}
