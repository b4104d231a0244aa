import PetMapBytes
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapSystem

/// An open PMTiles file. Several threads can read it at the same time.
struct PMTilesFile: Sendable {
  let header: PMTilesHeader
  /// The metadata, such as `attribution` and `vector_layers`.
  let metadata: JSONObject
  private let descriptor: Int32
  private let root: PMTilesDirectory

  /// The maximum size of a directory or of the metadata without compression, in bytes.
  private static let sectionLimit = 64 << 20
  /// The maximum number of directories between the root and a tile.
  private static let depthLimit = 3

  /// Opens a file. Returns `nil` if it is not a PMTiles 3 file, or is compressed with another method
  /// than gzip.
  init?(_ path: String) {
    guard let descriptor = try? Descriptor.openForReading(path) else { return nil }
    guard
      let header = PMTilesHeader(
        Descriptor.bytes(of: descriptor, at: 0, count: PMTilesHeader.size)),
      [.none, .gzip].contains(header.tileCompression),
      let root = Self.section(header.root, of: descriptor, header).flatMap(PMTilesDirectory.init)
    else {
      Descriptor.close(descriptor)
      return nil
    }
    let metadata = Self.section(header.metadata, of: descriptor, header)
      .flatMap { try? JSONValue(parsing: $0) }
    self.header = header
    self.root = root
    // The descriptor stays open until the process ends.
    self.descriptor = descriptor
    self.metadata = metadata?.object ?? JSONObject()
  }

  /// Returns a directory or the metadata without compression, or `nil` if it is damaged.
  private static func section(
    _ range: Range<Int>, of descriptor: Int32, _ header: PMTilesHeader
  ) -> [UInt8]? {
    guard range.count <= sectionLimit else { return nil }
    let bytes = Descriptor.bytes(of: descriptor, at: range.lowerBound, count: range.count)
    guard bytes.count == range.count else { return nil }
    switch header.compression {
    case .none: return bytes
    case .gzip: return GzipInflater.decompressed(bytes, limit: sectionLimit)
    case .brotli, .zstd: return nil
    }
  }

  /// Returns a tile as stored, or `nil` if the file does not contain it or is damaged.
  func tile(_ id: TileID) -> [UInt8]? { tile { $0.target(of: id.pmtilesNumber) } }

  /// Returns the first tile, or `nil` if the file contains none.
  var firstTile: [UInt8]? { tile(\.first) }

  /// - Parameter target: Returns what to follow in a directory.
  private func tile(_ target: (PMTilesDirectory) -> PMTilesDirectory.Target?) -> [UInt8]? {
    var directory = root
    for _ in 0...Self.depthLimit {
      switch target(directory) {
      case nil: return nil
      case .tile(let range):
        let start = header.tiles.lowerBound + range.lowerBound
        let bytes = Descriptor.bytes(of: descriptor, at: start, count: range.count)
        return bytes.count == range.count ? bytes : nil
      case .leaf(let range):
        let start = header.leaves.lowerBound + range.lowerBound
        let leaf = Self.section(start..<start + range.count, of: descriptor, header)
        guard let leaf = leaf.flatMap(PMTilesDirectory.init) else { return nil }
        directory = leaf
      }
    }
    return nil
  }
}
