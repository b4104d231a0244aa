import PetMapReports
import PetMapThreads

/// A body that is kept whole, up to a limit, and then handled.
final class CollectedBody: BodyReceiver {
  private let bytes = Guarded<[UInt8]>([])
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
    let fits = self.bytes.withLock { kept in
      guard kept.count + bytes.count <= limit else { return false }
      kept += bytes
      return true
    }
    if !fits { throw .bodyTooLarge }
  }

  func finish() throws(ServiceError) -> Response { try handle(bytes.withLock { $0 }) }

  func cancel() { bytes.withLock { $0 = [] } }
}
