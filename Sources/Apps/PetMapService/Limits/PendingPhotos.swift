import PetMapAnnouncements
import PetMapPhotos
import PetMapSystem

/// The photos of reports that have not been submitted yet.
///
/// The report's forms keep their state in hidden fields, which cannot hold a file: a browser
/// empties file inputs on every page. A photo therefore stays in memory between the photo step and
/// the submission, under a random token in the form. Memory is bounded by dropping the oldest
/// photos, starting with those from the same peer. If a photo is dropped, or lost in a restart, the
/// report is created without it, and the next page asks for the photo again.
final class PendingPhotos: Sendable {
  private struct Pending {
    let photo: PreparedPhoto
    let peer: Peer
    let at: Timestamp
    let memory: Budget.Reservation
  }

  private struct State {
    var photos: [String: Pending] = [:]
    /// The tokens, from the oldest to the newest.
    var order: [String] = []

    mutating func remove(_ token: String) {
      photos[token] = nil
      order.removeAll { $0 == token }
    }
  }

  /// The lifetime of a photo in milliseconds.
  static let lifetime: Int64 = 2 * 3_600_000

  private let budget: Budget
  private let state = Monitor(State())

  /// - Parameter budget: The budget for the bytes of all photos.
  init(_ budget: Budget) { self.budget = budget }

  /// Keeps a photo under a token.
  ///
  /// - Throws: 503 if the photo is larger than the budget.
  /// - Complexity: O(*n*) in the number of photos.
  func keep(
    _ photo: PreparedPhoto, as token: String, of peer: Peer, at now: Timestamp
  ) throws(ServiceError) {
    try state.withLock { (state) throws(ServiceError) in
      for old in state.order where !isFresh(state.photos[old], at: now) { state.remove(old) }
      while true {
        do throws(ServiceError) {
          let memory = try budget.reserve(photo.bytes.count, for: peer)
          state.photos[token] = Pending(photo: photo, peer: peer, at: now, memory: memory)
          state.order.append(token)
          return
        } catch {
          let own = state.order.first { state.photos[$0]?.peer == peer }
          guard let oldest = own ?? state.order.first else { throw error }
          state.remove(oldest)
        }
      }
    }
  }

  /// Returns the photo under a token, or `nil` if the token is unknown.
  func photo(_ token: String, at now: Timestamp) -> PreparedPhoto? {
    state.withLock { state in state.photos[token] }.flatMap {
      isFresh($0, at: now) ? $0.photo : nil
    }
  }

  func remove(_ token: String) { state.withLock { $0.remove(token) } }

  private func isFresh(_ photo: Pending?, at now: Timestamp) -> Bool {
    photo.map { now.milliseconds - $0.at.milliseconds < Self.lifetime } ?? false
  }
}
