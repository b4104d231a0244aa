import PetMapFiles
import PetMapGeo
import PetMapReports

/// One run of `petmap pins`.
struct PinRun {
  private let query: PinQuery
  private var selection: PinSelection
  private var distance: PinDistance?
  /// Nil when pins are only counted.
  private var writer: PinWriter?

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let query = try PinQuery(arguments)
    let order = try order(arguments, query)
    let limit = try arguments[PinOptions.limit] ?? .max
    let offset = try arguments[PinOptions.offset] ?? 0
    let isCount = arguments[PinOptions.count]
    let path = try arguments[PinOptions.output]
    let format = try format(arguments, path, console)
    if let clustering = try PinClustering(arguments) {
      return try ClusterRun(clustering: clustering, query: query, order: order)
        .run(arguments, format: format, console)
    }
    let source = try PinSource(arguments, console)

    let stream = if let path { try OutputStream(path: path) } else { console.output }
    var run = PinRun(
      query: query,
      selection: PinSelection(
        order: isCount ? nil : order, offset: offset, limit: isCount ? 0 : limit),
      writer: isCount
        ? nil : PinWriter(format, to: stream, hasWay: query.isCircle, console: console))
    _ = try source.read(arguments, console) { (batch) throws(CommandError) in
      try run.add(batch)
    }
    run.finish(stream)
    try stream.finish()
    if format == .table, let shown = run.writer?.count {
      let all = run.selection.count.grouped
      console.note(
        shown == run.selection.count ? "\(all) pins" : "\(shown.grouped) of \(all) pins")
    }
    return .done
  }

  private init(query: PinQuery, selection: PinSelection, writer: PinWriter?) {
    self.query = query
    self.selection = selection
    self.writer = writer
    if case .circle(let center, let radius) = query.region {
      distance = PinDistance(center: center, radius: radius, metric: query.metric)
    }
  }

  private mutating func add(_ batch: RecordBatch) throws(CommandError) {
    switch query.region {
    case .box(let box):
      for index in 0..<batch.count where query.filter.admits(batch, index) {
        if box.contains(batch.coordinate(at: index)) { add(batch, index, nil) }
      }
    case .circle:
      var candidates: [(index: Int, pin: Coordinate)] = []
      for index in 0..<batch.count where query.filter.admits(batch, index) {
        let pin = batch.coordinate(at: index)
        guard let distance, distance.mayReach(pin) else { continue }
        if writer == nil, distance.surelyReaches(pin) {
          add(batch, index, nil)
        } else {
          candidates.append((index, pin))
        }
      }
      let ways = try distance?.ways(to: candidates.map(\.pin)) ?? []
      for (candidate, way) in zip(candidates, ways) {
        if let way { add(batch, candidate.index, way) }
      }
    }
  }

  private mutating func add(_ batch: RecordBatch, _ index: Int, _ way: PinBearing?) {
    if query.filter.hasText, !query.filter.admits(batch.announcement(at: index)) { return }
    let pin = selection.add { FoundPin(announcement: batch.announcement(at: index), way: way) }
    if let pin { writer?.write(pin) }
  }

  private mutating func finish(_ stream: OutputStream) {
    guard writer != nil else {
      stream.write("\(selection.count)\n")
      return
    }
    for pin in selection.sorted() { writer?.write(pin) }
    writer?.finish()
  }

  /// Nil is the source's order.
  private static func order(
    _ arguments: Arguments, _ query: PinQuery
  ) throws(CommandError) -> PinOptions.Order? {
    let order = try arguments[PinOptions.sort]
    if query.isCircle { return order ?? .distance }
    guard order != .distance else {
      throw .usage(
        "no place to measure from", at: "--sort distance", remedy: "give --near LAT,LNG --radius R")
    }
    return order
  }

  private static func format(
    _ arguments: Arguments, _ path: String?, _ console: Console
  ) throws(CommandError) -> PinOptions.Format {
    let named = try arguments.format(
      PinOptions.format, output: path,
      endings: ["ndjson": .geojsonl, "jsonl": .geojsonl, "txt": .table])
    return named ?? (path == nil && console.output.isTerminal ? .table : .geojson)
  }
}
