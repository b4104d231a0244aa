import PetMapKit
import PetMapParameters
import PetMapProj
import PetMapRequests

/// The options for `petmap pins`.
struct PinOptions: CommandOptions {
  enum Format: String, Choice {
    case table
    case geojson
    case geojsonl
    case csv
    case json
    case gpkg
    case kml

    /// The formats in which pins have their sightings.
    static let withSightings: [Format] = [.json, .geojson, .geojsonl]
  }

  let request = RequestOptions<PinRequest>()
  let region = Region()
  let records = RecordOptions()
  let output = Output()
  let source = SourceOptions()

  struct Region: OptionGroup {
    static let title = "Region"

    let polygon = RegionFilterOptions.polygon
  }

  struct Output: OptionGroup {
    static let title = "Output"

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

extension PinRequest {
  /// Creates the query of `petmap pins`.
  ///
  /// - Parameter polygon: The value of `--polygon`.
  /// - Throws: An error if the polygon is invalid or combined with another region.
  func query(in polygon: String?) throws(CommandError) -> PinQuery {
    var query = query(order: .source, metric: .geodesic)
    guard let polygon else { return query }
    guard region.box == nil, region.near == nil else {
      throw .usage(
        "cannot be combined with another region", at: "--polygon",
        remedy: "use only one of --polygon, --bbox, and --near with --radius")
    }
    query.region = .polygon(try PolygonArgument.polygon(polygon))
    return query
  }
}

extension CommandError {
  /// Creates the error for distances that PROJ cannot measure.
  init(_ error: ProjError, measuring query: PinQuery) {
    let option = "--metric \(ParameterKind.metric.write(query.circle?.metric ?? .geodesic))"
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
