public import PetMapAnnouncements

/// The API error codes and their HTTP statuses (*HTTP API*, section 2).
public enum APIErrorCode: String, Sendable, Hashable, CaseIterable {
  case missingValue = "MISSING_VALUE"
  case invalidFormat = "INVALID_FORMAT"
  case invalidField = "INVALID_FIELD"
  case missingContact = "MISSING_CONTACT"
  case invalidParameter = "INVALID_PARAMETER"
  case missingFile = "MISSING_FILE"
  case invalidFileFormat = "INVALID_FILE_FORMAT"
  case malformedJSON = "MALFORMED_JSON"
  case malformedMultipart = "MALFORMED_MULTIPART"
  case badRequest = "BAD_REQUEST"
  case unauthenticated = "UNAUTHENTICATED"
  case unauthorized = "UNAUTHORIZED"
  case notFound = "NOT_FOUND"
  case methodNotAllowed = "METHOD_NOT_ALLOWED"
  case requestTimeout = "REQUEST_TIMEOUT"
  case conflict = "CONFLICT"
  case preconditionFailed = "PRECONDITION_FAILED"
  case payloadTooLarge = "PAYLOAD_TOO_LARGE"
  case uriTooLong = "URI_TOO_LONG"
  case headersTooLarge = "HEADERS_TOO_LARGE"
  case unsupportedMediaType = "UNSUPPORTED_MEDIA_TYPE"
  case rangeNotSatisfiable = "RANGE_NOT_SATISFIABLE"
  case idempotencyKeyReused = "IDEMPOTENCY_KEY_REUSED"
  case tooManyRequests = "TOO_MANY_REQUESTS"
  case internalServerError = "INTERNAL_SERVER_ERROR"
  case storeUnavailable = "STORE_UNAVAILABLE"

  /// The HTTP status of responses with this code.
  public var httpStatus: Int {
    switch self {
    case .missingValue, .invalidFormat, .invalidField, .missingContact, .invalidParameter,
      .missingFile, .invalidFileFormat, .malformedJSON, .malformedMultipart, .badRequest:
      400
    case .unauthenticated: 401
    case .unauthorized: 403
    case .notFound: 404
    case .methodNotAllowed: 405
    case .requestTimeout: 408
    case .conflict: 409
    case .preconditionFailed: 412
    case .payloadTooLarge: 413
    case .uriTooLong: 414
    case .unsupportedMediaType: 415
    case .rangeNotSatisfiable: 416
    case .idempotencyKeyReused: 422
    case .tooManyRequests: 429
    case .headersTooLarge: 431
    case .internalServerError: 500
    case .storeUnavailable: 503
    }
  }
}

extension DraftProblem {
  /// The error code in the API.
  public var code: APIErrorCode {
    switch reason {
    case .required, .empty: .missingValue
    case .badStatus, .badNewStatus, .badDecision, .badSightingStatus:
      isAbsent ? .missingValue : .invalidFormat
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
    case .outOfRange(let detail): "\(detail.name) \(detail.rule)"
    case .badEmail: "email format is invalid"
    case .badPhone: "invalid phone format"
    case .badDate: "invalid date format (expected YYYY-MM-DD)"
    case .dateInFuture: "\(field ?? "") cannot be in the future"
    case .badStatus: "status must be either MISSING or FOUND"
    case .badNewStatus: "status must be one of MISSING, FOUND, CLOSED"
    case .badCustody: "custody must be one of kept, shelter, seen"
    case .badDecision: "decision must be either mine or notMine"
    case .badSeenTime:
      "invalid date format (expected YYYY-MM-DD, or a time such as 2025-11-20T17:30:00Z)"
    case .beforeLoss:
      "\(field ?? "") cannot be more than \(FieldRule.daysBeforeLoss) days before the pet was lost"
    case .badSightingStatus: "status must be one of published, confirmed, hidden"
    case .badMailAddress(let problem): problem.rule
    case .badPush: "must be what PushSubscription.toJSON() returns"
    case .twoChannels: "push cannot be combined with mail"
    case .badLanguage:
      "language must be one of \(Language.allCases.map { $0.rawValue }.joined(separator: ", "))"
    case .onlyFound: "\(field ?? "") is only valid for a found pet"
    case .unknownField: "\(field ?? "") is not a valid field"
    case .noContact: "at least one contact method (email or phone) is required"
    }
  }
}

extension MailAddress.Problem {
  /// The rule that a text violates.
  fileprivate var rule: String {
    switch self {
    case .malformed: "mail must be an e-mail address"
    case .international:
      "mail must be in ASCII; for an international domain, use the form that begins with xn--"
    case .unusual: "mail must not need quotes, and must have a domain"
    case .tooLong: "mail must have at most 254 characters, 64 of them before the @"
    }
  }
}
