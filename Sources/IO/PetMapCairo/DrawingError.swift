/// Why a display list could not be drawn as pixels or pages.
public enum DrawingError: Error, Sendable, Hashable {
  /// The Cairo library is not installed.
  case noCairo
  /// The libjpeg-turbo library is not installed.
  case noJPEG
  /// The picture would have no pixels, or more than fit in memory.
  case size(width: Double, height: Double)
  /// Cairo gave up on the drawing or the file.
  case failed
}
