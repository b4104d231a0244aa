public import PetMapAnnouncements
public import PetMapGeo
public import PetMapKit
public import PetMapParameters

/// A request for the items of the collection (OGC API Features 1.0, Part 1, section 7.15).
public struct FeatureRequest: ParameterSet {
  /// The box, whose heights are ignored.
  public var box: BoundingBox?
  /// When the pet was last seen.
  public var dates: CalendarDateInterval?
  /// The maximum number of features, from 1 to 10,000.
  public var limit = 10
  /// The end of the previous page, or `nil` for the first page.
  public var cursor: ListPosition?
  /// The format, which has no effect.
  public var format: String?

  /// Creates a request for the first page of all features.
  public init() {}

  /// Unknown parameters are errors (OGC API Features 1.0, section 7.6).
  public static var rejectsUnknown: Bool { true }

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(&box, "bbox", .cuboid, "west,south,east,north in degrees.", .notEmpty)
    try visitor.visit(
      &dates, "datetime", .dateInterval,
      "When the pet was last seen: a date or an interval. Use .. for an open end.", Self.search)
    try visitor.visit(
      &limit, "limit", .clampedLimit(10_000), "Return at most N features per page.", .notEmpty)
    try visitor.visit(
      &cursor, "cursor", .cursor,
      "The page's position, taken from the previous page's next link.", .notEmpty)
    try visitor.visit(
      &format, "f", .choice([("json", "json"), ("geojson", "geojson")]), "The format.", .notEmpty)
  }

  private static var search: ParameterTraits {
    var traits = ParameterTraits.search
    traits.rejectsEmpty = true
    return traits
  }

  /// The query, in list order.
  public var pins: PinQuery {
    var query = PinQuery()
    if let box { query.region = .box(box) }
    query.filter.since = dates?.first
    query.filter.until = dates?.last
    query.limit = limit
    query.cursor = cursor
    return query
  }
}

/// A request for another document of OGC API Features.
public struct DocumentRequest: ParameterSet {
  /// The format, which has no effect.
  public var format: String?

  /// Creates a request.
  public init() {}

  /// Unknown parameters are errors (OGC API Features 1.0, section 7.6).
  public static var rejectsUnknown: Bool { true }

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(&format, "f", .choice([("json", "json")]), "The format.", .notEmpty)
  }
}

/// An interval of days, one end of which may be open.
public struct CalendarDateInterval: Sendable, Hashable {
  /// The first day.
  public let first: CalendarDate?
  /// The last day.
  public let last: CalendarDate?

  /// Parses `2025-01-01`, `2025-01-01T00:00:00Z`, `2025-01-01/..`, `../2025-01-01` or `a/b`.
  fileprivate init?(_ text: String) {
    let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0) }
    let isOpen = parts.map { $0.isEmpty || $0 == ".." }
    let ends = zip(parts, isOpen).map { $1 ? nil : Timestamp(iso: $0)?.date() }
    guard parts.count <= 2, !zip(ends, isOpen).contains(where: { $0 == nil && !$1 }),
      isOpen.contains(false)
    else { return nil }
    first = ends[0]
    last = ends[ends.count - 1]
    if let first, let last, first > last { return nil }
  }
}

extension ParameterKind where Value == CalendarDateInterval {
  /// A day, an instant, or an interval.
  fileprivate static var dateInterval: Self {
    Self(.interval) { (text, _) throws(ParameterProblem) in
      guard let interval = CalendarDateInterval(text) else { throw .malformed }
      return interval
    } write: { interval in
      "\(interval.first?.description ?? "..")/\(interval.last?.description ?? "..")"
    }
  }
}

extension ParameterKind where Value == Int {
  /// A positive integer. Integers above a maximum are read as the maximum.
  fileprivate static func clampedLimit(_ maximum: Int) -> Self {
    Self(.integer(1...Int.max)) { (text, _) throws(ParameterProblem) in
      guard text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { throw .malformed }
      // Digits that do not fit in an `Int` exceed the maximum.
      let number = Int(text) ?? .max
      guard number >= 1 else { throw .outOfRange }
      return min(number, maximum)
    } write: {
      $0.description
    }
  }
}
