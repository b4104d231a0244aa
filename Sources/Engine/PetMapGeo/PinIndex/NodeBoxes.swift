/// The boxes of all nodes, level by level.
///
/// Boxes are changed in the arrays, by functions that are not inlined, because browsers would have to
/// load the code that copies hundreds of bytes at each use.
struct NodeBoxes {
  private(set) var sphere: [SphereBoxes] = []
  private(set) var plane: [PlaneBoxes] = []

  /// The start of each level, beginning with the parents of the leaves.
  private(set) var levels: [Int] = []

  init(leaves: Int, _ directions: LeafColumns<Float>, _ degrees: LeafColumns<Double>) {
    for first in stride(from: 0, to: leaves, by: pinFanout) {
      let node = addNode()
      for leaf in first..<min(first + pinFanout, leaves) {
        sphere[node].set(leaf - first, around: directions.directions(ofLeaf: leaf))
        plane[node].set(leaf - first, around: degrees.degrees(ofLeaf: leaf))
      }
    }
    var level = 0..<sphere.count
    while !level.isEmpty {
      levels.append(level.lowerBound)
      guard level.count > 1 else { break }
      for first in stride(from: level.lowerBound, to: level.upperBound, by: pinFanout) {
        let node = addNode()
        for child in first..<min(first + pinFanout, level.upperBound) {
          sphere[node].set(child - first, around: sphere[child])
          plane[node].set(child - first, around: plane[child])
        }
      }
      level = level.upperBound..<sphere.count
    }
  }

  /// Adds a node without children, and returns its index.
  @inline(never)
  private mutating func addNode() -> Int {
    sphere.append(SphereBoxes())
    plane.append(PlaneBoxes())
    return sphere.count - 1
  }
}

/// The bounding boxes, on the sphere, of a node's sixteen children: minimum and maximum x, y, and z
/// of all directions below each child. Missing children have empty boxes far outside the sphere.
struct SphereBoxes {
  var leastX = SIMD16<Float>(repeating: 8)
  var greatestX = SIMD16<Float>(repeating: -8)
  var leastY = SIMD16<Float>(repeating: 8)
  var greatestY = SIMD16<Float>(repeating: -8)
  var leastZ = SIMD16<Float>(repeating: 8)
  var greatestZ = SIMD16<Float>(repeating: -8)

  /// Sets a child's box to the bounds of a leaf's pins.
  @inline(never)
  mutating func set(
    _ lane: Int, around leaf: (x: SIMD16<Float>, y: SIMD16<Float>, z: SIMD16<Float>)
  ) {
    (leastX[lane], greatestX[lane]) = leaf.x.bounds
    (leastY[lane], greatestY[lane]) = leaf.y.bounds
    (leastZ[lane], greatestZ[lane]) = leaf.z.bounds
  }

  /// Sets a child's box to the bounds of a node's boxes.
  @inline(never)
  mutating func set(_ lane: Int, around node: SphereBoxes) {
    leastX[lane] = node.leastX.bounds.least
    greatestX[lane] = node.greatestX.bounds.greatest
    leastY[lane] = node.leastY.bounds.least
    greatestY[lane] = node.greatestY.bounds.greatest
    leastZ[lane] = node.leastZ.bounds.least
    greatestZ[lane] = node.greatestZ.bounds.greatest
  }
}

/// The bounding boxes of a node's sixteen children in the plane of longitude and latitude, rounded
/// outward.
struct PlaneBoxes {
  var west = SIMD16<Float>(repeating: 1_000)
  var east = SIMD16<Float>(repeating: -1_000)
  var south = SIMD16<Float>(repeating: 1_000)
  var north = SIMD16<Float>(repeating: -1_000)

