import PetMapJSON
package import PetMapAnnouncements
package import PetMapAPI

/// Why a request was refused, as the error envelope says it.
package struct ServiceError: Error, Sendable, Hashable {
  package let code: APIErrorCode
  package let message: String
  /// The single input that is to blame; nil when there is none.
  package let field: String?
  /// Headers of the response beside those of every response.
  package var headers: [HeaderField] = []
  /// Whether the connection ends with the response.
  package var closesConnection = false

  package init(
    _ code: APIErrorCode, _ message: String, field: String? = nil, headers: [HeaderField] = []
  ) {
    self.code = code
    self.message = message
    self.field = field
    self.headers = headers
  }

  /// Whatever was asked for is not there.
  package static let notFound = ServiceError(.notFound, "Resource not found")
  static let bodyTooLarge = ServiceError(
    .payloadTooLarge, "Request payload exceeds maximum size limit (100KB)")
  package static let internalError = ServiceError(.internalServerError, "Internal server error")

  /// The response with the error envelope of one request.
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
  /// What a client is told of a store's failure: its cause is nobody's business outside.
  package init(_ error: StoreError) {
    switch error {
    case .microchipConflict:
      self.init(
        .conflict, "An entity with this value already exists", field: "microchipNumber")
    case .keyReused:
      self.init(
        .idempotencyKeyReused, "The idempotency key was used with another body",
        field: CreationKey.headerName)
    case .notFound: self = .notFound
    case .busy, .readOnly, .unavailable: self = .storeUnavailable
    case .corrupt, .newerVersion, .sourceNotNamed, .changesForgotten, .photosOfAnotherStore,
      .photosMissing:
      self = .internalError
    }
  }

  package static let storeUnavailable = ServiceError(
    .storeUnavailable, "The store cannot be written at the moment",
    headers: [HeaderField("Retry-After", "10")])

  package init(_ problem: ParameterProblem) {
    self.init(problem.code, problem.message, field: problem.name)
  }

  package init(_ problem: DraftProblem) {
    self.init(problem.code, problem.message, field: problem.field)
  }
}
