import PetMapGeo
package import PetMapKit
package import PetMapAnnouncements
import PetMapAPI
import PetMapSystem

/// All announcements of the store in memory: what every read is answered from.
///
/// It follows the store by its change log, whose numbers say what has been seen. Any number of
/// threads may read while one follows; what takes long is done before readers have to wait for it.
///
/// The clusters of many pins take longer than all the rest (3 s for a million), so that they may be
/// made after the announcements can be read: ``load(_:lastChange:)``, then ``makeClusters()``.
package final class LiveAnnouncements: Sendable {
  /// What readers see.
  private struct State {
    /// The published ones.
    var pins = PinCollection()
    /// Those that have no photo yet.
    var unpublished: [AnnouncementID: Announcement] = [:]
    var lastChange: Int64 = 0
    /// The box of the published ones, once it is known; nil until then, and after every change.
    var extent: Extent?
    /// Called once there are clusters.
    var waiting: [Continuation] = []
  }

  private struct Extent {
    let box: BoundingBox?
  }

  /// A closure in a struct: as an array's element it would be wrapped once more by every access.
  private struct Continuation {
    let call: @Sendable () -> Void
  }

  /// Where changes are made.
  private struct Changing {
    var pins = LivePins(PinCollection())
    /// What was applied since somebody took the pins to make their clusters; nil when nobody does.
    var sinceTaken: [PinChange]?
  }

  /// Held while changes are made.
  private let changing = Guarded(Changing())
  private let state = Guarded(State())

  package init() {}

  /// The number of the last change that was applied.
  package var lastChange: Int64 { state.withLock { $0.lastChange } }

  /// How many announcements there are, and how many of them are published.
  package var counts: (all: Int, published: Int) {
    state.withLock { state in
      let published = state.pins.count
      return (published + state.unpublished.count, published)
    }
  }

  /// An announcement, published or not; nil when there is none.
  package subscript(id: AnnouncementID) -> Announcement? {
    state.withLock { state in
      state.unpublished[id] ?? state.pins.record(withID: id)?.announcement
    }
  }

  /// An announcement, published or not, as the API's JSON; nil when there is none.
  package func json(of id: AnnouncementID) -> [UInt8]? {
    let (unpublished, record) = state.withLock { state in
      (state.unpublished[id], state.pins.record(withID: id))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1024)
    if let unpublished {
      unpublished.appendJSON(to: &bytes)
    } else if let record {
      record.appendJSON(to: &bytes)
    } else {
      return nil
    }
    return bytes
  }

  /// Whether lists and maps show an announcement.
  package func isPublished(_ id: AnnouncementID) -> Bool {
    state.withLock { $0.pins.record(withID: id) != nil }
  }

  /// The published announcements as they are now, and the number of the last change to them.
  package var snapshot: (pins: PinCollection, lastChange: Int64) {
    state.withLock { ($0.pins, $0.lastChange) }
  }

  /// The smallest box around the published announcements; nil when there are none. West is greater
  /// than east where it crosses the antimeridian.
  ///
  /// - Complexity: O(*n* log *n*) for the first call after a change, then constant.
  package var extent: BoundingBox? {
    let (known, pins, lastChange) = state.withLock { ($0.extent, $0.pins, $0.lastChange) }
    if let known { return known.box }
    let box = pins.extent
    state.withLock { if $0.lastChange == lastChange { $0.extent = Extent(box: box) } }
    return box
  }

  // MARK: Clusters

  /// Whether the published ones are clustered.
  package var hasClusters: Bool { state.withLock { $0.pins.clusterTree != nil } }

  /// The clusters of the published ones that pass a filter; nil until there are any.
  package func clusters(of filter: PinFilter) -> PinClusters? {
    let pins = snapshot.pins
    return pins.clusterTree == nil ? nil : pins.clusters(of: filter)
  }

  /// Calls `body` once there are clusters: at once, or on the thread that makes them.
  package func whenClustered(_ body: @escaping @Sendable () -> Void) {
    let isClustered = state.withLock { state in
      guard state.pins.clusterTree == nil else { return true }
      state.waiting.append(Continuation(call: body))
      return false
    }
    if isClustered { body() }
  }

  /// Makes the clusters of what was loaded without them; changes go on meanwhile.
  ///
  /// - Complexity: O(n log n).
  package func makeClusters() {
    guard let pins = takeUnclustered() else { return }
    putClustered(Self.clustered(pins))
  }

  /// The pins as they are, from now on with a record of their changes; nil when they have clusters.
  package func takeUnclustered() -> PinCollection? {
    changing.withLock { changing in
      guard changing.pins.current.clusterTree == nil else { return nil }
      changing.sinceTaken = []
      return changing.pins.current
    }
  }

  /// Puts clustered pins in the place of those that were taken.
  package func putClustered(_ clustered: consuming LivePins) {
    var pins = clustered
    changing.withLock { changing in
      // Nil when everything was replaced meanwhile.
      guard let changes = changing.sinceTaken else { return }
      if !changes.isEmpty { pins.apply(changes) }
      changing = Changing(pins: pins)
      state.withLock { $0.pins = pins.current }
    }
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.call() }
  }

  /// The pins with their clusters, ready for changes.
  package static func clustered(_ pins: consuming PinCollection) -> LivePins {
    pins.buildClusters()
    var live = LivePins(pins)
    // The first change copies tables and trees, which takes long: a pin that comes and goes makes it
    // now, before anybody waits for one.
    live.apply([.put(Announcement(id: "", coordinate: nowhere), insertion: .min)])
    live.apply([.remove(id: "")])
    return live
  }

  private static let nowhere = Coordinate(validLatitude: 0, wrappingLongitude: 0)

  // MARK: Following

  /// Replaces everything; there are no clusters until ``makeClusters()``.
  ///
  /// - Complexity: O(n log n).
  package func load(_ loader: consuming LiveLoader, lastChange: Int64) {
    let unpublished = loader.unpublished
    put(LivePins(PinCollection(loader.pins)), unpublished, lastChange)
  }

  /// Replaces everything, clusters included.
  ///
  /// - Complexity: O(n log n).
  package func replace(with loader: consuming LiveLoader, lastChange: Int64) {
    let unpublished = loader.unpublished
    put(Self.clustered(PinCollection(loader.pins)), unpublished, lastChange)
  }

  private func put(
    _ pins: LivePins, _ unpublished: [AnnouncementID: Announcement], _ lastChange: Int64
  ) {
    changing.withLock { changing in
      changing = Changing(pins: pins)
      state.withLock { state in
        state.pins = pins.current
        state.unpublished = unpublished
        state.lastChange = lastChange
        state.extent = nil
      }
    }
  }

  /// Applies changes that follow the last one.
  ///
  /// - Returns: those of them that changed what is published.
  @discardableResult
  package func apply(_ changes: [AnnouncementChange]) -> [PublishedChange] {
    changing.withLock { changing in
      let published = Self.publishedChanges(changes, to: changing.pins)
      let pinChanges = changes.compactMap(Self.pinChange)
      changing.pins.apply(pinChanges)
      changing.sinceTaken?.append(contentsOf: pinChanges)
      state.withLock { state in
        state.pins = changing.pins.current
        state.extent = nil
        for change in changes {
          state.unpublished[change.id] = nil
          if case .stored(let stored) = change.outcome, !stored.isPublished {
            state.unpublished[stored.id] = stored.announcement
          }
          state.lastChange = max(state.lastChange, change.number)
        }
      }
      return published
    }
  }

  /// What becomes of the published ones by changes, one after the other.
  private static func publishedChanges(
    _ changes: [AnnouncementChange], to pins: borrowing LivePins
  ) -> [PublishedChange] {
    var isPublished: [AnnouncementID: Bool] = [:]
    return changes.compactMap { change in
      let wasPublished =
        isPublished[change.id] ?? (pins.current.record(withID: change.id) != nil)
      if case .stored(let stored) = change.outcome, stored.isPublished {
        isPublished[change.id] = true
        return PublishedChange(number: change.number, outcome: .put(stored.announcement))
      }
      isPublished[change.id] = false
      return wasPublished
        ? PublishedChange(number: change.number, outcome: .removed(change.id)) : nil
    }
  }

  /// What a change does to the published ones.
  private static func pinChange(_ change: AnnouncementChange) -> PinChange? {
    switch change.outcome {
    case .stored(let stored):
      stored.isPublished ? .put(stored.announcement, insertion: stored.insertion) : nil
    case .deleted: .remove(id: change.id.text)
    }
  }
}

/// Takes the announcements of a store one after the other, to be put into ``LiveAnnouncements``.
package struct LiveLoader: Sendable {
  var pins = PinLoader()
  var unpublished: [AnnouncementID: Announcement] = [:]

  package init() {}

  package mutating func append(_ stored: StoredAnnouncement) {
    if stored.isPublished {
      pins.append(stored.announcement, id: stored.id, insertion: stored.insertion)
    } else {
      unpublished[stored.id] = stored.announcement
    }
  }
}
