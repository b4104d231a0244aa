import PetMapSystem
import PetMapService

/// A response being sent to the peer.
///
/// It contains the header block and a reference to shared content: an array, an open file, or a
/// position in a stream. Serving a slow reader therefore does not require a copy of the content.
struct Outgoing {
  enum Progress {
    /// Part of the response was sent.
    case sent
    /// Sending would block.
    case blocked
    /// A stream has no data at the moment.
    case waiting
    case complete
    /// The peer has disconnected.
    case failed
  }

  private enum Content {
    case none
    case bytes(ArraySlice<UInt8>)
    case large(BodyPool.Body, Range<Int>)
    case file(OpenFile, Range<Int>)
    case stream(any ResponseStream, isChunked: Bool)
  }

  /// The maximum number of bytes passed to the system at once.
  private static let pieceSize = 256 * 1024
  /// The maximum size of content sent together with the header block.
  private static let inlineLimit = 16 * 1024

  /// Whether to close the connection after the response.
  let closes: Bool
  /// The header block, or a part of a stream.
  private var block: ArraySlice<UInt8>
  private var content = Content.none
  private var sentCount = 0

  /// - Parameters:
  ///   - body: The shared content of a large response.
  ///   - exchange: The request, which has no head if it could not be parsed.
  ///   - mustClose: Whether to close the connection regardless of the response.
  ///   - date: The value of the `Date` field.
  init(
    _ response: Response, sharing body: BodyPool.Body?, to exchange: Exchange?, mustClose: Bool,
    date: String
  ) {
    let isHTTP11 = exchange?.isHTTP11 ?? true
    let hasLength = if case .stream = response.body { false } else { true }
    closes =
      mustClose || response.closesConnection || exchange?.persists != true
      || !isHTTP11 && !hasLength
    let header = ResponseHeader(
      response, closes: closes, isHTTP11: isHTTP11, date: date)
    block = header.bytes[...]
    guard exchange?.head?.isHead != true, header.allowsContent else {
      if case .stream(let stream) = response.body { stream.cancel() }
      return
    }
    if let body {
      content = .large(body, 0..<body.bytes.count)
      return
    }
    switch response.body {
    case .empty: break
    case .bytes(let bytes) where bytes.count <= Self.inlineLimit: block += bytes
    case .bytes(let bytes): content = .bytes(bytes[...])
    case .file(let file): content = .file(file, file.range)
    case .stream(let stream): content = .stream(stream, isChunked: isHTTP11)
    }
  }

  /// The number of bytes of an incomplete large body that have been sent; `nil` for other content.
  var sentLargeBodyCount: Int? { if case .large = content { sentCount } else { nil } }

  /// Sends as much as the peer accepts, up to a limit.
  ///
  /// - Parameter wake: Called once, from any thread, when a stream without data has data again.
  mutating func send(
    to descriptor: Int32, wake: @escaping @Sendable () -> Void
  ) -> Progress {
    if !block.isEmpty { return sendBlock(to: descriptor) }
    switch content {
    case .none: return .complete
    case .bytes(let rest):
      content = .none
      let transfer = Sockets.send(rest.prefix(Self.pieceSize), to: descriptor)
      if case .count(let count) = transfer {
        let left = rest.dropFirst(count)
        content = left.isEmpty ? .none : .bytes(left)
      } else {
        content = .bytes(rest)
      }
      return Self.progress(transfer)
    case .large(let body, let range):
      let transfer = Sockets.send(body.bytes[range.prefix(Self.pieceSize)], to: descriptor)
      if case .count(let count) = transfer {
        let rest = range.dropFirst(count)
        content = rest.isEmpty ? .none : .large(body, rest)
        sentCount += count
      }
      return Self.progress(transfer)
    case .file(let file, let range):
      let transfer = Sockets.send(
        file: file.descriptor, range.prefix(Self.pieceSize), to: descriptor)
      if case .count(let count) = transfer {
        let rest = range.dropFirst(count)
        content = rest.isEmpty ? .none : .file(file, rest)
      }
      return Self.progress(transfer)
    case .stream(let stream, let isChunked):
      guard let bytes = stream.next(wake: wake) else {
        content = .none
        if isChunked { block = ArraySlice("0\r\n\r\n".utf8) }
        return .sent
      }
      if bytes.isEmpty { return .waiting }
      block = isChunked ? Self.chunk(bytes) : bytes[...]
      return .sent
    }
  }

  private mutating func sendBlock(to descriptor: Int32) -> Progress {
    let hasMore =
      switch content {
      case .bytes, .large, .file: true
      case .none, .stream: false
      }
    let transfer = Sockets.send(block, to: descriptor, hasMore: hasMore)
    if case .count(let count) = transfer {
      block = count == block.count ? [] : block.dropFirst(count)
      if block.isEmpty, case .none = content { return .complete }
    }
    return Self.progress(transfer)
  }

  /// Encodes a part of a stream as a chunk (RFC 9112, 7.1).
  private static func chunk(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var chunk = Array(String(bytes.count, radix: 16).utf8)
    chunk += "\r\n".utf8
    chunk += bytes
    chunk += "\r\n".utf8
    return chunk[...]
  }

  private static func progress(_ transfer: Sockets.Transfer) -> Progress {
    switch transfer {
    case .count: .sent
    case .wouldBlock: .blocked
    case .closed: .failed
    }
  }

  /// Cancels the response.
  func cancel() {
    if case .stream(let stream, _) = content { stream.cancel() }
  }
}

/// The encoded status line and header fields of a response.
struct ResponseHeader {
  let bytes: [UInt8]
  /// Whether content is allowed (RFC 9110, 6.4.1).
  let allowsContent: Bool

  init(_ response: Response, closes: Bool, isHTTP11: Bool, date: String) {
    allowsContent = response.status != 204 && response.status != 304
    var text = "HTTP/1.1 \(response.status) \(Self.reason(response.status))\r\nDate: \(date)\r\n"
    for header in response.headers { text += "\(header.name): \(header.value)\r\n" }
    if closes {
      text += "Connection: close\r\n"
    } else if !isHTTP11 {
      text += "Connection: keep-alive\r\n"
    }
    if allowsContent {
      switch response.body {
      case .empty: text += "Content-Length: 0\r\n"
      case .bytes(let bytes): text += "Content-Length: \(bytes.count)\r\n"
      case .file(let file): text += "Content-Length: \(file.size)\r\n"
      case .stream: if isHTTP11 { text += "Transfer-Encoding: chunked\r\n" }
      }
    }
    bytes = Array((text + "\r\n").utf8)
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 206: "Partial Content"
    case 300: "Multiple Choices"
    case 302: "Found"
    case 303: "See Other"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 412: "Precondition Failed"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 416: "Range Not Satisfiable"
    case 422: "Unprocessable Content"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    default: "Status"
    }
  }
}
