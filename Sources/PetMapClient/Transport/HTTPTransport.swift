/// What carries requests to a service: URLSession on Apple's systems, libcurl elsewhere, a value
/// in tests.
///
/// A transport keeps to the system's time-outs, repeats nothing and follows no redirect to
/// another host. When its task is cancelled it stops and throws ``TransportError/cancelled``.
public protocol HTTPTransport: Sendable {
  /// Sends a request and waits for the whole answer.
  func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse
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

  public var method: Method
  /// An absolute URL.
  public var url: String
  public var headers: [HTTPHeader]
  public var body: [UInt8]

  public init(_ method: Method, _ url: String, headers: [HTTPHeader] = [], body: [UInt8] = []) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// A header's name and value.
public struct HTTPHeader: Sendable, Hashable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// An answer, whole.
public struct ClientResponse: Sendable, Hashable {
  public var status: Int
  public var headers: [HTTPHeader]
  public var body: [UInt8]

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
