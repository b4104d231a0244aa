extension PinIndex {
  /// Returns the pins in the given box, including its edges.
  ///
  /// The result is the set of pins for which `box.contains(pin)` is true.
  ///
  /// - Complexity: O(√*n* + *k*) for *k* pins found, and much less unless the box is a sliver.
  public func pins(in box: BoundingBox) -> [UInt32] {
    var numbers: [UInt32] = []
    appendPins(in: box, to: &numbers)
    return numbers
  }

  /// Appends the pins in the given box, including its edges.
  ///
  /// - Complexity: The same as ``pins(in:)-(BoundingBox)``.
  public func appendPins(in box: BoundingBox, to numbers: inout [UInt32]) {
    PinNumbers.append(to: &numbers) { sink in
      search(box, into: &sink)
    }
  }

  /// Calls a closure with each pin in the given box, including its edges.
  ///
  /// - Complexity: The same as ``pins(in:)-(BoundingBox)``.
  public func forEachPin(in box: BoundingBox, _ visit: (UInt32) -> Void) {
    withoutActuallyEscaping(visit) { visit in
      var sink = PinVisitor(visit: visit)
      search(box, into: &sink)
    }
  }

  /// Returns the number of pins in the given box, including its edges.
  ///
  /// - Complexity: O(√*n*).
  public func countPins(in box: BoundingBox) -> Int {
    var sink = PinCounter()
    search(box, into: &sink)
    return sink.count
  }

  private func search<Sink: PinSink>(_ box: BoundingBox, into sink: inout Sink) {
    for region in BoxRegion.parts(of: box) { _ = tree.search(region, into: &sink) }
  }
}

/// A box that does not cross the antimeridian, as a search region.
struct BoxRegion: PinRegion {
  private let longitudes: DegreeRange
  private let latitudes: DegreeRange

  private init(west: Double, east: Double, south: Double, north: Double) {
    longitudes = DegreeRange(least: west, greatest: east)
    latitudes = DegreeRange(least: south, greatest: north)
  }

  /// Splits a box at the antimeridian, and adds the poles that it touches along all longitudes. The
  /// regions are disjoint.
  static func parts(of box: BoundingBox) -> [BoxRegion] {
    let isWhole = box.isAllAround
    let south = isWhole || box.south > -90 ? box.south : (-90.0).nextUp
    let north = isWhole || box.north < 90 ? box.north : 90.0.nextDown
    var ranges = [(box.west, box.east)]
    if box.west > box.east {
      ranges = [(box.west, 180), (-180, box.east)]
    } else if !isWhole, box.east == 180 {
      // 180 and -180 are the same meridian.
      ranges.append((-180, -180))
    } else if !isWhole, box.west == -180 {
      ranges.append((180, 180))
    }
    var parts = ranges.map { BoxRegion(west: $0.0, east: $0.1, south: south, north: north) }
    for pole in [south, north] where pole != box.south && pole != box.north {
      let latitude = pole.rounded()
      parts.append(BoxRegion(west: -180, east: 180, south: latitude, north: latitude))
    }
    return parts
  }

  @inline(__always)
  func touchedChildren(of node: Int, in tree: PinTree) -> UInt32 {
    let boxes = tree.planeBoxes[node]
    return
      (latitudes.touches(boxes.south, boxes.north)
      .& longitudes.touches(boxes.west, boxes.east)).bits
  }

  @inline(__always)
  func coveredChildren(of node: Int, in tree: PinTree) -> UInt32 {
    let boxes = tree.planeBoxes[node]
    return
      (latitudes.covers(boxes.south, boxes.north)
      .& longitudes.covers(boxes.west, boxes.east)).bits
  }

  @inline(__always)
  func pins(ofLeaf leaf: Int, in tree: PinTree) -> (inside: UInt32, undecided: UInt32) {
    let (longitude, latitude) = tree.degrees.degrees(ofLeaf: leaf)
    let low = lanes(longitude.lowHalf, latitude.lowHalf)
    let high = lanes(longitude.highHalf, latitude.highHalf)
    return (low | high &<< 8, 0)
  }

  @inline(__always)
  private func lanes(
    _ longitude: SIMD8<Double>, _ latitude: SIMD8<Double>
  ) -> UInt32 {
    (latitudes.contains(latitude) .& longitudes.contains(longitude)).bits
  }
}

/// A closed range of degrees.
private struct DegreeRange {
  let least: Double
  let greatest: Double

  /// The bounds in single precision, rounded outward.
  let outerLeast: Float
  let outerGreatest: Float

  /// The bounds in single precision, rounded inward.
  let innerLeast: Float
  let innerGreatest: Float

  init(least: Double, greatest: Double) {
    self.least = least
    self.greatest = greatest
    (outerLeast, innerLeast) = (Float(least).nextDown, Float(least).nextUp)
    (outerGreatest, innerGreatest) = (Float(greatest).nextUp, Float(greatest).nextDown)
  }

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
  func contains(_ degrees: SIMD8<Double>) -> SIMDMask<SIMD8<Int64>> {
    (degrees .>= least) .& (degrees .<= greatest)
  }
}
