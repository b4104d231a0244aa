public import PetMapAnnouncements

extension DraftProblem {
  /// The error code in the API.
  public var code: APIErrorCode {
    switch reason {
    case .required, .empty: .missingValue
    case .badStatus, .badNewStatus: isAbsent ? .missingValue : .invalidFormat
    case .unknownField: .invalidField
    case .noContact: .missingContact
    default: .invalidFormat
    }
  }

  /// The error message in the API (*HTTP API*, section 4.3).
  public var message: String {
    switch reason {
    case .required: "Required"
    case .wrongType(let expected, let received): "Expected \(expected), received \(received)"
    case .empty: "cannot be empty"
    case .controlCharacters: "must not contain control characters"
    case .tooLong(let limit): "must be at most \(limit) characters"
    case .fraction: "Expected integer, received float"
    case .ageNotPositive: "age must be a positive integer"
    case .ageTooHigh: "age must be at most 150"
    case .notDigits: "must contain only digits"
    case .latitudeOutOfRange: "latitude must be between -90 and 90"
    case .longitudeOutOfRange: "longitude must be between -180 and 180"
    case .badEmail: "email format is invalid"
    case .badPhone: "invalid phone format"
    case .badDate: "invalid date format (expected YYYY-MM-DD)"
    case .dateInFuture: "lastSeenDate cannot be in the future"
    case .badStatus: "status must be either MISSING or FOUND"
    case .badNewStatus: "status must be one of MISSING, FOUND, CLOSED"
    case .unknownField: "\(field ?? "") is not a valid field"
    case .noContact: "at least one contact method (email or phone) is required"
    }
  }
}
