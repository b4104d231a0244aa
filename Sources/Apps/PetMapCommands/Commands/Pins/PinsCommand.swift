import PetMapAPI
import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapProj
import PetMapRequests

extension Command {
  package static let pins = Command(
    "pins",
    abstract: "list pins within a box, a polygon or a radius",
    usage: [
      "--bbox W,S,E,N [options]",
      "--near LAT,LNG --radius 10km [options]",
      "--bbox W,S,E,N --cluster --zoom Z [options]",
      "[options]",
    ],
    discussion: [
      "Unless --bbox, --radius or --polygon is given, all pins are searched. If --near is given, the "
        + "output includes each pin's distance in meters and its bearing. Tables show coordinates "
        + "to five decimal places; CSV and JSON keep the source's precision. If several records "
        + "have the same ID, the first is used.",
      "--cluster merges all pins that match the filters, even those outside the region. The output "
        + "contains the clusters centered in the region. Their counts include all of their pins.",
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap pins --source - --input-format csv --near 52.23,21 --radius 5km
      """
    ],
    options: PinOptions(), run: PinRun.run)
}

/// The implementation of `petmap pins`.
///
/// Building an index does not pay off for a single query, so each record is tested as it is read.
private struct PinRun {
  private let query: PinQuery
  private var distances: PinDistances<ProjGeodesy>?
  /// The pins to sort.
  private var sorter: PinSorter<FoundPin>
  /// The number of matching pins.
  private var count = 0
  /// Where pins would be found instead; not counted further once there is a matching pin.
  private var swapped: SwappedRegions
  /// The writer, or `nil` if pins are only counted.
  private var writer: PinWriter?

  static func run(
    _ arguments: Arguments<PinOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    var request: PinRequest = try arguments.request.value(console)
    request.filters.today = Today.date
    let query = try request.query(in: arguments.region.polygon)
    let options = arguments.output
    let isCount = options.count
    let path = options.output
    let format = try format(options, console)
    try OutputOptions.check(isCSVSafe: options.csvSafe, isCSV: format == .csv)
    if request.isClustered == true, let zoom = request.zoom {
      if format == .gpkg || format == .kml {
        throw .usage(
          "clusters cannot be written as \(format == .kml ? "KML" : "GeoPackage")", at: "--cluster",
          remedy: "use --format geojson")
      }
      return try ClusterRun(request: request, zoom: zoom, query: query)
        .run(arguments, format: format, console)
    }
    let source = try PinSource(
      arguments.source, filter: request.filters, selection: RecordSelection(arguments.records),
      output: path, console)

    let isDatabase = format == .gpkg && !isCount
    let stream =
      if let path, !isDatabase { try OutputStream(path: path) } else { console.output }
    let writer =
      isCount
      ? nil
      : try PinWriter(
        format, to: stream, path: path, hasBearing: query.circle != nil,
        isCSVSafe: options.csvSafe, precision: options.precision, console: console)
    var run = PinRun(query, writer: writer)
    try source.read(console) { (batch) throws(CommandError) in
      try run.add(batch)
    }
    try run.finish(stream)
    try stream.finish()
    if run.count == 0, let note = run.swapped.note { console.note(note) }
    if format != .table { run.writer?.omissions.forEach(console.note) }
    if format == .table, let shown = run.writer?.count {
      let all = PinSource.counted(run.count, "pin", "pins")
      console.note(shown == run.count ? all : "\(shown.grouped) of \(all)")
    }
    return run.count == 0 ? .noResult : .done
  }

  private init(_ query: PinQuery, writer: PinWriter?) {
    self.query = query
    self.writer = writer
    sorter = PinSorter(query)
    swapped = SwappedRegions(query)
    distances = query.circle.map { PinDistances(from: $0, by: ProjGeodesy()) }
  }

  private mutating func add(_ batch: RecordBatch) throws(CommandError) {
    writer?.begin(keeping: batch.keptNames)
    var candidates: [BatchPin] = []
    for index in 0..<batch.count {
      let pin = BatchPin(batch: batch, index: index)
      guard query.filter.admitsAttributes(of: pin) else { continue }
      if count == 0 { swapped.add(pin.coordinate) }
      switch query.region {
      case .everywhere, .circle: break
      case .box(let box): guard box.contains(pin.coordinate) else { continue }
      case .polygon(let polygon): guard polygon.contains(pin.coordinate) else { continue }
      }
      guard let distances else {
        add(pin, nil)
        continue
      }
      guard distances.mayReach(pin.coordinate) else { continue }
      if writer == nil, distances.surelyReaches(pin.coordinate) {
        add(pin, nil)
      } else {
        candidates.append(pin)
      }
    }
    let bearings = try bearings(to: candidates.map { $0.coordinate })
    for (pin, bearing) in zip(candidates, bearings) {
      if let bearing { add(pin, bearing) }
    }
  }

  private mutating func bearings(
    to coordinates: [Coordinate]
  ) throws(CommandError) -> [PinBearing?] {
    do {
      return try distances?.bearings(to: coordinates) ?? []
    } catch {
      throw CommandError(error, measuring: query)
    }
  }

  private mutating func add(_ pin: BatchPin, _ bearing: PinBearing?) {
    guard query.filter.admitsWords(of: pin) else { return }
    count += 1
    guard writer != nil else { return }
    if query.order == .source {
      // In source order, pins can be written immediately.
      guard count > query.offset, count - query.offset <= query.limit else { return }
      writer?.write(pin.announcement, bearing)
    } else {
      sorter.add(
        FoundPin(announcement: pin.announcement, bearing: bearing, insertion: Int64(count)))
    }
  }

  private mutating func finish(_ stream: OutputStream) throws(CommandError) {
    guard writer != nil else {
      stream.write("\(count)\n")
      return
    }
    for pin in sorter.sorted() { writer?.write(pin.announcement, pin.bearing) }
    try writer?.finish()
  }

  private static func format(
    _ options: Arguments<PinOptions.Output>, _ console: Console
  ) throws(CommandError) -> PinOptions.Format {
    let named = try OutputOptions.format(
      options.format, output: options.output,
      extensions: ["ndjson": .geojsonl, "jsonl": .geojsonl, "txt": .table])
    return named ?? (options.output == nil && console.output.isTerminal ? .table : .geojson)
  }
}
