/// A pin or a cluster as the tree keeps it: once, with the zooms at which it is on the map.
///
/// It is there from zoom ``bottom`` (the deepest, at which a cluster comes into being) up to the
/// zoom below its parent's bottom; without a parent up to zoom 0.
struct ClusterEntity: BitwiseCopyable {
  /// On the tree's plane.
  var x: Double
  var y: Double
  /// The link to the next entity of the same bucket in the tree's directory.
  var next: ClusterLink
  /// The cluster that takes it in.
  var parent: UInt32
  /// The next child of the same parent.
  var sibling: UInt32
  private var tag: UInt32

  /// - Parameter payload: a pin's index, or a cluster's place among the clusters.
  init(x: Double, y: Double, payload: UInt32, bottom: Int) {
    (self.x, self.y) = (x, y)
    next = .end
    parent = .none
    sibling = .none
    tag = payload << 5 | UInt32(truncatingIfNeeded: bottom)
  }

  var bottom: Int { Int(truncatingIfNeeded: tag & 31) }
  var payload: Int { Int(truncatingIfNeeded: tag >> 5) }

  /// How many entities links can tell apart.
  static let limit = 1 << 26
}

/// What a cluster has and a pin has not.
struct ClusterRecord: BitwiseCopyable {
  /// The index of its own pin: the best-ranked one in it.
  var pin: UInt32
  /// The first of its children, linked by ``ClusterEntity/sibling``.
  var child: UInt32
  /// How many pins are in it.
  var count: UInt32
}

extension UInt32 {
  /// Stands for the absence of an entity.
  static var none: UInt32 { .max }
}

/// Square cells on the plane, counted from the one around x = 0.
struct CellScale {
  private let perUnit: Double
  private let firstRow: Double

  /// - Parameter size: of a cell; made larger where the cells could not be counted in an `Int32`.
  init(size: Double, plane: ClusterPlane) {
    perUnit = 1 / max(size, plane.width / Double(1 << 27))
    firstRow = Self.whole + ClusterPlane.margin * plane.width * perUnit
  }

  /// Adding it rounds to a whole number, which the low bits of the sum are: a fifth of the time of a
  /// conversion that looks whether the number fits.
  private static var whole: Double { 0x1.8p52 }

  @inline(__always) func column(_ x: Double) -> Int32 {
    Int32(truncatingIfNeeded: Int64(bitPattern: (x * perUnit + Self.whole).bitPattern))
  }

  @inline(__always) func row(_ y: Double) -> Int32 {
    Int32(truncatingIfNeeded: Int64(bitPattern: (y * perUnit + firstRow).bitPattern))
  }
}
