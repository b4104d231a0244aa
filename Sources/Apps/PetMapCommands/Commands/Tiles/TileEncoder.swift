import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapSystem

/// Makes a file's tiles on all processors, the same bytes in the same order as one would.
struct TileEncoder {
  /// How many tiles are made at a time: enough to keep every processor busy, few enough to hold.
  static let batch = 2_048
  /// How many tiles one thread makes in a go, for which it needs a compressor of its own.
  private static let share = 64

  /// A tile compressed with gzip.
  struct Tile {
    let id: TileID
    let bytes: [UInt8]
  }

  private let tiles: PinTiles
  private let workers = ThreadWorkers(limit: .max)

  init(_ tiles: PinTiles) { self.tiles = tiles }

  /// The tiles that are not empty; nil when there is no memory for a compressor.
  ///
  /// - Parameter zoom: the one whose clusters they show.
  func encode(_ ids: ArraySlice<TileID>, showing zoom: Int) -> [Tile]? {
    let starts = Array(stride(from: ids.startIndex, to: ids.endIndex, by: Self.share))
    let parts = workers.map(starts.count) { [tiles] number -> [Tile]? in
      let start = starts[number]
      guard let deflater = try? GzipDeflater() else { return nil }
      var made: [Tile] = []
      for id in ids[start..<min(start + Self.share, ids.endIndex)] {
        let bytes = tiles.tile(id, showing: zoom)
        if !bytes.isEmpty { made.append(Tile(id: id, bytes: deflater.compress(bytes))) }
      }
      return made
    }
    return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
  }
}
