import PetMapGeo
package import PetMapKit
package import PetMapReports
import Synchronization

/// All announcements of the store in memory: what every read is answered from.
///
/// It follows the store by its change log, whose numbers say what has been seen. Any number of
/// threads may read while one follows.
package final class LiveAnnouncements: Sendable {
  fileprivate struct State {
    /// The published ones.
    var pins: LivePins
    /// The photos of the published ones.
    var photos: [AnnouncementID: StoredPhoto] = [:]
    /// Those that have no photo yet.
    var unpublished: [AnnouncementID: Announcement] = [:]
    var lastChange: Int64 = 0
  }

  private let state: Mutex<State>

  package init() { state = Mutex(State(pins: LivePins(PinCollection()))) }

  /// The number of the last change that was applied.
  package var lastChange: Int64 { state.withLock { $0.lastChange } }

  /// How many announcements there are, and how many of them are published.
  package var counts: (all: Int, published: Int) {
    state.withLock { state in
      let published = state.pins.current.count
      return (published + state.unpublished.count, published)
    }
  }

  /// An announcement, published or not; nil when there is none.
  package subscript(id: AnnouncementID) -> Announcement? {
    state.withLock { state in
      state.unpublished[id] ?? state.pins.current.announcement(withID: id.text)
    }
  }

  /// The photo of an announcement; nil when there is none.
  package func photo(of id: AnnouncementID) -> StoredPhoto? { state.withLock { $0.photos[id] } }

  /// Whether lists and maps show an announcement.
  package func isPublished(_ id: AnnouncementID) -> Bool {
    state.withLock { $0.pins.current.announcement(withID: id.text) != nil }
  }

  /// The published announcements as they are now, and the number of the last change to them.
  package var snapshot: (pins: PinCollection, lastChange: Int64) {
    state.withLock { ($0.pins.current, $0.lastChange) }
  }

  // MARK: Following

  /// Replaces everything.
  ///
  /// - Complexity: O(n log n).
  package func replace(with announcements: [StoredAnnouncement], lastChange: Int64) {
    var loader = PinLoader()
    var photos: [AnnouncementID: StoredPhoto] = [:]
    var unpublished: [AnnouncementID: Announcement] = [:]
    for stored in announcements {
      photos[stored.id] = stored.photo
      if stored.isPublished {
        loader.append(stored.announcement, insertion: stored.insertion)
      } else {
        unpublished[stored.id] = stored.announcement
      }
    }
    var pins = PinCollection(loader)
    pins.buildClusters()
    let next = State(
      pins: LivePins(pins), photos: photos, unpublished: unpublished, lastChange: lastChange)
    state.withLock { $0 = next }
  }

  /// Applies changes that follow the last one.
  package func apply(_ changes: [AnnouncementChange]) {
    state.withLock { state in
      var pinChanges: [PinChange] = []
      for change in changes {
        state.photos[change.id] = nil
        state.unpublished[change.id] = nil
        switch change.outcome {
        case .stored(let stored) where stored.isPublished:
          state.photos[stored.id] = stored.photo
          pinChanges.append(.put(stored.announcement, insertion: stored.insertion))
        case .stored(let stored):
          state.unpublished[stored.id] = stored.announcement
        case .deleted:
          pinChanges.append(.remove(id: change.id.text))
        }
        state.lastChange = max(state.lastChange, change.number)
      }
      if !pinChanges.isEmpty { state.pins.apply(pinChanges) }
    }
  }
}
