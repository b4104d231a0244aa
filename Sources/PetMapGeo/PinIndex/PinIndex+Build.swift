extension PinIndex {
  /// Lays the pins out.
  ///
  /// - Precondition: at most 2^32 pins.
  /// - Complexity: O(*n*); a million in some 50 ms.
  public init(_ pins: [Coordinate]) {
    self.init(tree: PinTree(CoordinateList(pins: pins)))
  }

  /// Lays out the pins whose degrees stand in two lists of the same length.
  ///
  /// - Throws: ``PinIndexError`` with the number of the first pin that is no coordinate.
  /// - Complexity: O(*n*).
  public init(latitudes: [Double], longitudes: [Double]) throws(PinIndexError) {
    guard latitudes.count == longitudes.count else {
      throw .lengths(latitudes: latitudes.count, longitudes: longitudes.count)
    }
    for number in latitudes.indices {
      let (latitude, longitude) = (latitudes[number], longitudes[number])
      guard latitude >= -90, latitude <= 90 else { throw .latitude(latitude, pin: number) }
      guard longitude >= -180, longitude <= 180 else { throw .longitude(longitude, pin: number) }
    }
    self.init(tree: PinTree(DegreeLists(latitudes: latitudes, longitudes: longitudes)))
  }
}