  /// Sets a child's box to the bounds of a leaf's pins.
  @inline(never)
  mutating func set(
    _ lane: Int, around leaf: (longitude: SIMD16<Double>, latitude: SIMD16<Double>)
  ) {
    let (longitudes, latitudes) = (SIMD16<Float>(leaf.longitude), SIMD16<Float>(leaf.latitude))
    let (onX, onY) = (longitudes.bounds, latitudes.bounds)
    west[lane] = PlaneBoxes.below(onX.least)
    east[lane] = PlaneBoxes.above(onX.greatest)
    south[lane] = PlaneBoxes.below(onY.least)
    north[lane] = PlaneBoxes.above(onY.greatest)
  }

  /// Sets a child's box to the bounds of a node's boxes.
  @inline(never)
  mutating func set(_ lane: Int, around node: PlaneBoxes) {
    west[lane] = node.west.bounds.least
    east[lane] = node.east.bounds.greatest
    south[lane] = node.south.bounds.least
    north[lane] = node.north.bounds.greatest
  }

  /// Returns a lower bound on all values that round to this one.
  private static func below(_ value: Float) -> Float {
    value - (value.magnitude * 0x1p-22 + 1e-30)
  }

  /// Returns an upper bound on all values that round to this one.
  private static func above(_ value: Float) -> Float {
    value + (value.magnitude * 0x1p-22 + 1e-30)
  }
}

/// Numeric columns of the pins, stored leaf by leaf: the first column of all pins in the leaf, then
/// the second, and so on. Searches read whole leaves, so the values of a leaf are contiguous.
struct LeafColumns<Number: SIMDScalar & BitwiseCopyable & Numeric & Sendable>: Sendable
where Number.SIMD16Storage: BitwiseCopyable {
  private var numbers: [Number]
  private let columnCount: Int

  init(_ columnCount: Int, leaves: Int) {
    self.columnCount = columnCount
    numbers = Array(repeating: 0, count: columnCount * leaves * pinFanout)
  }

  var byteCount: Int { numbers.count * MemoryLayout<Number>.stride }

  @inline(__always) subscript(column: Int, position: Int) -> Number {
    get { numbers[start(column, position / pinFanout) + position % pinFanout] }
    set { numbers[start(column, position / pinFanout) + position % pinFanout] = newValue }
  }

  /// Returns a column of a leaf.
  @inline(__always) func lanes(_ column: Int, ofLeaf leaf: Int) -> SIMD16<Number> {
    let offset = start(column, leaf) &* MemoryLayout<Number>.stride
    // The load is bounds-checked against the array, and every bit pattern is a valid number.
    return unsafe numbers.span.bytes.unsafeLoadUnaligned(
      fromByteOffset: offset, as: SIMD16<Number>.self)
  }

  /// Writes a column of a leaf.
  @inline(__always)
  mutating func set(_ column: Int, ofLeaf leaf: Int, to lanes: SIMD16<Number>) {
    let offset = start(column, leaf) &* MemoryLayout<Number>.stride
    var span = numbers.mutableSpan
    var bytes = unsafe span.mutableBytes
    bytes.storeBytes(of: lanes, toByteOffset: offset, as: SIMD16<Number>.self)
  }

  @inline(__always) private func start(_ column: Int, _ leaf: Int) -> Int {
    (leaf &* columnCount &+ column) &* pinFanout
  }
}

extension LeafColumns<Double> {
  /// Returns the degrees of a leaf's pins.
  @inline(__always)
  func degrees(ofLeaf leaf: Int) -> (longitude: SIMD16<Double>, latitude: SIMD16<Double>) {
    (lanes(0, ofLeaf: leaf), lanes(1, ofLeaf: leaf))
  }
}

extension LeafColumns<Float> {
  /// Returns the directions of a leaf's pins.
  @inline(__always)
  func directions(
    ofLeaf leaf: Int
  ) -> (x: SIMD16<Float>, y: SIMD16<Float>, z: SIMD16<Float>) {
    (lanes(0, ofLeaf: leaf), lanes(1, ofLeaf: leaf), lanes(2, ofLeaf: leaf))
  }
}
