import PetMapSystem

/// The stream of a listener, which has a position in the log of a ``ChangeFeed``.
final class ChangeStream: ResponseStream {
  /// The last event that a listener has received on an earlier connection.
  struct Last: Sendable {
    let event: EventID
    /// The number of store reads that had started when the listener connected, if other servers
    /// share the store; see ``ChangeFeed/noteReading(_:)``.
    let reading: Int?
    /// The number of times that changes had been undone or lost when the listener connected.
    let replacements: Int
  }

  private struct State {
    var position: Int
    var last: Last?
    /// The bytes to send before events from the log.
    var greeting: [UInt8]
    var isCanceled = false
  }

  private let feed: ChangeFeed
  private let reservation: Budget.Reservation
  private let state: Monitor<State>

  init(
    _ feed: ChangeFeed, _ reservation: Budget.Reservation, position: Int, greeting: [UInt8],
    after last: Last? = nil
  ) {
    self.feed = feed
    self.reservation = reservation
    state = Monitor(State(position: position, last: last, greeting: greeting))
  }

  func next(wake: @escaping @Sendable () -> Void) -> [UInt8]? {
    state.withLock { state in
      if !state.greeting.isEmpty {
        defer { state.greeting = [] }
        return state.greeting
      }
      return feed.next(self, from: &state.position, after: &state.last, wake: wake)
    }
  }

  func cancel() {
    let isFirst = state.withLock { state in
      defer { state.isCanceled = true }
      return !state.isCanceled
    }
    if isFirst { feed.remove(self) }
  }
}

/// The ID of an event of the ``ChangeFeed``: the number of a change and, after a failover, the
/// timeline that the number belongs to, as in `105-2`.
struct EventID: Sendable, Hashable {
  /// The number of the change, or a negative number if the ID does not identify an event.
  let number: Int64
  /// The number of the timeline, which is 1 before the first failover or if there are no timelines.
  let timeline: Int64

  static let firstTimeline: Int64 = 1

  init(number: Int64, timeline: Int64 = firstTimeline) {
    self.number = number
    self.timeline = timeline
  }

  /// Parses the value of `Last-Event-ID`.
  init(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int64($0) }
    if (1...2).contains(parts.count), numbers.count == parts.count {
      self.init(number: numbers[0], timeline: numbers.count > 1 ? numbers[1] : Self.firstTimeline)
    } else {
      self.init(number: -1)
    }
  }

  var text: String { timeline == Self.firstTimeline ? "\(number)" : "\(number)-\(timeline)" }
}
