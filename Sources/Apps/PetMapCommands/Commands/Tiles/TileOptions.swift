import PetMapGeo

/// The options of `petmap tiles`.
package enum TileOptions {
  package static let output = Option(
    "output", "FILE.mbtiles|FILE.pmtiles",
    "The file to write, MBTiles or PMTiles; it is there complete or not at all.",
    completion: .files, read: file)

  private static func file(_ text: String) throws(ValueError) -> String {
    guard text != "-" else {
      throw ValueError(
        "tiles are no text for a pipe", remedy: "give FILE.mbtiles or FILE.pmtiles")
    }
    return try Values.nonEmpty(text)
  }

  package static let maximumBytes = Option<Int>(
    "max-tile-bytes", "N|NK|NM",
    "How large a tile may be before compression: where one would be larger, the pins of its zoom are "
      + "merged harder. 0: however large.",
    default: "500K", read: bytes)

  private static func bytes(_ text: String) throws(ValueError) -> Int {
    let error = ValueError(
      "not a size", remedy: "give bytes such as 500000, 500K or 2M, at least 10K, or 0")
    var digits = text.trimmed[...]
    var unit = 1
    switch digits.last {
    case "K", "k": unit = 1_000
    case "M", "m": unit = 1_000_000
    default: break
    }
    if unit > 1 { digits = digits.dropLast() }
    guard !digits.isEmpty, digits.utf8.count <= 9,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits)
    else { throw error }
    let bytes = number * unit
    guard bytes == 0 || bytes >= 10_000 else { throw error }
    return bytes == 0 ? .max : bytes
  }

  package static let minimumZoom = Option<Int>(
    "min-zoom", "Z", "The first zoom.", default: "0"
  ) { (text) throws(ValueError) in
    try Values.integer(text, in: 0...ClusterOptions.deepestZoom)
  }

  package static let maximumZoom = Option<Int>(
    "max-zoom", "Z",
    "The last zoom. On it every pin stands by itself, so that maps which zoom in further show it.",
    default: "17"
  ) { (text) throws(ValueError) in
    try Values.integer(text, in: 0...ClusterOptions.deepestZoom)
  }

  package static let radius = Option<Int>(
    "cluster-radius", "PIXELS",
    "How near to a cluster's middle pins are taken in, on tiles 512 pixels wide.", default: "40"
  ) { (text) throws(ValueError) in
    try Values.integer(text, in: 1...512)
  }

  package static let minimumPoints = Option<Int>(
    "min-points", "N", "How many pins it takes to make a cluster.", default: "2"
  ) { (text) throws(ValueError) in
    try Values.integer(text, in: 2...1_000_000)
  }

  package static let name = Option(
    "name", "TEXT", "What the tile set is called.", default: "petmap", read: Values.nonEmpty)
}
