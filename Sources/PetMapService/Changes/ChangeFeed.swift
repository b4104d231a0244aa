import PetMapJSON
import PetMapReports
import PetMapThreads

/// Passes the changes of what is published on to whoever listens, as server-sent events.
package final class ChangeFeed: Sendable {
  /// What is kept for those that come back: an event's number and its bytes.
  private struct Entry {
    let number: Int64
    let bytes: [UInt8]
  }

  private struct State {
    var recent: [Entry] = []
    /// Changes up to this number are not kept any more.
    var forgotten: Int64 = 0
    var listeners: [ObjectIdentifier: ChangeStream] = [:]
    var isEnded = false
  }

  private static let memory = 4096
  private let state: Guarded<State>

  /// - Parameter lastChange: what happened up to this number is not told.
  init(after lastChange: Int64) {
    var state = State()
    state.forgotten = lastChange
    self.state = Guarded(state)
  }

  package var listenerCount: Int { state.withLock { $0.listeners.count } }

  /// Tells all listeners.
  func publish(_ changes: [PublishedChange]) {
    let entries = changes.map { Entry(number: $0.number, bytes: Self.event($0)) }
    state.withLock { state in
      state.recent += entries
      let surplus = state.recent.count - Self.memory
      if surplus > 0 {
        state.forgotten = state.recent[surplus - 1].number
        state.recent.removeFirst(surplus)
      }
      for listener in state.listeners.values {
        for entry in entries { listener.append(entry.bytes) }
      }
    }
  }

  /// Tells all listeners to load everything anew: what happened is not known one by one.
  func publishReload(upTo number: Int64) {
    state.withLock { state in
      state.recent = []
      state.forgotten = number
      for listener in state.listeners.values { listener.append(Self.reload(number)) }
    }
  }

  /// A new listener.
  ///
  /// - Parameter last: the number of the last event that it has seen; nil for one that begins.
  func listen(after last: Int64?) -> ChangeStream {
    let stream = ChangeStream { [weak self] stream in self?.remove(stream) }
    state.withLock { state in
      let newest = state.recent.last?.number ?? state.forgotten
      if let last, last < state.forgotten || last > newest {
        stream.append(Self.reload(newest))
      } else if let last {
        for entry in state.recent where entry.number > last { stream.append(entry.bytes) }
      } else {
        stream.append(Array("id: \(newest)\nevent: hello\ndata: {}\n\n".utf8))
      }
      if state.isEnded { stream.end() }
      state.listeners[ObjectIdentifier(stream)] = stream
    }
    return stream
  }

  private func remove(_ stream: ChangeStream) {
    state.withLock { _ = $0.listeners.removeValue(forKey: ObjectIdentifier(stream)) }
  }

  /// Says that the service is still there, so that listeners which are not are found.
  func beat() {
    state.withLock { state in
      for listener in state.listeners.values { listener.append(Array(": \n\n".utf8)) }
    }
  }

  /// Ends all listeners' streams, also those to come.
  func end() {
    state.withLock { state in
      state.isEnded = true
      for listener in state.listeners.values { listener.end() }
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
