/// The merge radius, the minimum size of a cluster, and the range of clustered zooms.
public struct ClusterOptions: Sendable, Hashable {
  /// The maximum distance, inclusive, at which a pin is merged into a cluster, measured from the
  /// center in pixels of a tile `extent` pixels wide.
  public let radius: Double
  /// The width of a tile, in the units of `radius`.
  public let extent: Double
  /// The minimum number of pins in a cluster, at least 2.
  public let minimumPoints: Int
  /// The deepest zoom at which pins are clustered; beyond it, every pin is shown individually.
  public let maximumZoom: Int
  /// Whether two or more pins at one coordinate form a cluster at every zoom, a stack, so that none
  /// hides another.
  public let keepsStacks: Bool

  /// The greatest valid value of `maximumZoom`.
  public static let deepestZoom = 24

  /// A radius of 40 in an extent of 512, at least two pins, and zooms 0 to 16.
  public static let standard = ClusterOptions(
    validRadius: 40, extent: 512, minimumPoints: 2, maximumZoom: 16, keepsStacks: false)

  /// Creates options from validated values.
  ///
  /// - Parameters:
  ///   - radius: Greater than 0, at least a millionth of `extent`, and at most `extent`.
  ///   - extent: Greater than 0 and finite.
  ///   - minimumPoints: At least 2.
  ///   - maximumZoom: From 0 to 24.
  ///   - keepsStacks: Whether pins at one coordinate form a cluster at every zoom.
  /// - Throws: A ``ClusterOptionsError`` with the invalid value.
  public init(
    radius: Double = 40, extent: Double = 512, minimumPoints: Int = 2, maximumZoom: Int = 16,
    keepsStacks: Bool = false
  ) throws(ClusterOptionsError) {
    guard extent > 0, extent.isFinite else { throw .extent(extent) }
    guard radius > 0, radius <= extent, radius / extent >= 1e-6 else { throw .radius(radius) }
    guard minimumPoints >= 2 else { throw .minimumPoints(minimumPoints) }
    guard (0...Self.deepestZoom).contains(maximumZoom) else { throw .maximumZoom(maximumZoom) }
    self.init(
      validRadius: radius, extent: extent, minimumPoints: minimumPoints, maximumZoom: maximumZoom,
      keepsStacks: keepsStacks)
  }

  private init(
    validRadius: Double, extent: Double, minimumPoints: Int, maximumZoom: Int, keepsStacks: Bool
  ) {
    radius = validRadius
    self.extent = extent
    self.minimumPoints = minimumPoints
    self.maximumZoom = maximumZoom
    self.keepsStacks = keepsStacks
  }

  /// The deepest zoom of a cluster: that of stacks if they are kept. A pin's zoom is one deeper.
  var deepestClusterZoom: Int { keepsStacks ? maximumZoom + 1 : maximumZoom }

  /// The radius at each zoom up to the deepest of a cluster, in plane units, of which only pins at
  /// one coordinate have less than one between them.
  var radii: [Double] {
    (0...maximumZoom).map { radius / extent * MercatorPlane.width / Double(1 << $0) }
      + (keepsStacks ? [0.5] : [])
  }

  /// Returns whether two or more candidates merge into a cluster at a zoom if they have `count` pins
  /// in total. Otherwise, they remain separate nodes.
  ///
  /// Building and updating a tree share this rule.
  func formsCluster(count: Int, zoom: Int) -> Bool { count >= minimumPoints || zoom > maximumZoom }
}

/// An invalid cluster option.
public enum ClusterOptionsError: Error, Sendable, Hashable {
  /// The radius is not a number between a millionth of the extent and the extent.
  case radius(Double)
  /// The extent is not a finite number greater than 0.
  case extent(Double)
  /// The minimum cluster size is less than 2.
  case minimumPoints(Int)
  /// The maximum zoom is not between 0 and 24.
  case maximumZoom(Int)
}
