/// Places on the plane as whole numbers of 32 bits, fine enough that most questions about distances
/// are answered by them, and square cells a little wider than the radius at each zoom.
///
/// A cell of one zoom is four of the next deeper one, so that a shift gives a place's cell.
struct MergeGrid: Sendable {
  private let scale: CellScale
  /// Units.
  private let perUnit: Double
  /// How many doublings of a unit a cell of zoom 0 is wide.
  private let widest: Int32
  private let wraps: Bool
  private let seam: Int32

  init(options: ClusterOptions, plane: ClusterPlane) {
    // Wider than the radius, so that rounding cannot put a neighbour two cells away.
    var unit =
      ClusterTree.radius(zoom: options.maximumZoom, options: options, plane: plane) * (1 + 0x1p-16)
    var doublings: Int32 = 0
    let finest = plane.width / Double(1 << 27)
    while unit < finest { (unit, doublings) = (unit * 2, doublings - 1) }
    while unit / 2 >= finest { (unit, doublings) = (unit / 2, doublings + 1) }
    scale = CellScale(size: unit, plane: plane)
    perUnit = 1 / unit
    widest = doublings + Int32(truncatingIfNeeded: options.maximumZoom)
    wraps = plane.wraps
    seam = scale.column(plane.width)
  }

  @inline(__always) func column(_ x: Double) -> Int32 { scale.column(x) }

  @inline(__always) func row(_ y: Double) -> Int32 { scale.row(y) }

  /// By how many bits to shift a place to the right to have its cell.
  func shift(zoom: Int) -> Int32 { max(0, widest - Int32(truncatingIfNeeded: zoom)) }

  /// The columns of cells that are at least some cells away from the seam: none beyond a small world.
  func columnsWithin(_ reach: Int32, shift: Int32) -> (first: Int32, last: Int32) {
    wraps ? (reach &+ 1, seam >> shift &- reach &- 1) : (.min / 2, .max / 2)
  }

  /// A length in units.
  func units(_ length: Double) -> Double { length * perUnit }

  /// The first zoom at which places so far apart, in units along the axis on which it is more, may
  /// have two cells between them.
  @inline(__always) func zoom(parting distance: UInt32) -> Int32 {
    let exponent = 31 &- Int32(truncatingIfNeeded: distance.leadingZeroBitCount)
    return max(0, widest &+ 1 &- exponent)
  }
}
