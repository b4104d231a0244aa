import PetMapGeo
package import PetMapKit
package import PetMapReports
import PetMapThreads

/// All announcements of the store in memory: what every read is answered from.
///
/// It follows the store by its change log, whose numbers say what has been seen. Any number of
/// threads may read while one follows; what takes long is done before readers have to wait for it.
package final class LiveAnnouncements: Sendable {
  /// What readers see.
  private struct State {
    /// The published ones.
    var pins = PinCollection()
    /// Those that have no photo yet.
    var unpublished: [AnnouncementID: Announcement] = [:]
    var lastChange: Int64 = 0
  }

  /// Where changes are made; the follower alone holds it.
  private let pins = Guarded(LivePins(PinCollection()))
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

  // MARK: Following

  private static let nowhere = Coordinate(validLatitude: 0, wrappingLongitude: 0)

  /// Replaces everything.
  ///
  /// - Complexity: O(n log n).
  package func replace(with loader: consuming LiveLoader, lastChange: Int64) {
    var collection = PinCollection(loader.pins)
    collection.buildClusters()
    var live = LivePins(collection)
    collection = PinCollection()
    // The first change copies tables and trees, which takes long: a pin that comes and goes makes
    // it now, before anybody waits for one.
    live.apply([.put(Announcement(id: "", coordinate: Self.nowhere), insertion: .min)])
    live.apply([.remove(id: "")])
    let next = State(
      pins: live.current, unpublished: loader.unpublished, lastChange: lastChange)
    pins.withLock { $0 = live }
    state.withLock { $0 = next }
  }

  /// Applies changes that follow the last one.
  package func apply(_ changes: [AnnouncementChange]) {
    pins.withLock { pins in
      pins.apply(changes.compactMap(Self.pinChange))
      state.withLock { state in
        state.pins = pins.current
        for change in changes {
          state.unpublished[change.id] = nil
          if case .stored(let stored) = change.outcome, !stored.isPublished {
            state.unpublished[stored.id] = stored.announcement
          }
          state.lastChange = max(state.lastChange, change.number)
        }
      }
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

/// Takes the announcements of a store one after the other.
package struct LiveLoader: Sendable {
  fileprivate var pins = PinLoader()
  fileprivate var unpublished: [AnnouncementID: Announcement] = [:]

  package init() {}

  package mutating func append(_ stored: StoredAnnouncement) {
    if stored.isPublished {
      pins.append(stored.announcement, insertion: stored.insertion)
    } else {
      unpublished[stored.id] = stored.announcement
    }
  }
}
