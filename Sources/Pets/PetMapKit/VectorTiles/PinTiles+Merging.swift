import PetMapGeo

/// A cluster zoom that limits the size of the tiles at a zoom.
public struct TileMerging: Sendable, Hashable {
  /// The zoom whose clusters the tiles show.
  public let clusterZoom: Int
  /// The size that one of the tiles would have without the limit, in bytes.
  public let size: Int
}

extension PinTiles {
  /// An upper bound on the size of a pin or a cluster in a tile, in bytes.
  ///
  /// - Complexity: O(*n*) for *n* pins.
  public var largestFeature: Int {
    // A cluster has a dozen short attributes, and its ID is at most as long as a pin's ID and a
    // zoom.
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

  /// Returns how to merge the pins at a zoom so that no tile exceeds a limit, if possible, or `nil`
  /// if merging is not necessary or cannot reduce the tiles.
  ///
  /// All tiles at a zoom show clusters from the same zoom, so that each pin is counted once.
  ///
  /// - Parameters:
  ///   - limit: The maximum size in bytes before compression.
  ///   - largestFeature: The value of ``largestFeature``, which callers should cache.
  ///   - fine: Returns tiles of the same pins with a deeper tree, so that more clusters fit.
  /// - Complexity: O(*n*) for *n* nodes at the zoom, with about twenty passes if tiles are too
  ///   large.
  public func merging(
    zoom: Int, limit: Int, largestFeature: Int, fine: () -> PinTiles
  ) -> (tiles: PinTiles, merging: TileMerging)? {
    guard let size = excess(zoom: zoom, clusterZoom: clusterZoom(zoom), limit, largestFeature)
    else { return nil }
    let tiles = clusterZoom(zoom) > tree.options.maximumZoom ? fine() : self
    for candidate in (0...min(tiles.tree.options.maximumZoom, zoom + 8)).reversed() {
      if candidate >= clusterZoom(zoom), tiles.tree.options == tree.options { continue }
      if candidate == 0
        || tiles.excess(zoom: zoom, clusterZoom: candidate, limit, largestFeature) == nil
      {
        return (tiles, TileMerging(clusterZoom: candidate, size: size))
      }
    }
    return nil
  }

  /// Returns the size of a tile at a zoom that exceeds the limit, or `nil` if all are within it.
  ///
  /// Encoding all tiles that may exceed it takes longer than everything else, and the fullest one
  /// usually does.
  private func excess(
    zoom: Int, clusterZoom: Int, _ limit: Int, _ largestFeature: Int
  ) -> Int? {
    let fullest = counts(zoom: zoom, clusterZoom: clusterZoom)
      .filter { $0.value * largestFeature > limit }
      .sorted { ($1.value, $0.key.x, $0.key.y) < ($0.value, $1.key.x, $1.key.y) }
    for (tile, _) in fullest {
      let size = self.tile(tile, showing: clusterZoom).count
      if size > limit { return size }
    }
    return nil
  }
}
