import PetMapGeo

/// The options of `petmap tiles`.
package enum TileOptions {
  package static let output = Option(
    "output", "FILE.mbtiles",
    "The file to write, which is there complete or not at all.", completion: .files,
    read: file)

  private static func file(_ text: String) throws(ValueError) -> String {
    let remedy = "give FILE.mbtiles"
    guard text != "-" else { throw ValueError("tiles are no text for a pipe", remedy: remedy) }
    guard !text.lowercased().hasSuffix(".pmtiles") else {
      throw ValueError("tiles are not written as .pmtiles", remedy: remedy)
    }
    return try Values.nonEmpty(text)
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
