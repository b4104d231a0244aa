import PetMapAnnouncements
import PetMapJSON
import PetMapAPI
import PetMapSystem

/// Passes on the changes of what is published to those that listen, as server-sent events.
///
/// All listeners share one log; each ``ChangeStream`` holds a position in it. So an event is stored once,
/// however many listeners there are and however slowly they read. One whose position has left the log
/// is told to reload.
package final class ChangeFeed: Sendable {
  /// An event of the log.
  private struct Entry {
    /// The number of the change, or of the last one before an event that has none.
    let number: Int64
    let bytes: [UInt8]
  }

  /// How to tell a listener that there are new events.
  private struct Wake {
    let call: @Sendable () -> Void
  }

  private struct State {
    var log: [Entry] = []
    /// The position of the log's first entry.
    var start = 0
    var byteCount = 0
    /// Changes up to this number are not in the log.
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
  /// Events are handed over together up to about this size.
  private static let pieceSize = 16 * 1024
  private let state: Guarded<State>

  /// - Parameter lastChange: changes up to this number are not told.
  init(after lastChange: Int64) { state = Guarded(State(forgotten: lastChange)) }

  package var listenerCount: Int { state.withLock { $0.listenerCount } }

  // MARK: Publishing

  /// Tells all listeners.
  func publish(_ changes: [PublishedChange]) {
    let entries = changes.map { Entry(number: $0.number, bytes: Self.event($0)) }
    wakeAll { $0.append(entries) }
  }

  /// Tells all listeners to load everything again: the single changes are not known.
  func publishReload(upTo number: Int64) {
    wakeAll { state in
      state.start = state.end
      state.log = []
      state.byteCount = 0
      state.forgotten = number
      state.append([Entry(number: number, bytes: Self.reload(number))])
    }
  }

  /// Says that the service is still there, so that connections whose peers are gone are found.
  func beat() {
    wakeAll { $0.append([Entry(number: $0.newest, bytes: Array(": \n\n".utf8))]) }
  }

  /// Ends the streams of all listeners, also of those to come.
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

  /// A new listener.
  ///
  /// - Parameter last: the number of the last event that it has seen; nil for one that begins.
  func listen(after last: Int64?) -> ChangeStream {
    state.withLock { state in
      state.listenerCount += 1
      let newest = state.newest
      guard let last else {
        let hello = Array("id: \(newest)\nevent: hello\ndata: {}\n\n".utf8)
        return ChangeStream(self, position: state.end, greeting: hello)
      }
      guard last >= state.forgotten, last <= newest else {
        return ChangeStream(self, position: state.end, greeting: Self.reload(newest))
      }
      let index = state.log.firstIndex { $0.number > last } ?? state.log.count
      return ChangeStream(self, position: state.start + index, greeting: [])
    }
  }

  /// The events from a position on, which moves behind them; empty when there are none yet, nil at the
  /// end of the feed.
  ///
  /// - Parameter wake: called once when there is more after an empty result.
  func next(
    _ listener: ChangeStream, from position: inout Int, wake: @escaping @Sendable () -> Void
  ) -> [UInt8]? {
    state.withLock { state in
      if position < state.start {
        position = state.end
        return Self.reload(state.newest)
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
