import CMicroHTTPD
import PetMapService

extension Response {
  /// Hands the response to the daemon.
  ///
  /// - Parameter closing: whether the connection ends whatever the response says.
  /// - Returns: false when it cannot be sent.
  func queue(on connection: OpaquePointer, closing: Bool) -> Bool {
    guard let response = unsafe daemonResponse(on: connection) else { return false }
    for header in headers { unsafe petmap_http_header(response, header.name, header.value) }
    if closing || closesConnection { unsafe petmap_http_header(response, "Connection", "close") }
    return unsafe petmap_http_queue(connection, UInt32(status), response)
  }

  private func daemonResponse(on connection: OpaquePointer) -> OpaquePointer? {
    switch body {
    case .empty: return unsafe petmap_http_bytes(nil, 0)
    case .bytes(let bytes):
      return unsafe bytes.withUnsafeBufferPointer {
        unsafe petmap_http_bytes($0.baseAddress, $0.count)
      }
    case .file(let file): return unsafe petmap_http_file(file.descriptor, file.size)
    case .stream(let stream):
      let pump = unsafe StreamPump(stream, connection)
      let context = unsafe Unmanaged.passRetained(pump).toOpaque()
      return unsafe petmap_http_stream(
        context,
        { context, bytes, room in
          guard let context = unsafe context, let bytes = unsafe bytes else { return -1 }
          let pump = unsafe Unmanaged<StreamPump>.fromOpaque(context).takeUnretainedValue()
          return unsafe pump.next(UnsafeMutableBufferPointer(start: bytes, count: room))
        },
        { context in
          guard let context = unsafe context else { return }
          unsafe Unmanaged<StreamPump>.fromOpaque(context).takeRetainedValue().cancel()
        })
    }
  }

  /// The response as it goes over the wire when it is sent past the daemon; the connection ends
  /// with it. Files and streams are never sent so.
  var wireBytes: [UInt8] {
    var content: [UInt8] = []
    if case .bytes(let bytes) = body { content = bytes }
    var text = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    for header in headers { text += "\(header.name): \(header.value)\r\n" }
    text += "Connection: close\r\nContent-Length: \(content.count)\r\n\r\n"
    return Array(text.utf8) + content
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 408: "Request Timeout"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 431: "Request Header Fields Too Large"
    case 503: "Service Unavailable"
    default: "Bad Request"
    }
  }
}
