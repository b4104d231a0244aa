public import PetMapAnnouncements
public import PetMapAPI
import PetMapJSON

/// A change to the announcements that a service publishes.
public enum PetChange: Sendable, Hashable {
  /// The changes begin here, or some were missed: fetch what is shown again.
  case reload
  /// An announcement was published or has changed.
  case put(Announcement)
  /// An announcement with this ID is no longer published.
  case removed(String)
}

/// The changes to the announcements that a service publishes, as they happen.
///
/// ```swift
/// for await change in client.changes() { model.apply(change) }
/// ```
///
/// The sequence begins with ``PetChange/reload`` and ends when its task is canceled. It reconnects
/// whenever the connection is lost, for example by sleep, and continues after the last change that it
/// has seen, so that nothing is missed. The time between attempts doubles from one second to one
/// minute, and is random, so that not all clients of a restarted service return at once.
public struct PetChanges<Transport: StreamingTransport>: AsyncSequence, Sendable {
  let client: APIClient<Transport>
  /// Waits for a number of seconds.
  let sleep: @Sendable (Double) async -> Void

  /// Begins to follow the changes.
  public func makeAsyncIterator() -> Iterator { Iterator(client: client, sleep: sleep) }

  /// Follows the changes.
  public struct Iterator: AsyncIteratorProtocol {
    private static var longestDelay: Double { 60 }

    private let client: APIClient<Transport>
    private let sleep: @Sendable (Double) async -> Void
    private var connection: AsyncStream<ConnectionPart>.Iterator?
    private var parser = EventParser()
    private var pending: ArraySlice<PetChange> = []
    private var delay = 1.0

    init(client: APIClient<Transport>, sleep: @escaping @Sendable (Double) async -> Void) {
      self.client = client
      self.sleep = sleep
    }

    /// Returns the next change, or `nil` if the task is canceled.
    public mutating func next() async -> PetChange? {
      while !Task.isCancelled {
        if let change = pending.popFirst() { return change }
        guard let part = await nextPart() else { continue }
        switch part {
        case .bytes(let bytes):
          let events = parser.events(in: bytes)
          // The service is only known to work again once it sends something.
          if !events.isEmpty { delay = 1 }
          pending = events.compactMap { client.change(in: $0) }[...]
        case .ended(let response):
          connection = nil
          await pause(after: response)
        }
      }
      return nil
    }

    private mutating func nextPart() async -> ConnectionPart? {
      if connection == nil {
        parser = EventParser(lastID: parser.lastID)
        connection = client.connection(after: parser.lastID).makeAsyncIterator()
      }
      return await connection?.next(isolation: #isolation)
    }

    /// Waits before the next attempt, as long as the service asks for.
    private mutating func pause(after response: ClientResponse?) async {
      let asked = response?.header("Retry-After").flatMap { Double($0) }
      let least = asked ?? parser.retry.map { Double($0) / 1000 } ?? 0
      await sleep(Swift.max(least, delay * Double.random(in: 0.5...1)))
      delay = Swift.min(Self.longestDelay, delay * 2)
    }
  }
}

/// A part of a connection to the stream of changes.
enum ConnectionPart: Sendable {
  case bytes([UInt8])
  /// The end, with the response unless there was none.
  case ended(ClientResponse?)
}

extension APIClient where Transport: StreamingTransport {
  /// Follows the changes to the announcements that the service publishes.
  public func changes() -> PetChanges<Transport> {
    changes { try? await Task.sleep(for: .seconds($0)) }
  }

  func changes(sleep: @escaping @Sendable (Double) async -> Void) -> PetChanges<Transport> {
    PetChanges(client: self, sleep: sleep)
  }

  /// Connects to the stream of changes. The connection is closed when the stream is released.
  fileprivate func connection(after lastID: String) -> AsyncStream<ConnectionPart> {
    var request = ClientRequest(.get, base.resolved("api/v1/changes"))
    request.headers = [HTTPHeader("Accept", "text/event-stream")]
    if !lastID.isEmpty { request.headers.append(HTTPHeader("Last-Event-ID", lastID)) }
    return AsyncStream { [request, transport] continuation in
      let task = Task {
        let response = try? await transport.stream(request) { continuation.yield(.bytes($0)) }
        continuation.yield(.ended(response))
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Returns the change that an event announces, or `nil` if it announces none.
  fileprivate func change(in event: ServerEvent) -> PetChange? {
    switch event.type {
    case "hello", "reload": return .reload
    case "put":
      do throws(AnnouncementDecodingError) {
        return .put(resolved(try AnnouncementDecoder.announcement(Array(event.data.utf8))))
      } catch {
        log("the change \(event.id) cannot be read: \(error)")
        return .reload
      }
    case "remove":
      let object = (try? JSONValue(parsing: Array(event.data.utf8)))?.object
      return object?["id"]?.string.map { .removed($0) }
    default: return nil
    }
  }
}
