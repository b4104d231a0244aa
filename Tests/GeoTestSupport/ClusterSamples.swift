package import PetMapGeo
package import TestSupport

package struct SamplePin {
  package var id: String
  package var latitude: Double
  package var longitude: Double
  package var category: Int

  package init(id: String, latitude: Double, longitude: Double, category: Int = 0) {
    self.id = id
    self.latitude = latitude
    self.longitude = longitude
    self.category = category
  }
}

/// A distribution of random pins.
package enum Spread: CaseIterable, Sendable {
  case world, cities, antimeridian, poles, street, stack
  /// Tile centers, whose distances are a cell's size times a power of two.
  case grid
}

package func samplePins(
  _ spread: Spread, count: Int, _ random: inout SeededRandom
) -> [SamplePin] {
  let cities = (0..<max(1, count / 40)).map { _ in
    (Double.random(in: -70...70, using: &random), Double.random(in: -180...180, using: &random))
  }
  return (0..<count).map { index in
    var (latitude, longitude) = (0.0, 0.0)
    switch spread {
    case .world:
      latitude = Double.random(in: -90...90, using: &random)
      longitude = Double.random(in: -180...180, using: &random)
    case .cities:
      let city = cities[Int.random(in: 0..<cities.count, using: &random)]
      let scale = [0.0, 0.0005, 0.01, 0.3][Int.random(in: 0..<4, using: &random)]
      latitude = city.0 + Double.random(in: -scale...scale, using: &random)
      longitude = city.1 + Double.random(in: -scale...scale, using: &random)
    case .antimeridian:
      latitude = Double.random(in: -1...1, using: &random)
      longitude = 180 + Double.random(in: -1...1, using: &random)
    case .poles:
      let sign: Double = Bool.random(using: &random) ? 1 : -1
      latitude = sign * (90 - [0, 0.00001, 0.1, 6][Int.random(in: 0..<4, using: &random)])
      longitude = Double.random(in: -180...180, using: &random)
    case .street:
      latitude = 52.2297
      longitude = 21 + Double(Int.random(in: 0...count / 2, using: &random)) * 0.00002
    case .grid:
      let side = max(1, count.bitWidth - count.leadingZeroBitCount) / 2
      let (row, column) = (index >> side, index & (1 << side - 1))
      let center = WorldPosition(
        x: (Double(column) + 0.5) / Double(1 << side),
        y: (Double(row % (1 << side)) + 0.5) / Double(1 << side)
      ).coordinate
      (latitude, longitude) = (center.latitude, center.longitude)
    case .stack:
      (latitude, longitude) = (-33.86, 151.21)
    }
    if longitude > 180 { longitude -= 360 }
    if longitude < -180 { longitude += 360 }
    longitude = (longitude * 1e5).rounded() / 1e5
    return SamplePin(
      id: "pin-\(index)", latitude: latitude, longitude: longitude,
      category: Int.random(in: 0..<3, using: &random))
  }
}

/// Returns the pins generated from a seed.
package func samplePins(_ spread: Spread, count: Int, seed: UInt64) -> [SamplePin] {
  var random = SeededRandom(seed: seed)
  return samplePins(spread, count: count, &random)
}

extension ClusterTree {
  package init(_ samples: [SamplePin], options: ClusterOptions = .standard) throws {
    var pins = ClusterPins()
    for pin in samples {
      pins.append(
        id: pin.id, at: try Coordinate(latitude: pin.latitude, longitude: pin.longitude),
        category: pin.category)
    }
    self.init(pins, options: options)
  }
}
