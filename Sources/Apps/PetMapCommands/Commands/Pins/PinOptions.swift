package import PetMapAnnouncements
package import PetMapGeo
import PetMapKit

/// The options of `petmap pins`.
package enum PinOptions {
  package enum Metric: String, Choice {
    case geodesic
    case haversine
    case projected
  }

  package enum Order: String, Choice {
    case distance
    case date
    case id
  }

  package enum Format: String, Choice {
    case table
    case geojson
    case geojsonl
    case csv
    case json
    case gpkg
    case kml
  }

  package static let bbox = Option(
    "bbox", "W,S,E,N",
    "Search this box, in degrees, edges inclusive. If west is greater than east, the box crosses "
      + "the antimeridian.",
    read: Values.boundingBox)
  package static let near = Option(
    "near", "LAT,LNG", "Search around this coordinate; requires --radius.", read: Values.coordinate)
  package static let radius = Option(
    "radius", "DISTANCE",
    "Set the radius of the search, inclusive, in m, km, mi or nmi. The default unit is km.",
    read: Values.distance)
  package static let polygon = Option(
    "polygon", "FILE|WKT",
    "Include only pins in this polygon, edges inclusive: a GeoJSON file, or WKT such as "
      + "'POLYGON((-118.2 33.7,-118.1 33.7,-118.1 33.8,-118.2 33.7))'.",
    completion: .files, read: Values.nonEmpty)
  package static let metric = Option<Metric>(
    "metric",
    "Measure distances on the WGS84 ellipsoid, on a sphere with a radius of 6371 km, or in an "
      + "azimuthal equidistant projection around the coordinate.",
    default: "geodesic")

  package static let status = AttributeFilterOptions.status
  package static let species = AttributeFilterOptions.species
  package static let since = Option(
    "since", "DATE", "Include only pins last seen on this date (YYYY-MM-DD) or later.",
    read: Values.date)
  package static let until = Option(
    "until", "DATE", "Include only pins last seen on this date (YYYY-MM-DD) or earlier.",
    read: Values.date)
  package static let text = Option(
    "text", "WORDS",
    "Include only pins whose name, species, breed, sex, description, ID or microchip number "
      + "contains words that begin with all of these, ignoring case and accents.",
    read: Values.words)

  package static let sort = Option<Order>(
    "sort", "Sort by distance, by date with the latest first, or by ID. Ties are sorted by ID.",
    default: "distance with --near, otherwise the order of the source")
  package static let limit = Option(
    "limit", "N", "Return at most N pins.", read: Values.count)
  package static let offset = Option(
    "offset", "N", "Skip the first N pins.", default: "0", read: Values.count)
  package static let count = Flag(
    "count", "Print only the number of pins, regardless of --limit and --offset.")
  package static let format = Option<Format>(
    "format", "Set the output format.",
    default: "from the extension of --output, otherwise table on a terminal and geojson elsewhere")
  package static let precision = Option(
    "precision", "N",
    "Round coordinates in CSV, JSON and GeoPackage to N decimals, 0 to 15; 5 decimals are about "
      + "one meter.",
    default: "the precision of the source",
    read: { (text) throws(ValueError) in try Values.integer(text, in: 0...15) })
  package static let output = OutputOptions.output
}

/// The options for filters, shared by all commands that read pins without a region.
enum FilterOptions {
  /// The filters as a group of the help screen.
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
