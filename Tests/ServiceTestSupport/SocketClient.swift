#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import PetMapService
import TestSupport

/// A connection to a server on the loopback interface, for sending arbitrary bytes.
package final class SocketClient: Sendable {
  /// A connection failure.
  package struct Failure: Error {
    package let message: String
  }

  private let descriptor: Int32

  /// - Parameters:
  ///   - host: The last byte of the client's own loopback address. Only on Linux, all of them exist.
  ///   - timeout: The timeout of each read in seconds.
  package init(port: Int, from host: UInt32 = 1, timeout: Int = 60) throws {
    descriptor = LoopbackSocket.open()
    var limit = timeval(tv_sec: timeout, tv_usec: 0)
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard host == 1 || LoopbackSocket.bind(descriptor, toHost: host) else {
      throw Failure(message: "bind: \(errno)")
    }
    guard LoopbackSocket.connect(descriptor, to: port) else {
      throw Failure(message: "connect: \(errno)")
    }
  }

  deinit { close(descriptor) }

  /// Sends all bytes, or returns `false` if the server no longer accepts them.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool { LoopbackSocket.send(bytes, to: descriptor) }

  @discardableResult
  package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Returns the next bytes, or `nil` if the server has closed the connection or a timeout expires.
  package func receive() throws -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
    }
    if count < 0 { throw Failure(message: "receive: \(errno)") }
    return count == 0 ? nil : Array(buffer[..<count])
  }

  /// Returns all bytes until the server closes the connection.
  package func receiveAll() throws -> [UInt8] {
    var all: [UInt8] = []
    while let bytes = try receive() { all += bytes }
    return all
  }

  /// Returns the next response.
  ///
  /// - Parameter buffer: The bytes read past the previous response; on return, those past this one.
  package func receiveResponse(
    isHead: Bool = false, buffer: inout [UInt8]
  ) throws -> WireResponse {
    var end: Int?
    while true {
      end = buffer.firstIndex(ofBlankLine: 0)
      if end != nil { break }
      guard let bytes = try receive() else { throw Failure(message: "closed in a header block") }
      buffer += bytes
    }
    guard let end else { throw Failure(message: "no header block") }
    let lines = String(decoding: buffer[..<end], as: UTF8.self).split(separator: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count >= 2, let status = Int(words[1]) else {
      throw Failure(message: "no status: \(lines[0])")
    }
    let headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      return HeaderField(parts[0], parts.count > 1 ? parts[1].trimmingBlanks : "")
    }
    var response = WireResponse(status: status, headers: headers, body: [])
    buffer.removeFirst(end + 4)
    let hasBody = !isHead && status != 204 && status != 304 && status >= 200
    let length = hasBody ? Int(response["Content-Length"] ?? "0") ?? 0 : 0
    while buffer.count < length {
      guard let bytes = try receive() else { throw Failure(message: "closed in a body") }
      buffer += bytes
    }
    response.body = Array(buffer[..<length])
    buffer.removeFirst(length)
    return response
  }
}

extension [UInt8] {
  /// Returns the index of the first empty line.
  fileprivate func firstIndex(ofBlankLine start: Int) -> Int? {
    var index = start
    while index + 3 < count {
      if self[index] == 0x0D, self[index + 1] == 0x0A, self[index + 2] == 0x0D,
        self[index + 3] == 0x0A
      {
        return index
      }
      index += 1
    }
    return nil
  }
}

/// Sends requests to a server on the loopback interface, each over its own connection.
package struct OverSocket: Transport {
  package let port: Int

  package init(port: Int) { self.port = port }

  package func send(_ request: WireRequest) throws -> WireResponse {
    let client = try SocketClient(port: port)
    client.send(Self.bytes(of: request))
    var buffer: [UInt8] = []
    return try client.receiveResponse(isHead: request.method == "HEAD", buffer: &buffer)
  }

  /// Returns the bytes of a request on the wire.
  package static func bytes(of request: WireRequest) -> [UInt8] {
    var text = "\(request.method) \(request.target) HTTP/1.1\r\nHost: localhost\r\n"
    for header in request.headers { text += "\(header.name): \(header.value)\r\n" }
    if !request.body.isEmpty { text += "Content-Length: \(request.body.count)\r\n" }
    return Array((text + "\r\n").utf8) + request.body
  }
}
