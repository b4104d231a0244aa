import PetMapAnnouncements
import PetMapKit
import PetMapMatches
import PetMapSystem

/// The index for matches of ``LiveAnnouncements``, which is made by the first search.
///
/// It is small and searched in a few milliseconds, so readers share a mutex with the writer.
final class LiveMatches: Sendable {
  private enum State {
    /// No search has been made since everything was replaced.
    case none
    /// The index is being made of a snapshot. The changes that followed will be applied to it.
    case building(Int, [PinChange])
    case ready(MatchIndex)
  }

  private let state = Monitor(State.none)

  /// The number of pins up to which pages show matches. The index of more would use too much memory
  /// for a section of a page; a request for matches makes it all the same.
  private static let limit = 500_000

  /// Returns the pins that may be the pet of an announcement; none for a closed one.
  ///
  /// - Parameter pins: Returns a snapshot of the pins, of which the index is made if it does not exist.
  func matches(
    for report: Announcement, options: MatchOptions, among pins: () -> PinCollection
  ) -> MatchList {
    guard report.status != .closed else { return MatchList() }
    while true {
      make(of: pins)
      let list = state.wait { state -> MatchList?? in
        switch state {
        case .ready(let index): .some(index.matches(for: report, options: options))
        case .building: nil
        // Everything was replaced in the meantime.
        case .none: .some(nil)
        }
      }
      if let list { return list }
    }
  }

  /// Returns what ``matches(for:options:among:)`` returns, or `nil` without waiting if the index has yet
  /// to be made.
  func ready(
    for report: Announcement, options: MatchOptions,
    among pins: @escaping @Sendable () -> PinCollection
  ) -> MatchList? {
    guard report.status != .closed else { return MatchList() }
    let (list, isMissing) = state.withLock { state -> (MatchList?, Bool) in
      switch state {
      case .none: (nil, true)
      case .building: (nil, false)
      case .ready(let index): (index.matches(for: report, options: options), false)
      }
    }
    if isMissing, pins().count <= Self.limit {
      // Without a thread, a later request makes the index.
      Thread { self.make(of: pins) }?.detach()
    }
    return list
  }

  /// Makes the index, unless it exists or is being made. Changes are not delayed.
  private func make(of pins: () -> PinCollection) {
    let token = Int.random(in: 0...Int.max)
    let isOurs = state.withLock { state -> Bool in
      guard case .none = state else { return false }
      state = .building(token, [])
      return true
    }
    guard isOurs else { return }
    // A change that this snapshot contains may be applied again, which has no effect.
    var index = MatchIndex(pins())
    state.change { state in
      guard case .building(token, let changes) = state else { return }
      index.apply(changes)
      state = .ready(index)
    }
  }

  /// Applies changes of pins.
  func apply(_ changes: [PinChange]) {
    state.withLock { state in
      switch state {
      case .none: break
      case .building(let token, let earlier): state = .building(token, earlier + changes)
      case .ready(var index):
        // The only reference to the index, so that it is not copied.
        state = .none
        index.apply(changes)
        state = .ready(index)
      }
    }
  }

  /// Discards the index, because all pins were replaced.
  func reset() { state.change { $0 = .none } }
}
