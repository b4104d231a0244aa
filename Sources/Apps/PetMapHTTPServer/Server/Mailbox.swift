import PetMapService
import PetMapSystem

/// Messages from other threads to an event loop.
final class Mailbox: Sendable {
  enum Message: Sendable {
    /// A connection was accepted.
    case accepted(descriptor: Int32, peer: String)
    /// A worker thread has begun a request.
    case begun(connection: UInt64, Service.Beginning)
    /// A worker thread has produced a response.
    case answered(connection: UInt64, Response)
    /// Clusters are available, so the request that waits for them can begin again.
    case clustered(connection: UInt64)
    /// A response's stream has more data.
    case hasContent(connection: UInt64)
    /// A check that the loop is running.
    case probe(Probe)
    /// Close idle connections and finish requests in flight.
    case stop
    /// Close all connections and end the loop.
    case end
  }

  /// The descriptor that is readable when there are messages.
  let reader: Int32
  private let writer: Int32
  private let messages = Monitor<[Message]>([])

  /// Returns `nil` if no descriptors are available.
  init?() {
    guard let ends = Sockets.makePipe() else { return nil }
    (reader, writer) = ends
  }

  deinit {
    Descriptor.close(reader)
    Descriptor.close(writer)
  }

  func post(_ message: Message) {
    let isFirst = messages.withLock { messages in
      messages.append(message)
      return messages.count == 1
    }
    if isFirst { Sockets.signal(writer) }
  }

  func takeAll() -> [Message] {
    // Drain the pipe first: a message posted in between makes it readable again.
    Sockets.drain(reader)
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
