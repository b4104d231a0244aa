import PetMapJSON
import PetMapReports

extension Route {
  static let status = Route(
    "PUT", "/api/v1/announcements/{id}/status", "setStatus",
    "Changes an announcement's status",
    description: OperationDescription(
      parameters: [Schema.idParameter],
      body: ("application/json", Schema.reference("StatusChange")),
      successes: [
        .init(
          200, "The announcement as it is now",
          [(MediaType.json, Schema.reference("Announcement"))])
      ],
      errors: [
        .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .unsupportedMediaType,
        .payloadTooLarge, .malformedJSON, .missingValue, .invalidFormat, .invalidField,
        .storeUnavailable,
      ], security: ["password", "admin"]),
    isSlow: true, isSerial: true
  ) { (service, call) throws(ServiceError) in
    let id = try service.authorizeOwner(call)
    return try JSONBody.receive(call.head) { (body) throws(ServiceError) in
      try service.setStatus(body, of: id)
    }
  }
}

extension Service {
  fileprivate func setStatus(
    _ body: JSONValue, of id: AnnouncementID
  ) throws(ServiceError) -> Response {
    let status: AnnouncementStatus
    do {
      status = try StatusBody.status(body)
    } catch {
      throw ServiceError(error)
    }
    let stored = try storing { (store) throws(StoreError) in
      try store.setStatus(status, of: id, at: environment.now())
    }
    return .json(stored.announcement.jsonBytes)
  }
}
