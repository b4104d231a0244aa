/// What carries requests to a service: URLSession on Apple's systems, libcurl elsewhere, a value
/// in tests.
///
/// A transport keeps to the system's time-outs, repeats nothing and follows no redirect to
/// another host. When its task is cancelled it stops and throws ``TransportError/cancelled``.
public protocol HTTPTransport: Sendable {
  /// Sends a request and waits for the whole answer.
  func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse

  /// Sends a request, reports how much of it is sent, and waits for the whole answer.
  ///
  /// - Parameter progress: called on any thread while the body is sent. The default implementation
  ///   calls it once, with the whole body, when the answer is there.
  func send(
    _ request: ClientRequest, progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(TransportError) -> ClientResponse
}

extension HTTPTransport {
  /// Sends a request and waits for the whole answer; all of it is sent by then.
  public func send(
    _ request: ClientRequest, progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(TransportError) -> ClientResponse {
    let response = try await send(request)
    progress(TransferProgress(sent: request.body.count, total: request.body.count))
    return response
  }
}

/// How much of a request's body is sent.
public struct TransferProgress: Sendable, Hashable {
  /// Bytes sent so far.
  public let sent: Int
  /// Bytes of the whole body; 0 while it is not known.
  public let total: Int

  /// Progress in bytes.
  public init(sent: Int, total: Int) {
    self.sent = sent
    self.total = total
  }

  /// The part that is sent, 0 to 1.
  public var fraction: Double { total > 0 ? min(Double(sent) / Double(total), 1) : 0 }
}

/// A request, whole.
public struct ClientRequest: Sendable, Hashable {
  /// The methods that the API has.
  public enum Method: String, Sendable, Hashable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
  }

  /// What is done with the resource.
  public var method: Method
  /// An absolute URL.
  public var url: String
  /// In the order in which they are sent or came.
  public var headers: [HTTPHeader]
  /// The bytes after the headers; empty for none.
  public var body: [UInt8]

  /// A request; without a body unless one is given.
  public init(_ method: Method, _ url: String, headers: [HTTPHeader] = [], body: [UInt8] = []) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// A header's name and value.
public struct HTTPHeader: Sendable, Hashable {
  /// As it is written; comparisons overlook letter case.
  public var name: String
  /// The text after the colon, without blanks around it.
  public var value: String

  /// A header of a name and its value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// An answer, whole.
public struct ClientResponse: Sendable, Hashable {
  /// The status code, 100 to 599.
  public var status: Int
  /// In the order in which they are sent or came.
  public var headers: [HTTPHeader]
  /// The bytes after the headers; empty for none.
  public var body: [UInt8]

  /// A response; without a body unless one is given.
  public init(status: Int, headers: [HTTPHeader] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first value of a header, letter case ignored.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

/// Why there is no answer.
public enum TransportError: Error, Sendable, Hashable {
  /// No network, no such host, or nobody who listens there.
  case noConnection
  case timedOut
  /// The caller's task was cancelled.
  case cancelled
  /// Anything else, in the transport's own words.
  case failed(cause: String)
}
