import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapProj

/// The clustering options of `petmap pins`.
struct PinClustering {
  let zoom: Int
  let options: ClusterOptions

  /// Reads the options, or returns `nil` if `--cluster` is not given.
  ///
  /// - Throws: A usage error if an option requires `--cluster` or conflicts with it, or if an
  ///   option that `--cluster` requires is missing.
  init?(_ arguments: Arguments<PinOptions>) throws(CommandError) {
    let clusters = arguments.clusters
    guard clusters.cluster else {
      if clusters.isGiven(\.zoom) { throw Self.needsCluster("--zoom") }
      if clusters.isGiven(\.radius) { throw Self.needsCluster("--cluster-radius") }
      if clusters.isGiven(\.minimumPoints) { throw Self.needsCluster("--min-points") }
      return nil
    }
    guard let zoom = clusters.zoom else {
      throw .usage(
        "--cluster requires --zoom", at: "pins", remedy: "add a zoom, such as --zoom 12")
    }
    if arguments.output.sort == .date {
      throw .usage(
        "clusters have no dates", at: "--sort date", remedy: "sort by distance or id")
    }
    self.zoom = zoom
    do {
      options = try ClusterOptions(
        radius: Double(clusters.radius), minimumPoints: clusters.minimumPoints)
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
    _ arguments: Arguments<PinOptions>, format: PinOptions.Format, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let options = arguments.output
    let path = options.output
    let source = try PinSource(arguments.source, filter: arguments.filter, output: path, console)
    let stream = if let path { try OutputStream(path: path) } else { console.output }

    var loader = PinLoader()
    try source.read(console) { (batch) throws(CommandError) in
      loader.append(batch, where: query.filter)
    }
    let clusters = PinClusters(loader, ids: source.ids, options: clustering.options)
    let found = try found(in: clusters)
    if options.count {
      stream.write("\(found.total)\n")
    } else {
      ClusterWriter(format, hasBearing: query.circle != nil, isCSVSafe: options.csvSafe)
        .write(
          found.lazy.map { $0.rounded(toDecimals: options.precision) }, to: stream, console: console
        )
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
