import PetMapGeo
import PetMapKit
import PetMapAnnouncements

/// The options of a filter, the same for every command that takes pins wherever they are.
enum FilterOptions {
  /// The options' group of the help screen.
  static let group = Command.Group(
    "Filter",
    [
      PinOptions.status.definition, PinOptions.species.definition,
      PinOptions.since.definition, PinOptions.until.definition, PinOptions.text.definition,
      RecordWish.sourceID.definition, RecordWish.sourceName.definition,
    ])

  /// The same with `--polygon`, for commands without other regions.
  static let regionGroup = Command.Group(
    group.title, [PinOptions.polygon.definition] + group.options)

  /// The polygon in which pins must be; nil for everywhere.
  static func polygon(_ arguments: Arguments) throws(CommandError) -> PlanePolygon? {
    guard let text = try arguments[PinOptions.polygon] else { return nil }
    return try PolygonArgument.polygon(text)
  }

  /// - Throws: a usage error for dates that contradict each other.
  static func filter(_ arguments: Arguments) throws(CommandError) -> PinFilter {
    var filter = PinFilter()
    filter.statuses = try arguments[PinOptions.status]
    filter.species = try arguments[PinOptions.species].map { PinFilter.SpeciesList($0) }
    filter.since = try arguments[PinOptions.since]
    filter.until = try arguments[PinOptions.until]
    if let since = filter.since, let until = filter.until, since > until {
      throw .usage(
        "--since is later than --until", at: "--since \(since) --until \(until)",
        remedy: "the other way round it would be --since \(until) --until \(since)")
    }
    filter.text = try arguments[PinOptions.text]
    return filter
  }
}
