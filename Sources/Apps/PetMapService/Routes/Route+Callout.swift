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
          ]),
        .notModified,
      ], errors: [.notFound, .invalidParameter, .storeUnavailable], tag: "map"),
    work: .reading, limited: .callouts,
    immediately: { (service, call) throws(ServiceError) in
      try service.callout(call, mayWait: false)
    }
  ) { (service, call) throws(ServiceError) in
    guard let response = try service.callout(call, mayWait: true) else { throw .overloaded }
    return .respond(response)
  }
}

extension Service {
  /// Returns the layout or the picture of a callout.
  ///
  /// - Parameter mayWait: Whether this may take milliseconds. If not, the result is `nil` for
  ///   pictures and for the layouts for which ``CalloutDrawer`` needs longer.
  fileprivate func callout(_ call: Call, mayWait: Bool) throws(ServiceError) -> Response? {
    let format = CalloutFormat(AcceptedTypes(call.head.headers.values(of: "Accept")))
    guard format == .json || mayWait else { return nil }
    let found = try announcement(call)
    guard let drawer = environment.callouts else { throw .notFound }
    let request = try CalloutRequest(of: call)
    let content: [UInt8]?
    if format == .json {
      content = try drawer.layout(of: found.announcement, request, mayWait: mayWait)
    } else {
      content = try drawing(format.pixelCount(of: request), for: call.head.client) {
        () throws(ServiceError) in
        try drawer.picture(of: found.announcement, request, format)
      }
    }
    guard let content else { return nil }
    var response = Response.content(content, type: format.mediaType)
    response.headers.append(HeaderField("Vary", "Accept"))
    return represented(response, to: call.head, cacheControl: cacheControl(of: found.id))
  }
}
