import PetMapAnnouncements
import PetMapCities
import PetMapFiles
import PetMapGeo
import PetMapParameters
import PetMapService
import PetMapSystem

/// The options for `petmap basemap`.
struct BasemapOptions: CommandOptions {
  let fetch = Fetch()

  struct Fetch: OptionGroup {
    static let title = "Fetching"

    let near = Option(
      "near", "PLACE", "Fetch the streets around a city or a coordinate.", read: Values.nonEmpty)
    let radius = Option("radius", "Set the distance from --near. Default: 20km.", kind: .distance)
    let box = Option("bbox", "Fetch the streets in this box.", kind: .box)
    let source = Option(
      "source", "URL|FILE",
      "Read this PMTiles file. Default: the newest daily build of Protomaps.",
      completion: .files, read: Values.nonEmpty)
    let maximumZoom = Option("max-zoom", "Z", "Omit tiles beyond zoom Z. Default: all zooms.") {
      (text) throws(ValueError) in try Values.integer(text, in: 0...22)
    }
    let dryRun = Flag("dry-run", "Print how much would be fetched, and write nothing.")
  }
}

/// The implementation of `petmap basemap fetch`.
struct BasemapFetch {
  let options: Arguments<BasemapOptions.Fetch>
  let console: Console

  /// The distance around a place that is fetched by default: a city and its suburbs.
  private static let radius = Meters.kilometers(20)
  /// The number of days for which Protomaps keeps its builds.
  private static let buildDays = 7

  func run(to path: String?) throws(CommandError) -> ExitStatus {
    let region = try region()
    if let path, !TileSetFile.isPMTiles(path), !TileSetFile.isMBTiles(path) {
      throw .usage("unknown file extension", at: path.quoted, remedy: "use .pmtiles or .mbtiles")
    }
    if path == nil, !options.dryRun {
      throw .usage(
        "missing argument", at: "FILE", remedy: "specify the file to write, or add --dry-run")
    }
    let source = try source()
    if let path, let identity = FileSystem.identity(of: path),
      identity == FileSystem.identity(of: source.name)
    {
      throw .usage(
        "the source and the output are the same file", at: path.quoted,
        remedy: "write to another file")
    }
    let extract = try PMTilesExtract(of: source, in: region, deepestZoom: options.maximumZoom)
    guard extract.count > 0 else {
      let swap = try options.box.flatMap { (box) throws(CommandError) in
        try SwappedRegions.note(on: box) { (swapped) throws(CommandError) in
          let other = try PMTilesExtract(
            of: source, in: swapped, deepestZoom: options.maximumZoom)
          return other.count > 0 ? PinSource.counted(other.count, "tile", "tiles") : nil
        }
      }
      throw CommandError(
        .noResult, "the file has no tiles in this region", at: source.name.quoted,
        remedy: swap.map { "there are \($0)" } ?? "use another region or source")
    }
    console.output.write(
      "\(source.name): \(extract.count.grouped) tiles, \(Self.megabytes(extract.size)) "
        + "(\(Self.megabytes(extract.transfer)) to fetch)\n")
    guard !options.dryRun, let path else { return .done }
    console.output.flush()
    try extract.write(to: path, console)
    console.output.write("\(path): \(try StreetFile(path, at: path.quoted).summary)\n")
    return .done
  }

  private func region() throws(CommandError) -> BoundingBox {
    switch (options.box, options.near) {
    case (let box?, nil):
      guard options.radius == nil else {
        throw .usage("requires --near", at: "--radius", remedy: "omit it")
      }
      return box
    case (nil, let place?):
      let center = try center(place)
      return BoundingBox(around: center, radius: options.radius ?? Self.radius)
    case (nil, nil):
      throw .usage(
        "no region specified", at: "fetch", remedy: "add --near CITY or --bbox W,S,E,N")
    case (_?, _?):
      throw .usage(
        "--bbox and --near exclude each other", at: "--bbox", remedy: "use only one of them")
    }
  }

  private func center(_ place: String) throws(CommandError) -> Coordinate {
    if let coordinate = CoordinateSystems.coordinate(place) { return coordinate }
    guard let city = CitySearch(place)?.matches(limit: 1).first?.city else {
      throw CommandError(
        .noResult, "no such city", at: "--near \(place.quoted)",
        remedy: "use a larger city nearby, or a coordinate such as 52.23,21.01")
    }
    let coordinate = city.coordinate
    let names = [
      city.name(.english), city.division?.name(.english), city.division?.country.name(.english),
    ].compactMap { $0 }
    console.note(
      "\(place.quoted): \(names.joined(separator: ", ")) at "
        + "\(coordinate.latitude),\(coordinate.longitude)")
    return coordinate
  }

  private func source() throws(CommandError) -> PMTilesSource {
    if let name = options.source { return try PMTilesSource(name) }
    // A build is published some hours after midnight in UTC.
    let today = Today.date
    for age in 0..<Self.buildDays {
      guard let day = CalendarDate(daysSinceEpoch: today.daysSinceEpoch - age) else { break }
      let name = "https://build.protomaps.com/\(day.isoText.filter { $0 != "-" }).pmtiles"
      let source = try PMTilesSource(name)
      do throws(CommandError) {
        _ = try source.read(0..<1)
        return source
      } catch {
        guard error.status == .noResult else { throw error }
      }
    }
    throw CommandError(
      .unavailable, "no daily build of the last week is available",
      at: "https://build.protomaps.com", remedy: "name a PMTiles file with --source")
  }

  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 99_999) / 100_000
    return "\((tenths / 10).grouped).\(tenths % 10) MB"
  }
}
