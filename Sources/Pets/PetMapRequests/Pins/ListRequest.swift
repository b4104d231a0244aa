public import PetMapAnnouncements
public import PetMapGeo
public import PetMapKit
public import PetMapParameters

/// A request for a page of the list (*HTTP API*, section 4.1).
public struct ListRequest: ParameterSet {
  /// The maximum and default number of entries in a response.
  public static let largestPage = 1000
  private static let standardRange = 5.0

  /// The latitude of the center.
  public var latitude: Double?
  /// The longitude of the center.
  public var longitude: Double?
  /// The radius in whole kilometers.
  public var kilometers: Double?
  /// The maximum number of entries.
  public var limit = Self.largestPage
  /// The end of the previous page, or `nil` for the first page.
  public var cursor: ListPosition?
  /// The ID of an imported record in its source, or `nil` for all announcements.
  public var sourceID: String?
  /// The name of the source of ``sourceID``, or `nil` for all sources.
  public var sourceName: String?
  /// The center of the circle, instead of ``latitude`` and ``longitude``.
  public var near: Coordinate?
  /// The radius around ``near``.
  public var radius: Meters?
  /// The filters.
  public var filters = FilterRequest()

  /// Creates a request for the first page of all announcements.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    // The order is that of the contract, because the first problem is reported.
    try visitor.visit(
      &latitude, "lat", .number(-90...90), "The latitude of the center; requires `lng`.",
      .requires("lng", .notEmpty))
    try visitor.visit(
      &longitude, "lng", .number(-180...180), "The longitude of the center; requires `lat`.",
      .requires("lat", .notEmpty))
    try visitor.visit(
      &kilometers, "range", .wholeKilometers,
      "The radius around the center in whole kilometers, inclusive.", Self.rangeTraits)
    try visitPage(&visitor)
    try visitor.visit(
      &sourceID, "source-id", .text(),
      "Return only announcements imported from a record with this ID.", Self.lookup)
    try visitor.visit(
      &sourceName, "source-name", .text(),
      "Return only announcements imported from this source; requires `source-id`.",
      .requires("source-id", .notEmpty))
    try visitor.visit(
      &near, "near", .coordinate, "The center of the circle; requires `radius`.",
      .requires("radius"))
    try visitor.visit(
      &radius, "radius", .distance,
      "The radius around `near`, inclusive, in m, km, mi or nmi. The default unit is km.",
      .requires("near"))
    try filters.visit(&visitor)
  }

  fileprivate mutating func visitPage(
    _ visitor: inout some ParameterVisitor
  ) throws(ParameterError) {
    try visitor.visit(
      &limit, "limit", .integer(1...Self.largestPage), "Return at most N announcements.",
      .notEmpty)
    try visitor.visit(
      &cursor, "cursor", .cursor,
      "The page's position, taken from the previous page's Link header.", .notEmpty)
  }

  private static var rangeTraits: ParameterTraits {
    var traits = ParameterTraits.notEmpty
    traits.otherwise = ParameterKind.wholeKilometers.write(standardRange)
    return traits
  }

  /// Source IDs are looked up in the store.
  private static var lookup: ParameterTraits {
    var traits = ParameterTraits.search
    traits.rejectsEmpty = true
    return traits
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) {
    if near != nil, latitude != nil || kilometers != nil {
      throw ParameterError("near", .excludes(["lat", "lng", "range"]))
    }
    try filters.check()
  }

  /// The circle, including its edge, or `nil` for announcements everywhere.
  public var circle: PinCircle? {
    if let near, let radius {
      return PinCircle(center: near, radius: radius, metric: .haversine)
    }
    guard let latitude, let longitude,
      let center = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    return PinCircle(
      center: center, radius: .kilometers(kilometers ?? Self.standardRange), metric: .haversine)
  }

  /// The query, except for ``sourceID`` and ``sourceName``.
  public var pins: PinQuery {
    var query = PinQuery()
    query.cursor = cursor
    query.limit = limit
    query.filter = filters.filter
    if let circle { query.region = .circle(circle) }
    return query
  }
}

