import PetMapReports

/// A body that is kept whole, up to a limit, and then handled.
final class CollectedBody: BodyReceiver, @unchecked Sendable {
  // A request's calls come one after the other, so nobody shares what follows.
  private var bytes: [UInt8] = []
  private let limit: Int
  private let handle: @Sendable ([UInt8]) throws(ServiceError) -> Response

  /// - Parameters:
  ///   - limit: the most bytes.
  ///   - handle: takes the whole body; it may wait.
  init(
    limit: Int, handle: @escaping @Sendable ([UInt8]) throws(ServiceError) -> Response
  ) {
    self.limit = limit
    self.handle = handle
  }

  func receive(_ bytes: [UInt8]) throws(ServiceError) {
    guard self.bytes.count + bytes.count <= limit else { throw Self.tooLarge }
    self.bytes += bytes
  }

  func finish() throws(ServiceError) -> Response { try handle(bytes) }

  func cancel() { bytes = [] }

  static let tooLarge = ServiceError(
    .payloadTooLarge, "Request payload exceeds maximum size limit (100KB)")
}
