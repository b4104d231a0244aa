import PetMapGeo

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
