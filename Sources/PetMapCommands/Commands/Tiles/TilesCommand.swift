import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapReports
import PetMapSQLite

extension Command {
  package static let tiles = Command(
    "tiles",
    abstract: "vector tiles of all zooms into an MBTiles file",
    usage: ["--output FILE.mbtiles [options]"],
    discussion: [
      "The tiles are Mapbox Vector Tiles 2.1 with one layer, pins. Pins carry id, petName, species, "
        + "breed, status and lastSeenDate; clusters carry cluster, cluster_id, point_count, "
        + "point_count_abbreviated, expansion_zoom, missing, found and closed. The same pins always "
        + "make the same file."
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap tiles --source - --input-format csv --output pets.mbtiles
      """
    ],
    groups: [
      Group(
        "Tiles",
        [
          TileOptions.output.definition, TileOptions.minimumZoom.definition,
          TileOptions.maximumZoom.definition, TileOptions.radius.definition,
          TileOptions.minimumPoints.definition, TileOptions.name.definition,
        ]),
      FilterOptions.group,
      SourceOptions.group,
    ],
    run: TilesRun.run)
}

/// One run of `petmap tiles`.
private enum TilesRun {
  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    guard let output = try arguments[TileOptions.output] else {
      throw .usage("no file to write", at: "tiles", remedy: "give --output FILE.mbtiles")
    }
    let first = try arguments[TileOptions.minimumZoom] ?? 0
    let last = try arguments[TileOptions.maximumZoom] ?? max(first, 17)
    guard first <= last else {
      throw .usage(
        "--min-zoom is deeper than --max-zoom", at: "--min-zoom \(first) --max-zoom \(last)",
        remedy: "the other way round it would be --min-zoom \(last) --max-zoom \(first)")
    }
    let options = try clusterOptions(arguments, last: last)
    let filter = try FilterOptions.filter(arguments)
    let source = try PinSource(arguments, console)
    let file = try created(output)

    var loader = PinLoader()
    try source.read(arguments, console) { (batch) throws(CommandError) in
      loader.append(batch, where: filter)
    }
    let pins = loader.records
    let description = TileSetDescription(
      name: try arguments[TileOptions.name] ?? "petmap", minimumZoom: first, maximumZoom: last,
      pins: pins.slots.map { pins[$0].coordinate })
    let tiles = PinTiles(
      PinClusters(loader, options: options), pinZoom: last)
    let count = try write(
      tiles, description, to: file.temporaryPath, as: output, arguments, console)
    do {
      try file.commit()
    } catch {
      throw CommandError(writing: error)
    }
    let shown = count.grouped
    console.note(
      "\(output): \(shown) tiles of \(pins.count.grouped) pins, zooms \(first) to "
        + "\(last)")
    return .done
  }

  private static func clusterOptions(
    _ arguments: Arguments, last: Int
  ) throws(CommandError) -> ClusterOptions {
    let radius = try arguments[TileOptions.radius] ?? 40
    let points = try arguments[TileOptions.minimumPoints] ?? 2
    // On the last zoom nothing is clustered; deeper than 16 only streets away.
    let deepest = max(0, min(16, last - 1))
    do {
      return try ClusterOptions(
        radius: Double(radius), minimumPoints: points, maximumZoom: deepest)
    } catch {
      throw .usage(
        "clusters cannot be made so", at: "--cluster-radius \(radius) --min-points \(points)",
        remedy: "leave the two out")
    }
  }

  private static func created(_ path: String) throws(CommandError) -> FileReplacement {
    do {
      return try FileReplacement(of: path)
    } catch {
      throw CommandError(writing: error)
    }
  }

  /// - Returns: how many tiles there are.
  private static func write(
    _ tiles: PinTiles, _ description: TileSetDescription, to path: String, as output: String,
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> Int {
    var progress = Progress("writing tiles", console: console)
    defer { progress.finish() }
    let encoder = TileEncoder(tiles)
    var count = 0
    do throws(SQLiteError) {
      let file = try MBTilesFile(creating: path, description)
      let zooms = description.minimumZoom...description.maximumZoom
      for zoom in zooms {
        let ids = tiles.tiles(zoom: zoom)
        for start in stride(from: 0, to: ids.count, by: TileEncoder.batch) {
          let batch = ids[start..<min(start + TileEncoder.batch, ids.count)]
          guard let encoded = encoder.encode(batch) else {
            throw SQLiteError(code: 7, message: "out of memory", path: path)
          }
          for tile in encoded {
            try file.insert(tile.bytes, at: tile.id)
            count += 1
          }
          progress.update(
            items: count,
            fraction: (Double(zoom - zooms.lowerBound) + Double(batch.endIndex) / Double(ids.count))
              / Double(zooms.count))
        }
      }
      try file.finish()
    } catch {
      throw CommandError(
        .inputOutput, "cannot write: \(error.message)", at: output.quoted,
        remedy: "check the path and the disk")
    }
    return count
  }
}
