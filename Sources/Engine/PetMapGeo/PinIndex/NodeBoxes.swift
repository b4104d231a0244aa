/// The boxes of all nodes, level by level.
struct NodeBoxes {
  private(set) var sphere: [SphereBoxes] = []
  private(set) var plane: [PlaneBoxes] = []

  /// Where each level begins, the leaves' parents first.
  private(set) var levels: [Int] = []

  init(leaves: Int, _ directions: LeafColumns<Float>, _ degrees: LeafColumns<Double>) {
    for first in stride(from: 0, to: leaves, by: pinFanout) {
      var (onSphere, inPlane) = (SphereBoxes(), PlaneBoxes())
      for leaf in first..<min(first + pinFanout, leaves) {
        onSphere.set(leaf - first, around: directions.directions(ofLeaf: leaf))
        inPlane.set(leaf - first, around: degrees.degrees(ofLeaf: leaf))
      }
      sphere.append(onSphere)
      plane.append(inPlane)
    }
    var level = 0..<sphere.count
    while !level.isEmpty {
      levels.append(level.lowerBound)
      guard level.count > 1 else { break }
      for first in stride(from: level.lowerBound, to: level.upperBound, by: pinFanout) {
        var (onSphere, inPlane) = (SphereBoxes(), PlaneBoxes())
        for child in first..<min(first + pinFanout, level.upperBound) {
          onSphere.set(child - first, around: sphere[child])
          inPlane.set(child - first, around: plane[child])
        }
        sphere.append(onSphere)
        plane.append(inPlane)
      }
      level = level.upperBound..<sphere.count
    }
  }
}

/// The boxes on the sphere of a node's sixteen children: least and greatest x, y and z of the
/// directions under each. Those of missing children are empty and lie far outside.
struct SphereBoxes {
  var leastX = SIMD16<Float>(repeating: 8)
  var greatestX = SIMD16<Float>(repeating: -8)
  var leastY = SIMD16<Float>(repeating: 8)
  var greatestY = SIMD16<Float>(repeating: -8)
  var leastZ = SIMD16<Float>(repeating: 8)
  var greatestZ = SIMD16<Float>(repeating: -8)

  /// Takes the box around the pins of a leaf.
  @inline(__always)
  mutating func set(
    _ lane: Int, around leaf: (x: SIMD16<Float>, y: SIMD16<Float>, z: SIMD16<Float>)
  ) {
    leastX[lane] = leaf.x.least
    greatestX[lane] = leaf.x.greatest
    leastY[lane] = leaf.y.least
    greatestY[lane] = leaf.y.greatest
    leastZ[lane] = leaf.z.least
    greatestZ[lane] = leaf.z.greatest
  }

  /// Takes the box around the boxes of a node.
  mutating func set(_ lane: Int, around node: SphereBoxes) {
    leastX[lane] = node.leastX.least
    greatestX[lane] = node.greatestX.greatest
    leastY[lane] = node.leastY.least
    greatestY[lane] = node.greatestY.greatest
    leastZ[lane] = node.leastZ.least
    greatestZ[lane] = node.greatestZ.greatest
  }
}

/// The boxes of a node's sixteen children in the plane of longitude and latitude, rounded outwards.
struct PlaneBoxes {
  var west = SIMD16<Float>(repeating: 1_000)
  var east = SIMD16<Float>(repeating: -1_000)
  var south = SIMD16<Float>(repeating: 1_000)
  var north = SIMD16<Float>(repeating: -1_000)

  /// Takes the box around the pins of a leaf.
  @inline(__always)
  mutating func set(
    _ lane: Int, around leaf: (longitude: SIMD16<Double>, latitude: SIMD16<Double>)
  ) {
    let (longitudes, latitudes) = (SIMD16<Float>(leaf.longitude), SIMD16<Float>(leaf.latitude))
    west[lane] = PlaneBoxes.below(longitudes.least)
    east[lane] = PlaneBoxes.above(longitudes.greatest)
    south[lane] = PlaneBoxes.below(latitudes.least)
    north[lane] = PlaneBoxes.above(latitudes.greatest)
  }

  /// Takes the box around the boxes of a node.
  mutating func set(_ lane: Int, around node: PlaneBoxes) {
    west[lane] = node.west.least
    east[lane] = node.east.greatest
    south[lane] = node.south.least
    north[lane] = node.north.greatest
  }

  /// A number that no value rounded to this one is less than.
  private static func below(_ value: Float) -> Float {
    value - (value.magnitude * 0x1p-22 + 1e-30)
  }

  /// A number that no value rounded to this one is greater than.
  private static func above(_ value: Float) -> Float {
    value + (value.magnitude * 0x1p-22 + 1e-30)
  }
}
