import PetMapFiles
import PetMapGeo
import PetMapReports

/// One run of `petmap pins --cluster`.
///
/// All pins that pass the filters are clustered, wherever they are, so that a cluster is the same
/// whatever region is asked for; printed is what has its centre in the region.
struct ClusterRun {
  let clustering: PinClustering
  let query: PinQuery
  let order: PinOptions.Order?

  /// Clusters the pins and prints what is in the region.
  func run(
    _ arguments: Arguments, format: PinOptions.Format, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let limit = try arguments[PinOptions.limit] ?? .max
    let offset = try arguments[PinOptions.offset] ?? 0
    let isCount = arguments[PinOptions.count]
    let path = try arguments[PinOptions.output]
    let source = try PinSource(arguments, console)
    let stream = if let path { try OutputStream(path: path) } else { console.output }

    var pins: [Announcement] = []
    _ = try source.read(arguments, console) { (batch) throws(CommandError) in
      for index in 0..<batch.count where query.filter.admits(batch, index) {
        let announcement = batch.announcement(at: index)
        if query.filter.admits(announcement) { pins.append(announcement) }
      }
    }
    let found = try find(in: pins)
    if isCount {
      stream.write("\(found.count)\n")
    } else {
      let shown = found.dropFirst(offset).prefix(limit)
      ClusterWriter(format, hasWay: query.isCircle).write(shown, to: stream, console: console)
      if format == .table { note(shown, of: found, console) }
    }
    try stream.finish()
    return .done
  }

  private func find(in pins: [Announcement]) throws(CommandError) -> [FoundCluster] {
    var columns = ClusterPins()
    columns.reserveCapacity(pins.count)
    for pin in pins {
      columns.append(id: pin.id, at: pin.coordinate, status: Int(pin.status.rawValue))
    }
    let tree = ClusterTree.built(of: columns, options: clustering.options)
    var found: [FoundCluster] = []
    switch query.region {
    case .box(let box):
      for node in tree.sorted(tree.nodes(in: box, zoom: clustering.zoom)) {
        found.append(FoundCluster(node, in: tree, pins: pins, way: nil))
      }
    case .circle(let center, let radius):
      var distance = PinDistance(center: center, radius: radius, metric: query.metric)
      let near = tree.sorted(tree.nodes(atZoom: clustering.zoom)).filter {
        distance.mayReach(tree.coordinate(of: $0))
      }
      let ways = try distance.ways(to: near.map { tree.coordinate(of: $0) })
      for (node, way) in zip(near, ways) {
        if let way { found.append(FoundCluster(node, in: tree, pins: pins, way: way)) }
      }
    }
    if let order { found.sort { precedes($0, $1, order) } }
    return found
  }

  private func precedes(
    _ first: FoundCluster, _ second: FoundCluster, _ order: PinOptions.Order
  ) -> Bool {
    if order == .distance, let near = first.way?.distance, let far = second.way?.distance,
      near != far
    {
      return near < far
    }
    return first.id.utf8.lexicographicallyPrecedes(second.id.utf8)
  }

  private func note(
    _ shown: some Collection<FoundCluster>, of found: [FoundCluster], _ console: Console
  ) {
    let pins = shown.reduce(0) { $0 + $1.count }
    let clusters = shown.count { $0.announcement == nil }
    let rest = shown.count < found.count ? " of \(found.count.grouped)" : ""
    console.note(
      "\(shown.count.grouped)\(rest) places, \(clusters.grouped) of them "
        + "clusters, with \(pins.grouped) pins")
  }
}
