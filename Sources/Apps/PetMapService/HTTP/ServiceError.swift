import PetMapJSON
package import PetMapAnnouncements
package import PetMapAPI

/// An error that is sent in the API's error envelope.
package struct ServiceError: Error, Sendable, Hashable {
  package let code: APIErrorCode
  package let message: String
  /// The single input that caused the error, if any.
  package let field: String?
  /// Additional response headers.
  package var headers: [HeaderField] = []
  /// Whether the connection is closed after the response.
  package var closesConnection = false

  package init(
    _ code: APIErrorCode, _ message: String, field: String? = nil, headers: [HeaderField] = []
  ) {
    self.code = code
    self.message = message
    self.field = field
    self.headers = headers
  }

  /// The requested resource does not exist.
  package static let notFound = ServiceError(.notFound, "Resource not found")
  static let bodyTooLarge = ServiceError(
    .payloadTooLarge, "Request payload exceeds maximum size limit (100KB)")
  package static let internalError = ServiceError(.internalServerError, "Internal server error")

  /// Returns the response with the error envelope for a request.
  package func response(to requestID: String) -> Response {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("error")
      writer.object { writer in
        writer.member("requestId", requestID)
        writer.member("code", code.rawValue)
        writer.member("message", message)
        if let field { writer.member("field", field) }
      }
    }
    var response = Response.json(status: code.httpStatus, writer.bytes, headers: headers)
    response.closesConnection = closesConnection
    return response
  }
}

extension ServiceError {
  /// Creates the error that clients receive for a store error, without its internal cause.
  package init(_ error: StoreError) {
    switch error {
    case .microchipConflict:
      self.init(
        .conflict, "An entity with this value already exists", field: "microchipNumber")
    case .keyReused:
      self.init(
        .idempotencyKeyReused, "The idempotency key was used with a different body",
        field: CreationKey.headerName)
    case .notFound: self = .notFound
    case .tooManyPhotos:
      self.init(
        .conflict, "An announcement has at most \(StoredPhoto.limit) photos", field: "photo")
    case .lastPhoto:
      self.init(.conflict, "The last photo of an announcement cannot be removed", field: "photo")
    case .closed: self.init(.conflict, "The announcement is closed")
    case .tooManySightings:
      self.init(.conflict, "There are too many sightings of this pet to accept another one")
    case .tooManyAlerts:
      self.init(.conflict, "There are too many alerts for this receiver to add another one")
    case .changedSince:
      self.init(
        .preconditionFailed,
        "The announcement was changed in the meantime; get it again, and repeat the edit")
    case .unknownPhotos:
      self.init(
        .invalidFormat, "photos must be the numbers of all photos of the announcement",
        field: "photos")
    case .busy, .readOnly, .unavailable, .database: self = .storeUnavailable
    case .corrupt, .newerVersion, .olderVersion, .sourceNotNamed, .otherAnimals, .changesForgotten,
      .photosOfAnotherStore, .photosMissing, .photoDirectoryRequired, .targetNotEmpty:
      self = .internalError
    }
  }

  package static let storeUnavailable = ServiceError(
    .storeUnavailable, "The store is not available at the moment",
    headers: [HeaderField("Retry-After", "10")])

  /// A request has waited too long to start.
  package static let overloaded = ServiceError(
    .storeUnavailable, "Too many requests at the same time, try again later",
    headers: [HeaderField("Retry-After", "2")])

  /// Creates the error for a query parameter that violates a rule, such as `must be 1 or 2`.
  static func parameter(_ name: String, _ rule: String) -> ServiceError {
    ServiceError(.invalidParameter, "Parameter '\(name)' \(rule)", field: name)
  }

  package init(_ error: UTCOffset.HeaderError) {
    self.init(.invalidParameter, error.message, field: UTCOffset.headerName)
  }

  package init(_ problem: DraftProblem) {
    self.init(problem.code, problem.message, field: problem.field)
  }
}
