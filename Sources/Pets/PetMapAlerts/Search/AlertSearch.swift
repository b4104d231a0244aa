public import PetMapAnnouncements
public import PetMapGeo
public import PetMapKit
public import PetMapParameters
public import PetMapRequests

/// What an alert is about: the open pets in a region that meet criteria. ``AlertIndex`` finds the
/// searches that admit a pet.
///
/// ```swift
/// let search = try AlertSearch(text: "near=52.2297,21.0122&radius=5&status=missing&species=dog,cat")
/// search.summary(.english)  // Missing dogs and cats within 5 km of 52.22970, 21.01220
/// search.text               // the same search, however it was written
/// ```
///
/// A search has exactly one region, because no one wants to be told of every pet on earth. Closed
/// announcements are never admitted: no one can help those pets anymore.
///
/// Searches are stored in one form: statuses and species are sorted, species are folded, spaces between
/// words are single, and a circle has a radius. Searches that are equal have the same ``text``.
public struct AlertSearch: ParameterSet, Hashable {
  /// The longest radius of a circle. A circle with this radius contains a country such as Poland.
  public static let longestRadius = Meters.kilometers(500)
  /// The greatest width and height of a box or polygon in degrees. Larger regions would find hundreds
  /// of pets a day, which no one reads.
  public static let longestSide = 20.0
  /// The maximum number of points of a polygon.
  public static let pointLimit = 100
  /// The maximum number of pets in a feed.
  public static let feedLimit = 50

  /// The circle, if the region is one; it has a radius.
  public private(set) var circle = CircleRequest()
  /// The box, if the region is one.
  public private(set) var box: BoundingBox?
  /// The polygon, if the region is one.
  public private(set) var polygon: PlanePolygon?
  /// The accepted statuses, or `nil` for all open ones.
  public private(set) var statuses: [AnnouncementStatus]?
  /// The accepted species, folded and in ascending order, or `nil` for all.
  public private(set) var species: [String]?
  /// The words that accepted announcements contain.
  public private(set) var words: String?

