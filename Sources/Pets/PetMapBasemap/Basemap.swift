/// Natural Earth's coasts, lakes and borders at 1:50 million, on a Web Mercator grid.
///
/// ```swift
/// for shape in Basemap.land.shapes(in: .world) { … }
/// ```
///
/// The data is part of the program: no file, no bundle and no network. Natural Earth is in the
/// public domain (https://www.naturalearthdata.com).
public enum Basemap {
  /// The name to print where the map's sources are credited.
  public static let attribution = "Natural Earth"

  /// Cells of the grid in each direction: x runs east from -180°, y south from 85.051129° N.
  public static let gridSize = Int32(1) << Int32(BasemapData.gridBits)

  /// Rings of land; a ring the other way round is an inland sea. To be filled by the non-zero rule.
  public static var land: BasemapLayer { BasemapLayer(BasemapData.land) }

  /// Rings of lakes and reservoirs; a ring the other way round is an island.
  public static var lakes: BasemapLayer { BasemapLayer(BasemapData.lakes) }

  /// Lines between countries, on land only.
  public static var borders: BasemapLayer { BasemapLayer(BasemapData.borders) }

  /// Boundaries of first-order divisions (states, provinces) of countries whose divisions are two
  /// degrees across or wider, such as those of the United States, Canada, Brazil and India.
  public static var wideDivisions: BasemapLayer {
    BasemapLayer(BasemapData.wideDivisions, shift: BasemapData.divisionShift)
  }

  /// Boundaries of first-order divisions that are from 1.2 to 2 degrees across, such as those of
  /// Germany, Poland and Sweden.
  public static var divisions: BasemapLayer {
    BasemapLayer(BasemapData.divisions, shift: BasemapData.divisionShift)
  }
}

/// A rectangle of the base map's grid, edges inclusive.
public struct GridWindow: Sendable, Hashable {
  /// Columns from west to east. What lies past 180° is reached from both sides: see
  /// ``BasemapLayer/shapes(in:)``.
  public var west: Int32
  /// The northern row.
  public var north: Int32
  /// The eastern column.
  public var east: Int32
  /// The southern row.
  public var south: Int32

  /// The rectangle between two columns and two rows of the grid.
  public init(west: Int32, north: Int32, east: Int32, south: Int32) {
    self.west = west
    self.north = north
    self.east = east
    self.south = south
  }

  /// Every cell of the grid.
  public static var world: GridWindow {
    GridWindow(west: 0, north: 0, east: Basemap.gridSize, south: Basemap.gridSize)
  }

  package func overlaps(_ other: GridWindow) -> Bool {
    west <= other.east && other.west <= east && north <= other.south && other.north <= south
  }
}
