import PetMapPhotos

/// Everything that a peer can use up, and how much of it there is.
///
/// Read ``Budget`` for a peer's share of what is used at the same time, and ``ProcessorTime`` for
/// its share of the processors. ``RateLimit`` is what an operator sets in addition.
package struct Budgets: Sendable {
  package let connections: Budget
  /// The connections that listen for changes.
  let listeners: Budget
  /// The bytes of files being uploaded, which are kept in memory until they are prepared.
  let uploads: Budget
  /// The bytes of photos of reports that have not been submitted yet.
  let unfinishedPhotos: Budget
  /// The pixels of pictures being drawn. Each pixel takes four bytes.
  let pictures: Budget
  /// The bytes of large responses being sent.
  package let responses: Budget
  package let processorTime: ProcessorTime

  /// The maximum number of pixels in a picture.
  package static let pictureLimit = 16_000_000
  /// The least number of descriptors that are reserved for photos, stores, and logs, unless there
  /// are few.
  private static let reservedDescriptors = 128
  /// The number of connections that a browser opens, and a few more.
  private static let connectionsOfBrowser = 8

  /// - Parameters:
  ///   - descriptors: The maximum number of descriptors that the process may open.
  ///   - uploadBytes: The maximum total size of files being uploaded.
  ///   - processors: The number of processors.
  init(descriptors: Int, uploadBytes: Int, processors: Int) {
    let reserved = max(min(Self.reservedDescriptors, descriptors / 2), descriptors / 16)
    let count = max(1, descriptors - reserved)
    connections = Budget(
      "connections", total: count, minimum: Self.connectionsOfBrowser, retryAfter: 5)
    // The others are for requests.
    listeners = Budget(
      "listeners", total: count - count / 8, minimum: Self.connectionsOfBrowser, retryAfter: 30)
    uploads = Budget("uploads", total: uploadBytes, minimum: PhotoFormat.byteLimit, retryAfter: 5)
    unfinishedPhotos = Budget(
      "unfinished photos", total: 128 << 20, minimum: PreparedPhoto.byteLimit, retryAfter: 5)
    pictures = Budget(
      "pictures", total: 4 * Self.pictureLimit, minimum: Self.pictureLimit, retryAfter: 1)
    responses = Budget("large responses", total: 256 << 20, minimum: 1 << 20, retryAfter: 5)
    processorTime = ProcessorTime(processors: processors)
  }

  /// All budgets of what is used at the same time.
  var all: [Budget] { [connections, listeners, uploads, unfinishedPhotos, pictures, responses] }
}
