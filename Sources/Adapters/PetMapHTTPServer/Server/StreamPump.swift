import CMicroHTTPD
import PetMapService
import PetMapThreads

/// Passes a stream's content on to the daemon, and lets the connection sleep while there is none.
final class StreamPump: Sendable {
  private let stream: any ResponseStream
  /// Nil once the response is gone: the connection may not be woken any more.
  private let connection: Guarded<UInt?>
  /// What did not fit into the last buffer.
  private let rest = Guarded<ArraySlice<UInt8>>([])

  init(_ stream: any ResponseStream, _ connection: OpaquePointer) {
    self.stream = stream
    self.connection = Guarded(UInt(bitPattern: connection))
  }

  /// Fills a buffer; the bytes written, 0 when there are none yet, -1 at the end.
  func next(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    rest.withLock { rest in
      if rest.isEmpty {
        guard let bytes = stream.next(wake: { [self] in wake() }) else { return -1 }
        rest = bytes[...]
      }
      if rest.isEmpty {
        // Woken in between, the connection does not fall asleep: the daemon remembers it.
        unsafe withConnection { unsafe petmap_http_suspend($0) }
        return 0
      }
      let piece = rest.prefix(buffer.count)
      _ = unsafe buffer.update(fromContentsOf: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
  }

  private func wake() { unsafe withConnection { unsafe petmap_http_resume($0) } }

  private func withConnection(_ body: (OpaquePointer) -> Void) {
    connection.withLock { connection in
      guard let connection, let pointer = unsafe OpaquePointer(bitPattern: connection) else {
        return
      }
      unsafe body(pointer)
    }
  }

  func cancel() {
    connection.withLock { $0 = nil }
    stream.cancel()
  }
}
