/// The first problem found in a draft, in validation order.
public struct DraftProblem: Error, Sendable, Hashable {
  /// The violated rule.
  public enum Reason: Sendable, Hashable {
    /// A required value is missing.
    case required
    /// A value has the wrong type: `Expected string, received number`.
    case wrongType(expected: String, received: String)
    /// A required text field is empty.
    case empty
    case controlCharacters
    /// A string has more Unicode scalars than the limit.
    case tooLong(limit: Int)
    /// An age is not a whole number.
    case fraction
    case ageNotPositive
    case ageTooHigh
    /// A microchip number is empty or contains characters other than the digits 0 to 9.
    case notDigits
    case latitudeOutOfRange
    case longitudeOutOfRange
    case badEmail
    case badPhone
    case badDate
    case dateInFuture
    /// The status is neither `MISSING` nor `FOUND`.
    case badStatus
    /// A new status is not `MISSING`, `FOUND` or `CLOSED`.
    case badNewStatus
    /// A member is not defined by the API.
    case unknownField
    /// There is neither an email address nor a phone number.
    case noContact
  }

  /// The violated rule.
  public let reason: Reason
  /// The name of the member, `contact` if both contact fields are missing, or `nil` for the entire
  /// body.
  public let field: String?
  /// Whether the value is missing rather than invalid. The message for `status` is the same in both
  /// cases.
  package let isAbsent: Bool

  package init(_ reason: Reason, field: String?, isAbsent: Bool = false) {
    self.reason = reason
    self.field = field
    self.isAbsent = isAbsent
  }

  package init(_ reason: Reason, _ field: PetField) { self.init(reason, field: field.name) }
}
