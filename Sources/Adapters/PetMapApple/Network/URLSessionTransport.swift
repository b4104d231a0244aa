#if canImport(Darwin)
  import Foundation
  public import PetMapAPI

  /// A transport that uses URLSession with the system's timeouts, and without caching, cookies, or
  /// redirects.
  ///
  /// Create one transport per app. Plain HTTP requires an App Transport Security exception
  /// (`NSAllowsLocalNetworking` for a service on the same machine).
  public struct URLSessionTransport: StreamingTransport {
    private let session = URLSession(
      configuration: .ephemeral, delegate: TaskDelegate { _ in }, delegateQueue: nil)

    /// Creates a transport with a new session.
    public init() {}

    /// Sends a request and returns the complete response.
    public func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse {
      try await send(request) { _ in }
    }

    /// Sends a request, reports the progress of the upload, and returns the complete response.
    public func send(
      _ request: ClientRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws(TransportError) -> ClientResponse {
      let message = try Self.message(request)
      let result: (data: Data, response: URLResponse)
      do {
        result =
          request.body.isEmpty
          ? try await session.data(for: message)
          : try await session.upload(
            for: message, from: Data(request.body),
            delegate: TaskDelegate(report: progress))
      } catch {
        throw Self.error(error)
      }
      return try Self.response(result.response, body: Array(result.data))
    }

    /// Sends a request and passes on the body of a response with status 2xx, line by line.
    public func stream(
      _ request: ClientRequest, receive: @escaping @Sendable ([UInt8]) -> Void
    ) async throws(TransportError) -> ClientResponse {
      let message = try Self.message(request)
      var response: ClientResponse
      do {
        let (bytes, head) = try await session.bytes(for: message)
        response = try Self.response(head, body: [])
        let isStream = (200...299).contains(response.status)
        for try await byte in bytes {
          response.body.append(byte)
          if isStream, byte == UInt8(ascii: "\n") {
            receive(response.body)
            response.body = []
          }
        }
        if isStream {
          receive(response.body)
          response.body = []
        }
      } catch {
        throw Self.error(error)
      }
      return response
    }

    static func message(_ request: ClientRequest) throws(TransportError) -> URLRequest {
      guard let url = URL(string: request.url),
        let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https"
      else { throw .failed(cause: "not an HTTP URL") }
      var message = URLRequest(url: url)
      message.httpMethod = request.method.rawValue
      for header in request.headers {
        message.setValue(header.value, forHTTPHeaderField: header.name)
      }
      return message
    }

    static func response(
      _ response: URLResponse, body: [UInt8]
    ) throws(TransportError) -> ClientResponse {
      guard let response = response as? HTTPURLResponse else {
        throw .failed(cause: "not an HTTP response")
      }
      let headers = response.allHeaderFields.map { HTTPHeader("\($0.key)", "\($0.value)") }
      return ClientResponse(status: response.statusCode, headers: headers, body: body)
    }

    static func error(_ error: any Error) -> TransportError {
      if error is CancellationError { return .cancelled }
      if let error = error as? TransportError { return error }
      guard let error = error as? URLError else { return .failed(cause: "\(error)") }
      switch error.code {
      case .cancelled: return .cancelled
      case .timedOut: return .timedOut
      case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed,
        .networkConnectionLost, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
        return .noConnection
      default: return .failed(cause: "URLSession error \(error.errorCode)")
      }
    }
  }

  /// Reports the progress of uploads, and returns 3xx responses instead of following redirects.
  private final class TaskDelegate: NSObject, URLSessionTaskDelegate {
    private let report: @Sendable (TransferProgress) -> Void

    init(report: @escaping @Sendable (TransferProgress) -> Void) { self.report = report }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
      totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
      report(TransferProgress(sent: Int(totalBytesSent), total: Int(totalBytesExpectedToSend)))
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }
  }
#endif
