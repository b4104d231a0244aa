import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import PetMapParameters

extension Route {
  static let list = Route(
    "GET", "/api/v1/announcements", "listAnnouncements",
    "Lists published announcements, newest first",
    description: OperationDescription(
      parameters: [
        .init("lat", schema: Schema.latitude, "The latitude of the center; requires lng."),
        .init("lng", schema: Schema.longitude, "The longitude of the center; requires lat."),
        .init(
          "range", schema: #"{"type":"integer","minimum":1,"default":5}"#,
          "The radius around the center in kilometers, inclusive."),
      ] + listPage + [
        .init(
          "sourceId", schema: #"{"type":"string","minLength":1}"#,
          "Return only announcements imported from a record with this ID."),
        .init(
          "source", schema: #"{"type":"string","minLength":1}"#,
          "Return only announcements imported from this source; requires sourceId."),
      ],
      successes: [
        .init(
          200, "A page of announcements; the Link header contains the next page",
          [(MediaType.json, Schema.reference("AnnouncementList"))]),
        .init(304, "Not modified"),
      ], errors: [.invalidParameter]),
    // Source IDs are looked up in the store.
    searchParameters: ["sourceId"], mayBeLarge: true
  ) { (service, call) throws(ServiceError) in
    try service.represented(service.list(call.head.target), to: call.head)
  }

  /// The parameters that select a page of a list.
  private static let listPage: [OperationDescription.Parameter] = [
    .init(
      "limit", schema: #"{"type":"integer","minimum":1,"maximum":1000,"default":1000}"#,
      "Return at most N announcements."),
    .init(
      "cursor", schema: Schema.cursor,
      "The page's position, taken from the previous page's Link header."),
  ]
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
    let query: ListQuery
    do {
      query = try ListQuery(target.parameters)
    } catch {
      throw ServiceError(error)
    }
    var pins = PinQuery()
    pins.cursor = query.position
    pins.limit = query.limit
    if let circle = query.circle {
      pins.region = .circle(
        PinCircle(
          center: circle.center, radius: circle.radius, metric: .haversine))
    }
    let page =
      if let id = query.sourceID { try records(withSourceID: id, query) } else {
        live.snapshot.pins.records(pins)
      }
    return .list(page.records, next: page.next.map { Self.link(target, after: $0) }) {
      $0.appendJSON(to: &$1)
    }
  }

  /// Returns a page of published announcements that were imported from records with the given ID.
  private func records(
    withSourceID id: String, _ query: ListQuery
  ) throws(ServiceError) -> (records: [PinRecord], next: ListPosition?) {
    let stored = try reading(
      try environment.store.announcements(withSourceID: id, in: query.source))
    let pins = live.snapshot.pins
    let records = stored.compactMap { pins.record(withID: $0.id) }.filter { record in
      if let position = query.position, position >= record.position { return false }
      guard let circle = query.circle else { return true }
      return circle.center.distance(to: record.coordinate) <= circle.radius
    }.sorted { $0.position < $1.position }
    let page = Array(records.prefix(query.limit))
    return (page, page.count < records.count ? page.last?.position : nil)
  }

  /// Returns the path and query for the page after a position.
  private static func link(_ target: RequestTarget, after position: ListPosition) -> String {
    var pairs = target.parameters.filter { $0.name != "cursor" }
    pairs.append(QueryParameter(name: "cursor", value: position.cursor))
    return "/api/v1/announcements" + PercentEncoding.query(pairs)
  }
}

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
