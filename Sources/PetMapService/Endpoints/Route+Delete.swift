import PetMapReports
import PetMapThreads

extension Route {
  static let delete = [
    Route(
      "DELETE", "/api/admin/v1/announcements/{id}", "deleteAnnouncementAsAdmin",
      "Deletes an announcement and its photo",
      description: OperationDescription(
        parameters: [Schema.idParameter], successes: [.init(204, "It is gone")],
        errors: [.unauthenticated, .notFound, .storeUnavailable], security: ["admin"],
        tag: "administration"),
      isSlow: true
    ) { (service, call) throws(ServiceError) in
      .respond(try service.delete(service.authorizeAdmin(call)))
    },
    Route(
      "DELETE", "/api/v1/announcements/{id}", "deleteAnnouncement",
      "Deletes an announcement and its photo",
      description: OperationDescription(
        parameters: [Schema.idParameter], successes: [.init(204, "It is gone")],
        errors: [
          .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .storeUnavailable,
        ],
        security: ["password", "admin"]),
      isSlow: true, isSerial: true
    ) { (service, call) throws(ServiceError) in
      .respond(try service.delete(service.authorizeOwner(call)))
    },
  ]
}

extension Service {
  fileprivate func delete(_ id: AnnouncementID) throws(ServiceError) -> Response {
    try removing(id)
    attempts.withLock { $0.forget(id) }
    return Response(status: 204)
  }
}
