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
