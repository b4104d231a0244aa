import PetMapAPI
import PetMapAnnouncements

extension Route {
  static let unpublished = Route(
    "GET", "/api/admin/v1/announcements/unpublished", "listUnpublishedAnnouncements",
    "Lists reports without a photo, newest first",
    description: OperationDescription(
      parameters: [
        .init(
          "limit", schema: #"{"type":"integer","minimum":1,"maximum":1000,"default":1000}"#,
          "Return at most N announcements."),
        .init(
          "cursor", schema: Schema.cursor,
          "The page's position, taken from the previous page's Link header."),
      ],
      successes: [
        .init(
          200, "A page of announcements; the Link header contains the next page",
          [(MediaType.json, Schema.reference("AnnouncementList"))])
      ],
      errors: [.unauthenticated, .invalidParameter, .storeUnavailable], security: ["admin"],
      tag: "administration"),
    work: .reading
  ) { (service, call) throws(ServiceError) in
    try service.checkAdministrator(call)
    return .respond(try service.unpublished(call.head.target))
  }
}

extension Service {
  fileprivate func unpublished(_ target: RequestTarget) throws(ServiceError) -> Response {
    let query: ListQuery
    do {
      query = try ListQuery(target.parameters.filter { ["limit", "cursor"].contains($0.name) })
    } catch {
      throw ServiceError(error)
    }
    // Request one more to determine whether there is another page.
    let page = try reading(
      try environment.store.unpublished(after: query.position, limit: query.limit + 1))
    var bytes = Array(#"{"data":["#.utf8)
    for (index, stored) in page.prefix(query.limit).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      stored.announcement.appendJSON(to: &bytes)
    }
    bytes += "]}".utf8
    var headers = [HeaderField("Cache-Control", "no-store")]
    if page.count > query.limit {
      let next = "limit=\(query.limit)&cursor=\(page[query.limit - 1].position.cursor)"
      headers.append(
        HeaderField("Link", "</api/admin/v1/announcements/unpublished?\(next)>; rel=\"next\""))
    }
    return .json(bytes, headers: headers)
  }
}
