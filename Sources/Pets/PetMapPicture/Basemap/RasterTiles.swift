public import PetMapDrawing
public import PetMapGeo
public import PetMapKit

/// The raster base map tiles in a picture.
public struct RasterTiles: Sendable {
  /// A tile in a copy of the world.
  struct Tile: Sendable {
    let id: TileID
    let copy: Int
    let picture: PictureFile
  }

  /// The tiles from back to front, starting with replacements for missing tiles.
  let tiles: [Tile]
  /// Whether tiles cover the entire picture.
  public let coversAll: Bool
  /// The attribution of the tiles, which may be empty.
  public let attribution: String

  /// The number of lower zooms to search for a replacement for a missing tile.
  private static let fallbackLevels = 5

  /// Returns the zoom at which tiles are drawn closest to their original size.
  ///
  /// - Parameters:
  ///   - side: The size of a tile in pixels.
  ///   - zooms: The zooms that the base map has.
  public static func zoom(
    for camera: Camera, side: Double, within zooms: ClosedRange<Int>
  ) -> Int {
    let ideal = camera.zoom.level + logarithm(512 / side) / logarithm(2)
    return max(zooms.lowerBound, min(zooms.upperBound, Int(ideal.rounded())))
  }

  /// Finds the tiles for a camera.
  ///
  /// - Parameters:
  ///   - zoom: The zoom of the tiles.
  ///   - find: A function that returns the image of a tile, or `nil` if it does not exist.
  /// - Complexity: O(*n*) for *n* tiles in the viewport, with up to five times as many calls to
  ///   `find` if tiles are missing.
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
    var replacements: [Tile] = []
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
        for _ in 0..<Self.fallbackLevels {
          guard let id = ancestor else { break }
          if replacements.contains(where: { $0.id == id && $0.copy == Int(copy) }) {
            isFound = true
            break
          }
          if let picture = try find(id) {
            replacements.append(Tile(id: id, copy: Int(copy), picture: picture))
            isFound = true
            break
          }
          ancestor = id.parent
        }
        if !isFound { isWhole = false }
      }
    }
    replacements.sort { $0.id.z < $1.id.z }
    tiles = replacements + found
    coversAll = isWhole
    self.attribution = attribution
  }

  private static func range(_ low: Double, _ high: Double, _ count: Int) -> ClosedRange<Int> {
    let first = Int((low * Double(count)).rounded(.down))
    return first...max(first, Int((high * Double(count)).rounded(.down)))
  }
}
