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
  mutating func set(_ lane: Int, around leaf: LeafDirections) {
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
  mutating func set(_ lane: Int, around leaf: LeafDegrees) {
    let (longitudes, latitudes) = (SIMD16<Float>(leaf.longitudes), SIMD16<Float>(leaf.latitudes))
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

/// Builds the tree of boxes over the leaves, level by level.
struct PinBoxes: ~Copyable {
  private(set) var sphere: CacheLines<SphereBoxes>
  private(set) var plane: CacheLines<PlaneBoxes>

  /// Where each level begins.
  let levels: [Int]

  init(
    directions: borrowing CacheLines<LeafDirections>, degrees: borrowing CacheLines<LeafDegrees>
  ) {
    var levels: [Int] = []
    var (nodes, children) = (0, directions.count)
    while children > 1 || levels.isEmpty, children > 0 {
      levels.append(nodes)
      children = (children + pinFanout - 1) / pinFanout
      nodes += children
    }
    self.levels = levels
    sphere = CacheLines(count: nodes)
    plane = CacheLines(count: nodes)

    for level in levels.indices {
      let end = level + 1 < levels.count ? levels[level + 1] : nodes
      for node in levels[level]..<end {
        let first = (node - levels[level]) * pinFanout
        if level == 0 {
          let leaves = first..<min(first + pinFanout, directions.count)
          append(node, leaves: leaves, directions, degrees)
        } else {
          let below = levels[level - 1]
          append(node, children: below + first..<min(below + first + pinFanout, levels[level]))
        }
      }
    }
  }

  private mutating func append(
    _ node: Int, leaves: Range<Int>, _ directions: borrowing CacheLines<LeafDirections>,
    _ degrees: borrowing CacheLines<LeafDegrees>
  ) {
    var (onSphere, inPlane) = (SphereBoxes(), PlaneBoxes())
    for leaf in leaves {
      onSphere.set(leaf - leaves.lowerBound, around: directions[leaf])
      inPlane.set(leaf - leaves.lowerBound, around: degrees[leaf])
    }
    sphere[node] = onSphere
    plane[node] = inPlane
  }

  private mutating func append(_ node: Int, children: Range<Int>) {
    var (onSphere, inPlane) = (SphereBoxes(), PlaneBoxes())
    for child in children {
      onSphere.set(child - children.lowerBound, around: sphere[child])
      inPlane.set(child - children.lowerBound, around: plane[child])
    }
    sphere[node] = onSphere
    plane[node] = inPlane
  }
}
