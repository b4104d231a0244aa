import PetMapAPI
import PetMapAnnouncements

/// The kinds of work that may take a long time. Each has a separate queue with its own threads, so
/// that they do not block each other.
package enum WorkKind: String, Sendable, CaseIterable {
  /// Hashing or checking a management password, which takes 20 ms of CPU time and 19 MiB.
  case hashing
  /// Writing to the store.
  case writing
  /// Photos, callouts and other reads that access the disk or draw.
  case reading
  /// Queries that no index supports: words, dates, species, statuses.
  case searching
}

extension Route {
  /// Returns the limit that applies to a request, if any.
  func limitedRequest(of call: Call) -> LimitedRequest? {
    limited ?? (work(for: call) == .searching ? .searches : nil)
  }

  /// Returns the queue for the start of a request, or `nil` if it is handled immediately.
  func work(for call: Call) -> WorkKind? {
    let isSearch = call.head.target.parameters.contains { searchParameters.contains($0.name) }
    if isSearch { return .searching }
    if mayBeLarge, !call.isShort { return work ?? .reading }
    guard work == .hashing else { return work }
    // Only management passwords are hashed, so the administrator need not wait for reporters.
    let credentials = call.head.headers["Authorization"] ?? ""
    return credentials.prefix(5).equalsIgnoringCase("basic") ? .hashing : .writing
  }
}
