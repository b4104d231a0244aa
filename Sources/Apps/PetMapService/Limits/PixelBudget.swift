import PetMapAPI
import PetMapAnnouncements
import PetMapSystem

/// A budget for the pixels of all pictures being drawn. Each pixel takes four bytes.
///
/// ```swift
/// let bytes = try budget.holding(width * height) { try draw() }
/// ```
package final class PixelBudget: Sendable {
  /// The maximum number of pixels in a picture.
  package static let pictureLimit = 16_000_000
  /// The maximum number of pixels in all pictures being drawn.
  package static let limit = 64_000_000

  private let free = Monitor(limit)

  package init() {}

  /// Runs `draw` while the pixels of the picture are reserved.
  ///
  /// - Parameter pixelCount: The number of pixels in the picture.
  /// - Throws: An error if the picture is too large, an error that asks the client to retry if the
  ///   budget is exhausted, or any error from `draw`.
  package func holding<Result>(
    _ pixelCount: Double, _ draw: () throws(ServiceError) -> Result
  ) throws(ServiceError) -> Result {
    guard pixelCount <= Double(Self.pictureLimit) else {
      throw ServiceError(
        .invalidParameter,
        "Parameter 'viewport' times 'scale' must be at most "
          + "\(Self.pictureLimit / 1_000_000) megapixels", field: "viewport")
    }
    let count = Int(pixelCount)
    let isReserved = free.withLock { free in
      guard free >= count else { return false }
      free -= count
      return true
    }
    guard isReserved else { throw Self.full }
    defer { free.withLock { $0 += count } }
    return try draw()
  }

  private static let full = ServiceError(
    .storeUnavailable, "Too many pictures at the same time, try again later",
    headers: [HeaderField("Retry-After", "1")])
}
