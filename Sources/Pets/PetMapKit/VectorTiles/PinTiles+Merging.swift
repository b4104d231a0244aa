import PetMapGeo

/// How the pins of a zoom are merged so that no tile is larger than wanted.
public struct TileMerging: Sendable, Hashable {
  /// The zoom whose clusters the tiles show.
  public let clusterZoom: Int
  /// The bytes of the largest tile as it would have been.
  public let largest: Int
}

extension PinTiles {
  /// An upper bound of the bytes that a pin or a cluster takes in a tile.
  ///
  /// - Complexity: O(*n*) for *n* pins.
  public var largestFeature: Int {
    // A cluster's attributes are a dozen short ones, its id is not longer than a pin's and a zoom.
    var largest = 0
    for node in tree.nodes(atZoom: tree.options.maximumZoom + 1) {
      var bytes = 0
      for (_, value) in pin(node, tree.id(of: node)) {
        if case .text(let text) = value { bytes += text.utf8.count }
        bytes += 16
      }
      largest = max(largest, bytes)
    }
    return largest + 256
  }

  /// How the pins of a zoom are merged so that no tile is larger than a limit; nil when none is.
  ///
  /// All tiles of the zoom show the clusters of one zoom, so that each pin is counted once.
  ///
  /// - Parameters:
  ///   - limit: bytes before compression.
  ///   - largestFeature: as ``largestFeature``, which is worth keeping.
  ///   - fine: tiles of the same pins with a deeper tree, of whose clusters more fit.
  /// - Complexity: O(*n*) for *n* pins and clusters of the zoom, some twenty times where tiles are too
  ///   large.
  public func merging(
    zoom: Int, limit: Int, largestFeature: Int, fine: () -> PinTiles
  ) -> (tiles: PinTiles, merging: TileMerging)? {
    let largest = largestTile(zoom: zoom, clusterZoom: clusterZoom(zoom), limit, largestFeature)
    guard largest > limit else { return nil }
    let tiles = clusterZoom(zoom) > tree.options.maximumZoom ? fine() : self
    for candidate in (0...min(tiles.tree.options.maximumZoom, zoom + 8)).reversed() {
      if candidate >= clusterZoom(zoom), tiles.tree.options == tree.options { continue }
      let rest = tiles.largestTile(zoom: zoom, clusterZoom: candidate, limit, largestFeature)
      if rest <= limit || candidate == 0 {
        return (tiles, TileMerging(clusterZoom: candidate, largest: largest))
      }
    }
    return nil
  }

  /// The bytes of the largest tile of a zoom, or 0 when all of them are surely within the limit.
  private func largestTile(
    zoom: Int, clusterZoom: Int, _ limit: Int, _ largestFeature: Int
  ) -> Int {
    var largest = 0
    for (tile, count) in counts(zoom: zoom, clusterZoom: clusterZoom)
    where count * largestFeature > limit {
      largest = max(largest, self.tile(tile, showing: clusterZoom).count)
    }
    return largest
  }
}