  /// Creates a search without a region, which admits nothing.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    visitor.group("Region")
    try circle.visit(&visitor)
    try RegionRequest.visit(box: &box, &visitor)
    try visitor.visit(
      &polygon, "polygon", .polygon(points: Self.pointLimit),
      "Include only pins in this polygon, as well-known text. Edges are included.")
    var filters = FilterRequest()
    (filters.statuses, filters.species, filters.text) = (statuses, species, words)
    try filters.visitTimeless(&visitor)
    (statuses, species, words) = (filters.statuses, filters.species, filters.text)
    normalize()
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) {
    if circle.near != nil, box != nil || polygon != nil {
      throw ParameterError("near", .excludes(["bbox", "polygon"]))
    }
    if box != nil, polygon != nil { throw ParameterError("bbox", .excludes(["polygon"])) }
    guard let region else { throw ParameterError("near", .missing, shape: .coordinate) }
    if let polygon, polygon.pointCount > Self.pointLimit {
      throw ParameterError("polygon", .outOfRange, shape: .polygon(points: Self.pointLimit))
    }
    if let radius = circle.radius, radius > Self.longestRadius {
      throw ParameterError(
        "radius", .outOfRange, shape: .number(0...Self.longestRadius.kilometers),
        text: ParameterKind.distance.write(radius))
    }
    if circle.near == nil, let box = region.box,
      max(box.longitudeSpan, box.latitudeSpan) > Self.longestSide
    {
      throw ParameterError(
        polygon == nil ? "bbox" : "polygon", .tooWide(degrees: Self.longestSide))
    }
    if let statuses, statuses.contains(.closed) {
      let words = AnnouncementStatus.open.map { $0.word.lowercased() }
      throw ParameterError(
        "status", .outOfRange, shape: .list(.choice(words), limit: .max),
        text: ParameterKind.list(of: .status).write(statuses))
    }
  }

  /// Creates a search from its ``text`` or another query string.
  public init(text: String) throws(ParameterError) {
    try self.init([QueryParameter](parsing: text))
  }

  /// Creates a search in a region.
  ///
  /// - Parameters:
  ///   - region: A circle, a box or a polygon. Distances are great-circle distances.
  ///   - statuses: The accepted statuses, or `nil` for all open ones.
  ///   - species: The accepted species in any letter case, or `nil` for all.
  ///   - words: The words that accepted announcements contain, if any.
  /// - Throws: An error if the region is everywhere, or larger than the limits.
  public init(
    _ region: PinQuery.Region, statuses: [AnnouncementStatus]? = nil, species: [String]? = nil,
    words: String? = nil
  ) throws(ParameterError) {
    switch region {
    case .everywhere: break
    case .box(let box): self.box = box
    case .polygon(let polygon): self.polygon = polygon
    case .circle(let circle):
      (self.circle.near, self.circle.radius) = (circle.center, circle.radius)
    }
    (self.statuses, self.species, self.words) = (statuses, species, words)
    normalize()
    try check()
  }

  /// Creates a search for the pets that a map page lists.
  ///
  /// Closed pets and dates are left out, because an alert is about new reports of open pets.
  ///
  /// - Parameter box: What the map shows, which is the region unless the page has a circle.
  /// - Throws: An error if there is neither, or if the region is too large.
  public init(_ page: PageState, box: BoundingBox?) throws(ParameterError) {
    if page.view.circle.near == nil { self.box = box } else { circle = page.view.circle }
    let open = page.filters.statuses?.filter { $0 != .closed }
    statuses = open?.isEmpty == true ? nil : open
    (species, words) = (page.filters.species, page.filters.text)
    normalize()
    try check()
  }

  /// Brings the search in the form in which equal searches have the same text.
  private mutating func normalize() {
    if let near = circle.near {
      circle.near = Coordinate(
        validLatitude: near.latitude + 0, wrappingLongitude: near.longitude + 0)
      // Lengths in kilometers are divided by 1,000, and the result is multiplied when it is read.
      circle.radius = (circle.radius ?? CircleRequest.standardRadius).normalized
    }
    box = box.map {
      BoundingBox(
        validWest: $0.west + 0, south: $0.south + 0, east: $0.east + 0, north: $0.north + 0)
    }
    polygon = polygon.flatMap { $0.normalized }
    statuses = statuses.flatMap { given in
      let statuses = AnnouncementStatus.allCases.filter(given.contains)
      return statuses.isEmpty || statuses == AnnouncementStatus.open ? nil : statuses
    }
    species = species.flatMap { given in
      let names = Set(given.map(Self.folded)).sorted { $0.isIDBefore($1) }
      return names.isEmpty ? nil : names
    }
    words = words.flatMap { given in
      TextQuery(given) == nil
        ? nil : given.split { $0.isWhitespace }.joined(separator: " ")
    }
  }

  /// Returns a species such that names that are the same for filters have the same text.
  private static func folded(_ species: String) -> String {
    let folded = FoldedText(species).text.trimmed
    return folded.isEmpty ? species : folded
  }
}

extension AlertSearch {
  /// The search as a query string, from which the same search is created.
  public var text: String { String(PercentEncoding.query(query).dropFirst()) }

  /// The region, or `nil` for a search that was created without one.
  public var region: PinQuery.Region? {
    if let circle = circle.circle { return .circle(circle) }
    if let box { return .box(box) }
    return polygon.map { .polygon($0) }
  }

  /// The criteria apart from the region.
  public var filter: PinFilter {
    var filters = FilterRequest()
    (filters.statuses, filters.species, filters.text) = (statuses, species, words)
    return filters.pageFilter
  }

  /// Returns whether a pet is among those that the alert is about.
  ///
  /// - Complexity: O(*n*) in the length of the announcement if the search has words, and in the number
  ///   of points of a polygon.
  public func admits(_ announcement: Announcement) -> Bool {
    guard let region, announcement.status != .closed else { return false }
    return filter.admitsAttributes(of: announcement) && region.contains(announcement.coordinate)
      && filter.admitsWords(of: announcement)
  }

  /// The query for the alert's feed: the newest pets.
  public var pins: PinQuery {
    var query = PinQuery()
    if let region { query.region = region }
    query.filter = filter
    query.limit = region == nil ? 0 : Self.feedLimit
    return query
  }
}

extension Meters {
  /// The length that is read from the text that is written for this one.
  fileprivate var normalized: Meters { .kilometers(kilometers) }
}

extension PlanePolygon {
  /// The polygon with closed rings and without negative zeros.
  fileprivate var normalized: PlanePolygon? {
    try? PlanePolygon(
      rings: rings.map { ring in
        let points = ring.map { PlanePoint(x: $0.x + 0, y: $0.y + 0) }
        return points.first == points.last ? points : points + points.prefix(1)
      })
  }
}
