import CCurl
public import PetMapAPI

/// Sends requests with libcurl, which is loaded on first use.
///
/// Each request runs on its own thread, so it never blocks a task; ``response(to:)`` is for callers
/// that have threads of their own. Only HTTP and HTTPS are
/// supported; the timeout is 60 seconds for connecting and for receiving any data. Canceling a task
/// aborts its request immediately.
public struct CurlTransport: StreamingTransport {
  /// The limits of a request.
  public struct Limits: Sendable, Hashable {
    /// The maximum number of bytes in the body of the response.
    public var responseBytes: Int
    /// The maximum number of redirects to follow, which must also use HTTP or HTTPS.
    public var redirects: Int
    /// The maximum duration in seconds; 0 for no limit.
    public var seconds: Int
    /// Whether to allow connections to addresses of this machine and of private networks, and the
    /// use of a proxy, which could connect to them. Addresses are checked after name resolution,
    /// and again for each redirect.
    public var allowsPrivateHosts: Bool
    /// Whether a response is accepted with the part of its body that has arrived if the body exceeds
    /// its limit, does not end in time, or is cut off. Otherwise, that is an error.
    public var acceptsPartialBodies: Bool

    /// Creates limits; the defaults are those for a client of the service.
    public init(
      responseBytes: Int = 1 << 29, redirects: Int = 0, seconds: Int = 0,
      allowsPrivateHosts: Bool = true, acceptsPartialBodies: Bool = false
    ) {
      self.responseBytes = responseBytes
      self.redirects = redirects
      self.seconds = seconds
      self.allowsPrivateHosts = allowsPrivateHosts
      self.acceptsPartialBodies = acceptsPartialBodies
    }
  }

  private let limits: Limits
  private let connections: CurlConnections?

  /// Creates a transport; libcurl is loaded with the first request.
  ///
  /// - Parameter keepsConnections: Whether connections are kept for later requests to the same hosts,
  ///   as long as this transport exists. A request on a kept connection that the server closes is sent
  ///   again, so it may arrive twice.
  public init(limits: Limits = Limits(), keepsConnections: Bool = false) {
    self.limits = limits
    connections = keepsConnections ? CurlConnections() : nil
  }

  /// Sends a request on its own thread and waits for the complete response.
  public func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse {
    try await send(request) { _ in }
  }

  /// Sends a request on its own thread, which reports its progress, and waits for the complete
  /// response.
  public func send(
    _ request: ClientRequest, progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(TransportError) -> ClientResponse {
    let total = request.body.count
    return try await exchange(
      request, progress: { progress(TransferProgress(sent: $0, total: total)) }, receive: nil)
  }

  /// Sends a request on its own thread, which passes on the body of a response with status 2xx. If
  /// nothing arrives for 60 seconds, it throws ``TransportError/timedOut``.
  public func stream(
    _ request: ClientRequest, receive: @escaping @Sendable ([UInt8]) -> Void
  ) async throws(TransportError) -> ClientResponse {
    try await exchange(request, progress: { _ in }, receive: receive)
  }

  /// Sends a request on its own thread, which passes on the result. No task is involved, so that a
  /// caller can block its own thread until then.
  public func send(
    _ request: ClientRequest,
    finished: @escaping @Sendable (Result<ClientResponse, TransportError>) -> Void
  ) {
    guard let exchange = Exchange(request, limits, connections) else {
      return finished(.failure(.failed(cause: "out of memory")))
    }
    exchange.start(
      PendingRequest(exchange, { _ in }, nil) {
        do throws(TransportError) {
          finished(.success(try exchange.response()))
        } catch {
          finished(.failure(error))
        }
      })
  }

  /// Sends a request and blocks the calling thread until the complete response has arrived. Do not
  /// call it in a task.
  public func response(to request: ClientRequest) throws(TransportError) -> ClientResponse {
    guard let exchange = Exchange(request, limits, connections) else {
      throw .failed(cause: "out of memory")
    }
    exchange.run()
    return try exchange.response()
  }

  private func exchange(
    _ request: ClientRequest, progress: @escaping @Sendable (Int) -> Void,
    receive: (@Sendable ([UInt8]) -> Void)?
  ) async throws(TransportError) -> ClientResponse {
    guard let exchange = Exchange(request, limits, connections) else {
      throw .failed(cause: "out of memory")
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchange.start(PendingRequest(exchange, progress, receive) { continuation.resume() })
      }
    } onCancel: {
      exchange.cancel()
    }
    return try exchange.response()
  }
}

/// A request and its response.
///
/// Safe and unchecked: it owns the handle from `init` to `deinit`. The C library writes to it on
/// one thread until the continuation is resumed, and it is only read after that. Until then, other
/// threads can only cancel it, through an atomic flag.
@safe private final class Exchange: @unchecked Sendable {
  private let handle: OpaquePointer
  /// The connections must outlive the request.
  private let connections: CurlConnections?

