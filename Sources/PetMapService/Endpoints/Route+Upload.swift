import PetMapReports

extension Route {
  static let upload = Route(
    "POST", "/api/v1/announcements/{id}/photos", "uploadPhoto",
    "Gives an announcement its photo, which publishes it",
    description: OperationDescription(
      parameters: [Schema.idParameter],
      body: ("multipart/form-data", Schema.photoForm),
      successes: [.init(201, "The photo is stored", [(MediaType.json, #"{"type":"object"}"#)])],
      errors: [
        .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .payloadTooLarge,
        .malformedMultipart, .missingFile, .invalidField, .invalidFileFormat, .storeUnavailable,
      ], security: ["password"], tag: "photos"),
    isSlow: true, isSerial: true
  ) { (service, call) throws(ServiceError) in
    let id = try service.authorizeReporter(call)
    let boundary = try PhotoUpload.boundary(call.head)
    return .receive(
      PhotoUpload(boundary: boundary, room: service.uploadRoom) {
        (bytes, format) throws(ServiceError) in
        _ = try service.storing { (store) throws(StoreError) in
          try store.publishPhoto(bytes, format: format, of: id, at: service.environment.now())
        }
      })
  }
}

extension PhotoUpload {
  /// The form's boundary (RFC 2046, 5.1.1).
  fileprivate static func boundary(_ head: RequestHead) throws(ServiceError) -> String {
    if let length = head.declaredLength, length > bodyLimit { throw tooLarge }
    let type = HeaderValue(head.headers["Content-Type"] ?? "")
    guard type.token.equalsIgnoringCase("multipart/form-data") else { throw missing }
    guard let boundary = type["boundary"], (1...70).contains(boundary.utf8.count),
      boundary.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
    else { throw malformed }
    return boundary
  }
}
