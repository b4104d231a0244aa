import PetMapReports

extension Route {
  static let callout = Route(
    "GET", "/api/v1/announcements/{id}/callout", "getCallout",
    "The layout of an announcement's callout in a viewport, as petmap callout makes it",
    description: OperationDescription(
      parameters: [Schema.idParameter] + CalloutRequest.parameters,
      successes: [
        .init(
          200, "The layout, or its picture when Accept asks for one",
          [
            (MediaType.json, #"{"type":"object"}"#), ("image/svg+xml", #"{"type":"string"}"#),
            ("image/png", Schema.binary),
          ])
      ], errors: [.notFound, .invalidParameter], tag: "map"),
    isSlow: true
  ) { (service, call) throws(ServiceError) in
    let found = try service.announcement(call)
    guard let draw = service.environment.callout else { throw .notFound }
    let request = CalloutRequest(call.head)
    let bytes = try draw(found.announcement, request)
    var response = Response.content(bytes, type: request.format.mediaType)
    response.headers.append(HeaderField("Vary", "Accept"))
    return .respond(EntityTag.response(response, bytes, to: call.head))
  }
}
