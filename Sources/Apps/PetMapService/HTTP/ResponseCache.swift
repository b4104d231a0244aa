import PetMapAnnouncements
import PetMapSystem

/// Ready responses to requests that are repeated until an announcement changes.
///
/// A response depends on the request's target, host and coding, on the day, and on the version of the
/// announcements (`LiveAnnouncements/version`). It is never used with another version, so nothing
/// that was erased is served again.
final class ResponseCache: Sendable {
  /// The parts of a request on which its response depends.
  struct Key: Hashable {
    private let path: String
    private let query: String?
    private let authority: Authority?
    private let isSecure: Bool
    private let isCompressed: Bool
    /// Which announcements are old depends on it.
    private let day: CalendarDate

    init(_ head: RequestHead, on day: CalendarDate) {
      self.day = day
      path = head.target.path
      query = head.target.query
      authority = head.authority
      isSecure = head.isSecure
      isCompressed = AcceptEncoding(head.headers.values(of: "Accept-Encoding")).prefersGzip
    }

    /// The size of the texts in bytes, which clients choose.
    fileprivate var size: Int {
      path.utf8.count + (query?.utf8.count ?? 0) + (authority?.description.utf8.count ?? 0)
    }
  }

  private struct State {
    var version = 0
    var responses = BoundedCache<Key, Response>(byteLimit: ResponseCache.byteLimit)
  }

  /// The maximum total size of all responses in bytes.
  private static let byteLimit = 64 << 20
  /// The approximate size of a response's header fields, and of their storage and its key's.
  private static let overhead = 1024
  private let state = Monitor(State())

  /// Returns a response that was created from a version of the announcements.
  func response(to key: Key, version: Int) -> Response? {
    state.withLock { $0.version == version ? $0.responses[key] : nil }
  }

  /// Keeps a successful response, unless it must not be stored: the version does not change with an
  /// unpublished announcement.
  ///
  /// - Parameter version: The version before the response was created.
  func keep(_ response: Response, to key: Key, version: Int) {
    guard response["Cache-Control"]?.contains("no-store") != true else { return }
    let size: Int
    switch response.body {
    case .bytes(let bytes) where response.status == 200: size = bytes.count
    case .empty where response.status == 204: size = 0
    default: return
    }
    // The old responses are released outside the lock.
    _ = state.withLock { state -> (State, [Response]) in
      guard version >= state.version else { return (State(), []) }
      var old = State()
      if version > state.version {
        old.version = version
        swap(&old, &state)
      }
      let dropped = state.responses.insert(
        response, at: key, size: Self.overhead + key.size + size)
      return (old, dropped)
    }
  }
}

/// The most recently inserted values, up to a total size.
package struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    let value: Value
    let size: Int
  }

  private let byteLimit: Int
  private var entries: [Key: Entry] = [:]
  /// The keys, oldest first, starting at `first`.
  private var order: [Key] = []
  private var first = 0
  private var byteCount = 0

  /// - Parameter byteLimit: The maximum total size of all values.
  package init(byteLimit: Int) { self.byteLimit = byteLimit }

  package subscript(key: Key) -> Value? { entries[key]?.value }

  /// Inserts a value unless its key has one, and drops the oldest values if necessary.
  ///
  /// - Returns: The dropped values, for the caller to release outside a lock.
  package mutating func insert(_ value: Value, at key: Key, size: Int) -> [Value] {
    guard entries[key] == nil else { return [] }
    entries[key] = Entry(value: value, size: size)
    order.append(key)
    byteCount += size
    var dropped: [Value] = []
    while byteCount > byteLimit, first < order.count {
      if let entry = entries.removeValue(forKey: order[first]) {
        byteCount -= entry.size
        dropped.append(entry.value)
      }
      first += 1
    }
    if first > 1024, first * 2 > order.count {
      order.removeFirst(first)
      first = 0
    }
    return dropped
  }
}
