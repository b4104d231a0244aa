import PetMapAnnouncements
import PetMapKit
import PetMapProj
import PetMapRequests

/// The implementation of `petmap pins --cluster`.
///
/// All pins that match the filters are clustered, even outside the region, so that the clusters do
/// not depend on the region. The output contains the nodes whose centers are in the region.
struct ClusterRun {
  let request: PinRequest
  let zoom: Int
  let query: PinQuery

  /// Clusters the pins and writes the nodes in the region.
  func run(
    _ arguments: Arguments<PinOptions>, format: PinOptions.Format, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let options = arguments.output
    let path = options.output
    let source = try PinSource(
      arguments.source, filter: request.filters, selection: RecordSelection(arguments.records),
      output: path, console)
    let stream = if let path { try OutputStream(path: path) } else { console.output }

    var loader = PinLoader()
    var swapped = SwappedRegions(query)
    try source.read(console) { (batch) throws(CommandError) in
      loader.append(batch, where: query.filter)
      swapped.add(batch, where: query.filter)
    }
    let clusters = PinClusters(
      loader, ids: source.ids, options: request.clusters.options(),
      activeSince: query.filter.activeSince)
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
    if found.total == 0, let note = swapped.note { console.note(note) }
    return found.total == 0 ? .noResult : .done
  }

  private func found(in clusters: PinClusters) throws(CommandError) -> FoundClusters {
    do {
      return try clusters.found(query, zoom: zoom, geodesy: ProjGeodesy())
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
