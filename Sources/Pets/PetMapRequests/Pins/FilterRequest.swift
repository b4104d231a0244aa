public import PetMapAnnouncements
public import PetMapKit
public import PetMapParameters

/// The filters of all operations that return pins, clusters, tiles or pictures of them.
public struct FilterRequest: ParameterSet, Hashable {
  /// The maximum number of species in a request to the service.
  public static let speciesLimit = 16

  /// The accepted statuses, or `nil` for all.
  public var statuses: [AnnouncementStatus]?
  /// The accepted species, or `nil` for all.
  public var species: [String]?
  /// The earliest accepted last-seen date.
  public var since: CalendarDate?
  /// The latest accepted last-seen date.
  public var until: CalendarDate?
  /// The words that accepted pins contain.
  public var text: String?
  /// The number of days after which pins are old, or `nil` if they never are.
  public var active: Int?
  /// The current date, which the host sets if there may be old pins.
  public var today: CalendarDate?

  /// Creates a request for all pins.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    visitor.group("Filter")
    try visitKinds(&visitor)
    try visitor.visit(
      &since, "since", .date,
      "Include only pins last seen on this date (YYYY-MM-DD) or later.", .search)
    try visitor.visit(
      &until, "until", .date,
      "Include only pins last seen on this date (YYYY-MM-DD) or earlier.", .search)
    try visitText(&visitor)
    try visitor.visit(
      &active, "active", .integer(1...36_500).named("DAYS"),
      "Treat pins that were last seen more than DAYS days ago as old: they come last if sorted by "
        + "distance, are drawn faded, and are not counted by status.", .search)
  }

  /// Passes the filters that do not depend on time, which saved searches have as well, to a visitor.
  package mutating func visitTimeless(
    _ visitor: inout some ParameterVisitor
  ) throws(ParameterError) {
    visitor.group("Filter")
    try visitKinds(&visitor)
    try visitText(&visitor)
  }

  private mutating func visitKinds(
    _ visitor: inout some ParameterVisitor
  ) throws(ParameterError) {
    let limit = visitor.surface == .commandLine ? Int.max : Self.speciesLimit
    try visitor.visit(
      &statuses, "status", .list(of: .status),
      "Include only pins with these statuses. Words that files use for them, such as lost, stray or "
        + "zaginiony, are accepted as well.", .search)
    try visitor.visit(
      &species, "species",
      .list(of: .text().named("dog,cat"), limit: limit),
      "Include only pins of these species, ignoring case.", .search)
  }

  private mutating func visitText(
    _ visitor: inout some ParameterVisitor
  ) throws(ParameterError) {
    // Each word is searched for in every announcement, so the service limits their number.
    let isLimited = visitor.surface != .commandLine
    try visitor.visit(
      &text, "text",
      isLimited ? .words(length: TextQuery.lengthLimit, count: TextQuery.wordLimit) : .words(),
      "Include only pins that match all of these word prefixes in their name, species, breed, sex, "
        + "description, ID or microchip number. Case and accents are ignored.", .search)
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) {
    if let since, let until, since > until {
      throw ParameterError("since", .after("until"), text: since.description)
    }
  }

  /// The filter.
  public var filter: PinFilter {
    var filter = PinFilter()
    filter.statuses = statuses
    filter.species = species.map { PinFilter.SpeciesList($0) }
    filter.since = since
    filter.until = until
    filter.text = text.flatMap { TextQuery($0) }
    if let active, let today {
      filter.activeSince = CalendarDate(daysSinceEpoch: today.daysSinceEpoch - active)
    }
    return filter
  }
}

extension FilterRequest {
  /// The filter of the map page and its pictures, which show closed pets only if they are chosen.
  public var pageFilter: PinFilter {
    var filter = filter
    filter.statuses = statuses ?? AnnouncementStatus.open
    return filter
  }
}

/// The parameters of vector tiles and of their description.
public struct TileRequest: ParameterSet {
  /// The filters.
  public var filters = FilterRequest()
  /// The number of the latest change.
  public var version: String?

  /// Creates a request for all pins.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try filters.visit(&visitor)
    try visitor.visit(
      &version, "version", .text(),
      "The number of the latest change. If it is current, a tile can be cached forever.")
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) { try filters.check() }
}
