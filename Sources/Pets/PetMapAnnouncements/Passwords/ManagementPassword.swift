/// A management password, with which a reporter manages an announcement: six digits from 100000 to
/// 999999.
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
