extension BoundingBox {
  /// Creates the smallest box that contains all coordinates, or returns `nil` if there are none.
  ///
  /// The box excludes the widest gap between adjacent meridians, so it may cross the antimeridian;
  /// among equal gaps, it prefers the one around the antimeridian.
  ///
  /// - Complexity: O(*n* log *n*) for *n* coordinates.
  public init?(containing coordinates: some Sequence<Coordinate>) {
    var south = 90.0
    var north = -90.0
    var longitudes: [Double] = []
    for coordinate in coordinates {
      south = min(south, coordinate.latitude)
      north = max(north, coordinate.latitude)
      longitudes.append(coordinate.longitude)
    }
    longitudes.sort()
    guard let first = longitudes.first, let last = longitudes.last else { return nil }
    var west = first
    var east = last
    var widest = Self.gap(from: last, to: first)
    if first == last { widest = 360 }
    for index in longitudes.indices.dropFirst() {
      let gap = longitudes[index] - longitudes[index - 1]
      if gap > widest {
        widest = gap
        west = longitudes[index]
        east = longitudes[index - 1]
      }
    }
    self.init(validWest: west, south: south, east: east, north: north)
  }
}
