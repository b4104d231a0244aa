/// What is wrong with a draft, and where: the first problem in the order of the checks.
public struct DraftProblem: Error, Sendable, Hashable {
  /// Which rule is broken.
  public enum Reason: Sendable, Hashable {
    /// Nothing was sent at all.
    case noBody
    /// A required value is absent.
    case required
    /// A value of another type: `Expected string, received number`.
    case wrongType(expected: String, received: String)
    /// A required text that is empty.
    case empty
    case controlCharacters
    /// More Unicode scalars than the limit.
    case tooLong(limit: Int)
    /// An age with a fraction.
    case fraction
    case ageNotPositive
    case ageTooHigh
    /// A microchip number with anything but the digits 0 to 9, or empty.
    case notDigits
    case latitudeOutOfRange
    case longitudeOutOfRange
    case badEmail
    case badPhone
    case badDate
    case dateInFuture
    /// Neither `MISSING` nor `FOUND`.
    case badStatus
    /// None of `MISSING`, `FOUND` and `CLOSED`, where an announcement's status is changed.
    case badNewStatus
    /// A member that is not part of the model.
    case unknownField
    /// Neither an email address nor a phone number.
    case noContact
  }

  /// Which rule is broken.
  public let reason: Reason
  /// The member's name, `contact` when both of its members are absent; nil for the whole body.
  public let field: String?
  /// Whether the value is absent rather than wrong: `status` has one message for both.
  package let isAbsent: Bool

  package init(_ reason: Reason, field: String?, isAbsent: Bool = false) {
    self.reason = reason
    self.field = field
    self.isAbsent = isAbsent
  }

  /// The body of the request is empty.
  public static let noBody = DraftProblem(.noBody, field: nil)

  package init(_ reason: Reason, _ field: PetField) { self.init(reason, field: field.name) }
}
