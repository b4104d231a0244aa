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
    let peer: String
    let at: Timestamp
  }

  private struct State {
    var photos: [String: Pending] = [:]
    /// The tokens, from the oldest to the newest.
    var order: [String] = []

    mutating func remove(_ token: String) {
      photos[token] = nil
      order.removeAll { $0 == token }
    }

    func byteCount(of peer: String?) -> Int {
      photos.values.filter { peer == nil || $0.peer == peer }.map(\.photo.bytes.count).reduce(0, +)
    }
  }

  /// The lifetime of a photo in milliseconds.
  static let lifetime: Int64 = 2 * 3_600_000

  private let byteLimit: Int
  private let peerLimit: Int
  private let state = Monitor(State())

  /// - Parameter byteLimit: The maximum total size. A peer can use a quarter of it, or one photo.
  init(byteLimit: Int = 128 << 20) {
    self.byteLimit = byteLimit
    peerLimit = max(byteLimit / 4, PreparedPhoto.byteLimit)
  }

  /// Keeps a photo under a token.
  ///
  /// - Complexity: O(*n*) in the number of photos.
  func keep(
    _ photo: PreparedPhoto, as token: String, of peer: String, at now: Timestamp
  ) {
    state.withLock { state in
      for old in state.order where !isFresh(state.photos[old], at: now) { state.remove(old) }
      state.photos[token] = Pending(photo: photo, peer: peer, at: now)
      state.order.append(token)
      while state.byteCount(of: peer) > peerLimit,
        let oldest = state.order.first(where: { state.photos[$0]?.peer == peer })
      {
        state.remove(oldest)
      }
      while state.byteCount(of: nil) > byteLimit, let oldest = state.order.first {
        state.remove(oldest)
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
