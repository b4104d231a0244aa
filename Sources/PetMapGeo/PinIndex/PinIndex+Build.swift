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
    degrees = PinIndex.degrees(of: ids, in: pins)
    directions = PinIndex.directions(degrees)
    let boxes = PinBoxes(directions: directions, degrees: degrees)
    (sphereBoxes, planeBoxes, levels) = (boxes.sphere, boxes.plane, boxes.levels)
  }

  /// Fetches the degrees of pins. A loop that does nothing else keeps the most misses of the cache
  /// in flight.
  private static func degrees<Pins: PinList>(
    of numbers: [UInt32], in pins: Pins
  ) -> [SIMD8<Double>] {
    let count = numbers.count / pinFanout * 4
    return unsafe [SIMD8<Double>](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = count
      guard let leaves = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      for position in numbers.indices {
        let number = Int(truncatingIfNeeded: numbers[position])
        let place = position / pinFanout * 256 + position % pinFanout * 8
        unsafe leaves.storeBytes(
          of: pins.longitude(number), toByteOffset: place, as: Double.self)
        unsafe leaves.storeBytes(
          of: pins.latitude(number), toByteOffset: place + 128, as: Double.self)
      }
    }
  }

  private static func directions(_ degrees: [SIMD8<Double>]) -> [SIMD16<Float>] {
    var directions: [SIMD16<Float>] = []
    directions.reserveCapacity(degrees.count / 4 * 3)
    for leaf in stride(from: 0, to: degrees.count, by: 4) {
      let low = UnitVectors.directions(latitude: degrees[leaf + 2], longitude: degrees[leaf])
      let high = UnitVectors.directions(latitude: degrees[leaf + 3], longitude: degrees[leaf + 1])
      directions.append(SIMD16(lowHalf: low.x, highHalf: high.x))
      directions.append(SIMD16(lowHalf: low.y, highHalf: high.y))
      directions.append(SIMD16(lowHalf: low.z, highHalf: high.z))
    }
    return directions
  }
}
