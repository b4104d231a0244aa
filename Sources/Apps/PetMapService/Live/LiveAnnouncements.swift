package import PetMapGeo
package import PetMapKit
package import PetMapMatches
package import PetMapAnnouncements
import PetMapAPI
import PetMapSystem

/// An in-memory copy of all announcements in the store, which serves all reads.
///
/// It follows the change log of the store. Any number of threads can read while one thread applies
/// changes. Slow operations are performed without blocking readers.
///
/// Clustering many pins takes longer than everything else (3 s for a million), so it can be done
/// after announcements are available: ``load(_:lastChange:)``, then ``makeClusters()``.
package final class LiveAnnouncements: Sendable {
  /// The state visible to readers.
  private struct State {
    /// The published announcements.
    var pins = PinCollection()
    /// The announcements that can only be read by those who know their ID, such as reports without
    /// a photo.
    var unpublished: [AnnouncementID: Announcement] = [:]
    /// The announcements that only their reporters and moderators can read.
    var withheld: [AnnouncementID: Announcement] = [:]
    var lastChange: Int64 = 0
    /// The number of times that any of this was replaced.
    var version = 0
    /// The bounding box of published announcements, or `nil` if it has not been computed since the
    /// last change.
    var extent: Extent?
    /// The clusters of the pins that match a filter, since the last change.
    var filtered = BoundedCache<Filtered, PinClusters>(byteLimit: filteredLimit)
    /// Callbacks to run when clusters are available.
    var waiting: [Callback<Void, Void>] = []

    /// Replaces the published announcements.
    ///
    /// - Returns: What was replaced, for the caller to release outside the lock: freeing its trees
    ///   takes long.
    mutating func replace(_ pins: PinCollection) -> Replaced {
      let replaced = Replaced(pins: self.pins, filtered: filtered)
      self.pins = pins
      version += 1
      extent = nil
      filtered = BoundedCache(byteLimit: filteredLimit)
      return replaced
    }
  }

  /// What readers no longer see.
  private struct Replaced {
    let pins: PinCollection
    let filtered: BoundedCache<Filtered, PinClusters>
  }

  /// Which pins are clustered, and for which part of the map; `nil` for all of it.
  private struct Filtered: Hashable {
    let filter: PinFilter
    let part: ClusterPart?
  }

  /// The maximum total size of the clusters of filters in bytes.
  private static let filteredLimit = 128 << 20

  private struct Extent {
    let box: BoundingBox?

    /// Returns whether the box is also the one after changes, which is certain only for pins inside
    /// of it. Without one in a box of more than half of the world, another box might be smaller.
    func remains(after changes: [PublishedChange]) -> Bool {
      guard let box, !box.crossesAntimeridian, box.longitudeSpan <= 180 else { return false }
      let (latitudes, longitudes) = (box.south...box.north, box.west...box.east)
      return changes.allSatisfy { change in
        if let former = change.former?.coordinate {
          guard box.south < former.latitude, former.latitude < box.north,
            box.west < former.longitude, former.longitude < box.east
          else { return false }
        }
        guard case .put(let announcement) = change.outcome else { return true }
        let coordinate = announcement.coordinate
        return latitudes.contains(coordinate.latitude) && longitudes.contains(coordinate.longitude)
      }
    }
  }

  /// The state of the writer.
  private struct Changing {
    var pins = LivePins(PinCollection())
    /// The changes since clustering began, or `nil` if it is not in progress.
    var sinceClusteringBegan: [PinChange]?
  }

  /// The mutex of the writer.
  private let changing = Monitor(Changing())
  private let state = Monitor(State())
  private let matching = LiveMatches()

  /// What others are told about announcements.
  private let disclosure: Disclosure

  package init(disclosure: Disclosure = Disclosure()) { self.disclosure = disclosure }

  /// The number of the last applied change.
  package var lastChange: Int64 { state.withLock { $0.lastChange } }

  /// A number that grows with everything that changes what readers see. Unlike ``lastChange``, it
  /// never goes back, as it would after a failover that lost changes.
  package var version: Int { state.withLock { $0.version } }

  /// The number of all announcements, and the number of published ones.
  package var counts: (all: Int, published: Int) {
    state.withLock { state in
      let published = state.pins.count
      return (published + state.unpublished.count + state.withheld.count, published)
    }
  }

  /// An announcement, published or not, or `nil` if it does not exist or is withheld.
  package subscript(id: AnnouncementID) -> Announcement? {
    state.withLock { state in
      state.unpublished[id] ?? state.pins.record(withID: id)?.announcement
    }
  }

  /// Returns an announcement as its reporter and moderators can read it, even if it is withheld, or
  /// `nil` if it does not exist.
  package func managed(_ id: AnnouncementID) -> Announcement? {
    state.withLock { state in
      state.withheld[id] ?? state.unpublished[id] ?? state.pins.record(withID: id)?.announcement
    }
  }

  /// Returns whether a moderator withholds an announcement.
  package func isWithheld(_ id: AnnouncementID) -> Bool {
    state.withLock { $0.withheld[id] != nil }
  }

  /// Returns whether an announcement is published.
  package func isPublished(_ id: AnnouncementID) -> Bool {
    state.withLock { $0.pins.record(withID: id) != nil }
  }

  /// A snapshot of the published announcements, and the number of the last applied change.
  package var snapshot: (pins: PinCollection, lastChange: Int64) {
    state.withLock { ($0.pins, $0.lastChange) }
  }

  /// The bounding box of published announcements, or `nil` if there are none. West is greater than
  /// east if it crosses the antimeridian.
  ///
  /// - Complexity: O(1), or that of `BoundingBox.init(containing:)` for the first access after a
  ///   change of a pin on the edge or outside of the former box.
  package var extent: BoundingBox? {
    let (known, pins, version) = state.withLock { ($0.extent, $0.pins, $0.version) }
    if let known { return known.box }
    let box = pins.extent
    state.withLock { if $0.version == version { $0.extent = Extent(box: box) } }
    return box
  }

  // MARK: Clusters

  /// Whether clusters are available.
  package var hasClusters: Bool { state.withLock { $0.pins.clusterTree != nil } }

  /// Returns the clusters of published announcements that match a filter, or `nil` if clusters are
  /// not available. They are kept for the other tiles of a view until the next change.
  ///
  /// - Parameter part: The part of the map in which they are wanted; `nil` for all of it.
  /// - Complexity: O(1) if they are known or ``PinFilter/isKept``; otherwise O(*k*) in the number of
  ///   pins in the part and around it, or O(*n*) if that is a large part of the whole.
  package func clusters(of filter: PinFilter, in part: ClusterPart? = nil) -> PinClusters? {
    let (all, local) = (Filtered(filter: filter, part: nil), Filtered(filter: filter, part: part))
    let (pins, known, version) = state.withLock { state in
      (state.pins, state.filtered[all] ?? state.filtered[local], state.version)
    }
    if let known { return known }
    guard pins.clusterTree != nil else { return nil }
    if filter.isKept { return pins.clusters(of: filter) }
    let found = part.flatMap { pins.clusters(of: filter, in: $0) }
    let clusters = found ?? pins.clusters(of: filter)
    // The dropped clusters are released outside the lock.
    _ = state.withLock { state in
      state.version == version
        ? state.filtered.insert(
          clusters, at: found == nil ? all : local,
          // The records of the whole are those of the pins.
          size: found?.byteCount ?? clusters.tree.byteCount) : []
    }
    return clusters
  }

  /// Calls `body` when clusters are available: immediately, or on the thread that creates them.
  package func whenClustered(_ body: @escaping @Sendable () -> Void) {
    let isClustered = state.withLock { state in
      guard state.pins.clusterTree == nil else { return true }
      state.waiting.append(Callback { _ in body() })
      return false
    }
    if isClustered { body() }
  }

  /// Clusters announcements that were loaded without clusters. Changes can be applied in the
  /// meantime.
  ///
  /// - Complexity: O(n log n).
  package func makeClusters() {
    guard let pins = takeUnclustered() else { return }
    putClustered(Self.clustered(pins))
  }

  /// Returns the current pins and starts recording changes, or returns `nil` if they have clusters.
  package func takeUnclustered() -> PinCollection? {
    changing.withLock { changing in
      guard changing.pins.current.clusterTree == nil else { return nil }
      changing.sinceClusteringBegan = []
      return changing.pins.current
    }
  }

  /// Replaces the pins that ``takeUnclustered()`` returned with clustered ones.
  package func putClustered(_ clustered: consuming LivePins) {
    var pins = clustered
    changing.withLock { changing in
      // This is `nil` if everything was replaced in the meantime.
      guard let changes = changing.sinceClusteringBegan else { return }
      if !changes.isEmpty { pins.apply(changes) }
      changing = Changing(pins: pins)
      _ = state.withLock { $0.replace(pins.current) }
    }
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.call(()) }
  }

  /// Returns the pins with clusters, ready for changes.
  package static func clustered(_ pins: consuming PinCollection) -> LivePins {
    pins.buildClusters()
    var live = LivePins(pins)
    // The first change copies tables and trees, which takes a long time. Add and remove a pin now,
    // so that no request waits for it.
    live.apply([.put(Announcement(id: "", coordinate: origin), insertion: .min)])
    live.apply([.remove(id: "")])
    return live
  }

  private static let origin = Coordinate(validLatitude: 0, wrappingLongitude: 0)

  // MARK: Matches

  /// Returns the published announcements that may be the pet of an announcement; none for a closed
  /// one.
  ///
  /// - Complexity: The first search is O(*n*); later ones are those of ``MatchIndex``.
  package func matches(for report: Announcement, options: MatchOptions) -> MatchList {
    matching.matches(for: report, options: options) { self.snapshot.pins }
  }

  /// Returns what ``matches(for:options:)`` returns, or `nil` without waiting if the index has yet to
  /// be made.
  package func readyMatches(for report: Announcement, options: MatchOptions) -> MatchList? {
    matching.ready(for: report, options: options) { self.snapshot.pins }
  }

  // MARK: Following

  /// Replaces all announcements. Clusters are not available until ``makeClusters()`` is called.
  ///
  /// - Complexity: O(n log n).
  package func load(_ loader: consuming LiveLoader, lastChange: Int64) {
    let (unpublished, withheld) = (loader.unpublished, loader.withheld)
    put(LivePins(PinCollection(loader.pins)), unpublished, withheld, lastChange)
  }

  /// Replaces all announcements and clusters them.
  ///
  /// - Complexity: O(n log n).
  package func replace(with loader: consuming LiveLoader, lastChange: Int64) {
    let (unpublished, withheld) = (loader.unpublished, loader.withheld)
    put(Self.clustered(PinCollection(loader.pins)), unpublished, withheld, lastChange)
  }

  private func put(
    _ pins: LivePins, _ unpublished: [AnnouncementID: Announcement],
    _ withheld: [AnnouncementID: Announcement], _ lastChange: Int64
  ) {
    changing.withLock { changing in
      changing = Changing(pins: pins)
      _ = state.withLock { state in
        let replaced = (state.replace(pins.current), state.unpublished, state.withheld)
        state.unpublished = unpublished
        state.withheld = withheld
        state.lastChange = lastChange
        return replaced
      }
      matching.reset()
    }
  }

  /// Applies the changes that follow the last applied one.
  ///
  /// - Returns: The changes to published announcements.
  @discardableResult
  package func apply(_ changes: [AnnouncementChange]) -> [PublishedChange] {
    changing.withLock { changing in
      let published = publishedChanges(changes, to: changing.pins)
      let pinChanges = pinChanges(changes, to: changing.pins)
      changing.pins.apply(pinChanges)
      changing.sinceClusteringBegan?.append(contentsOf: pinChanges)
      _ = state.withLock { state -> Replaced? in
        var replaced: Replaced?
        // Others do not see a report before it is published, so what is ready for them stays valid.
        if !pinChanges.isEmpty {
          let extent = state.extent
          replaced = state.replace(changing.pins.current)
          if let extent, extent.remains(after: published) { state.extent = extent }
        }
        for change in changes {
          state.unpublished[change.id] = nil
          state.withheld[change.id] = nil
          if case .stored(let stored) = change.outcome, !stored.isPublished {
            let announcement = stored.shown(by: disclosure)
            if stored.isReadable {
              state.unpublished[stored.id] = announcement
            } else {
              state.withheld[stored.id] = announcement
            }
          }
          state.lastChange = max(state.lastChange, change.number)
        }
        return replaced
      }
      matching.apply(pinChanges)
      return published
    }
  }

  /// Returns the effects of changes on published announcements, in order.
  ///
  /// All changes to an announcement have the outcome of the last one, so only the last change to a
  /// deleted or withheld announcement is its removal. If the others are in earlier batches, the
  /// removal of an announcement that this server has never shown is not reported.
  private func publishedChanges(
    _ changes: [AnnouncementChange], to pins: borrowing LivePins
  ) -> [PublishedChange] {
    var removed: [AnnouncementID: (first: Int64, last: Int64)] = [:]
    for change in changes where change.isRemoval {
      removed[change.id] = (removed[change.id]?.first ?? change.number, change.number)
    }
    return changes.compactMap { change in
      let outcome: PublishedChange.Outcome
      switch change.outcome {
      case .stored(let stored) where stored.isPublished:
        outcome = .put(stored.shown(by: disclosure))
      case .stored, .deleted:
        guard let (first, last) = removed[change.id], last == change.number else { return nil }
        if pins.current.record(withID: change.id) != nil {
          outcome = .removed(change.id)
        } else if first < last {
          outcome = .removedUnseen(since: first)
        } else {
          return nil
        }
      }
      return PublishedChange(
        number: change.number, outcome: outcome,
        former: pins.current.record(withID: change.id)?.announcement)
    }
  }

  /// Returns the changes of pins, in order.
  private func pinChanges(
    _ changes: [AnnouncementChange], to pins: borrowing LivePins
  ) -> [PinChange] {
    var added: Set<AnnouncementID> = []
    return changes.compactMap { change in
      switch change.outcome {
      case .stored(let stored) where stored.isPublished:
        added.insert(change.id)
        return .put(stored.shown(by: disclosure), insertion: stored.insertion)
      case .stored, .deleted:
        let isShown = added.contains(change.id) || pins.current.record(withID: change.id) != nil
        return isShown ? .remove(id: change.id.text) : nil
      }
    }
  }
}

extension AnnouncementChange {
  /// Whether others must no longer see the announcement.
  var isRemoval: Bool {
    switch outcome {
    case .stored(let stored): !stored.isReadable
    case .deleted: true
    }
  }
}
