/// A bounding box as the tree sees it: one stretch of longitudes, or two when it crosses the
/// antimeridian, by one of latitudes.
struct BoxRegion: PinRegion {
  private let first: Stretch
  private let second: Stretch
  private let latitudes: Stretch

  init(_ box: BoundingBox) {
    latitudes = Stretch(least: box.south, greatest: box.north)
    if box.west <= box.east {
      first = Stretch(least: box.west, greatest: box.east)
      second = .nothing
    } else {
      first = Stretch(least: box.west, greatest: 180)
      second = Stretch(least: -180, greatest: box.east)
    }
  }

  @inline(__always)
  func children(of node: Int, in index: PinIndex) -> (touched: UInt32, covered: UInt32) {
    let (west, east) = (index.planeBoxes[4 &* node], index.planeBoxes[4 &* node &+ 1])
    let (south, north) = (index.planeBoxes[4 &* node &+ 2], index.planeBoxes[4 &* node &+ 3])
    let high = latitudes.touches(south, north)
    let wide = first.touches(west, east) .| second.touches(west, east)
    let touched = (high .& wide).bits
    guard touched != 0 else { return (0, 0) }
    let inside = first.covers(west, east) .| second.covers(west, east)
    return (touched, (latitudes.covers(south, north) .& inside).bits)
  }

  @inline(__always)
  func pins(ofLeaf leaf: Int, in index: PinIndex) -> (inside: UInt32, doubtful: UInt32) {
    let start = leaf &* pinFanout
    let low = lanes(from: start, in: index)
    let high = lanes(from: start &+ 8, in: index)
    return (SIMDMask<SIMD16<Int32>>(low, high).bits, 0)
  }

  @inline(__always)
  private func lanes(from start: Int, in index: PinIndex) -> SIMDMask<SIMD8<Int64>> {
    let longitude = SIMD8<Double>(index.longitudes, from: start)
    let latitude = SIMD8<Double>(index.latitudes, from: start)
    return latitudes.holds(latitude) .& (first.holds(longitude) .| second.holds(longitude))
  }
}

/// Degrees from one to another, both inclusive.
private struct Stretch {
  let least: Double
  let greatest: Double

  /// The same in single precision, rounded outwards.
  let outerLeast: Float
  let outerGreatest: Float

  /// The same in single precision, rounded inwards.
  let innerLeast: Float
  let innerGreatest: Float

  init(least: Double, greatest: Double) {
    self.least = least
    self.greatest = greatest
    (outerLeast, innerLeast) = (Float(least).nextDown, Float(least).nextUp)
    (outerGreatest, innerGreatest) = (Float(greatest).nextUp, Float(greatest).nextDown)
  }

  /// Holds no number, and touches no box, not even an empty one.
  static let nothing = Stretch(least: 3_000, greatest: -3_000)

  @inline(__always)
  func touches(
    _ from: SIMD16<Float>, _ to: SIMD16<Float>
  ) -> SIMDMask<SIMD16<Int32>> {
    (from .<= outerGreatest) .& (to .>= outerLeast)
  }

  @inline(__always)
  func covers(
    _ from: SIMD16<Float>, _ to: SIMD16<Float>
  ) -> SIMDMask<SIMD16<Int32>> {
    (from .>= innerLeast) .& (to .<= innerGreatest)
  }

  @inline(__always)
  func holds(_ degrees: SIMD8<Double>) -> SIMDMask<SIMD8<Int64>> {
    (degrees .>= least) .& (degrees .<= greatest)
  }
}

extension SIMDMask<SIMD16<Int32>> {
  /// Joins the lanes of two masks over doubles.
  @inline(__always)
  fileprivate init(_ low: SIMDMask<SIMD8<Int64>>, _ high: SIMDMask<SIMD8<Int64>>) {
    let lanes = SIMD16<Int32>(
      lowHalf: SIMD8(truncatingIfNeeded: SIMD8<Int64>().replacing(with: -1, where: low)),
      highHalf: SIMD8(truncatingIfNeeded: SIMD8<Int64>().replacing(with: -1, where: high)))
    self = lanes .< 0
  }
}
