import PetMapJSON
import PetMapReports

extension Route {
  static let one = Route(
    "GET", "/api/v1/announcements/{id}", "getAnnouncement", "One announcement",
    description: OperationDescription(
      parameters: [Schema.idParameter],
      successes: [
        .init(
          200, "The announcement, whatever its status and with or without a photo",
          [(MediaType.json, Schema.reference("Announcement"))])
      ],
      errors: [.notFound])
  ) { (service, call) throws(ServiceError) in
    guard let text = call["id"], let id = AnnouncementID(text),
      let bytes = service.live.json(of: id)
    else { throw .notFound }
    return .json(bytes)
  }
}

extension Service {
  /// The announcement that a path names, with its id.
  func announcement(
    _ call: Call
  ) throws(ServiceError) -> (id: AnnouncementID, announcement: Announcement) {
    guard let text = call["id"], let id = AnnouncementID(text), let found = live[id] else {
      throw .notFound
    }
    return (id, found)
  }
}

extension Announcement {
  /// The announcement as the API's JSON.
  var jsonBytes: [UInt8] {
    var bytes: [UInt8] = []
    appendJSON(to: &bytes)
    return bytes
  }
}
