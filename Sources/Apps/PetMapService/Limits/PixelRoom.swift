import PetMapAPI
import PetMapAnnouncements
import Synchronization

/// The pixels that pictures being drawn may have together, each of which takes four bytes.
///
/// ```swift
/// let bytes = try room.holding(width * height) { try draw() }
/// ```
package final class PixelRoom: Sendable {
  /// The most pixels of one picture.
  package static let pictureLimit = 16_000_000
  /// The most pixels of all pictures that are being drawn, with the photos decoded for them.
  package static let limit = 64_000_000

  private let free = Atomic(limit)

  package init() {}

  /// Runs `draw` while a picture's pixels are counted.
  ///
  /// - Parameters:
  ///   - pixelCount: of the picture.
  ///   - photo: the pixels of the photo that is decoded for it.
  /// - Throws: a refusal of a picture that is too large, one that asks to try again when too much is
  ///   being drawn, and what `draw` throws.
  package func holding<Result>(
    _ pixelCount: Double, photo: Int = 0, _ draw: () throws(ServiceError) -> Result
  ) throws(ServiceError) -> Result {
    guard pixelCount <= Double(Self.pictureLimit) else {
      throw ServiceError(
        .invalidParameter,
        "Parameter 'viewport' times 'scale' must be at most "
          + "\(Self.pictureLimit / 1_000_000) megapixels", field: "viewport")
    }
    // The largest photo in the largest picture is drawn while nothing else is.
    let count = min(Self.limit, Int(pixelCount) + min(photo, Self.limit))
    let left = free.wrappingSubtract(count, ordering: .relaxed).newValue
    defer { free.wrappingAdd(count, ordering: .relaxed) }
    guard left >= 0 else { throw Self.full }
    return try draw()
  }

  private static let full = ServiceError(
    .storeUnavailable, "Too many pictures at the same time, try again later",
    headers: [HeaderField("Retry-After", "1")])
}
