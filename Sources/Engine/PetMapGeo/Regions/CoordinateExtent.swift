/// The extent of a set of coordinates, with outliers reported separately.
///
/// ```swift
/// let extent = CoordinateExtent(of: pins)
/// extent?.box       // a town, even if three of its thousands of pins are on another continent
/// extent?.outliers  // the indices of those three pins
/// ```
///
/// The middle is the median latitude and the median longitude. The usual distance is the smallest
/// distance from the middle that includes all but 2% of the coordinates, and at least about 5 km. A
/// coordinate is an outlier if it is farther from the middle than `reach` (by default 4) times the
/// usual distance. There are no outliers among fewer than 20 coordinates, or if the box without
/// them would be more than half as large.
public struct CoordinateExtent: Sendable, Hashable {
  /// The smallest box that contains all coordinates except the outliers.
  public let box: BoundingBox
  /// The indices of the outliers, in ascending order.
  public let outliers: [Int]

  /// Returns the reach for fitting a map to the given number of coordinates. For 500 or more, the
  /// reach is shorter, which excludes more of the farthest 2%; otherwise, the rest would be shown
  /// as a single cluster. A few outliers are mistakes, but hundreds may be in the surrounding area.
  public static func viewReach(_ count: Int) -> Double { count >= 500 ? 1.25 : 4 }
  /// The minimum usual distance, in degrees of latitude.
  private static let least = 0.05

  /// Creates the extent of the given coordinates, or returns `nil` if there are none.
  ///
  /// - Parameter reach: The multiple of the usual distance beyond which coordinates are outliers.
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
    // The ratio of a degree of longitude to a degree of latitude.
    let parallel = max(0.05, cosine(degrees: latitude))
    let distances = coordinates.indices.map { index in
      max(
        abs(coordinates[index].latitude - latitude), abs(longitudes[index] - longitude) * parallel)
    }
    let excluded = max(1, coordinates.count / 50)
    let usual = distances.sorted()[coordinates.count - 1 - excluded]
    let limit = max(usual, least) * reach
    return distances.indices.filter { distances[$0] > limit }
  }
}
