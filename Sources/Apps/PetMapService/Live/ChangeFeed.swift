import PetMapAnnouncements
import PetMapJSON
import PetMapAPI
import PetMapSystem

/// The feed of published changes, which sends server-sent events to listeners.
///
/// All listeners share one log, in which each ``ChangeStream`` has a position. An event is
/// therefore stored once, regardless of the number of listeners and their speed. A listener whose
/// position is no longer in the log is told to reload.
package final class ChangeFeed: Sendable {
  /// An event of the log.
  private struct Entry {
    /// The number of the change or, for an event without one, of the preceding change.
    let number: Int64
    let bytes: [UInt8]
    /// Whether a listener that has seen a later change does not need it.
    var isChange = false
  }

  /// A callback that notifies a listener of new events.
  private struct Wake {
    let call: @Sendable () -> Void
  }

  private struct State {
    var log: [Entry] = []
    /// The position of the first entry in the log.
    var start = 0
    var byteCount = 0
    /// The number up to which changes are no longer in the log.
    var forgotten: Int64
    /// The listeners that have read the whole log.
    var waiting: [ObjectIdentifier: Wake] = [:]
    var listenerCount = 0
    var isEnded = false

    var end: Int { start + log.count }
    var newest: Int64 { log.last?.number ?? forgotten }

    mutating func append(_ entries: [Entry]) {
      log += entries
      byteCount += entries.reduce(0) { $0 + $1.bytes.count }
      var surplus = max(0, log.count - entryLimit)
      for entry in log.prefix(surplus) { byteCount -= entry.bytes.count }
      while byteCount > byteLimit, surplus < log.count - 1 {
        byteCount -= log[surplus].bytes.count
        surplus += 1
      }
      guard surplus > 0 else { return }
      forgotten = log[surplus - 1].number
      log.removeFirst(surplus)
      start += surplus
    }
  }

  private static let entryLimit = 4096
  private static let byteLimit = 16 << 20
  /// The approximate size up to which events are combined.
  private static let pieceSize = 16 * 1024
  private let state: Guarded<State>
  private let sharesStore: Bool
  /// How far ahead of this server another one can be.
  private static let mostAhead: Int64 = 100_000

  /// - Parameter lastChange: The number up to which changes are not sent.
  /// - Parameter sharesStore: whether listeners may come from other servers, which may be ahead of this
  ///   one.
  init(after lastChange: Int64, sharesStore: Bool = false) {
    state = Guarded(State(forgotten: lastChange))
    self.sharesStore = sharesStore
  }

  package var listenerCount: Int { state.withLock { $0.listenerCount } }

  // MARK: Publishing

  /// Sends changes to all listeners.
  func publish(_ changes: [PublishedChange]) {
    let entries = changes.map {
      Entry(number: $0.number, bytes: Self.event($0), isChange: true)
    }
    wakeAll { $0.append(entries) }
  }

  /// Tells all listeners to reload, because the individual changes are not known.
  func publishReload(upTo number: Int64) {
    wakeAll { state in
      state.start = state.end
      state.log = []
      state.byteCount = 0
      state.forgotten = number
      state.append([Entry(number: number, bytes: Self.reload(number))])
    }
  }

  /// Sends a heartbeat, so that connections to disconnected peers are detected.
  func beat() {
    wakeAll { $0.append([Entry(number: $0.newest, bytes: Array(": \n\n".utf8))]) }
  }

  /// Ends the streams of all current and future listeners.
  func end() { wakeAll { $0.isEnded = true } }

  private func wakeAll(_ change: (inout State) -> Void) {
    let wakes = state.withLock { state in
      change(&state)
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for wake in wakes { wake.call() }
  }

  // MARK: Listening

  /// Returns the stream of a new listener.
  ///
  /// - Parameter last: The number of the last event that it has received, or `nil` for a new
  ///   client.
  func listen(after last: Int64?) -> ChangeStream {
    state.withLock { state in
      state.listenerCount += 1
      let newest = state.newest
      guard let last else {
        let hello = Array("id: \(newest)\nevent: hello\ndata: {}\n\n".utf8)
        return ChangeStream(self, position: state.end, greeting: hello)
      }
      if sharesStore, last > newest, last - newest <= Self.mostAhead {
        return ChangeStream(self, position: state.end, greeting: [], after: last)
      }
      guard last >= state.forgotten, last <= newest else {
        return ChangeStream(self, position: state.end, greeting: Self.reload(newest))
      }
      let index = state.log.firstIndex { $0.number > last } ?? state.log.count
      return ChangeStream(self, position: state.start + index, greeting: [])
    }
  }

  /// Returns the events after a position and advances it. The result is empty if there are none
  /// yet, and `nil` at the end of the feed.
  ///
  /// - Parameters:
  ///   - last: changes up to this number are left out.
  ///   - wake: A function that is called once when there are more events after an empty
  ///   result.
  func next(
    _ listener: ChangeStream, from position: inout Int, after last: Int64,
    wake: @escaping @Sendable () -> Void
  ) -> [UInt8]? {
    state.withLock { state in
      if position < state.start {
        position = state.end
        return Self.reload(state.newest)
      }
      while position < state.end, case let entry = state.log[position - state.start],
        entry.isChange, entry.number <= last
      {
        position += 1
      }
      guard position < state.end else {
        if state.isEnded { return nil }
        state.waiting[ObjectIdentifier(listener)] = Wake(call: wake)
        return []
      }
      var bytes = state.log[position - state.start].bytes
      position += 1
      while position < state.end {
        let next = state.log[position - state.start].bytes
        if bytes.count + next.count > Self.pieceSize { break }
        bytes += next
        position += 1
      }
      return bytes
    }
  }

  func remove(_ listener: ChangeStream) {
    state.withLock { state in
      state.listenerCount -= 1
      state.waiting[ObjectIdentifier(listener)] = nil
    }
  }

  // MARK: Events

  private static func event(_ change: PublishedChange) -> [UInt8] {
    var writer = JSONWriter()
    let name: String
    switch change.outcome {
    case .put(let announcement):
      name = "put"
      writer.object { announcement.appendMembers(to: &$0) }
    case .removed(let id):
      name = "remove"
      writer.object { $0.member("id", id.text) }
    }
    return Array("id: \(change.number)\nevent: \(name)\ndata: ".utf8) + writer.bytes + [0x0A, 0x0A]
  }

  private static func reload(_ number: Int64) -> [UInt8] {
    Array("id: \(number)\nevent: reload\ndata: {}\n\n".utf8)
  }
}
