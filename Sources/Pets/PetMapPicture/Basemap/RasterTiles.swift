public import PetMapDrawing
public import PetMapGeo
public import PetMapKit

/// The raster tiles of a base map that lie in a picture.
public struct RasterTiles: Sendable {
  /// A tile in a copy of the world.
  struct Tile: Sendable {
    let id: TileID
    let copy: Int
    let picture: PictureFile
  }

  /// From the back to the front: what stands in for missing tiles first.
  let tiles: [Tile]
  /// Whether every part of the picture has a tile.
  public let coversAll: Bool
  /// Who is named for the tiles; empty for nobody.
  public let attribution: String

  /// How many zooms further out something is looked for in place of a missing tile.
  private static let retreat = 5

  /// The zoom whose tiles are drawn most nearly in their own size.
  ///
  /// - Parameters:
  ///   - side: of a tile in pixels.
  ///   - zooms: those that the base map has.
  public static func zoom(
    for camera: Camera, side: Double, within zooms: ClosedRange<Int>
  ) -> Int {
    let ideal = camera.zoom.level + logarithm(512 / side) / logarithm(2)
    return max(zooms.lowerBound, min(zooms.upperBound, Int(ideal.rounded())))
  }

  /// Finds the tiles that a camera shows.
  ///
  /// - Parameters:
  ///   - zoom: of the tiles.
  ///   - find: a tile's picture; nil where there is none.
  /// - Complexity: O(*n*) for *n* tiles in the viewport, and up to five times as many calls of `find`
  ///   where tiles are missing.
  public init<Failure: Error>(
    seenBy camera: Camera, in viewport: Viewport, zoom: Int, attribution: String,
    find: (TileID) throws(Failure) -> PictureFile?
  ) throws(Failure) {
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    let topLeft = screen.position(at: ScreenPoint(x: 0, y: 0))
    let bottomRight = screen.position(
      at: ScreenPoint(x: viewport.width, y: viewport.height))
    let count = 1 << zoom
    let columns = Self.range(topLeft.x, bottomRight.x, count)
    let rows = Self.range(max(0, topLeft.y), min(1 - 1e-12, bottomRight.y), count)
    var found: [Tile] = []
    var standIns: [Tile] = []
    var isWhole = topLeft.y >= 0 && bottomRight.y <= 1
    for column in columns {
      let copy = (Double(column) / Double(count)).rounded(.down)
      for row in rows {
        guard let id = TileID(z: zoom, x: column - Int(copy) * count, y: row) else { continue }
        if let picture = try find(id) {
          found.append(Tile(id: id, copy: Int(copy), picture: picture))
          continue
        }
        var ancestor = id.parent
        var isFound = false
        for _ in 0..<Self.retreat {
          guard let id = ancestor else { break }
          if standIns.contains(where: { $0.id == id && $0.copy == Int(copy) }) {
            isFound = true
            break
          }
          if let picture = try find(id) {
            standIns.append(Tile(id: id, copy: Int(copy), picture: picture))
            isFound = true
            break
          }
          ancestor = id.parent
        }
        if !isFound { isWhole = false }
      }
    }
    standIns.sort { $0.id.z < $1.id.z }
    tiles = standIns + found
    coversAll = isWhole
    self.attribution = attribution
  }

  private static func range(_ low: Double, _ high: Double, _ count: Int) -> ClosedRange<Int> {
    let first = Int((low * Double(count)).rounded(.down))
    return first...max(first, Int((high * Double(count)).rounded(.down)))
  }
}
