extension TileID {
  /// Returns the tiles that intersect a box, by rows from the northwest.
  ///
  /// - Precondition: `zoom` is between 0 and 30.
  /// - Complexity: O(1); each tile is created when it is reached.
  public static func covering(_ box: BoundingBox, zoom: Int) -> some Sequence<TileID> {
    let side = 1 << zoom
    func index(_ position: Double) -> Int {
      max(0, min(side - 1, Int((position * Double(side)).rounded(.down))))
    }
    let rows =
      index(WorldPosition.y(latitude: box.north))...index(WorldPosition.y(latitude: box.south))
    let west = index(WorldPosition.x(longitude: box.west))
    let east = index(WorldPosition.x(longitude: box.east))
    // A box across the antimeridian that begins and ends in the same column covers all columns.
    let columns = west...(box.crossesAntimeridian ? max(east + side, west) : east)
    return rows.lazy.flatMap { y in
      columns.prefix(side).lazy.compactMap { TileID(z: zoom, x: $0 % side, y: y) }
    }
  }
}
