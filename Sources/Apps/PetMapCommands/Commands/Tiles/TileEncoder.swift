import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapSystem

/// Encodes tiles on all processors. The result does not depend on their number.
struct TileEncoder {
  /// The number of tiles to encode at a time, which bounds memory.
  static let batchSize = 2_048
  /// The number of tiles that a thread encodes with one compressor.
  private static let chunkSize = 64

  /// A tile compressed with gzip.
  struct Tile {
    let id: TileID
    let bytes: [UInt8]
  }

  private let tiles: PinTiles
  private let workers = ThreadWorkers(limit: .max)

  init(_ tiles: PinTiles) { self.tiles = tiles }

  /// Returns the tiles that are not empty, or `nil` if there is not enough memory.
  ///
  /// - Parameter zoom: The zoom of the clusters.
  func encode(_ ids: ArraySlice<TileID>, showing zoom: Int) -> [Tile]? {
    let starts = Array(stride(from: ids.startIndex, to: ids.endIndex, by: Self.chunkSize))
    let parts = workers.map(starts.count) { [tiles] number -> [Tile]? in
      let start = starts[number]
      guard let deflater = try? GzipDeflater() else { return nil }
      var encoded: [Tile] = []
      for id in ids[start..<min(start + Self.chunkSize, ids.endIndex)] {
        let bytes = tiles.tile(id, showing: zoom)
        if !bytes.isEmpty { encoded.append(Tile(id: id, bytes: deflater.compress(bytes))) }
      }
      return encoded
    }
    return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
  }
}
