import PetMapFiles
import PetMapGeo
import PetMapReports

extension Command {
  package static let pins = Command(
    "pins",
    abstract: "pins in a box or around a place",
    usage: [
      "--bbox W,S,E,N [options]",
      "--near LAT,LNG --radius 10km [options]",
    ],
    discussion: [
      "With --near every pin carries its distance in metres and the bearing in which it lies. "
        + "Coordinates have five decimals in tables and CSV, and all they have in JSON. Of records "
        + "with the same id the first counts."
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap pins --source - --input-format csv --near 52.23,21 --radius 5km
      """
    ],
    groups: [
      Group(
        "Region",
        [
          PinOptions.bbox.definition, PinOptions.near.definition, PinOptions.radius.definition,
          PinOptions.metric.definition,
        ]),
      Group(
        "Filter",
        [
          PinOptions.status.definition, PinOptions.species.definition,
          PinOptions.since.definition, PinOptions.until.definition, PinOptions.text.definition,
        ]),
      Group(
        "Output",
        [
          PinOptions.sort.definition, PinOptions.limit.definition, PinOptions.offset.definition,
          PinOptions.count.definition, PinOptions.format.definition, PinOptions.output.definition,
        ]),
      SourceOptions.group,
    ],
    run: PinsRun.run)
}

/// One run of `petmap pins`.
private enum PinsRun {
  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let query = try PinQuery(arguments)
    let order = try order(arguments, query)
    let limit = try arguments[PinOptions.limit]
    let offset = try arguments[PinOptions.offset] ?? 0
    let isCount = arguments[PinOptions.count]
    let path = try arguments[PinOptions.output]
    let format = try format(arguments, path, console)
    let source = try PinSource(arguments, console)

    let file: OutputFile? = if let path { try OutputFile(path) } else { nil }
    let stream = file?.stream ?? console.output
    var selection = PinSelection(
      order: isCount ? nil : order, offset: isCount ? 0 : offset, limit: isCount ? 0 : limit ?? .max
    )
    var hasWay = false
    var distance: PinDistance?
    if case .circle(let center, let radius) = query.region {
      hasWay = true
      distance = PinDistance(center: center, radius: radius, metric: query.metric)
    }
    var writer = isCount ? nil : PinWriter(format, to: stream, hasWay: hasWay, console: console)

    _ = try source.read(arguments, console) { (batch) throws(CommandError) in
      for index in 0..<batch.count where query.admits(batch, index) {
        let coordinate = batch.coordinate(at: index)
        let way: PinBearing?
        if let distance {
          way = try distance.measure(coordinate)
          if way == nil { continue }
        } else {
          guard case .box(let box) = query.region, box.contains(coordinate) else { continue }
          way = nil
        }
        if query.hasText, !query.admits(batch.announcement(at: index)) { continue }
        if let pin = selection.add({
          FoundPin(announcement: batch.announcement(at: index), way: way)
        }) {
          writer?.write(pin)
        }
      }
    }
    for pin in selection.sorted() { writer?.write(pin) }
    writer?.finish()
    if isCount { stream.write("\(selection.count)\n") }
    try file?.finish()
    if format == .table, !isCount {
      let shown = writer?.count ?? 0
      let all = Progress.grouped(selection.count)
      console.note(
        shown == selection.count ? "\(all) pins" : "\(Progress.grouped(shown)) of \(all) pins")
    }
    return .done
  }

  /// Nil is the source's order.
  private static func order(
    _ arguments: Arguments, _ query: PinQuery
  ) throws(CommandError) -> PinOptions.Order? {
    let order = try arguments[PinOptions.sort]
    if case .circle = query.region { return order ?? .distance }
    guard order != .distance else {
      throw .usage(
        "no place to measure from", at: "--sort distance", remedy: "give --near LAT,LNG --radius R")
    }
    return order
  }

  private static func format(
    _ arguments: Arguments, _ path: String?, _ console: Console
  ) throws(CommandError) -> PinOptions.Format {
    if let format = try arguments[PinOptions.format] { return format }
    guard let path else { return console.output.isTerminal ? .table : .geojson }
    switch path.split(separator: ".").last?.lowercased() {
    case "csv": return .csv
    case "json": return .json
    case "geojsonl", "ndjson", "jsonl": return .geojsonl
    case "txt": return .table
    default: return .geojson
    }
  }
}
