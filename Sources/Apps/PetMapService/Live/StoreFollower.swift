package import PetMapAnnouncements
import PetMapSystem

/// Keeps ``LiveAnnouncements`` up to date with a store, including writes by other processes.
///
/// A write by this process goes only to the store. ``catchUp(to:atMost:)`` then reads new changes
/// from the change log, at least up to that write, and applies them. Writes by other processes are
/// applied on the next call, or by ``Service/refresh()``. The in-memory copy therefore changes only
/// through the log, in log order, so concurrent writes cannot overtake each other.
package final class StoreFollower: Sendable {
  package let live: LiveAnnouncements
  private let store: any AnnouncementSource
  private let disclosure: Disclosure
  private static let batch = 4096
  /// The maximum number of pending changes that are applied individually. If there are more, as
  /// after an import, a fresh copy is loaded, because applying 300,000 changes took 117 s.
  private static let maximumApplied: Int64 = 20_000
  private let progress: Monitor<Progress>

  private struct Progress {
    /// The position up to which changes have been applied. Only the thread that is reading the
    /// store changes it.
    var position: ChangePosition
    /// Whether a thread is reading the store.
    var isReading = false
    /// Whether it is loading a fresh copy, which takes seconds.
    var isReloading = false
    /// The number of reads that have started.
    var begun = 0
    /// The error from the last completed read, if any.
    var failure: StoreError?
    /// The number of the last change in the store when it was last read.
    var newest: Int64 = 0
    /// The time at which only this number was last read.
    var lastPeek = -Double.infinity
    /// The number of the last change that ``catchUp(to:atMost:)`` did not wait for.
    var skipped: Int64 = 0
    /// The time at which the last successful read started.
    var lastSuccess = SystemClock.seconds()
    /// The listener for applied changes.
    var listener: Listener?
    /// The requests that wait for the next read.
    var looks: [Callback<Bool, Void>] = []
  }

  private typealias Listener = Callback<Update, Void>

  /// The changes or the copy that was read from the store.
  package struct Update: Sendable {
    package enum Content: Sendable {
      /// The changes to published announcements, in order.
      case changes([PublishedChange])
      /// All announcements were loaded, up to the change with this number, because there were too
      /// many changes or, if `isContinuous` is `false`, because earlier changes were undone or are
      /// unknown.
      case copy(upTo: Int64, isContinuous: Bool)
    }

    package let content: Content
    /// The timeline number of the content.
    package let timeline: Int64
    /// The number of the last change before the content.
    package let start: Int64
  }

  /// Reads the entire store. The caller must create clusters with
  /// ``LiveAnnouncements/makeClusters()``.
  ///
  /// - Parameter disclosure: What others are told about announcements.
  package init(
    _ store: any AnnouncementSource, disclosure: Disclosure = Disclosure()
  ) throws(StoreError) {
    self.store = store
    self.disclosure = disclosure
    live = LiveAnnouncements(disclosure: disclosure)
    let (loader, position) = try Self.read(store, disclosure: disclosure)
    live.load(loader, lastChange: position.number)
    progress = Monitor(Progress(position: position))
  }

  /// Applies the changes committed before the call. It reads the store and may block. Concurrent
  /// calls share one read and its failure, so that they do not queue up while the store hangs.
  ///
  /// - Parameters:
  ///   - change: The number of a change. If the change has been applied, too many changes precede
  ///     it, or it needs a fresh copy, which takes seconds, the method returns immediately. The copy
  ///     is loaded by the next call without a number.
  ///   - seconds: The maximum time to wait for other reads.
  package func catchUp(
    to change: Int64 = .max, atMost seconds: Double = 8
  ) throws(StoreError) {
    let lastChange = live.lastChange
    if change <= lastChange { return }
    if change != .max, change - lastChange > Self.maximumApplied {
      return note(skipped: change)
    }
    let earlier = progress.withLock { $0.begun }
    let turn = progress.wait(atMost: seconds) { progress -> Turn? in
      if change <= live.lastChange { return .skip }
      if progress.isReloading, change != .max { return .skipWrite }
      if progress.isReading { return nil }
      if progress.begun > earlier { return progress.failure.map { .fail($0) } ?? .skip }
      progress.isReading = true
      progress.begun += 1
      // A read up to a change may end before it has read everything.
      guard change == .max else { return .read(progress.position, progress.listener, []) }
      defer { progress.looks = [] }
      return .read(progress.position, progress.listener, progress.looks)
    }
    switch turn {
    case .skip: return
    case .skipWrite: return note(skipped: change)
    case .fail(let error):
      note(skipped: change)
      throw error
    case nil:
      note(skipped: change)
      throw .busy
    case .read(var position, let listener, let looks):
      let start = SystemClock.seconds()
      var failure: StoreError?
      var isComplete = true
      do throws(StoreError) {
        isComplete = try readChanges(
          from: &position, telling: listener, mayReload: change == .max)
      } catch {
        failure = error
      }
      progress.change { progress in
        progress.isReading = false
        progress.position = position
        progress.failure = failure
        if failure == nil { progress.lastSuccess = start }
      }
      for look in looks { look.call(failure == nil) }
      if let failure {
        note(skipped: change)
        throw failure
      }
      if !isComplete { note(skipped: change) }
    }
  }

  /// Calls `body` after the next read of the store that begins after this call, with whether the
  /// read succeeded.
  ///
  /// Any number of callers share a read, which is the next regular one. Requests for announcements
  /// that do not exist therefore cost the database nothing.
  package func look(_ body: @escaping @Sendable (Bool) -> Void) {
    progress.withLock { $0.looks.append(Callback(body)) }
  }

  /// The interval of regular reads in seconds.
  private static let lookInterval = 0.1

  /// Waits for a read of the store that begins after this call, and reads the store itself if there
  /// are no regular reads.
  package func look() throws(StoreError) {
    let outcome = Monitor<Bool?>(nil)
    look { isCurrent in outcome.change { $0 = isCurrent } }
    switch outcome.wait(atMost: Self.lookInterval, { $0 }) {
    case true: return
    case false: throw .busy
    case nil: try catchUp()
    }
  }

  private func note(skipped change: Int64) {
    guard change != .max else { return }
    progress.withLock { $0.skipped = max($0.skipped, change) }
  }

  /// Whether a write of this server has not been applied yet, because many changes or a fresh copy
  /// are being read, or because reading failed.
  package var hasSkippedWrite: Bool { progress.withLock { $0.skipped } > live.lastChange }

  private enum Turn {
    /// Another read has included the change.
    case skip
    /// The change is applied later.
    case skipWrite
    case fail(StoreError)
    case read(ChangePosition, Listener?, [Callback<Bool, Void>])
  }

  /// Returns how far this server is behind the store.
  ///
  /// - Parameter newest: The number of the last change in the store, or `nil` to use its number as
  ///   of the last read.
  package func lag(behind newest: Int64? = nil) -> Lag {
    let (known, lastSuccess) = progress.withLock { ($0.newest, $0.lastSuccess) }
    let lastChange = live.lastChange
    let changes = max(0, (newest ?? known) - lastChange)
    let seconds = changes > 0 ? Int(SystemClock.seconds() - lastSuccess) : 0
    return Lag(lastChange: lastChange, changes: changes, seconds: seconds)
  }

  /// Returns how far this server is behind the store now. It reads the number of the last change at
  /// most every 100 ms, however often it is called.
  package func currentLag() -> Lag {
    let now = SystemClock.seconds()
    let isDue = progress.withLock { progress in
      guard now - progress.lastPeek >= Self.lookInterval else { return false }
      progress.lastPeek = now
      return true
    }
    if isDue {
      guard let newest = try? store.lastChange() else { return lag(behind: live.lastChange) }
      progress.withLock { $0.newest = newest }
    }
    return lag()
  }

  /// How far a server is behind its store.
  package struct Lag: Sendable {
    /// The number of the last change that the server has read.
    package let lastChange: Int64
    /// The number of later changes.
    package let changes: Int64
    /// The number of seconds since the server last had all changes, or 0 if it has them now.
    package let seconds: Int
  }

  /// Reads and applies changes.
  ///
  /// - Returns: `false` if a fresh copy is needed first, but `mayReload` is `false`.
  private func readChanges(
    from position: inout ChangePosition, telling listener: Listener?, mayReload: Bool
  ) throws(StoreError) -> Bool {
    do throws(StoreError) {
      while true {
        let batch = try store.changes(after: position, limit: Self.batch)
        progress.withLock { $0.newest = batch.lastChange }
        if batch.lastChange - position.number > Self.maximumApplied {
          if mayReload { try reload(&position, isContinuous: true, telling: listener) }
          return mayReload
        }
        var published: [PublishedChange] = []
        if !batch.changes.isEmpty {
          published = live.apply(batch.changes)
        }
        if !published.isEmpty || batch.end.timeline != position.timeline {
          listener?.call(
            Update(
              content: .changes(published), timeline: batch.end.timelineNumber,
              start: position.number))
        }
        position = batch.end
        if batch.changes.count < Self.batch { return true }
      }
    } catch .changesForgotten {
      if mayReload { try reload(&position, isContinuous: false, telling: listener) }
      return mayReload
    }
  }

  /// Replaces all announcements with a fresh copy.
  private func reload(
    _ position: inout ChangePosition, isContinuous: Bool, telling listener: Listener?
  ) throws(StoreError) {
    progress.change { $0.isReloading = true }
    defer { progress.change { $0.isReloading = false } }
    let (loader, loaded) = try Self.read(store, disclosure: disclosure)
    live.replace(with: loader, lastChange: loaded.number)
    let start = position.number
    position = loaded
    listener?.call(
      Update(
        content: .copy(upTo: loaded.number, isContinuous: isContinuous),
        timeline: loaded.timelineNumber, start: start))
  }

  /// The timeline number of the applied changes.
  package var timeline: Int64 { progress.withLock { $0.position.timelineNumber } }

  /// Sets the listener that receives updates in order.
  package func tell(_ listener: @escaping @Sendable (Update) -> Void) {
    progress.withLock { $0.listener = Callback(listener) }
  }

  private static func read(
    _ store: any AnnouncementSource, disclosure: Disclosure
  ) throws(StoreError) -> (LiveLoader, ChangePosition) {
    var loader = LiveLoader(disclosure: disclosure)
    let position = try store.load { batch in
      for stored in batch { loader.append(stored) }
    }
    return (loader, position)
  }
}

extension ChangePosition {
  fileprivate var timelineNumber: Int64 { timeline?.number ?? EventID.firstTimeline }
}
