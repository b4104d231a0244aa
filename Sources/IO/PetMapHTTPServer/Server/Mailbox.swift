import PetMapService
import PetMapSystem

/// Messages of other threads to an event loop.
final class Mailbox: Sendable {
  enum Message: Sendable {
    /// A connection was accepted.
    case accepted(descriptor: Int32, peer: String)
    /// A request was begun on a work thread.
    case begun(connection: UInt64, Service.Beginning)
    /// A request was answered on a work thread.
    case answered(connection: UInt64, Response)
    /// There are clusters: a request that waits for them begins again.
    case clustered(connection: UInt64)
    /// A response's stream has more content.
    case hasContent(connection: UInt64)
    /// Someone wants to know whether the loop takes its turns.
    case probe(Probe)
    /// Ends what is idle; what is in flight is finished.
    case stop
    /// Closes every connection and ends the loop.
    case end
  }

  /// Readable when there are messages.
  let reader: Int32
  private let writer: Int32
  private let messages = Guarded<[Message]>([])

  /// Nil when there are no descriptors to spare.
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
    // The pipe first: a message that comes in between makes it readable again.
    Sockets.drain(reader)
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
