import PetMapBasemap
import PetMapCities
public import PetMapGeo
import PetMapKit

/// The base map as vector tiles: land and water, borders and labels.
///
/// ```swift
/// let tiles = BasemapTiles()
/// let bytes = tiles.tile(TileID(z: 4, x: 8, y: 5)!)
/// ```
///
/// Shapes are simplified for each zoom before they are clipped, so adjacent tiles match along their
/// edges. Tiles have the layers `land`, `lake`, `island`, `pond`, `coast`, `border`, `division`,
/// `country`, `water_name` and `city`; layers without content are omitted.
///
/// Suggested reading order: ``TileFrame`` has a tile's position on the grid, `WeightedShapes` and
/// `LineSimplification` prepare the shapes, and `TileOutlines` clips them.
public struct BasemapTiles: Sendable {
  /// The last zoom that adds detail. Clients enlarge its tiles at higher zooms.
  public static let maximumZoom = 11
  /// The last zoom that ``tile(_:)`` supports.
  public static let deepestZoom = 14
  /// The maximum size of a tile in bytes.
  public static let byteLimit = 60_000
  /// The maximum deviation of simplified lines from the data, in tile units: half a pixel at 512
  /// pixels per tile.
  private static let tolerance: Float = 4

  private let land: WeightedShapes
  private let lakes: WeightedShapes
  private let borders: WeightedShapes
  private let wideDivisions: WeightedShapes
  private let divisions: WeightedShapes
  private let labels = BasemapLabels()
  let coast: CoastFile?

  /// Creates tiles from the packed data, which is decoded once.
  ///
  /// - Parameter coast: The shorelines from ``CoastFile/firstZoom`` on, in the region that the file
  ///   covers.
  /// - Complexity: O(*p* log *p*) for *p* points in the data: about 0.1 seconds.
  public init(coast: CoastFile? = nil) {
    self.coast = coast
    land = WeightedShapes(Basemap.land)
    lakes = WeightedShapes(Basemap.lakes)
    borders = WeightedShapes(Basemap.borders)
    wideDivisions = WeightedShapes(Basemap.wideDivisions)
    divisions = WeightedShapes(Basemap.divisions)
  }

  /// Returns the attribution to display with the tiles, which depends on whether they use
  /// shorelines from a file.
  public static func attribution(hasCoast: Bool) -> String {
    let sources = [Basemap.attribution, hasCoast ? CoastFile.attribution : nil, City.attribution]
    return sources.compactMap { $0 }.joined(separator: " · ")
  }

  /// Returns a tile, or an empty array if the tile is empty.
  ///
  /// If the tile would exceed ``byteLimit``, as on coasts with many islands, it is simplified
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
      tolerance *= 2
    }
  }

  /// - Parameter tolerance: The tolerance in grid cells.
  private func shapes(in frame: TileFrame, tolerance: Float) -> [VectorTileLayer] {
    let ground = shorelines(in: frame, tolerance: tolerance) ?? naturalEarth(frame, tolerance)
    return ground + lines(in: frame, tolerance: tolerance)
  }

  private func naturalEarth(_ frame: TileFrame, _ tolerance: Float) -> [VectorTileLayer] {
    let coasts = TileOutlines(land, in: frame, tolerance: tolerance)
    let waters = TileOutlines(lakes, in: frame, tolerance: tolerance)
    return Self.ground(
      land: coasts.rings, lakes: coasts.reversedRings + waters.rings,
      islands: waters.reversedRings, coasts: coasts.lines, shores: waters.lines)
  }

  /// Returns the layers with GSHHG's shorelines, or `nil` if the file does not cover the tile.
  private func shorelines(in frame: TileFrame, tolerance: Float) -> [VectorTileLayer]? {
    guard let coast, frame.id.z >= CoastFile.firstZoom else { return nil }
    let window = frame.window()
    guard coast.covers(window) else { return nil }
    // At the edges of the world, the buffer shows cells from the opposite side.
    var outlines = [TileOutlines](
      repeating: TileOutlines(frame, tolerance: tolerance), count: CoastFile.levelCount)
    // If a tile is too large, use the next coarser class of points, and omit islands and lakes
    // smaller than the tolerance. If that does not suffice, use Natural Earth's coast.
    let excess = Double(tolerance) * frame.scale / Double(Self.tolerance)
    guard excess < 32 else { return nil }
    let zoom = frame.id.z - Int(excess.exponent)
    for shift in Int32(-1)...1 {
      guard let levels = coast.rings(in: frame.window(shift: shift), zoom: zoom) else {
        return nil
      }
      for (level, rings) in levels.enumerated() {
        for ring in rings { outlines[level].add(ring, shift: shift) }
      }
    }
    return Self.ground(
      land: outlines[0].rings, lakes: outlines[1].rings, islands: outlines[2].rings,
      ponds: outlines[3].rings, coasts: outlines[0].lines,
      shores: outlines[1...].flatMap { $0.lines })
  }

  private static func ground(
    land: [[TilePoint]], lakes: [[TilePoint]], islands: [[TilePoint]], ponds: [[TilePoint]] = [],
    coasts: [[TilePoint]], shores: [[TilePoint]]
  ) -> [VectorTileLayer] {
    let layers = [("land", land), ("lake", lakes), ("island", islands), ("pond", ponds)].map {
      (name, rings) in
      var layer = VectorTileLayer(name: name)
      layer.append(polygons: rings)
      return layer
    }
    var coast = VectorTileLayer(name: "coast")
    coast.append(lines: coasts, attributes: [("class", .text("sea"))])
    coast.append(lines: shores, attributes: [("class", .text("lake"))])
    return layers + [coast]
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
