/// What lies within a straight chord of a direction, as far as single precision can tell.
struct Cap: PinRegion {
  private let x: Float
  private let y: Float
  private let z: Float
  private let squares: SquareRange

  /// - Parameter chord: a chord between directions, 0 to 2; greater ones reach every pin.
  init(around direction: UnitVector, chord: Double) {
    self.init(around: direction, squares: SquareRange(chord: chord))
  }

  init(around direction: UnitVector, squares: SquareRange) {
    x = Float(direction.x)
    y = Float(direction.y)
    z = Float(direction.z)
    self.squares = squares
  }

  @inline(__always)
  func children(of node: Int, in index: PinIndex) -> (touched: UInt32, covered: UInt32) {
    let box = 6 &* node
    var nearest = SIMD16<Float>()
    var farthest = SIMD16<Float>()
    Self.add(x, index.sphereBoxes[box], index.sphereBoxes[box &+ 1], &nearest, &farthest)
    Self.add(y, index.sphereBoxes[box &+ 2], index.sphereBoxes[box &+ 3], &nearest, &farthest)
    Self.add(z, index.sphereBoxes[box &+ 4], index.sphereBoxes[box &+ 5], &nearest, &farthest)
    return ((nearest .<= squares.outer).bits, (farthest .<= squares.inner).bits)
  }

  /// The squared chords to the nearest points of the boxes of a node's children.
  func nearest(childrenOf node: Int, in index: PinIndex) -> SIMD16<Float> {
    let box = 6 &* node
    var nearest = SIMD16<Float>()
    var farthest = SIMD16<Float>()
    Self.add(x, index.sphereBoxes[box], index.sphereBoxes[box &+ 1], &nearest, &farthest)
    Self.add(y, index.sphereBoxes[box &+ 2], index.sphereBoxes[box &+ 3], &nearest, &farthest)
    Self.add(z, index.sphereBoxes[box &+ 4], index.sphereBoxes[box &+ 5], &nearest, &farthest)
    return nearest
  }

  @inline(__always)
  func pins(ofLeaf leaf: Int, in index: PinIndex) -> (inside: UInt32, doubtful: UInt32) {
    squares.judge(chords(toLeaf: leaf, in: index))
  }

  /// The squared chords to the pins of a leaf.
  @inline(__always)
  func chords(toLeaf leaf: Int, in index: PinIndex) -> SIMD16<Float> {
    let dx = index.directions[3 &* leaf] - x
    let dy = index.directions[3 &* leaf &+ 1] - y
    let dz = index.directions[3 &* leaf &+ 2] - z
    return dx * dx + dy * dy + dz * dz
  }

  /// Adds the squares of the least and the greatest distance to intervals along one axis.
  @inline(__always)
  private static func add(
    _ center: Float, _ least: SIMD16<Float>, _ greatest: SIMD16<Float>,
    _ nearest: inout SIMD16<Float>, _ farthest: inout SIMD16<Float>
  ) {
    let (below, above) = (least - center, center - greatest)
    let gap = below.replacing(with: above, where: above .> below)
    let near = gap.replacing(with: 0, where: gap .< 0)
    let far = below.replacing(with: above, where: above .< below)
    nearest += near * near
    farthest += far * far
  }
}

/// Which squared chords in single precision are surely within a limit, and which may be.
struct SquareRange {
  /// At most this: surely within.
  let inner: Float

  /// More than this: surely not.
  let outer: Float

  init(chord: Double) {
    self.init(shortest: chord, longest: chord)
  }

  /// - Parameters:
  ///   - shortest: chords up to this length are within.
  ///   - longest: chords over this length are not.
  init(shortest: Double, longest: Double) {
    let short = shortest - SquareRange.error(chord: shortest)
    let long = longest + SquareRange.error(chord: longest)
    inner = short > 0 ? Float(short * short).nextDown : -1
    outer = Float(long * long).nextUp
  }

  /// How far a chord in single precision may be from the true one.
  ///
  /// Components up to 1 are rounded by at most 2^-25 at both ends, which the square root of three
  /// components makes 1.04e-7; the series and what lies outside of the
  /// unit sphere add less than 2e-8. Five roundings of 2^-24 on the way to
  /// the square are 1.5e-7 of the chord.
  static func error(chord: Double) -> Double {
    1.5e-7 + 2e-7 * chord
  }

  @inline(__always)
  func judge(_ chords: SIMD16<Float>) -> (inside: UInt32, doubtful: UInt32) {
    let inside = (chords .<= inner).bits
    return (inside, (chords .<= outer).bits ^ inside)
  }
}
