import PetMapGeo
import PetMapKit
import PetMapProj

/// The options for `petmap pins`.
struct PinOptions: CommandOptions {
  enum Metric: String, Choice {
    case geodesic
    case haversine
    case projected
  }

  enum Order: String, Choice {
    case distance
    case date
    case id
  }

  enum Format: String, Choice {
    case table
    case geojson
    case geojsonl
    case csv
    case json
    case gpkg
    case kml
  }

  let region = Region()
  let filter = FilterOptions()
  let clusters = Clusters()
  let output = Output()
  let source = SourceOptions()

  struct Region: OptionGroup {
    static let title = "Region"

    let bbox = Option(
      "bbox", "W,S,E,N",
      "Search this box, in degrees. Edges are included. If west is greater than east, the box "
        + "crosses the antimeridian.",
      read: Values.boundingBox)
    let near = Option(
      "near", "LAT,LNG", "Search around this coordinate; requires --radius.",
      read: Values.coordinate)
    let radius = Option(
      "radius", "DISTANCE",
      "Set the search radius (inclusive) in m, km, mi or nmi. The default unit is km.",
      read: Values.distance)
    let polygon = RegionFilterOptions.polygon
    let metric = Option<Metric>(
      "metric",
      "Measure distances on the WGS84 ellipsoid, on a 6371 km sphere, or in an azimuthal "
        + "equidistant projection centered on the coordinate.",
      default: .geodesic)
  }

  struct Clusters: OptionGroup {
    static let title = "Clusters"

    let cluster = Flag("cluster", "Merge pins into clusters; requires --zoom.")
    let zoom = Option(
      "zoom", "Z",
      "Return the clusters at this zoom level, 0 to 24. At zoom Z, the world is 512 · 2^Z pixels "
        + "wide. Fractions are rounded down. At zoom 17 and above, pins are not clustered.",
      read: { (text) throws(ValueError) in
        guard let level = DecimalNumber.parse(text.trimmed), level >= 0,
          level <= Double(ClusterOptions.deepestZoom)
        else {
          throw ValueError(
            "invalid zoom", remedy: "use a number from 0 to \(ClusterOptions.deepestZoom)")
        }
        return Int(level.rounded(.down))
      })
    let radius = ClusteringOptions.radius
    let minimumPoints = ClusteringOptions.minimumPoints
  }

  struct Output: OptionGroup {
    static let title = "Output"

    let sort = Option<Order?>(
      "sort", "Sort by distance, by date (latest first) or by ID. Ties are sorted by ID.",
      defaultText: "distance with --near, otherwise source order")
    let limit = Option("limit", "N", "Return at most N pins.", read: Values.count)
    let offset = Option("offset", "N", "Skip the first N pins.", default: "0", read: Values.count)
    let count = Flag(
      "count", "Print only the number of pins, ignoring --limit and --offset.")
    let format = Option<Format?>(
      "format", "Set the output format.",
      defaultText: "the --output extension, else table on a terminal and geojson elsewhere")
    let precision = Option(
      "precision", "N",
      "Round coordinates in CSV, JSON and GeoPackage output to N decimal places, 0 to 15. The "
        + "fifth decimal place is about one meter.",
      defaultText: "the source's precision",
      read: { (text) throws(ValueError) in try Values.integer(text, in: 0...15) })
    let csvSafe = OutputOptions.csvSafe
    let output = OutputOptions.output
  }
}

extension PinQuery {
  /// Creates the query of `petmap pins`.
  ///
  /// - Throws: A usage error if options conflict with each other or require another option.
  init(_ arguments: Arguments<PinOptions>) throws(CommandError) {
    self.init()
    region = try Self.region(arguments.region)
    filter = try PinFilter(arguments.filter)
    order = try Self.order(arguments.output.sort, isCircle: circle != nil)
    offset = arguments.output.offset
    limit = arguments.output.limit ?? .max
  }

  private static func region(
    _ arguments: Arguments<PinOptions.Region>
  ) throws(CommandError) -> Region {
    let (box, center, radius) = (arguments.bbox, arguments.near, arguments.radius)
    if let polygon = arguments.polygon {
      guard box == nil, center == nil, radius == nil else {
        throw .usage(
          "cannot be combined with another region", at: "--polygon",
          remedy: "use only one of --polygon, --bbox, and --near with --radius")
      }
      return .polygon(try PolygonArgument.polygon(polygon))
    }
    switch (box, center, radius) {
    case (nil, nil, nil): return .everywhere
    case (let box?, nil, nil): return .box(box)
    case (nil, let center?, let radius?):
      return .circle(PinCircle(center: center, radius: radius, metric: arguments.metric.metric))
    case (nil, _?, nil):
      throw .usage(
        "--near requires --radius", at: "pins", remedy: "add a radius, such as --radius 10km")
    case (nil, nil, _?):
      throw .usage("--radius requires --near", at: "pins", remedy: "add --near LAT,LNG")
    case (_?, _?, _), (_?, nil, _?):
      throw .usage(
        "--bbox cannot be combined with --near or --radius", at: "pins",
        remedy: "use either --bbox, or --near and --radius")
    }
  }

  private static func order(
    _ order: PinOptions.Order?, isCircle: Bool
  ) throws(CommandError) -> Order {
    switch order {
    case nil: return isCircle ? .distance : .source
    case .date: return .date
    case .id: return .id
    case .distance:
      guard isCircle else {
        throw .usage(
          "requires --near", at: "--sort distance", remedy: "add --near LAT,LNG --radius DISTANCE")
      }
      return .distance
    }
  }
}

extension PinOptions.Metric {
  fileprivate var metric: PinCircle.Metric {
    switch self {
    case .geodesic: .geodesic
    case .haversine: .haversine
    case .projected: .projected
    }
  }
}

/// The clustering options, shared by all commands that merge pins into clusters.
enum ClusteringOptions {
  static let radius = radius(also: nil)

  static let minimumPoints = Option(
    "min-points", "N", "Set the minimum number of pins per cluster, 2 or more.", default: "2",
    read: { (text) throws(ValueError) in try Values.integer(text, in: 2...Int.max) })

  /// - Parameter more: Additional help.
  static func radius(also more: String?) -> Option<Int> {
    Option(
      "cluster-radius", "PIXELS",
      "Set the cluster radius, 1 to 512 pixels." + (more.map { " " + $0 } ?? ""), default: "40",
      read: { (text) throws(ValueError) in try Values.integer(text, in: 1...512) })
  }
}

extension CommandError {
  /// Creates the error for distances that PROJ cannot measure.
  init(_ error: ProjError, measuring query: PinQuery) {
    let metric =
      switch query.circle?.metric {
      case .projected: PinOptions.Metric.projected
      case .haversine: PinOptions.Metric.haversine
      case .geodesic, nil: PinOptions.Metric.geodesic
      }
    let option = "--metric \(metric.rawValue)"
    switch error {
    case .library(let reason):
      self.init(
        .inputOutput, "cannot open PROJ: \(reason)", at: option,
        remedy: "install PROJ, or use --metric haversine")
    case .database(let message):
      self.init(
        .inputOutput, "cannot open PROJ's database: \(message)", at: option,
        remedy: "install proj-data, or set PROJ_DATA")
    case .definition(let definition, let message):
      self.init(
        .usage, "not supported by PROJ: \(message)", at: "\(option) \(definition.quoted)",
        remedy: "check the code")
    case .point(_, let message):
      self.init(
        .badData, "cannot project a pin: \(message)", at: option, remedy: "use --metric geodesic")
    }
  }
}
