import PetMapBytes
import PetMapGeo
import PetMapKit
import PetMapSystem

/// The clusters to include in the tiles of each zoom.
struct TilePlan {
  struct Step {
    let zoom: Int
    let tiles: PinTiles
    let clusterZoom: Int
  }

  private(set) var steps: [Step] = []

  /// Creates a plan, and reports zooms at which the size limit requires larger clusters.
  ///
  /// - Parameters:
  ///   - limit: The maximum size of a tile in bytes before compression.
  ///   - fine: A function that returns the pins with a deeper tree. It is called only if needed.
  init(
    _ tiles: PinTiles, limit: Int, zooms: ClosedRange<Int>, _ console: Console,
    fine: () -> PinTiles
  ) {
    var progress = Progress("sizing tiles", console: console)
    defer { progress.finish() }
    let largest = limit == .max ? 0 : tiles.largestFeature
    for zoom in zooms {
      progress.update(
        items: steps.count, fraction: Double(steps.count) / Double(zooms.count))
      guard limit != .max,
        let (merged, merging) = tiles.merging(
          zoom: zoom, limit: limit, largestFeature: largest, fine: fine)
      else {
        steps.append(Step(zoom: zoom, tiles: tiles, clusterZoom: tiles.clusterZoom(zoom)))
        continue
      }
      console.note(
        "zoom \(zoom): using the clusters from zoom \(merging.clusterZoom), because a tile would "
          + "have \(merging.size.grouped) bytes; use --max-tile-bytes 0 to disable the limit"
      )
      steps.append(Step(zoom: zoom, tiles: merged, clusterZoom: merging.clusterZoom))
    }
  }
}

/// Encodes tiles in parallel. The result does not depend on the number of processors.
struct TileEncoder {
  /// The number of tiles to encode at a time, which bounds memory use.
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
      guard let deflater = GzipDeflater() else { return nil }
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
