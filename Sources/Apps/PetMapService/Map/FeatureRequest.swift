import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import PetMapParameters

/// A request for the items of the collection (OGC API Features 1.0, Part 1, section 7.15).
struct FeatureRequest {
  static let maximumLimit = 10_000

  /// The query, in list order.
  private(set) var query = PinQuery()
  private let parameters: [QueryParameter]

  /// - Throws: An error for an invalid, unknown or repeated parameter.
  init(_ parameters: [QueryParameter]) throws(ServiceError) {
    self.parameters = parameters.filter { $0.name != "cursor" }
    query.limit = 10
    for (index, parameter) in parameters.enumerated() {
      let name = parameter.name
      if parameters[..<index].contains(where: { $0.name == name }) {
        throw .parameter(name, "is repeated")
      }
      try take(name, parameter.value)
    }
  }

  private mutating func take(_ name: String, _ value: String) throws(ServiceError) {
    switch name {
    case "bbox":
      guard let box = Self.box(value) else {
        throw .parameter(name, "must be west,south,east,north in degrees")
      }
      query.region = .box(box)
    case "datetime":
      guard let dates = Self.dates(value) else {
        throw .parameter(name, "must be a date or an interval of dates")
      }
      (query.filter.since, query.filter.until) = dates
    case "limit":
      guard !value.isEmpty, value.utf8.allSatisfy(\.isASCIIDigit), Int(value) != 0 else {
        throw .parameter(name, "must be an integer of 1 or more")
      }
      // Digits that do not fit in an `Int` exceed the maximum.
      query.limit = min(Int(value) ?? .max, Self.maximumLimit)
    case "cursor":
      guard let position = ListPosition(cursor: value) else {
        throw .parameter(name, "is not valid")
      }
      query.cursor = position
    case "f":
      guard value == "json" || value == "geojson" else {
        throw .parameter(name, "must be json")
      }
    default: throw .parameter(name, "is unknown")
    }
  }

  /// Returns the query string for the page after a position, including the question mark.
  func text(after position: ListPosition?) -> String {
    var pairs = parameters
    if let position { pairs.append(QueryParameter(name: "cursor", value: position.cursor)) }
    return PercentEncoding.query(pairs)
  }

  /// Parses a bounding box of four numbers, or of six including heights, which are ignored.
  private static func box(_ text: String) -> BoundingBox? {
    var parts = text.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 6 { parts = [parts[0], parts[1], parts[3], parts[4]] }
    return try? BoundingBox(parsing: parts.joined(separator: ","))
  }

  /// Parses `2025-01-01`, `2025-01-01T00:00:00Z`, `2025-01-01/..`, `../2025-01-01` or `a/b`.
  private static func dates(_ text: String) -> (first: CalendarDate?, last: CalendarDate?)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let ends = parts.map { part in
      part.isEmpty || part == ".." ? nil : Timestamp(iso: part)?.date()
    }
    let isOpen = parts.map { $0.isEmpty || $0 == ".." }
    guard parts.count <= 2, !zip(ends, isOpen).contains(where: { $0 == nil && !$1 }) else {
      return nil
    }
    if parts.count == 1 { return isOpen[0] ? nil : (ends[0], ends[0]) }
    if isOpen[0], isOpen[1] { return nil }
    if let first = ends[0], let last = ends[1], first > last { return nil }
    return (ends[0], ends[1])
  }
}
