/// A reason why a display list could not be rendered.
public enum DrawingError: Error, Sendable, Hashable {
  /// The Cairo library is not installed.
  case noCairo
  /// The libjpeg-turbo library is not installed.
  case noJPEG
  /// The picture would be empty or too large.
  case size(width: Double, height: Double)
  /// Cairo reported an error.
  case failed
}
