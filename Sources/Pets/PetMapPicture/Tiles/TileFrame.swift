import PetMapBasemap
import PetMapDrawing
import PetMapGeo
import PetMapKit

/// The part of the base map's grid that a vector tile shows.
struct TileFrame: Sendable {
  /// The distance beyond the tile's edges at which shapes are clipped, in tile units: 16 pixels at
  /// 512 pixels per tile, so that strokes along the clip edge are not visible.
  static let buffer: Int32 = 128

  let id: TileID
  /// The number of tile units per grid cell.
  let scale: Double
  private let left: Double
  private let top: Double

  init(_ id: TileID) {
    self.id = id
    let count = Double(Int64(1) << Int64(id.z))
    let side = Double(Basemap.gridSize) / count
    scale = Double(VectorTileLayer.extent) / side
    left = Double(id.x) * side
    top = Double(id.y) * side
  }

  /// The rectangle to which shapes are clipped, in tile units.
  var clip: ClipRectangle {
    let (low, high) = (Double(-Self.buffer), Double(VectorTileLayer.extent + Self.buffer))
    return ClipRectangle(left: low, top: low, right: high, bottom: high)
  }

  /// The grid cells within the clip rectangle, in a copy of the world to the west of this one.
  ///
  /// - Parameter shift: The number of copies.
  func window(shift: Int32 = 0) -> GridWindow {
    let margin = Double(Self.buffer) / scale
    let side = Double(VectorTileLayer.extent) / scale
    let offset = Double(shift) * Double(Basemap.gridSize)
    return GridWindow(
      west: Int32((left - margin + offset).rounded(.down)),
      north: Int32((top - margin).rounded(.down)),
      east: Int32((left + side + margin + offset).rounded(.up)),
      south: Int32((top + side + margin).rounded(.up)))
  }

  /// Returns the position of a grid cell in tile units.
  func position(_ point: BasemapShape.Point, shift: Int32 = 0) -> ScreenPoint {
    ScreenPoint(
      x: (Double(point.x) - Double(shift) * Double(Basemap.gridSize) - left) * scale,
      y: (Double(point.y) - top) * scale)
  }

  /// Returns the position of a label if it belongs to this tile rather than a neighbor.
  func label(x: Double, y: Double) -> TilePoint? {
    let (x, y) = (((x - left) * scale).rounded(.down), ((y - top) * scale).rounded(.down))
    let extent = Double(VectorTileLayer.extent)
    guard x >= 0, x < extent, y >= 0, y < extent else { return nil }
    return TilePoint(x: Int32(x), y: Int32(y))
  }

  /// Returns a clipped path in whole tile units.
  static func rounded(_ path: [ScreenPoint]) -> [TilePoint] {
    path.map { TilePoint(x: Int32($0.x.rounded()), y: Int32($0.y.rounded())) }
  }
}
