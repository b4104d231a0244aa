extension PinIndex {
  /// Lays the pins out.
  ///
  /// - Precondition: at most 2^32 pins.
  /// - Complexity: O(*n*); a million in some 60 ms.
  public init(_ pins: [Coordinate]) {
    self.init(CoordinateList(pins: pins))
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
    self.init(DegreeLists(latitudes: latitudes, longitudes: longitudes))
  }

  private init<Pins: PinList>(_ pins: Pins) {
    precondition(UInt64(pins.count) <= 1 << 32, "a pin's number has 32 bits")
    count = pins.count
    let leaves = (count + pinFanout - 1) / pinFanout
    let order = PinOrder(pins)
    ids = order.numbers(padded: leaves * pinFanout)
    (latitudes, longitudes) = PinIndex.degrees(of: ids, in: pins)
    directions = PinIndex.directions(latitudes: latitudes, longitudes: longitudes)
    let boxes = PinBoxes(directions: directions, latitudes: latitudes, longitudes: longitudes)
    (sphereBoxes, planeBoxes, levels) = (boxes.sphere, boxes.plane, boxes.levels)
  }

  /// Fetches the pins' degrees in the order of their numbers. A loop that does nothing else keeps
  /// the most misses of the cache in flight.
  private static func degrees<Pins: PinList>(
    of numbers: [UInt32], in pins: Pins
  ) -> (latitudes: [Double], longitudes: [Double]) {
    let count = numbers.count
    var longitudes: [Double] = []
    let latitudes = unsafe [Double](unsafeUninitializedCapacity: count) { latitudes, filled in
      longitudes = unsafe [Double](unsafeUninitializedCapacity: count) { longitudes, filled in
        for position in 0..<count {
          let number = Int(truncatingIfNeeded: numbers[position])
          unsafe latitudes.initializeElement(at: position, to: pins.latitude(number))
          unsafe longitudes.initializeElement(at: position, to: pins.longitude(number))
        }
        filled = count
      }
      filled = count
    }
    return (latitudes, longitudes)
  }

  private static func directions(
    latitudes: [Double], longitudes: [Double]
  ) -> [SIMD16<Float>] {
    var directions: [SIMD16<Float>] = []
    directions.reserveCapacity(latitudes.count / pinFanout * 3)
    for leaf in stride(from: 0, to: latitudes.count, by: pinFanout) {
      let low = UnitVectors.directions(
        latitude: SIMD8(latitudes, from: leaf), longitude: SIMD8(longitudes, from: leaf))
      let high = UnitVectors.directions(
        latitude: SIMD8(latitudes, from: leaf + 8), longitude: SIMD8(longitudes, from: leaf + 8))
      directions.append(SIMD16(lowHalf: low.x, highHalf: high.x))
      directions.append(SIMD16(lowHalf: low.y, highHalf: high.y))
      directions.append(SIMD16(lowHalf: low.z, highHalf: high.z))
    }
    return directions
  }
}
