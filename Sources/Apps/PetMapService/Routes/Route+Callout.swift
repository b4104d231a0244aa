import PetMapAPI
import PetMapAnnouncements
import PetMapParameters
import PetMapRequests

extension Route {
  static let callout = Route(
    "GET", "/api/v1/announcements/{id}/callout", "getCallout",
    "Lays out an announcement's callout in a viewport, like petmap callout",
    description: OperationDescription(
      parameters: [Schema.idParameter] + Schema.parameters(of: CalloutRequest.self),
      successes: [
        .init(
          200, "The layout, or a picture of it if Accept prefers one",
          [
            (MediaType.json, Schema.object), ("image/svg+xml", Schema.string),
            ("image/png", Schema.binary),
          ])
      ], errors: [.notFound, .invalidParameter, .storeUnavailable], tag: "map"),
    work: .reading
  ) { (service, call) throws(ServiceError) in
    let found = try service.announcement(call)
    guard let draw = service.environment.callout else { throw .notFound }
    let request = try CalloutRequest(of: call)
    let format = CalloutFormat(AcceptedTypes(call.head.headers.values(of: "Accept")))
    let photo = format == .json ? 0 : try service.decodedPixels(ofPhotoOf: found.id)
    let bytes = try service.pixelBudget.holding(format.pixelCount(of: request), photo: photo) {
      () throws(ServiceError) in try draw(found.announcement, request, format)
    }
    var response = Response.content(bytes, type: format.mediaType)
    response.headers.append(HeaderField("Vary", "Accept"))
    return .respond(
      service.represented(response, to: call.head, cacheControl: service.cacheControl(of: found.id))
    )
  }
}
