import PetMapBasemap
public import PetMapGeo
import PetMapKit

/// The base map as vector tiles: land and water, borders and labels.
///
/// ```swift
/// let tiles = BasemapTiles()
/// let bytes = tiles.tile(TileID(z: 4, x: 8, y: 5)!)
/// ```
///
/// Shapes are simplified for each zoom before they are clipped, so adjacent tiles agree along their
/// edges. Tiles have the layers `land`, `lake`, `island`, `coast`, `border`, `division`, `country`,
/// `state`, `water_name` and `city`; without content they are empty.
///
/// Suggested reading order: ``TileFrame`` has a tile's position on the grid, `WeightedShapes` and
/// `LineSimplification` prepare the shapes, `TileOutlines` clips them.
public struct BasemapTiles: Sendable {
  /// The last zoom that adds detail. Clients enlarge its tiles at deeper zooms.
  public static let maximumZoom = 11
  /// The last zoom of ``tile(_:)``.
  public static let deepestZoom = 14
  /// The maximum size of a tile in bytes.
  public static let byteLimit = 60_000
  /// The deviation of simplified lines from the data in a tile's units: half a pixel of 512.
  private static let tolerance: Float = 4

  private let land: WeightedShapes
  private let lakes: WeightedShapes
  private let borders: WeightedShapes
  private let wideDivisions: WeightedShapes
  private let divisions: WeightedShapes
  private let labels = BasemapLabels()

  /// Creates the tiles of the packed data, which is decoded once.
  ///
  /// - Complexity: O(*p* log *p*) for *p* points of the data: about 0.1 seconds.
  public init() {
    land = WeightedShapes(Basemap.land)
    lakes = WeightedShapes(Basemap.lakes)
    borders = WeightedShapes(Basemap.borders)
    wideDivisions = WeightedShapes(Basemap.wideDivisions)
    divisions = WeightedShapes(Basemap.divisions)
  }

  /// Returns a tile, or an empty array if nothing is in it.
  ///
  /// Where the coast has so many islands that the tile would exceed ``byteLimit``, it is simplified
  /// further.
  ///
  /// - Precondition: The zoom is at most ``deepestZoom``.
  /// - Complexity: O(*p*) for *p* points of the shapes in the tile's window.
  public func tile(_ id: TileID) -> [UInt8] {
    precondition(id.z <= Self.deepestZoom)
    let frame = TileFrame(id)
    var tolerance = Self.tolerance
    while true {
      let bytes = VectorTileLayer.tile(
        shapes(in: frame, tolerance: tolerance / Float(frame.scale)) + labels.layers(in: frame))
      if bytes.count <= Self.byteLimit { return bytes }
      tolerance *= 1.5
    }
  }

  /// - Parameter tolerance: In grid cells.
  private func shapes(in frame: TileFrame, tolerance: Float) -> [VectorTileLayer] {
    let coasts = TileOutlines(land, in: frame, tolerance: tolerance)
    let waters = TileOutlines(lakes, in: frame, tolerance: tolerance)
    var ground = VectorTileLayer(name: "land")
    ground.append(polygons: coasts.rings)
    var lake = VectorTileLayer(name: "lake")
    lake.append(polygons: coasts.reversedRings + waters.rings)
    var island = VectorTileLayer(name: "island")
    island.append(polygons: waters.reversedRings)
    var coast = VectorTileLayer(name: "coast")
    coast.append(lines: coasts.lines, attributes: [("class", .text("sea"))])
    coast.append(lines: waters.lines, attributes: [("class", .text("lake"))])
    return [ground, lake, island, coast] + lines(in: frame, tolerance: tolerance)
  }

  private func lines(in frame: TileFrame, tolerance: Float) -> [VectorTileLayer] {
    let international = TileOutlines(borders, in: frame, tolerance: tolerance)
    var border = VectorTileLayer(name: "border")
    border.append(lines: international.lines, attributes: [("disputed", .boolean(false))])
    border.append(lines: international.disputedLines, attributes: [("disputed", .boolean(true))])
    var division = VectorTileLayer(name: "division")
    for (shapes, first) in [(wideDivisions, 3), (divisions, 4)] where frame.id.z >= first {
      division.append(
        lines: TileOutlines(shapes, in: frame, tolerance: tolerance).lines,
        attributes: [("wide", .boolean(first == 3))])
    }
    return [border, division]
  }
}
