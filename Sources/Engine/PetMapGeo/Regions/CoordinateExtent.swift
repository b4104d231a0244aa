/// Where coordinates lie, with the few that lie far from all others told apart.
///
/// ```swift
/// let extent = CoordinateExtent(of: pins)
/// extent?.box       // a town, also when three of its thousands of pins stand on another continent
/// extent?.outliers  // which three
/// ```
///
/// A coordinate is an outlier when it lies more than `reach` times (four times, unless told otherwise)
/// as far from the middle (the median of the latitudes and of the longitudes) as all but one in fifty
/// do, and more than about 5 km for each of these times. There are none among fewer than 20 coordinates, and none where the box without them would be more than
/// half as large.
public struct CoordinateExtent: Sendable, Hashable {
  /// The smallest box around all coordinates but the outliers.
  public let box: BoundingBox
  /// The indices of the outliers, in order.
  public let outliers: [Int]

  /// The reach for the view of a map that shows many coordinates. Of many, one in fifty at most is
  /// left out sooner, because the others would be a single circle: few lie by mistake, but hundreds may
  /// be strays from the neighborhood.
  public static func viewReach(_ count: Int) -> Double { count >= 500 ? 1.25 : 4 }
  /// Degrees of latitude: what is this near to the middle is near to everything.
  private static let least = 0.05

  /// The extent of some coordinates; nil when there are none.
  ///
  /// - Parameter reach: how far out an outlier lies, in distances of the outermost coordinate that may
  ///   not be one.
  /// - Complexity: O(*n* log *n*)
  public init?(of coordinates: [Coordinate], reach: Double = 4) {
    guard let all = BoundingBox(containing: coordinates) else { return nil }
    let outliers = Self.outliers(of: coordinates, in: all, reach: reach)
    guard !outliers.isEmpty else {
      (box, self.outliers) = (all, [])
      return
    }
    var inside: [Coordinate] = []
    inside.reserveCapacity(coordinates.count - outliers.count)
    var next = outliers.makeIterator()
    var outlier = next.next()
    for (index, coordinate) in coordinates.enumerated() {
      if index == outlier { outlier = next.next() } else { inside.append(coordinate) }
    }
    guard let core = BoundingBox(containing: inside),
      max(core.longitudeSpan, core.latitudeSpan) * 2 <= max(all.longitudeSpan, all.latitudeSpan)
    else {
      (box, self.outliers) = (all, [])
      return
    }
    (box, self.outliers) = (core, outliers)
  }

  private static func outliers(
    of coordinates: [Coordinate], in box: BoundingBox, reach: Double
  ) -> [Int] {
    guard coordinates.count >= 20 else { return [] }
    let longitudes = coordinates.map {
      $0.longitude < box.west ? $0.longitude + 360 : $0.longitude
    }
    let latitude = coordinates.map { $0.latitude }.sorted()[coordinates.count / 2]
    let longitude = longitudes.sorted()[coordinates.count / 2]
    // A degree of longitude is that much shorter than one of latitude.
    let parallel = max(0.05, cosine(degrees: latitude))
    let distances = coordinates.indices.map { index in
      max(
        abs(coordinates[index].latitude - latitude), abs(longitudes[index] - longitude) * parallel)
    }
    let most = max(1, coordinates.count / 50)
    let usual = distances.sorted()[coordinates.count - 1 - most]
    let limit = max(usual, least) * reach
    return distances.indices.filter { distances[$0] > limit }
  }
}
