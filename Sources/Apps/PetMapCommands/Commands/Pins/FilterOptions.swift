import PetMapGeo
import PetMapKit
import PetMapAnnouncements

/// The options for filters, shared by all commands that read pins without a region.
enum FilterOptions {
  /// The group of the help screen.
  static let group = Command.Group(
    "Filter",
    [
      PinOptions.status.definition, PinOptions.species.definition,
      PinOptions.since.definition, PinOptions.until.definition, PinOptions.text.definition,
      RecordSelection.sourceID.definition, RecordSelection.sourceName.definition,
    ])

  /// The group with `--polygon`, for commands without other regions.
  static let regionGroup = Command.Group(
    group.title, [PinOptions.polygon.definition] + group.options)

  /// Returns the polygon that contains the pins, or `nil` for no limit.
  static func polygon(_ arguments: Arguments) throws(CommandError) -> PlanePolygon? {
    guard let text = try arguments[PinOptions.polygon] else { return nil }
    return try PolygonArgument.polygon(text)
  }

  /// - Throws: A usage error if the dates are in the wrong order.
  static func filter(_ arguments: Arguments) throws(CommandError) -> PinFilter {
    var filter = PinFilter()
    filter.statuses = try arguments[PinOptions.status]
    filter.species = try arguments[PinOptions.species].map { PinFilter.SpeciesList($0) }
    filter.since = try arguments[PinOptions.since]
    filter.until = try arguments[PinOptions.until]
    if let since = filter.since, let until = filter.until, since > until {
      throw .usage(
        "--since is later than --until", at: "--since \(since) --until \(until)",
        remedy: "did you mean --since \(until) --until \(since)?")
    }
    filter.text = try arguments[PinOptions.text]
    return filter
  }
}
