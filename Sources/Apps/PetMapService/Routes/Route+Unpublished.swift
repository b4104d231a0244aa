import PetMapAPI
import PetMapAnnouncements

extension Route {
  static let unpublished = Route(
    "GET", "/api/admin/v1/announcements/unpublished", "listUnpublishedAnnouncements",
    "Lists reports without a photo, newest first",
    description: OperationDescription(
      parameters: listPage,
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
    let next =
      page.count > query.limit
      ? "/api/admin/v1/announcements/unpublished?limit=\(query.limit)"
        + "&cursor=\(page[query.limit - 1].position.cursor)" : nil
    return .list(
      page.prefix(query.limit), next: next, headers: [HeaderField("Cache-Control", "no-store")]
    ) { $0.announcement.appendJSON(to: &$1) }
  }
}
