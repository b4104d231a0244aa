import PetMapKit

/// Which clusters the tiles of each zoom show.
struct TilePlan {
  struct Step {
    let zoom: Int
    let tiles: PinTiles
    let clusterZoom: Int
  }

  private(set) var steps: [Step] = []

  /// Says on standard error where pins are merged harder than asked for.
  ///
  /// - Parameters:
  ///   - limit: the bytes of a tile before compression.
  ///   - fine: the same pins with a deeper tree, made when it is needed.
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
        "zoom \(zoom): the largest tile would have \(merging.largest.grouped) bytes, its pins are "
          + "merged as clusters of zoom \(merging.clusterZoom), --max-tile-bytes 0 keeps them apart"
      )
      steps.append(Step(zoom: zoom, tiles: merged, clusterZoom: merging.clusterZoom))
    }
  }
}
