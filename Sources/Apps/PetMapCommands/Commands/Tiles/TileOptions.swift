import PetMapGeo

/// The options for `petmap tiles`.
struct TileOptions: CommandOptions {
  let tiles = Tiles()
  let filter = RegionFilterOptions()
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
    let radius = ClusteringOptions.radius(also: "Tiles are 512 pixels wide.")
    let minimumPoints = ClusteringOptions.minimumPoints
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