  init?(
    _ request: ClientRequest, _ limits: CurlTransport.Limits, _ connections: CurlConnections?
  ) {
    guard
      let handle = unsafe petmap_curl_new(
        request.method.rawValue, request.url, request.body, request.body.count)
    else { return nil }
    unsafe self.handle = handle
    self.connections = connections
    unsafe connections?.keepConnection(of: handle)
    unsafe petmap_curl_set_limits(
      handle, limits.responseBytes, Int32(clamping: limits.redirects),
      Int32(clamping: limits.seconds))
    if !limits.allowsPrivateHosts { unsafe petmap_curl_forbid_private_hosts(handle) }
    if limits.acceptsPartialBodies { unsafe petmap_curl_accept_partial_body(handle) }
    for header in request.headers {
      // A line ending would begin another header.
      let line = "\(header.name): \(header.value)"
      guard !line.utf8.contains(where: { $0 < UInt8(ascii: " ") || $0 == 0x7F }),
        unsafe petmap_curl_add_header(handle, line)
      else { return nil }
    }
  }

  deinit { unsafe petmap_curl_free(handle) }

  func start(_ pending: PendingRequest) {
    if pending.receive != nil {
      unsafe petmap_curl_set_receiver(handle) { unsafe receive($0, $1, $2) }
    }
    let context = unsafe Unmanaged.passRetained(pending).toOpaque()
    let isStarted = unsafe petmap_curl_start(
      handle, { unsafe report($0, Int($1)) }, { unsafe resume($0) }, context)
    if !isStarted { unsafe resume(context) }
  }

  func run() { unsafe petmap_curl_run(handle) }

  func cancel() { unsafe petmap_curl_cancel(handle) }

  func response() throws(TransportError) -> ClientResponse {
    switch unsafe petmap_curl_result(handle) {
    case PETMAP_CURL_DONE: break
    case PETMAP_CURL_NO_CONNECTION: throw .noConnection
    case PETMAP_CURL_TIMED_OUT: throw .timedOut
    case PETMAP_CURL_CANCELED: throw .cancelled
    case PETMAP_CURL_MISSING: throw .failed(cause: "libcurl is not installed")
    case PETMAP_CURL_PRIVATE_HOST: throw .failed(cause: "the host's address is private")
    case PETMAP_CURL_TOO_LARGE: throw .failed(cause: "the response is too large")
    case PETMAP_CURL_TOO_MANY_REDIRECTS: throw .failed(cause: "too many redirects")
    default: throw .failed(cause: "libcurl error \(unsafe petmap_curl_code(handle))")
    }
    var count = 0
    let body = unsafe petmap_curl_body(handle, &count)
    let bytes = unsafe Array(UnsafeBufferPointer(start: body, count: count))
    let lines = unsafe petmap_curl_headers(handle, &count)
    let head = unsafe String(
      decoding: UnsafeBufferPointer(start: lines, count: count), as: UTF8.self)
    return ClientResponse(
      status: Int(unsafe petmap_curl_status(handle)), headers: Self.headers(head), body: bytes)
  }

  private static func headers(_ head: String) -> [HTTPHeader] {
    head.split(whereSeparator: \.isNewline).compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      return HTTPHeader(String(line[..<colon]), String(value))
    }
  }
}

/// What follows a request, and the request itself, which must outlive its thread.
private final class PendingRequest: Sendable {
  /// Called once, when the request has ended.
  let finish: @Sendable () -> Void
  let exchange: Exchange
  /// Receives the number of body bytes sent so far.
  let progress: @Sendable (Int) -> Void
  /// Receives the parts of the response's body, unless the exchange keeps it.
  let receive: (@Sendable ([UInt8]) -> Void)?

  init(
    _ exchange: Exchange, _ progress: @escaping @Sendable (Int) -> Void,
    _ receive: (@Sendable ([UInt8]) -> Void)?, finish: @escaping @Sendable () -> Void
  ) {
    self.finish = finish
    self.exchange = exchange
    self.progress = progress
    self.receive = receive
  }
}

private func receive(
  _ memory: UnsafeMutableRawPointer, _ bytes: UnsafePointer<UInt8>, _ count: Int
) {
  let pending = unsafe Unmanaged<PendingRequest>.fromOpaque(memory).takeUnretainedValue()
  pending.receive?(unsafe Array(UnsafeBufferPointer(start: bytes, count: count)))
}

private func report(_ memory: UnsafeMutableRawPointer, _ count: Int) {
  let pending = unsafe Unmanaged<PendingRequest>.fromOpaque(memory).takeUnretainedValue()
  pending.progress(count)
}

private func resume(_ memory: UnsafeMutableRawPointer) {
  let pending = unsafe Unmanaged<PendingRequest>.fromOpaque(memory).takeRetainedValue()
  pending.finish()
}
