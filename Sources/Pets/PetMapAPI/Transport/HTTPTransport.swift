/// A transport for HTTP requests: URLSession on Apple platforms, libcurl elsewhere, or canned
/// responses in tests.
///
/// A transport uses the system's timeouts, does not retry, and does not follow redirects to other
/// hosts. When its task is canceled, it stops and throws ``TransportError/cancelled``.
public protocol HTTPTransport: Sendable {
  /// Sends a request and returns the complete response.
  func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse

  /// Sends a request, reports the progress of the upload, and returns the complete response.
  ///
  /// - Parameter progress: A function that is called on any thread while the body is sent.
  ///   PetMapClient's default implementation calls it once, with the entire body, after the
  ///   response has arrived.
  func send(
    _ request: ClientRequest, progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(TransportError) -> ClientResponse
}

/// A transport that can also receive a response whose body does not end, such as a stream of events.
public protocol StreamingTransport: HTTPTransport {
  /// Sends a request and passes on the body of a response with status 2xx while it arrives.
  ///
  /// - Parameter receive: A function that is called on any thread with each part of the body, in
  ///   order.
  /// - Returns: The response when it has ended, with the body only if the status is not 2xx.
  func stream(
    _ request: ClientRequest, receive: @escaping @Sendable ([UInt8]) -> Void
  ) async throws(TransportError) -> ClientResponse
}

/// The upload progress of a request body.
public struct TransferProgress: Sendable, Hashable {
  /// The number of bytes sent.
  public let sent: Int
  /// The size of the body in bytes, or 0 if unknown.
  public let total: Int

  /// Creates a progress value.
  public init(sent: Int, total: Int) {
    self.sent = sent
    self.total = total
  }

  /// The fraction of bytes sent, from 0 to 1.
  public var fraction: Double { total > 0 ? min(Double(sent) / Double(total), 1) : 0 }
}

/// A complete request.
public struct ClientRequest: Sendable, Hashable {
  /// The methods that the API uses.
  public enum Method: String, Sendable, Hashable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  /// The method.
  public var method: Method
  /// The absolute URL.
  public var url: String
  /// The headers, in order.
  public var headers: [HTTPHeader]
  /// The body, which may be empty.
  public var body: [UInt8]

  /// Creates a request.
  public init(_ method: Method, _ url: String, headers: [HTTPHeader] = [], body: [UInt8] = []) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// A header.
public struct HTTPHeader: Sendable, Hashable {
  /// The name, which is compared without regard to case.
  public var name: String
  /// The value, without surrounding whitespace.
  public var value: String

  /// Creates a header.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A complete response.
public struct ClientResponse: Sendable, Hashable {
  /// The status code, 100 to 599.
  public var status: Int
  /// The headers, in order.
  public var headers: [HTTPHeader]
  /// The body, which may be empty.
  public var body: [UInt8]

  /// Creates a response.
  public init(status: Int, headers: [HTTPHeader] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns the first value of a header, ignoring the case of its name.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

/// A reason why a request received no response.
public enum TransportError: Error, Sendable, Hashable {
  /// There is no network, the host does not exist, or it refuses connections.
  case noConnection
  case timedOut
  /// The task was canceled.
  case cancelled
  /// Any other error, as described by the transport.
  case failed(cause: String)
}
