import PetMapAPI
import PetMapAnnouncements

/// The kinds of work that may take long. Each has a queue and threads of its own, so that none waits
/// behind another.
package enum WorkKind: String, Sendable, CaseIterable {
  /// Hashing or checking a management password: 20 ms of a processor, and 19 MiB.
  case hashing
  /// Writing to the store.
  case writing
  /// Photos, callouts and other reads that wait for the disk or draw.
  case reading
  /// Queries that no index narrows down: words, dates, species, statuses.
  case searching
}

extension Route {
  /// Which limit a request counts towards; nil for none.
  func limitedRequest(of call: Call) -> LimitedRequest? {
    limited ?? (work(for: call) == .searching ? .searches : nil)
  }

  /// The queue for the beginning of a request; nil for one that is answered at once.
  func work(for call: Call) -> WorkKind? {
    let isSearch = call.head.target.parameters.contains { searchParameters.contains($0.name) }
    if isSearch { return .searching }
    if mayBeLarge, call.prefersGzip { return work ?? .reading }
    guard work == .hashing else { return work }
    // Only a management password is hashed: the administrator does not wait behind reporters.
    let credentials = call.head.headers["Authorization"] ?? ""
    return credentials.prefix(5).equalsIgnoringCase("basic") ? .hashing : .writing
  }
}
