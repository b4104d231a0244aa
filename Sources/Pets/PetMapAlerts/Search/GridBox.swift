import PetMapGeo
import PetMapKit

/// A box around the region of a search on a grid of 2^32 columns and rows, which wraps at the
/// antimeridian.
///
/// Coordinates are rounded to their cells, so a box may admit coordinates that are up to a cell (1 cm)
/// outside, but refuses none that is inside.
struct GridBox: Sendable {
  let west: UInt32
  /// The number of columns east of the westernmost one.
  let width: UInt32
  let south: UInt32
  let height: UInt32

  /// Creates the box around a region.
  init(_ region: PinQuery.Region) {
    let box = region.box ?? .world
    // Sums of longitudes and turns are rounded when polygons are tested.
    let margin: UInt32 = if case .polygon = region { 1 } else { 0 }
    let (low, high) = (GridPoint.row(box.south), GridPoint.row(box.north))
    south = low - min(low, margin)
    height = high + min(.max - high, margin) - south
    let west = GridPoint.column(box.west)
    // Columns cannot tell a box that is nearly all around from one that is narrow.
    guard box.longitudeSpan < 359 else {
      (self.west, width) = (0, .max)
      return
    }
    self.west = west &- margin
    width = GridPoint.column(box.east) &- west &+ 2 * margin
  }

  /// Returns whether a point may be in the region.
  @inline(__always)
  func contains(_ point: GridPoint) -> Bool {
    point.x &- west <= width && point.y &- south <= height
  }

  /// The cells that contain the box: at most two by two of those that are at least as wide and high.
  var cells: [GridCell] {
    let level = min(
      width.leadingZeroBitCount, height.leadingZeroBitCount, GridCell.deepestLevel)
    let corners = [
      GridPoint(x: west, y: south), GridPoint(x: west &+ width, y: south),
      GridPoint(x: west, y: south + height), GridPoint(x: west &+ width, y: south + height),
    ]
    var cells: [GridCell] = []
    for corner in corners {
      let cell = GridCell(corner, level: level)
      if !cells.contains(cell) { cells.append(cell) }
    }
    return cells
  }
}

/// A coordinate on the grid of ``GridBox``.
struct GridPoint: Sendable {
  let x: UInt32
  let y: UInt32

  init(x: UInt32, y: UInt32) {
    self.x = x
    self.y = y
  }

  init(_ coordinate: Coordinate) {
    x = Self.column(coordinate.longitude)
    y = Self.row(coordinate.latitude)
  }

  /// The column of a longitude. 180 and -180 are the same one.
  static func column(_ longitude: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: Int64((longitude + 180) / 360 * 0x1p32))
  }

  static func row(_ latitude: Double) -> UInt32 { UInt32((latitude + 90) / 180 * 0xFFFF_FFFF) }
}

/// A cell of the hierarchy: at level *n*, there are 2^*n* columns and rows.
struct GridCell: Hashable, Sendable {
  /// The level whose cells are 610 m wide at the equator and 305 m high.
  static let deepestLevel = 16

  /// The level, the column and the row.
  private let key: UInt64

  init(_ point: GridPoint, level: Int) {
    let shift = UInt64(32 - level)
    key = UInt64(level) << 32 | (UInt64(point.x) >> shift) << 16 | UInt64(point.y) >> shift
  }

  /// The level.
  var level: Int { Int(key >> 32) }
}
