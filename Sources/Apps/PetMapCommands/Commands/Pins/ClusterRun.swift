import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapProj
import PetMapAnnouncements

/// The implementation of `petmap pins --cluster`.
///
/// All pins that match the filters are clustered, even outside the region, so that the clusters do not
/// depend on the region. The output contains the nodes whose centers are in the region.
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
