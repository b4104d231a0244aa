import PetMapAPI
package import PetMapAnnouncements
import PetMapJSON
import PetMapSystem

/// The feed of published changes, which sends server-sent events to listeners.
///
/// All listeners share one log, in which each ``ChangeStream`` has a position. An event is
/// therefore stored once, regardless of the number of listeners and their speed. A listener whose
/// position is no longer in the log is told to reload.
///
/// The log contains only the present state of each announcement: an event makes the contents of the
/// announcement's earlier events empty, so that nothing that was deleted or edited is sent again.
///
/// A listener may come from another server that shares the store, and may have seen changes that
/// this server has not read yet. Such a listener waits. If its changes are still unknown once the
/// store has been read to its end, or if a failover has undone them, it is told to reload.
package final class ChangeFeed: Sendable {
  /// An event in the log.
  private struct Entry {
    /// The number of the change or, for an event without one, of the preceding change.
    let number: Int64
    /// The announcement whose text the event contains.
    var announcement: AnnouncementID?
    /// The event, or nothing if a later one replaces it.
    var bytes: [UInt8]
  }

  private struct State {
    var log: [Entry] = []
    /// The positions of the entries with the texts of announcements.
    var texts: [AnnouncementID: Int] = [:]
    /// The position of the first entry in the log.
    var start = 0
    var byteCount = 0
    /// The number of the last change that is no longer in the log.
    var forgotten: Int64
    /// For each ``PublishedChange/Outcome/removedUnseen(since:)``, a range of change numbers. If
    /// the last event that a listener received from another server is in the range, the listener
    /// may have received the announcement but not its removal.
    var unseen: [Range<Int64>] = []
    /// The listeners that have read the whole log.
    var waiting: [ObjectIdentifier: Callback<Void, Void>] = [:]
    /// The listeners among them that have seen later changes than this server.
    var ahead: Set<ObjectIdentifier> = []
    var listenerCount = 0
    var isEnded = false
    /// The timeline of new changes.
    var timeline: Int64
    /// For each earlier timeline, the number of its last change that is also part of the current
    /// timeline.
    var earlier: [Int64: Int64] = [:]
    /// The number of the last change that this server has read, whether or not it was published.
    var lastRead: Int64
    /// The number of store reads that have started.
    var begunReadings = 0
    /// The number of the latest read that succeeded.
    var lastReading = 0
    /// The number of times that changes were undone or lost.
    var replacements = 0

    var end: Int { start + log.count }
    var newest: Int64 { log.last?.number ?? forgotten }

    /// What to send to a listener that has seen an event.
    enum Reply {
      /// The changes after the event.
      case changes
      /// Nothing until this server has seen the event.
      case nothingYet
      case reload
    }

    func reply(after last: ChangeStream.Last) -> Reply {
      let event = last.event
      if last.replacements < replacements { return .reload }
      if event.timeline < timeline, event.number > earlier[event.timeline] ?? -1 { return .reload }
      if event.timeline > timeline || event.number > max(newest, lastRead) {
        // If there are no other servers, the store has been read to its end.
        return last.reading.map { $0 < lastReading } ?? true ? .reload : .nothingYet
      }
      if event.number < forgotten || unseen.contains(where: { $0.contains(event.number) }) {
        return .reload
      }
      return .changes
    }

    mutating func note(unseen range: Range<Int64>) {
      unseen.append(range)
      if unseen.count > unseenLimit { forgotten = max(forgotten, unseen.removeFirst().upperBound) }
    }

    /// Records the timeline of the following changes.
    mutating func begin(_ new: Int64, after number: Int64) {
      guard new != timeline else { return }
      for (old, last) in earlier { earlier[old] = min(last, number) }
      earlier[timeline] = number
      timeline = new
    }

    /// Appends an event.
    ///
    /// - Parameter id: The announcement that the event replaces or removes, if any.
    mutating func append(_ entry: Entry, of id: AnnouncementID? = nil) {
      if let id, let earlier = texts.removeValue(forKey: id) { clear(earlier - start) }
      if let id = entry.announcement { texts[id] = end }
      log.append(entry)
      byteCount += entry.bytes.count
    }

    private mutating func clear(_ index: Int) {
      byteCount -= log[index].bytes.count
      log[index].bytes = []
      log[index].announcement = nil
    }

    /// Removes the oldest events if there are too many.
    mutating func trim() {
      var surplus = 0
      while log.count - surplus > entryLimit || byteCount > byteLimit && surplus < log.count - 1 {
        if let id = log[surplus].announcement { texts[id] = nil }
        clear(surplus)
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
  private static let unseenLimit = 1000
  /// The approximate size up to which events are combined.
  private static let pieceSize = 16 * 1024
  private let state: Monitor<State>
  private let sharesStore: Bool

  /// - Parameters:
  ///   - lastChange: The number of the change after which the feed starts.
  ///   - timeline: The timeline of the last change.
  ///   - sharesStore: Whether listeners may come from other servers, which may be ahead of this
  ///     one.
  init(
    after lastChange: Int64, timeline: Int64 = EventID.firstTimeline, sharesStore: Bool = false
  ) {
    state = Monitor(State(forgotten: lastChange, timeline: timeline, lastRead: lastChange))
    self.sharesStore = sharesStore
  }

  package var listenerCount: Int { state.withLock { $0.listenerCount } }

  // MARK: Publishing

  /// Sends an update to all listeners.
  func publish(_ update: StoreFollower.Update) {
    switch update.content {
    case .changes(let changes):
      let entries = changes.map { change in
        let id = EventID(number: change.number, timeline: update.timeline)
        return Entry(
          number: change.number, announcement: change.published, bytes: Self.event(change, id))
      }
      wakeAll { state in
        state.begin(update.timeline, after: update.start)
        for (change, entry) in zip(changes, entries) {
          state.append(entry, of: change.announcement)
          guard case .removedUnseen(let first) = change.outcome else { continue }
          state.note(unseen: first..<change.number)
        }
        state.trim()
      }
    case .copy(let number, let isContinuous):
      let id = EventID(number: number, timeline: update.timeline)
      wakeAll { state in
        state.start = state.end
        state.log = []
        state.texts = [:]
        state.byteCount = 0
        state.forgotten = number
        state.unseen = []
        state.lastRead = number
        if isContinuous {
          state.begin(update.timeline, after: update.start)
        } else {
          state.replacements += 1
          state.earlier = [:]
          state.timeline = update.timeline
        }
        state.append(Entry(number: number, bytes: Self.reload(id)))
      }
    }
  }

  /// Runs `body`, which reads the store to its end.
  ///
  /// - Parameter body: A function that returns the number of the last change that it has read, or
  ///   `nil` if it failed.
  func noteReading(_ body: () -> Int64?) {
    let reading = state.withLock { state in
      state.begunReadings += 1
      return state.begunReadings
    }
    guard let lastRead = body() else { return }
    let wakes = state.withLock { state in
      state.lastReading = max(state.lastReading, reading)
      state.lastRead = lastRead
      defer { state.ahead = [] }
      return state.ahead.compactMap { state.waiting.removeValue(forKey: $0) }
    }
    for wake in wakes { wake.call(()) }
  }

  /// Sends a heartbeat, so that disconnected peers are detected.
  func beat() {
    wakeAll { state in
      state.append(Entry(number: state.newest, bytes: Array(": \n\n".utf8)))
      state.trim()
    }
  }

  /// Ends the streams of all current and future listeners.
  func end() { wakeAll { $0.isEnded = true } }

  private func wakeAll(_ change: (inout State) -> Void) {
    let wakes = state.withLock { state in
      change(&state)
      state.ahead = []
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for wake in wakes { wake.call(()) }
  }

  // MARK: Listening

  /// Returns the stream of a new listener.
  ///
  /// - Parameters:
  ///   - last: The last event that it has received, or `nil` for a new client.
  ///   - reservation: The listener's part of the budget, which the stream retains.
  func listen(after last: EventID?, in reservation: Budget.Reservation) -> ChangeStream {
    state.withLock { state in
      state.listenerCount += 1
      let current = EventID(number: state.newest, timeline: state.timeline)
      guard let last else {
        let hello = Array("id: \(current.text)\nevent: hello\ndata: {}\n\n".utf8)
        return ChangeStream(self, reservation, position: state.end, greeting: hello)
      }
      let seen = ChangeStream.Last(
        event: last, reading: sharesStore ? state.begunReadings : nil,
        replacements: state.replacements)
      if case .reload = state.reply(after: seen) {
        return ChangeStream(
          self, reservation, position: state.end, greeting: Self.reload(current))
      }
      return ChangeStream(self, reservation, position: state.start, greeting: [], after: seen)
    }
  }

  /// Returns the events after a position and advances it. The result is empty if there are none
  /// yet, and `nil` at the end of the feed.
  ///
  /// - Parameters:
  ///   - last: The last event that the listener received on another connection, or `nil` once the
  ///     position is after that event.
  ///   - wake: A function that is called once when there are more events after an empty result.
  func next(
    _ listener: ChangeStream, from position: inout Int, after last: inout ChangeStream.Last?,
    wake: @escaping @Sendable () -> Void
  ) -> [UInt8]? {
    state.withLock { state in
      var isAhead = false
      if let seen = last {
        switch state.reply(after: seen) {
        case .reload: position = -1
        case .nothingYet:
          isAhead = true
          position = state.end
        case .changes:
          let index =
            state.log.firstIndex { $0.number > seen.event.number } ?? state.log.count
          position = max(position, state.start + index)
        }
        if !isAhead { last = nil }
      }
      if position < state.start {
        position = state.end
        return Self.reload(EventID(number: state.newest, timeline: state.timeline))
      }
      guard position < state.end else {
        if state.isEnded { return nil }
        state.waiting[ObjectIdentifier(listener)] = Callback { _ in wake() }
        if isAhead { state.ahead.insert(ObjectIdentifier(listener)) }
        return []
      }
      // The last event is never replaced, so there is at least one that is not empty.
      var bytes: [UInt8] = []
      while position < state.end {
        let next = state.log[position - state.start].bytes
        if !bytes.isEmpty, bytes.count + next.count > Self.pieceSize { break }
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
      state.ahead.remove(ObjectIdentifier(listener))
    }
  }

  // MARK: Events

  private static func event(_ change: PublishedChange, _ id: EventID) -> [UInt8] {
    var writer = JSONWriter()
    let name: String
    switch change.outcome {
    case .put(let announcement):
      name = "put"
      writer.object { announcement.appendMembers(to: &$0) }
    case .removed(let id):
      name = "remove"
      writer.object { $0.member("id", id.text) }
    // The ID distinguishes listeners of this server, which have missed nothing, from others.
    case .removedUnseen: return Array("id: \(id.text)\n\n".utf8)
    }
    return Array("id: \(id.text)\nevent: \(name)\ndata: ".utf8) + writer.bytes
      + Array("\n\n".utf8)
  }

  private static func reload(_ id: EventID) -> [UInt8] {
    Array("id: \(id.text)\nevent: reload\ndata: {}\n\n".utf8)
  }
}

/// A change to a published announcement: the part of an ``AnnouncementChange`` that listeners may
/// receive.
package struct PublishedChange: Sendable {
  /// The effect of the change.
  package enum Outcome: Sendable {
    /// The announcement was published, or changed while it was published.
    case put(Announcement)
    /// The announcement is no longer published.
    case removed(AnnouncementID)
    /// An announcement was changed and deleted before this server read any of it. It may have been
    /// published in between, so listeners of other servers may have received it.
    ///
    /// - Parameter since: The number of the first of these changes.
    case removedUnseen(since: Int64)
  }

  /// The number of the change in the store's log.
  package let number: Int64
  package let outcome: Outcome
  /// The announcement as it was published before the change and those that were read with it.
  package var former: Announcement?

  /// The announcement that was published.
  fileprivate var published: AnnouncementID? {
    if case .put(let announcement) = outcome { AnnouncementID(announcement.id) } else { nil }
  }

  /// The announcement that was published or removed.
  fileprivate var announcement: AnnouncementID? {
    if case .removed(let id) = outcome { id } else { published }
  }
}
