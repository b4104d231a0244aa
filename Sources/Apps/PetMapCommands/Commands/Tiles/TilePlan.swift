import PetMapKit

/// The clusters that the tiles of each zoom contain.
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
  ///   - fine: A function that returns the pins with a deeper tree, called only if needed.
  init(
    _ tiles: PinTiles, limit: Int, zooms: ClosedRange<Int>, _ console: Console,
    fine: () -> PinTiles
  ) {
    let largest = limit == .max ? 0 : tiles.largestFeature
    for zoom in zooms {
      guard limit != .max,
        let (merged, merging) = tiles.merging(
          zoom: zoom, limit: limit, largestFeature: largest, fine: fine)
      else {
        steps.append(Step(zoom: zoom, tiles: tiles, clusterZoom: tiles.clusterZoom(zoom)))
        continue
      }
      console.note(
        "zoom \(zoom): using the clusters of zoom \(merging.clusterZoom), because the largest tile "
          + "would have \(merging.largest.grouped) bytes; --max-tile-bytes 0 disables the limit"
      )
      steps.append(Step(zoom: zoom, tiles: merged, clusterZoom: merging.clusterZoom))
    }
  }
}
