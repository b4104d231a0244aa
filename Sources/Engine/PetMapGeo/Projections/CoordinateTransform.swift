/// A transform of coordinates between two reference systems, in batches.
public protocol CoordinateTransform {
  /// The error thrown when a transform fails.
  associatedtype Failure: Error

  /// Projects coordinates to the plane: x east and y north, in units of the target system, which
  /// are meters for projected systems.
  ///
  /// - Throws: The error for the first coordinate that has no image.
  func project(_ coordinates: [Coordinate]) throws(Failure) -> [PlanePoint]

  /// Returns the coordinates whose images are the given points.
  ///
  /// - Throws: The error for the first point that is not the image of a coordinate.
  func unproject(_ points: [PlanePoint]) throws(Failure) -> [Coordinate]
}
