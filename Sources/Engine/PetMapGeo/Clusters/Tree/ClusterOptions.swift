/// How near pins must be to become one cluster, and at which zooms.
public struct ClusterOptions: Sendable, Hashable {
  /// How far from a cluster's centre a pin may stand to be taken in, in pixels of a tile `extent`
  /// pixels wide; inclusive.
  public let radius: Double
  /// The width of a tile in the pixels of `radius`.
  public let extent: Double
  /// How many pins it takes to form a cluster, 2 or more. With more than 2 every change of a pin
  /// builds the clusters anew.
  public let minimumPoints: Int
  /// The last zoom at which pins are clustered; from the next on every pin stands by itself.
  public let maximumZoom: Int

  /// The deepest zoom for which clusters can be made.
  public static let deepestZoom = 24

  /// Radius 40 of 512, two pins or more, zooms 0 to 16.
  public static let standard = ClusterOptions(
    validRadius: 40, extent: 512, minimumPoints: 2, maximumZoom: 16)

  /// - Parameters:
  ///   - radius: above 0 and at most `extent`.
  ///   - extent: above 0, finite.
  ///   - minimumPoints: 2 or more.
  ///   - maximumZoom: 0 to 24.
  /// - Throws: ``ClusterOptionsError`` with the refused value.
  public init(
    radius: Double = 40, extent: Double = 512, minimumPoints: Int = 2, maximumZoom: Int = 16
  ) throws(ClusterOptionsError) {
    guard extent > 0, extent.isFinite else { throw .extent(extent) }
    guard radius > 0, radius <= extent, radius / extent >= 1e-6 else { throw .radius(radius) }
    guard minimumPoints >= 2 else { throw .minimumPoints(minimumPoints) }
    guard (0...Self.deepestZoom).contains(maximumZoom) else { throw .maximumZoom(maximumZoom) }
    self.init(
      validRadius: radius, extent: extent, minimumPoints: minimumPoints, maximumZoom: maximumZoom)
  }

  private init(validRadius: Double, extent: Double, minimumPoints: Int, maximumZoom: Int) {
    radius = validRadius
    self.extent = extent
    self.minimumPoints = minimumPoints
    self.maximumZoom = maximumZoom
  }
}

/// Why numbers are not the options of a cluster tree.
public enum ClusterOptionsError: Error, Sendable, Hashable {
  /// Not a number above 0 (a millionth of the extent at least) and at most the extent.
  case radius(Double)
  /// Not a finite number above 0.
  case extent(Double)
  /// Below 2.
  case minimumPoints(Int)
  /// Not within 0 to 24.
  case maximumZoom(Int)
}