/// The page of a list without filters.
public struct PageRequest: ParameterSet {
  /// The maximum number of entries.
  public var limit = ListRequest.largestPage
  /// The end of the previous page, or `nil` for the first page.
  public var cursor: ListPosition?

  /// Creates a request for the first page.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    var list = ListRequest()
    (list.limit, list.cursor) = (limit, cursor)
    try list.visitPage(&visitor)
    (limit, cursor) = (list.limit, list.cursor)
  }
}

/// A request for the announcements that a moderator sees.
public struct ModerationRequest: ParameterSet {
  /// The selection.
  public var list = ModerationQuery.List.new
  /// The network of the reporters, or `nil` for all networks.
  public var network: SenderNetwork?
  /// The text to search for, or `nil` for all announcements.
  public var text: String?
  private var page = PageRequest()

  /// Creates a request for the newest reports.
  public init() { page.limit = Self.standardLimit }

  private static let standardLimit = 100

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &list, "list", .choice(),
      "The announcements to return: new reports, those that were flagged, wait for approval, are "
        + "hidden or have no photo, or all.")
    try visitor.visit(
      &network, "network", .senderNetwork,
      "Return only reports from this network, as in the response.")
    try visitor.visit(
      &text, "text", .text(256),
      "Return only announcements with this text in the ID, name, breed, description, microchip "
        + "number or contact.")
    try page.visit(&visitor)
  }

  /// The query.
  public var query: ModerationQuery {
    ModerationQuery(list, network: network, text: text, cursor: page.cursor, limit: page.limit)
  }
}

/// A request for the sightings that a moderator sees.
public struct SightingModerationRequest: ParameterSet {
  /// The selection.
  public var list = ModerationQuery.List.new
  /// The network of the senders, or `nil` for all networks.
  public var network: SenderNetwork?
  /// The largest number of sightings.
  public var limit = 100

  /// Creates a request for the newest sightings.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &list, "list", .choice(),
      "The sightings to return: all (new), those of flagged announcements, those that wait for "
        + "approval, or hidden ones.")
    try visitor.visit(
      &network, "network", .senderNetwork,
      "Return only sightings from this network, as in the response.")
    try visitor.visit(&limit, "limit", .integer(1...1000), "Return at most N sightings.")
  }
}

extension ParameterKind where Value == SenderNetwork {
  /// A network as 32 hexadecimal digits.
  fileprivate static var senderNetwork: Self {
    Self(.text(scalars: 32)) { (text, notation) throws(ParameterProblem) in
      guard let network = SenderNetwork(notation.trimmed(text)) else { throw .malformed }
      return network
    } write: {
      $0.text
    }
  }
}

extension ParameterKind where Value == Double {
  /// A positive number of whole kilometers.
  fileprivate static var wholeKilometers: Self {
    Self(.integer(1...Int.max)) { (text, notation) throws(ParameterProblem) in
      guard let number = notation.number(text) else { throw .malformed }
      guard number > 0, number == number.rounded(.down) else { throw .outOfRange }
      return number
    } write: {
      $0.plain
    }
  }
}

extension ParameterError {
  /// The message for a parameter of the list, whose wording clients rely on (*HTTP API*, section
  /// 4.1), or `nil` for other parameters.
  package var listMessage: String? {
    switch (name, problem) {
    case (_, .requires): return nil
    case ("lat", .outOfRange): return "Parameter 'lat' must be between -90 and 90"
    case ("lng", .outOfRange): return "Parameter 'lng' must be between -180 and 180"
    case ("range", .outOfRange):
      let number = text.flatMap { Notation.strict.number($0) } ?? 0
      if number != number.rounded(.down) { return "Parameter 'range' must be an integer" }
      return number == 0
        ? "Parameter 'range' must be greater than zero"
        : "Parameter 'range' must be a positive number"
    case ("lat", _), ("lng", _), ("range", _): return "Parameter '\(name)' must be a valid number"
    case ("limit", _):
      return "Parameter 'limit' must be an integer between 1 and \(ListRequest.largestPage)"
    case ("cursor", _): return "Parameter 'cursor' is not valid"
    default: return nil
    }
  }
}
