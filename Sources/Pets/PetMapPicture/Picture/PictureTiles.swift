public import PetMapDrawing
public import PetMapGeo
public import PetMapKit

/// The tiles of a custom base map in a picture: pictures, or streets in vector tiles.
public struct PictureTiles: Sendable {
  /// The content of a tile.
  public enum Content: Sendable {
    case picture(PictureFile)
    case streets(DecodedVectorTile)
  }

  /// A tile in a copy of the world.
  struct Tile: Sendable {
    let id: TileID
    let copy: Int
    let content: Content

    /// Returns the point of a position in the tile, given as fractions of its width and height.
    func point(_ x: Double, _ y: Double, on screen: ScreenProjection) -> ScreenPoint {
      let count = Double(Int64(1) << Int64(id.z))
      return screen.unwrappedPoint(
        x: (Double(id.x) + x) / count + Double(copy), y: (Double(id.y) + y) / count)
    }

    /// Returns the frame of the tile, aligned to whole pixels, because adjacent tiles would
    /// otherwise both be translucent at their edges.
    func frame(on screen: ScreenProjection) -> ScreenRect {
      let (start, end) = (point(0, 0, on: screen), point(1, 1, on: screen))
      let (left, top) = (start.x.rounded(), start.y.rounded())
      return ScreenRect(
        x: left, y: top, width: end.x.rounded() - left, height: end.y.rounded() - top)
    }
  }

  /// The map that the tiles belong to.
  let map: StreetMap
  /// The tiles from back to front, starting with replacements for missing pictures.
  let tiles: [Tile]
  /// Whether the tiles hide the entire built-in base map.
  public let coversAll: Bool

  /// Whether no tile is in the picture.
  public var isEmpty: Bool { tiles.isEmpty }

  /// The number of lower zooms to search for a replacement for a missing picture. Missing vector
  /// tiles are empty.
  private static let fallbackLevels = 5

  /// Returns the zoom of the tiles to draw: that at which pictures are closest to their original
  /// size, or that at which MapLibre draws vector tiles.
  static func zoom(of map: StreetMap, for camera: Camera) -> Int {
    let ideal =
      switch map.kind {
      case .raster(let side):
        (camera.zoom.level + logarithm(512 / Double(side)) / logarithm(2)).rounded()
      case .vector: camera.zoom.level.rounded(.down)
      }
    return max(map.zooms.lowerBound, min(map.zooms.upperBound, Int(ideal)))
  }

  /// Finds the tiles for a camera. At zooms at which the built-in base map takes the place of
  /// streets, there are none.
  ///
  /// - Parameter find: A function that returns a tile, or `nil` if it does not exist.
  /// - Complexity: O(*n*) for *n* tiles in the viewport, with up to five times as many calls to
  ///   `find` if pictures are missing.
  public init<Failure: Error>(
    of map: StreetMap, seenBy camera: Camera, in viewport: Viewport,
    find: (TileID) throws(Failure) -> Content?
  ) throws(Failure) {
    self.map = map
    guard map.schema == nil || camera.zoom.level >= map.firstZoom else {
      (tiles, coversAll) = ([], false)
      return
    }
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    let topLeft = screen.position(at: ScreenPoint(x: 0, y: 0))
    let bottomRight = screen.position(
      at: ScreenPoint(x: viewport.width, y: viewport.height))
    let zoom = Self.zoom(of: map, for: camera)
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
        if let content = try find(id) {
          found.append(Tile(id: id, copy: Int(copy), content: content))
          continue
        }
        var ancestor = id.parent
        var isFound = false
        for _ in 0..<(map.schema == nil ? Self.fallbackLevels : 0) {
          guard let id = ancestor else { break }
          if replacements.contains(where: { $0.id == id && $0.copy == Int(copy) }) {
            isFound = true
            break
          }
          if let content = try find(id) {
            replacements.append(Tile(id: id, copy: Int(copy), content: content))
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
    coversAll = isWhole && map.schema == nil
  }

  private static func range(_ low: Double, _ high: Double, _ count: Int) -> ClosedRange<Int> {
    let first = Int((low * Double(count)).rounded(.down))
    return first...max(first, Int((high * Double(count)).rounded(.down)))
  }
}
