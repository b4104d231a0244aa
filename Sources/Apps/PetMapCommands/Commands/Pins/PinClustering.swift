import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapProj

/// The clustering options of `petmap pins`.
struct PinClustering {
  let zoom: Int
  let options: ClusterOptions

  static let cluster = Flag("cluster", "Merge pins into clusters; requires --zoom.")
  static let zoom = Option(
    "zoom", "Z",
    "Return the clusters at this zoom, 0 to 24. The world is 512 · 2^Z pixels wide. A fraction is "
      + "ignored, as on a map. At zoom 17 and above, pins are not clustered.",
    read: { (text) throws(ValueError) in
      guard let level = DecimalNumber.parse(text.trimmed), level >= 0,
        level <= Double(ClusterOptions.deepestZoom)
      else {
        throw ValueError(
          "invalid zoom", remedy: "use a number from 0 to \(ClusterOptions.deepestZoom)")
      }
      return Int(level.rounded(.down))
    })
  static let radius = Option(
    "cluster-radius", "PIXELS", "Set the radius of clusters, 1 to 512 pixels.", default: "40",
    read: { (text) throws(ValueError) in try Values.integer(text, in: 1...512) })
  static let minimumPoints = Option(
    "min-points", "N", "Set the minimum number of pins in a cluster, at least 2.", default: "2",
    read: { (text) throws(ValueError) in try Values.integer(text, in: 2...Int.max) })

  /// The options as a group of the help screen.
  static let group = Command.Group(
    "Clusters",
    [cluster.definition, zoom.definition, radius.definition, minimumPoints.definition])

  /// Reads the options, or returns `nil` if `--cluster` is not given.
  ///
  /// - Throws: A usage error for options that require `--cluster`, and for options that `--cluster`
  ///   requires or excludes.
  init?(_ arguments: Arguments) throws(CommandError) {
    let zoom = try arguments[Self.zoom]
    let radius = try arguments[Self.radius]
    let minimumPoints = try arguments[Self.minimumPoints]
    guard arguments[Self.cluster] else {
      if zoom != nil { throw Self.needsCluster("--zoom") }
      if radius != nil { throw Self.needsCluster("--cluster-radius") }
      if minimumPoints != nil { throw Self.needsCluster("--min-points") }
      return nil
    }
    guard let zoom else {
      throw .usage(
        "--cluster requires --zoom", at: "pins", remedy: "add a zoom, such as --zoom 12")
    }
    if try arguments[PinOptions.sort] == .date {
      throw .usage(
        "clusters have no dates", at: "--sort date", remedy: "sort by distance or id")
    }
    self.zoom = zoom
    do {
      options = try ClusterOptions(
        radius: Double(radius ?? 40), minimumPoints: minimumPoints ?? 2)
    } catch {
      preconditionFailure("the ranges of the options are valid")
    }
  }

  private static func needsCluster(_ option: String) -> CommandError {
    .usage("\(option) requires --cluster", at: "pins", remedy: "add --cluster")
  }
}

/// The implementation of `petmap pins --cluster`.
///
/// All pins that match the filters are clustered, even outside the region, so that the clusters do
/// not depend on the region. The output contains the nodes whose centers are in the region.
struct ClusterRun {
  let clustering: PinClustering
  let query: PinQuery

  /// Clusters the pins and writes the nodes in the region.
  func run(
    _ arguments: Arguments, format: PinOptions.Format, isCSVSafe: Bool, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let isCount = arguments[PinOptions.count]
    let precision = try arguments[PinOptions.precision]
    let path = try arguments[PinOptions.output]
    let source = try PinSource(arguments, console)
    let stream = if let path { try OutputStream(path: path) } else { console.output }

    var loader = PinLoader()
    try source.read(arguments, console) { (batch) throws(CommandError) in
      loader.append(batch, where: query.filter)
    }
    let clusters = PinClusters(loader, ids: source.ids, options: clustering.options)
    let found = try found(in: clusters)
    if isCount {
      stream.write("\(found.total)\n")
    } else {
      ClusterWriter(format, hasBearing: query.circle != nil, isCSVSafe: isCSVSafe)
        .write(found.lazy.map { $0.rounded(toDecimals: precision) }, to: stream, console: console)
      if format == .table { note(found, console) }
    }
    try stream.finish()
    return .done
  }

  private func found(in clusters: PinClusters) throws(CommandError) -> FoundClusters {
    do {
      return try clusters.found(query, zoom: clustering.zoom, geodesy: ProjGeodesy())
    } catch {
      throw CommandError(error, measuring: query)
    }
  }

  private func note(_ found: FoundClusters, _ console: Console) {
    let pins = found.reduce(0) { $0 + $1.count }
    let clusters = found.count { $0.announcement == nil }
    let some = found.count < found.total ? "\(found.count.grouped) of " : ""
    let results = PinSource.counted(found.total, "result", "results")
    console.note(
      "\(some)\(results), including \(PinSource.counted(clusters, "cluster", "clusters")), with "
        + PinSource.counted(pins, "pin", "pins"))
  }
}
