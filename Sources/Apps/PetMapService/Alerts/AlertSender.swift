import PetMapAnnouncements
import PetMapKit
import PetMapSystem

/// Sends the messages of alerts, if this server has the lease; see ``AlertStore``.
///
/// One thread keeps the lease, records the events of changes, and passes what is due to an
/// ``AlertPost``, whose threads wait for receivers. What they report is recorded by the thread, many
/// messages in one transaction.
package final class AlertSender: Sendable {
  private let store: any AlertStore
  let source: any AnnouncementStore
  let follower: StoreFollower
  let context: Context
  package let post: AlertPost
  private let server: AlertID
  /// The announcements as others saw them before each change, by the number of the change.
  private let previous = Monitor<[Int64: Announcement]>([:])
  /// Whether the thread has to end. It is woken by changes and new alerts.
  private let signal = Monitor(Signal())
  /// The state of the thread, which is taken out while it is changed.
  private let state = Monitor<State?>(State())
  private let holdsLease = Monitor(false)
  private let hasEnded = Monitor(false)

  private struct Signal {
    var isStopped = false
    var hasNews = false
  }

  /// The state of the thread.
  private struct State {
    var watch = AlertWatch()
    var progress: AlertProgress?
    /// The lease as it was last read, and the time at which its count was first read.
    var lease: SenderLease?
    var leaseSince = -Double.infinity
    /// The time at which the lease has to be extended or looked at.
    var nextLease = -Double.infinity
    var nextReminders = -Double.infinity
    /// The time at which due messages are looked for even if there is no news.
    var nextLook = -Double.infinity
  }

  /// What sending depends on apart from the store.
  struct Context: Sendable {
    /// What others are told about announcements.
    let disclosure: Disclosure
    let now: @Sendable () -> Timestamp
    let uptime: @Sendable () -> MonotonicTime
    let cities: NearestCities
  }

  /// The number of seconds between two extensions of the lease.
  static let leaseInterval = 3.0
  /// The number of seconds after which a lease that was not extended is taken over.
  static let leaseDuration = 12.0
  private static let lookInterval = 0.5
  private static let reminderInterval = 3600.0
  /// The number of changes that are read at a time.
  private static let batch = 256
  /// The largest number of events that one transaction records, so that others that write do not wait
  /// long for it.
  package static let eventLimit = 1000
  /// The largest number of ``previous``; of changes that are not read in time, they are forgotten.
  private static let formerLimit = 20_000

  /// Creates a sender, or returns `nil` if the service sends no messages.
  ///
  /// - Parameter server: The ID of this server, which no other one has.
  init?(
    _ host: AlertHost?, _ source: any AnnouncementSource, _ follower: StoreFollower,
    _ context: Context, server: AlertID
  ) {
    guard let host, host.mail != nil || host.push != nil,
      let source = source as? any AnnouncementStore
    else { return nil }
    store = host.store
    self.source = source
    self.follower = follower
    self.context = context
    self.server = server
    let messages = AlertMessages(host, follower.live, source, context)
    post = AlertPost(now: context.now) { messages.deliver($0) }
    post.tell { [weak self] in self?.noteNews() }
  }

  /// Starts the threads. Without this call, ``step()`` does their work.
  package func start() {
    post.start()
    let thread = Thread { [self] in
      while true {
        let isBusy = step()
        let wait = isBusy ? 0 : Self.lookInterval
        let isStopped = signal.wait(atMost: wait) { signal -> Bool? in
          guard signal.isStopped || signal.hasNews else { return nil }
          signal.hasNews = false
          return signal.isStopped
        }
        if isStopped == true { break }
      }
      post.waitUntilIdle(atMost: Self.endingTime)
      try? settle()
      try? store.releaseLease(of: server)
      hasEnded.change { $0 = true }
    }
    if let thread { thread.detach() } else { hasEnded.change { $0 = true } }
  }

  /// Ends the threads. Messages that are being sent may still be accepted or refused.
  package func stop() {
    signal.change { $0.isStopped = true }
    post.stop()
  }

  /// Waits until what has become of the last messages is recorded, after ``stop()``, but not for long:
  /// what is not recorded is sent again.
  package func finish() { hasEnded.wait(atMost: Self.endingTime + 1) { $0 ? () : nil } }

  /// The number of seconds for which messages that are being sent are waited for at the end.
  private static let endingTime = 3.0

  /// Notes that an alert was added, or that something else may have to be sent.
  func noteNews() { signal.change { $0.hasNews = true } }

  /// Notes how announcements were published before changes.
  func note(_ update: StoreFollower.Update) {
    guard case .changes(let changes) = update.content else { return }
    previous.withLock { previous in
      if previous.count > Self.formerLimit { previous = [:] }
      for change in changes { previous[change.number] = change.former }
    }
    noteNews()
  }

  /// The monotonic time in seconds.
  private var uptime: Double { Double(context.uptime().milliseconds) / 1000 }

  /// Whether this server sends.
  package var isSending: Bool { holdsLease.withLock { $0 } }

  // MARK: The thread

  /// Does what is due now.
  ///
  /// - Returns: Whether there may be more to do at once.
  @discardableResult
  package func step() -> Bool {
    guard var current = state.withLock({ $0.take() }) else { return false }
    defer {
      let isSending = current.lease?.holder == server
      holdsLease.withLock { $0 = isSending }
      state.withLock { [current] in $0 = current }
    }
    do throws(StoreError) {
      try settle()
      guard try keepLease(&current) else {
        // Another server sends them.
        post.removeWaiting()
        return false
      }
      let isBusy = try record(&current)
      try remind(&current)
      try send(&current)
      return isBusy
    } catch {
      // Whatever was not recorded is repeated.
      return false
    }
  }

  /// Takes or extends the lease.
  ///
  /// - Returns: Whether this server has it.
  private func keepLease(_ state: inout State) throws(StoreError) -> Bool {
    let now = uptime
    guard now >= state.nextLease else { return state.lease?.holder == server }
    let hadLease = state.lease?.holder == server
    let isExpired = !hadLease && now - state.leaseSince > Self.leaseDuration
    let lease: SenderLease
    do throws(StoreError) {
      lease = try store.takeLease(for: server, insteadOf: isExpired ? state.lease : nil)
    } catch {
      // Another server may take it over in the meantime.
      if hadLease, now - state.leaseSince > Self.leaseDuration { state.lease = nil }
      throw error
    }
    if lease.holder == server, !hadLease {
      // Before the lease counts as this server's: without the progress of its predecessor, it would
      // begin with the present.
      state.progress = try store.alertProgress()
      state.watch = AlertWatch()
    }
    if lease != state.lease { state.leaseSince = now }
    state.lease = lease
    state.nextLease = now + Self.leaseInterval
    return lease.holder == server
  }

  /// Reads the alerts that were added.
  private func follow(_ state: inout State) throws(StoreError) {
    while true {
      let added = try store.alerts(after: state.watch.lastNumber, limit: 1000)
      for (number, alert) in added { state.watch.add(alert, number: number) }
      if added.count < 1000 { return }
    }
  }

  /// Records the events of changes.
  ///
  /// - Returns: Whether there may be further changes.
  private func record(_ state: inout State) throws(StoreError) -> Bool {
    guard let progress = state.progress else {
      // What happened before is no news.
      let position = try source.position()
      try record([], upTo: position, ending: [], &state)
      return true
    }
    // The last change has a lower number after a failover that lost changes.
    guard follower.live.lastChange != progress.position.number || follower.hasSkippedWrite else {
      return false
    }
    let batch: ChangeBatch
    do throws(StoreError) {
      batch = try source.changes(after: progress.position, limit: Self.batch)
    } catch .changesForgotten {
      try recordEverything(since: progress.at, &state)
      return true
    }
    guard !batch.changes.isEmpty else { return false }
    // Alerts that were added before a change are told of it.
    try follow(&state)
    try follower.catchUp(to: batch.end.number)
    var events: [(alert: AlertID, event: AlertEvent)] = []
    var ended: [AnnouncementID] = []
    for change in batch.changes {
      guard case .stored(let stored) = change.outcome else { continue }
      if stored.announcement.status == .closed, !state.watch.alerts(of: stored.id).isEmpty {
        ended.append(stored.id)
      }
      let former = previous.withLock { $0.removeValue(forKey: change.number) }
      events += try self.events(of: stored, former: former, state.watch)
      try recordPieces(&events, &state)
    }
    try record(events, upTo: batch.end, ending: ended, &state)
    return batch.changes.count == Self.batch
  }

  /// Records the events of all announcements that changed since a time, after more changes than the
  /// log lists, or after changes that were undone.
  private func recordEverything(since time: Timestamp, _ state: inout State) throws(StoreError) {
    try follow(&state)
    let position = try source.position()
    try follower.catchUp()
    // Clocks may differ.
    let start = time.advanced(byMilliseconds: -3_600_000)
    var events = try newsOfReports(since: start, state.watch)
    for pin in follower.live.snapshot.pins.pins(PinQuery()).pins {
      let announcement = pin.announcement
      guard let changed = announcement.updatedAt ?? announcement.createdAt, changed >= start,
        let id = AnnouncementID(announcement.id), announcement.status != .closed
      else { continue }
      events += state.watch.found(.init(id: id, announcement: announcement))
      try recordPieces(&events, &state)
    }
    try record(events, upTo: position, ending: [], &state)
  }

  /// Records as many events as fill transactions. If the others are never recorded, these are found
  /// again, and known.
  private func recordPieces(
    _ events: inout [(alert: AlertID, event: AlertEvent)], _ state: inout State
  ) throws(StoreError) {
    var start = 0
    while events.count - start >= Self.eventLimit {
      guard try keepLease(&state) else { throw .busy }
      let piece = Array(events[start..<start + Self.eventLimit])
      try write(piece, upTo: nil, ending: [], &state)
      start += Self.eventLimit
    }
    events.removeFirst(start)
  }

  /// Records all events, and with the last ones, the position that they reach.
  private func record(
    _ events: [(alert: AlertID, event: AlertEvent)], upTo position: ChangePosition?,
    ending ended: [AnnouncementID], _ state: inout State
  ) throws(StoreError) {
    var last = events
    try recordPieces(&last, &state)
    try write(last, upTo: position, ending: ended, &state)
  }

  private func write(
    _ events: [(alert: AlertID, event: AlertEvent)], upTo position: ChangePosition?,
    ending ended: [AnnouncementID], _ state: inout State
  ) throws(StoreError) {
    let now = context.now()
    let missing = try store.record(events, upTo: position, ending: ended, by: server, at: now)
    guard let missing else {
      // Another server has taken the lease over.
      state.lease = nil
      state.nextLease = uptime + Self.leaseInterval
      throw .busy
    }
    for id in missing { state.watch.remove(id) }
    for report in ended { for id in state.watch.alerts(of: report) { state.watch.remove(id) } }
    if let position { state.progress = AlertProgress(position, at: now) }
    if !events.isEmpty { state.nextLook = -Double.infinity }
  }

  /// Asks the reporters of reports about which nothing has happened for a long time.
  private func remind(_ state: inout State) throws(StoreError) {
    let seconds = uptime
    guard seconds >= state.nextReminders else { return }
    try follow(&state)
    let now = context.now().milliseconds
    var events: [(alert: AlertID, event: AlertEvent)] = []
    for id in state.watch.watchedReports {
      guard let report = follower.live[id], report.status != .closed,
        let created = report.createdAt?.milliseconds
      else { continue }
      let count = (now - created) / Self.reminderTime
      let last = report.updatedAt?.milliseconds ?? created
      guard count > 0, now - last >= Self.reminderTime else { continue }
      let event = AlertEvent(.reminder(Int(count)), of: id)
      events += state.watch.alerts(of: id).map { ($0, event) }
    }
    if !events.isEmpty { try record(events, upTo: nil, ending: [], &state) }
    state.nextReminders = seconds + Self.reminderInterval
  }

  /// 30 days in milliseconds.
  private static let reminderTime: Int64 = 30 * 86_400_000

  // MARK: Messages

  /// Records what has become of messages.
  private func settle() throws(StoreError) {
    let done = post.takeDone()
    guard !done.isEmpty else { return }
    do throws(StoreError) {
      try store.settle(done, at: context.now())
    } catch {
      post.putBack(done)
      throw error
    }
    post.forget(done)
  }

  /// Passes on what is due.
  private func send(_ state: inout State) throws(StoreError) {
    let now = uptime
    guard now >= state.nextLook else { return }
    var isMore = false
    for byMail in [true, false] {
      let (room, count) = post.room(byMail: byMail)
      // Those that are being sent are due until they are settled.
      let due = try store.dueAlerts(byMail: byMail, at: context.now(), limit: room + count)
      post.add(due)
      isMore = isMore || room > 0 && due.count == room + count
    }
    state.nextLook = now + (isMore ? 0 : Self.lookInterval)
  }
}
