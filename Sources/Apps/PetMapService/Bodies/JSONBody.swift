import PetMapAPI
import PetMapJSON
import PetMapAnnouncements
import PetMapSystem

/// Validates JSON bodies in the order specified in section 4.3 of *HTTP API*.
enum JSONBody {
  /// The maximum size of a body in bytes.
  static let limit = FormFields.limit

  /// Validates a request's head and returns a receiver for its body.
  ///
  /// - Parameter handle: A function that receives the parsed body and writes to the store.
  static func receive(
    _ head: RequestHead,
    _ handle: @escaping @Sendable (JSONValue) throws(ServiceError) -> Response
  ) throws(ServiceError) -> Reaction {
    try receive(head, work: .writing) { (body, _) throws(ServiceError) in try handle(body) }
  }

  /// Validates a request's head and returns a receiver for its body.
  ///
  /// - Parameters:
  ///   - work: The queue for `handle`.
  ///   - handle: A function that receives the parsed body and its bytes.
  static func receive(
    _ head: RequestHead, work: WorkKind,
    _ handle: @escaping @Sendable (JSONValue, [UInt8]) throws(ServiceError) -> Response
  ) throws(ServiceError) -> Reaction {
    try checkType(head)
    if let length = head.declaredLength, length > limit { throw .bodyTooLarge }
    return .receive(
      CollectedBody(limit: limit, work: work) { (bytes) throws(ServiceError) in
        try handle(parsed(bytes), bytes)
      })
  }

  private static func checkType(_ head: RequestHead) throws(ServiceError) {
    let types = head.headers.values(of: "Content-Type")
    let coding = head.headers["Content-Encoding"]
    guard types.count == 1, coding == nil || coding?.equalsIgnoringCase("identity") == true else {
      throw unsupported
    }
    let type = HeaderValue(types[0])
    guard type.token.equalsIgnoringCase("application/json"),
      type["charset"]?.equalsIgnoringCase("utf-8") != false
    else { throw unsupported }
  }

  private static let unsupported = ServiceError(
    .unsupportedMediaType,
    "Content-Type must be application/json in UTF-8 without a content coding")

  private static func parsed(_ bytes: [UInt8]) throws(ServiceError) -> JSONValue {
    if bytes.isEmpty { throw ServiceError(.missingValue, "Required") }
    let body: JSONValue
    do {
      body = try JSONValue(parsing: bytes)
    } catch {
      throw ServiceError(.malformedJSON, "Invalid JSON in request body")
    }
    // Programs disagree about which value counts (RFC 8259, section 4).
    let names = body.object?.members.map { Array($0.name.utf8) } ?? []
    guard Set(names).count == names.count else {
      throw ServiceError(.malformedJSON, "Invalid JSON in request body: a member is given twice")
    }
    return body
  }
}

/// A receiver that collects a body up to a limit and then handles it.
final class CollectedBody: BodyReceiver {
  private let bytes = Monitor<[UInt8]>([])
  let work: WorkKind
  private let limit: Int
  private let handle: @Sendable ([UInt8]) throws(ServiceError) -> Response

  /// - Parameters:
  ///   - limit: The maximum size in bytes.
  ///   - work: The queue for `handle`.
  ///   - handle: A function that receives the entire body and may block.
  init(
    limit: Int, work: WorkKind,
    handle: @escaping @Sendable ([UInt8]) throws(ServiceError) -> Response
  ) {
    self.limit = limit
    self.work = work
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
