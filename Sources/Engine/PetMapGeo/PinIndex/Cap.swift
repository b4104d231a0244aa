/// A spherical cap: the region within a given chord (straight-line distance) of a direction, in
/// single precision.
struct Cap: PinRegion {
  private let center: SIMD4<Float>
  private let squares: SquareRange

  /// - Parameter chord: The length of a chord of the unit sphere, from 0 to 2; greater values
  ///   include every pin.
  init(around direction: UnitVector, chord: Double) {
    self.init(around: direction, squares: SquareRange(chord: chord))
  }

  init(around direction: UnitVector, squares: SquareRange) {
    center = SIMD4(SIMD4<Double>(direction.x, direction.y, direction.z, 0))
    self.squares = squares
  }

  @inline(__always)
  func touchedChildren(of node: Int, in tree: PinTree) -> UInt32 {
    (nearest(childrenOf: node, in: tree) .<= squares.outer).bits
  }

  @inline(__always)
  func coveredChildren(of node: Int, in tree: PinTree) -> UInt32 {
    let boxes = tree.sphereBoxes[node]
    let dx = Cap.farthest(center.x, boxes.leastX, boxes.greatestX)
    let dy = Cap.farthest(center.y, boxes.leastY, boxes.greatestY)
    let dz = Cap.farthest(center.z, boxes.leastZ, boxes.greatestZ)
    return (dx * dx + dy * dy + dz * dz .<= squares.inner).bits
  }

  /// Returns the squared chords to the nearest points in the boxes of a node's children.
  @inline(__always)
  func nearest(childrenOf node: Int, in tree: PinTree) -> SIMD16<Float> {
    let boxes = tree.sphereBoxes[node]
    let dx = Cap.nearest(center.x, boxes.leastX, boxes.greatestX)
    let dy = Cap.nearest(center.y, boxes.leastY, boxes.greatestY)
    let dz = Cap.nearest(center.z, boxes.leastZ, boxes.greatestZ)
    return dx * dx + dy * dy + dz * dz
  }

  @inline(__always)
  func pins(ofLeaf leaf: Int, in tree: PinTree) -> (inside: UInt32, undecided: UInt32) {
    squares.classify(chords(toLeaf: leaf, in: tree))
  }

  /// Returns the squared chords to the pins of a leaf.
  @inline(__always)
  func chords(toLeaf leaf: Int, in tree: PinTree) -> SIMD16<Float> {
    let (x, y, z) = tree.directions.directions(ofLeaf: leaf)
    let (dx, dy, dz) = (x - center.x, y - center.y, z - center.z)
    return dx * dx + dy * dy + dz * dz
  }

  /// Returns the distances along one axis to the nearest points in intervals; large for empty
  /// intervals.
  @inline(__always)
  private static func nearest(
    _ center: Float, _ least: SIMD16<Float>, _ greatest: SIMD16<Float>
  ) -> SIMD16<Float> {
    let (below, above) = (least - center, center - greatest)
    let gap = below.replacing(with: above, where: above .> below)
    return gap.replacing(with: 0, where: gap .< 0)
  }

  /// Returns the distances along one axis to the farthest points in intervals.
  ///
  /// The differences computed by ``nearest(_:_:_:)`` are not reused, because keeping them would
  /// exceed the available registers.
  @inline(__always)
  private static func farthest(
    _ center: Float, _ least: SIMD16<Float>, _ greatest: SIMD16<Float>
  ) -> SIMD16<Float> {
    let (below, above) = (center - least, greatest - center)
    return below.replacing(with: above, where: above .> below)
  }
}

/// Bounds on the squared chords, in single precision, that are certainly or possibly within a
/// limit.
struct SquareRange {
  /// Squared chords up to this value are certainly within the limit.
  let inner: Float

  /// Squared chords above this value are certainly not within the limit.
  let outer: Float

  init(chord: Double) {
    self.init(shortest: chord, longest: chord)
  }

  /// - Parameters:
  ///   - shortest: Chords up to this length are within the limit.
  ///   - longest: Chords longer than this are not.
  init(shortest: Double, longest: Double) {
    let short = shortest - SquareRange.error(chord: shortest)
    let long = longest + SquareRange.error(chord: longest)
    inner = short > 0 ? Float(short * short).nextDown : -1
    outer = Float(long * long).nextUp
  }

  /// Returns an upper bound on the error of a chord in single precision.
  ///
  /// Components of up to 1 are rounded by at most 2^-25 at both ends, which amounts to 1.04e-7 for
  /// the square root of three components. The series and deviations from the unit sphere add less
  /// than 2e-8. Five roundings of 2^-24 in computing the square add up to 1.5e-7 of the chord.
  static func error(chord: Double) -> Double {
    1.5e-7 + 2e-7 * chord
  }

  @inline(__always)
  func classify(_ chords: SIMD16<Float>) -> (inside: UInt32, undecided: UInt32) {
    let inside = (chords .<= inner).bits
    return (inside, (chords .<= outer).bits ^ inside)
  }
}
