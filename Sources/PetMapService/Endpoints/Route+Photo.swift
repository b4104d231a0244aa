import PetMapReports

extension Route {
  static let photo = Route(
    "GET", "/images/{name}", "getPhoto", "An announcement's photo",
    description: OperationDescription(
      parameters: [
        .init(
          "name", in: "path", schema: #"{"type":"string"}"#,
          "The announcement's id and the photo's extension, as its photoUrl has it."),
        .init(
          "If-None-Match", in: "header", schema: #"{"type":"string"}"#,
          "An entity tag that the client has."),
      ],
      successes: [
        .init(200, "The photo", PhotoFormat.allCases.map { ($0.contentType, Schema.binary) }),
        .init(304, "The client has it"),
      ], errors: [.notFound], tag: "photos"),
    isSlow: true
  ) { (service, call) throws(ServiceError) in
    .respond(try service.photo(call))
  }
}

extension Service {
  private func stored(_ id: AnnouncementID) throws(ServiceError) -> StoredAnnouncement? {
    do {
      return try environment.store.announcement(id)
    } catch {
      throw ServiceError(error)
    }
  }

  fileprivate func photo(_ call: Call) throws(ServiceError) -> Response {
    guard let text = call["name"], let name = PhotoName(text), live[name.id]?.photoUrl == name.url,
      let photo = try stored(name.id)?.photo, photo.format == name.format
    else { throw .notFound }
    let tag = "\"\(photo.version)\""
    let headers = [
      HeaderField("ETag", tag), HeaderField("Cache-Control", "public, max-age=0"),
    ]
    if EntityTag.matches(tag, call.head.headers.values(of: "If-None-Match")) {
      return Response(status: 304, headers: headers)
    }
    let bytes: [UInt8]?
    do {
      bytes = try environment.store.photo(of: name.id, version: photo.version)
    } catch {
      throw ServiceError(error)
    }
    guard let bytes else { throw .notFound }
    return .content(bytes, type: photo.format.contentType, headers: headers)
  }
}
