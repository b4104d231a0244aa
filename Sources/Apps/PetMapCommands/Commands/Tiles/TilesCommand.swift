import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapRequests
import PetMapAnnouncements

extension Command {
  package static let tiles = Command(
    "tiles",
    abstract: "write vector tiles for all zoom levels, as MBTiles or PMTiles",
    usage: ["--output FILE.mbtiles [options]", "--output FILE.pmtiles [options]"],
    discussion: [
      "The tiles are Mapbox Vector Tiles 2.1 with one layer, pins. Pins have the properties id, "
        + "petName, species, breed, status and lastSeenDate, and any columns listed in --keep. At "
        + "zooms without clusters, one of several pins with the same coordinate has their number as "
        + "the property stack; for the others, stack is 0. "
        + "Clusters have the properties cluster, cluster_id, point_count, point_count_abbreviated, "
        + "expansion_zoom, missing, found and closed. The same pins always produce the same file. "
        + "Any static host can serve a PMTiles file. Outliers do not affect the file's center."
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap tiles --source - --input-format csv --output pets.mbtiles
      """
    ],
    options: TileOptions(), run: TilesRun.run)
}

/// The options for `petmap tiles`.
private struct TileOptions: CommandOptions {
  let tiles = Tiles()
  let clusters = RequestOptions<ClusteringRequest>()
  let filter = RequestOptions<FilterRequest>()
  let region = RegionFilterOptions()
  let source = SourceOptions()

  struct Tiles: OptionGroup {
    static let title = "Tiles"

    let output = Option(
      "output", "FILE.mbtiles|FILE.pmtiles",
      "Write to this MBTiles or PMTiles file. An existing file is replaced only on success.",
      completion: .files, read: Values.tileFile)
    let minimumZoom = Option(
      "min-zoom", "Z", "Set the lowest zoom level.", default: "0", read: Values.clusterZoom)
    let maximumZoom = Option(
      "max-zoom", "Z",
      "Set the highest zoom level. Pins are not clustered at this level, so that maps can also use "
        + "its tiles at higher zooms.",
      default: "17", read: Values.clusterZoom)
    let maximumBytes = Option(
      "max-tile-bytes", "N|NK|NM",
      "Limit the uncompressed size of each tile. If a tile would exceed the limit, all tiles at "
        + "its zoom level use larger clusters. 0 disables the limit.",
      default: "500K", read: Values.tileBytes)
    let name = Option(
      "name", "TEXT", "Set the tile set's name.", default: "petmap", read: Values.nonEmpty)
  }
}

extension Values {
  fileprivate static func tileFile(_ text: String) throws(ValueError) -> String {
    guard text != "-" else {
      throw ValueError(
        "cannot write tiles to standard output", remedy: "specify FILE.mbtiles or FILE.pmtiles")
    }
    return try Values.nonEmpty(text)
  }

  fileprivate static func clusterZoom(_ text: String) throws(ValueError) -> Int {
    try integer(text, in: 0...ClusterOptions.deepestZoom)
  }

  fileprivate static func tileBytes(_ text: String) throws(ValueError) -> Int {
    let error = ValueError(
      "invalid size", remedy: "use a size such as 500000, 500K or 2M, at least 10K, or 0")
    var digits = text.trimmed[...]
    var unit = 1
    switch digits.last {
    case "K", "k": unit = 1_000
    case "M", "m": unit = 1_000_000
    default: break
    }
    if unit > 1 { digits = digits.dropLast() }
    guard !digits.isEmpty, digits.utf8.count <= 9,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(digits)
    else { throw error }
    let bytes = number * unit
    guard bytes == 0 || bytes >= 10_000 else { throw error }
    return bytes == 0 ? .max : bytes
  }
}

/// The implementation of `petmap tiles`.
private enum TilesRun {
  static func run(
    _ arguments: Arguments<TileOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let settings = arguments.tiles
    guard let output = settings.output else {
      throw .usage(
        "no output file specified", at: "tiles",
        remedy: "add --output FILE.mbtiles or --output FILE.pmtiles")
    }
    guard TileSetFile.isPMTiles(output) || TileSetFile.isMBTiles(output) else {
      throw .usage(
        "unknown file extension", at: "--output \(output.quoted)",
        remedy: "use .mbtiles or .pmtiles")
    }
    let first = settings.minimumZoom
    var last = settings.maximumZoom
    if !settings.isGiven(\.maximumZoom) { last = max(first, last) }
    guard first <= last else {
      throw .usage(
        "--min-zoom is greater than --max-zoom", at: "--min-zoom \(first) --max-zoom \(last)",
        remedy: "did you mean --min-zoom \(last) --max-zoom \(first)?")
    }
    let clusters: ClusteringRequest = try arguments.clusters.value(console)
    // Pins are not clustered at the last zoom or beyond zoom 16.
    let options = clusters.options(maximumZoom: max(0, min(16, last - 1)))
    var filters: FilterRequest = try arguments.filter.value(console)
    filters.today = Today.date
    let filter = filters.filter
    let polygon = try PlanePolygon.requested(by: arguments.region)
    let source = try PinSource(
      arguments.source, filter: filters, selection: RecordSelection(arguments.region.records),
      output: output, console)
    // Fail before reading the pins if the file cannot be written.
    try checkWritable(output)

    var loader = PinLoader()
    try source.read(console) { (batch) throws(CommandError) in
      loader.append(batch, where: filter, in: polygon)
    }
    let pins = loader.records
    noteHidden(pins, console)
    let tiles = PinTiles(
      PinClusters(
        loader, ids: source.ids, options: options, activeSince: filter.activeSince),
      pinZoom: last)
    let description = TileSetDescription(
      name: settings.name, minimumZoom: first, maximumZoom: last,
      pins: pins.slots.map { pins[$0].coordinate }, keptFields: tiles.keptFields)
    let plan = TilePlan(
      tiles, limit: settings.maximumBytes, zooms: first...last, console
    ) {
      let deep = clusters.options(maximumZoom: 16)
      return PinTiles(
        PinClusters(loader, ids: source.ids, options: deep, activeSince: filter.activeSince),
        pinZoom: last)
    }
    let count = try write(plan, description, to: output, console)
    let written = PinSource.counted(count, "tile", "tiles")
    console.note(
      "\(output): \(written) with \(PinSource.counted(pins.count, "pin", "pins")), zooms \(first) to "
        + "\(last)")
    return .done
  }

  /// Reports the number of pins that Web Mercator cannot show.
  private static func noteHidden(_ pins: PinRecords, _ console: Console) {
    let hidden = pins.slots.count {
      abs(pins[$0].coordinate.latitude) > WebMercator.maximumLatitude
    }
    guard hidden > 0 else { return }
    console.note(
      "\(PinSource.counted(hidden, "pin is", "pins are")) beyond 85.0511° of latitude, where Web "
        + "Mercator ends, and thus outside of the tiles")
  }

  private static func checkWritable(_ path: String) throws(CommandError) {
    do {
      _ = try FileReplacement(of: path)
    } catch {
      throw CommandError(writing: error)
    }
  }

  /// - Returns: The number of tiles.
  private static func write(
    _ plan: TilePlan, _ description: TileSetDescription, to output: String, _ console: Console
  ) throws(CommandError) -> Int {
    var progress = Progress("writing tiles", console: console)
    defer { progress.finish() }
    var count = 0
    var file = try TileSetFile(output, description.header)
    let zooms = description.minimumZoom...description.maximumZoom
    for step in plan.steps {
      let encoder = TileEncoder(step.tiles)
      let ids = file.sorted(step.tiles.tiles(zoom: step.zoom, showing: step.clusterZoom))
      for start in stride(from: 0, to: ids.count, by: TileEncoder.batchSize) {
        let batch = ids[start..<min(start + TileEncoder.batchSize, ids.count)]
        guard let encoded = encoder.encode(batch, showing: step.clusterZoom) else {
          throw CommandError(
            .inputOutput, "cannot write: out of memory", at: output.quoted,
            remedy: "free some memory")
        }
        for tile in encoded {
          try file.insert(tile.bytes, at: tile.id)
          count += 1
        }
        progress.update(
          items: count,
          fraction: (Double(step.zoom - zooms.lowerBound)
            + Double(batch.endIndex) / Double(ids.count)) / Double(zooms.count))
      }
    }
    try file.finish()
    return count
  }
}
