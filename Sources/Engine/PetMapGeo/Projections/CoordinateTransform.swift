/// Transforms coordinates between two reference systems, many at a time.
public protocol CoordinateTransform {
  /// Why a transform cannot be done.
  associatedtype Failure: Error

  /// Projects coordinates to the plane: x east and y north in the units of the target system,
  /// metres for projected ones.
  /// - Throws: the transform's failure for the first coordinate that has no image.
  func project(_ coordinates: [Coordinate]) throws(Failure) -> [PlanePoint]

  /// The coordinates whose images are the points.
  /// - Throws: the transform's failure for the first point that is no coordinate's image.
  func unproject(_ points: [PlanePoint]) throws(Failure) -> [Coordinate]
}
