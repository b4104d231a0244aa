/// Natural Earth's coastlines, lakes and borders at 1:50 million, and GSHHG's large rivers, on a Web
/// Mercator grid.
///
/// ```swift
/// for shape in Basemap.land.shapes(in: .world) { … }
/// ```
///
/// The data is compiled into the program and needs no files, bundles or network. Natural Earth is
/// in the public domain (https://www.naturalearthdata.com).
public enum Basemap {
  /// The attribution to display with the map.
  public static let attribution = "Natural Earth"

  /// The number of grid cells in each direction. `x` increases eastward from -180°, and `y`
  /// southward from 85.051129° N.
  public static let gridSize = Int32(1) << Int32(BasemapData.gridBits)

  /// Rings of land; rings in reverse orientation are inland seas. Fill them with the nonzero rule.
  public static var land: BasemapLayer { BasemapLayer(BasemapData.land) }

  /// Rings of lakes and reservoirs; rings in reverse orientation are islands.
  public static var lakes: BasemapLayer { BasemapLayer(BasemapData.lakes) }

  /// Large rivers, simplified from GSHHG (P. Wessel and W. H. F. Smith, LGPL 3 or later,
  /// https://www.soest.hawaii.edu/pwessel/gshhg).
  public static var rivers: BasemapLayer {
    BasemapLayer(RiverData.rivers, shift: RiverData.shift)
  }

  /// Land borders between countries.
  public static var borders: BasemapLayer { BasemapLayer(BasemapData.borders) }

  /// Boundaries of first-level divisions (states, provinces) in countries whose divisions are at
  /// least two degrees across, such as the United States, Canada, Brazil and India.
  public static var wideDivisions: BasemapLayer {
    BasemapLayer(BasemapData.wideDivisions, shift: BasemapData.divisionShift)
  }

  /// Boundaries of first-level divisions that are 1.2 to 2 degrees across, such as in Germany,
  /// Poland and Sweden.
  public static var divisions: BasemapLayer {
    BasemapLayer(BasemapData.divisions, shift: BasemapData.divisionShift)
  }
}

/// A rectangle on the base map's grid, including its edges.
public struct GridWindow: Sendable, Hashable {
  /// The western column. Shapes that cross 180° are found from both sides; see
  /// ``BasemapLayer/shapes(in:)``.
  public var west: Int32
  /// The northern row.
  public var north: Int32
  /// The eastern column.
  public var east: Int32
  /// The southern row.
  public var south: Int32

  /// Creates a rectangle between two columns and two rows.
  public init(west: Int32, north: Int32, east: Int32, south: Int32) {
    self.west = west
    self.north = north
    self.east = east
    self.south = south
  }

  /// All cells of the grid.
  public static var world: GridWindow {
    GridWindow(west: 0, north: 0, east: Basemap.gridSize, south: Basemap.gridSize)
  }

  package func overlaps(_ other: GridWindow) -> Bool {
    west <= other.east && other.west <= east && north <= other.south && other.north <= south
  }
}
