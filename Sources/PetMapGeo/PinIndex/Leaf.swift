/// The longitudes and latitudes of a leaf's sixteen pins, side by side: one page of memory to look
/// up.
struct LeafDegrees {
  var longitudes: SIMD16<Double>
  var latitudes: SIMD16<Double>
}

extension CacheLines<LeafDegrees> {
  /// Writes the degrees of the pin at a position of the leaves.
  @inline(__always)
  mutating func set(_ position: Int, longitude: Double, latitude: Double) {
    let (leaf, lane) = (position &>> 4, position & 15)
    store(longitude, in: leaf, atByte: lane &* 8)
    store(latitude, in: leaf, atByte: (pinFanout &+ lane) &* 8)
  }

  @inline(__always)
  func latitude(at position: Int) -> Double {
    load(Double.self, from: position &>> 4, atByte: (pinFanout &+ (position & 15)) &* 8)
  }

  @inline(__always)
  func longitude(at position: Int) -> Double {
    load(Double.self, from: position &>> 4, atByte: (position & 15) &* 8)
  }
}

/// The directions of a leaf's sixteen pins.
struct LeafDirections {
  var x: SIMD16<Float>
  var y: SIMD16<Float>
  var z: SIMD16<Float>

  static func leaves(
    _ degrees: borrowing CacheLines<LeafDegrees>
  ) -> CacheLines<LeafDirections> {
    var leaves = CacheLines<LeafDirections>(count: degrees.count)
    for leaf in 0..<degrees.count {
      let (latitudes, longitudes) = (degrees[leaf].latitudes, degrees[leaf].longitudes)
      let low = UnitVectors.directions(
        latitude: latitudes.lowHalf, longitude: longitudes.lowHalf)
      let high = UnitVectors.directions(
        latitude: latitudes.highHalf, longitude: longitudes.highHalf)
      leaves[leaf] = LeafDirections(
        x: SIMD16(lowHalf: low.x, highHalf: high.x),
        y: SIMD16(lowHalf: low.y, highHalf: high.y),
        z: SIMD16(lowHalf: low.z, highHalf: high.z))
    }
    return leaves
  }
}

extension CacheLines<LeafDirections> {
  /// The direction of the pin at a position of the leaves, and a zero.
  @inline(__always)
  func direction(at position: Int) -> SIMD4<Float> {
    let (leaf, lane) = (position &>> 4, position & 15)
    return SIMD4(
      load(Float.self, from: leaf, atByte: lane &* 4),
      load(Float.self, from: leaf, atByte: (pinFanout &+ lane) &* 4),
      load(Float.self, from: leaf, atByte: (2 &* pinFanout &+ lane) &* 4), 0)
  }
}

/// Some pins of a leaf.
struct LeafPins {
  let leaf: UInt32

  /// The pins, one to a bit.
  let lanes: UInt32

  init(leaf: Int, lanes: UInt32) {
    self.leaf = UInt32(truncatingIfNeeded: leaf)
    self.lanes = lanes
  }

  /// Appends the pins' positions in the order of the leaves.
  func appendPositions(to positions: inout [Int]) {
    var rest = lanes
    while rest != 0 {
      positions.append(Int(leaf) * pinFanout + rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}

extension [LeafPins] {
  /// The pins' positions in the order of the leaves.
  var positions: [Int] {
    var positions: [Int] = []
    for pins in self { pins.appendPositions(to: &positions) }
    return positions
  }
}

/// Pins in a leaf, and children of a node.
let pinFanout = 16
