import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import PetMapParameters
import PetMapRequests

extension Route {
  static let list = Route(
    "GET", "/api/v1/announcements", "listAnnouncements",
    "Lists published announcements, newest first",
    description: OperationDescription(
      parameters: Schema.parameters(of: ListRequest.self),
      successes: [
        .init(
          200, "A page of announcements; the Link header contains the next page",
          [(MediaType.json, Schema.reference("AnnouncementList"))]),
        .notModified,
      ], errors: [.invalidParameter]),
    searchParameters: ListRequest.searchNames, mayBeLarge: true, isRepeatable: true
  ) { (service, call) throws(ServiceError) in
    try service.represented(service.list(call.head.target), to: call.head)
  }
}

extension Response {
  /// Creates the response with a page of a list.
  ///
  /// - Parameters:
  ///   - next: The URL of the next page, if any.
  ///   - append: A function that appends a record as JSON.
  fileprivate static func list<Record>(
    _ records: some Collection<Record>, next: String?, headers: [HeaderField] = [],
    _ append: (Record, inout [UInt8]) -> Void
  ) -> Response {
    var bytes = Array(#"{"data":["#.utf8)
    bytes.reserveCapacity(records.count * 512)
    for (index, record) in records.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(record, &bytes)
    }
    bytes += "]}".utf8
    var headers = headers
    if let next { headers.append(HeaderField("Link", "<\(next)>; rel=\"next\"")) }
    return .json(bytes, headers: headers)
  }
}

extension Service {
  fileprivate func list(_ target: RequestTarget) throws(ServiceError) -> Response {
    let request = try target.list(ListRequest.self)
    let page =
      if let id = request.sourceID { try records(withSourceID: id, request) } else {
        live.snapshot.pins.records(request.pins)
      }
    let next = page.next.map { "/api/v1/announcements" + target.query(after: $0) }
    return .list(page.records, next: next) { $0.appendJSON(to: &$1) }
  }

  /// Returns a page of published announcements that were imported from records with the given ID.
  private func records(
    withSourceID id: String, _ request: ListRequest
  ) throws(ServiceError) -> (records: [PinRecord], next: ListPosition?) {
    let stored = try announcements(withSourceID: id, in: request.sourceName)
    let (pins, query, circle) = (live.snapshot.pins, request.pins, request.circle)
    let records = stored.compactMap { pins.record(withID: $0.id) }.filter { record in
      if let position = query.cursor, position >= record.position { return false }
      guard query.filter.admits(record) else { return false }
      guard let circle else { return true }
      return circle.center.distance(to: record.coordinate) <= circle.radius
    }.sorted { $0.position < $1.position }
    let page = Array(records.prefix(query.limit))
    return (page, page.count < records.count ? page.last?.position : nil)
  }
}

extension Route {
  static let unpublished = Route(
    "GET", "/api/admin/v1/announcements/unpublished", "listUnpublishedAnnouncements",
    "Lists reports without a photo, newest first",
    description: OperationDescription(
      parameters: Schema.parameters(of: PageRequest.self),
      successes: [
        .init(
          200, "A page of announcements; the Link header contains the next page",
          [(MediaType.json, Schema.reference("AnnouncementList"))])
      ],
      errors: [.unauthenticated, .invalidParameter, .storeUnavailable], security: ["admin"],
      tag: "administration"),
    work: .reading
  ) { (service, call) throws(ServiceError) in
    _ = try service.administrator(call)
    return .respond(try service.unpublished(call.head.target))
  }
}

extension Service {
  fileprivate func unpublished(_ target: RequestTarget) throws(ServiceError) -> Response {
    let query = try target.list(PageRequest.self)
    // Request one more to determine whether there is another page.
    let page = try reading(
      try environment.store.unpublished(after: query.cursor, limit: query.limit + 1))
    let next =
      page.count > query.limit
      ? "/api/admin/v1/announcements/unpublished?limit=\(query.limit)"
        + "&cursor=\(page[query.limit - 1].position.cursor)" : nil
    return .list(
      page.prefix(query.limit), next: next, headers: [.noStore]
    ) { $0.announcement.appendJSON(to: &$1) }
  }
}

extension RequestTarget {
  /// Returns the query string for the page after a position, including the question mark.
  func query(after position: ListPosition) -> String {
    PercentEncoding.query(
      parameters.filter { $0.name != "cursor" }
        + [QueryParameter(name: "cursor", value: position.cursor)])
  }

  /// Reads a request for a list, whose messages are part of the contract.
  fileprivate func list<Request: ParameterSet>(
    _ type: Request.Type
  ) throws(ServiceError) -> Request {
    do {
      return try Request(parameters)
    } catch {
      guard let message = error.listMessage else { throw ServiceError(error) }
      throw ServiceError(.invalidParameter, message, field: error.name)
    }
  }
}
