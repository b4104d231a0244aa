import PetMapAPI
import PetMapAnnouncements
import PetMapParameters
import PetMapRequests

/// An operation of the service, used by dispatch, `Allow`, the OpenAPI document and tests.
package final class Route: Sendable {
  package let method: String
  package let path: PathPattern
  /// The name of the operation in the OpenAPI document: `listAnnouncements`.
  package let operation: String
  /// A one-sentence summary without a period.
  package let summary: String
  /// The rest of the description in the OpenAPI document.
  package let description: OperationDescription
  /// The kind of work that a request starts with if it may take a long time, or `nil` if the
  /// request is handled from memory.
  package let work: WorkKind?
  /// The query parameters that make a request a search.
  package let searchParameters: Set<String>
  /// Whether a peer's requests for an announcement start one at a time.
  package let isSerial: Bool
  /// Whether the content may be so large that writing or compressing it takes milliseconds. If so,
  /// this is done on a worker thread.
  package let mayBeLarge: Bool
  /// Whether requests with the same query use the clusters of the same filter.
  let sharesFilter: Bool
  /// Whether responses depend only on the request's target, host and coding, and on the announcements
  /// in memory.
  private let isRepeatable: Bool
  /// Whether the response ends only when its connection does, so that its duration is not
  /// meaningful.
  package let isEndless: Bool
  /// The ``LimitedRequest`` for the route's requests other than searches, if any.
  package let limited: LimitedRequest?
  /// Handles a request with ``work`` without it if that takes much less than a millisecond;
  /// otherwise, returns `nil`.
  let immediately: @Sendable (Service, Call) throws(ServiceError) -> Response?
  let begin: @Sendable (Service, Call) throws(ServiceError) -> Reaction

  /// Creates a route without a body.
  convenience init(
    _ method: String, _ path: PathPattern, _ operation: String, _ summary: String,
    description: OperationDescription = OperationDescription(),
    searchParameters: Set<String> = [], mayBeLarge: Bool = false, isRepeatable: Bool = false,
    isEndless: Bool = false,
    respond: @escaping @Sendable (Service, Call) throws(ServiceError) -> Response
  ) {
    self.init(
      method, path, operation, summary, description: description,
      searchParameters: searchParameters, mayBeLarge: mayBeLarge, isRepeatable: isRepeatable,
      isEndless: isEndless
    ) { (service, call) throws(ServiceError) in .respond(try respond(service, call)) }
  }

  /// - Parameter begin: A function that returns a response or a receiver of the body, which has not
  ///   been read.
  init(
    _ method: String, _ path: PathPattern, _ operation: String, _ summary: String,
    description: OperationDescription = OperationDescription(), work: WorkKind? = nil,
    limited: LimitedRequest? = nil, isSerial: Bool = false, searchParameters: Set<String> = [],
    mayBeLarge: Bool = false, isRepeatable: Bool = false, sharesFilter: Bool = false,
    isEndless: Bool = false,
    immediately: @escaping @Sendable (Service, Call) throws(ServiceError) -> Response? = { _, _ in
      nil
    },
    begin: @escaping @Sendable (Service, Call) throws(ServiceError) -> Reaction
  ) {
    self.method = method
    self.path = path
    self.operation = operation
    self.summary = summary
    self.description = description
    self.work = work
    self.isSerial = isSerial
    self.searchParameters = searchParameters
    self.mayBeLarge = mayBeLarge
    self.isRepeatable = isRepeatable
    self.sharesFilter = sharesFilter
    self.isEndless = isEndless
    self.limited = limited
    self.immediately = immediately
    self.begin = begin
  }
}

/// A request with the context for its handler.
package struct Call: Sendable {
  package let head: RequestHead
  /// The decoded variable segments of the path by name, with `nil` for malformed escapes.
  let variables: [String: String?]

  /// Whether the client prefers compressed content.
  var prefersGzip: Bool {
    AcceptEncoding(head.headers.values(of: "Accept-Encoding")).prefersGzip
  }

  /// The largest limit at which a response is written immediately rather than on a worker thread.
  private static let shortLimit = 100

  /// Whether the client wants few entries, uncompressed, so that writing them takes much less than
  /// a millisecond.
  var isShort: Bool {
    let limits = head.target.parameters.filter { $0.name == "limit" }
    return !prefersGzip && !limits.isEmpty
      && limits.allSatisfy { Int($0.value) ?? .max <= Self.shortLimit }
  }

  /// The text of a variable segment, or `nil` if it is malformed.
  subscript(name: String) -> String? { variables[name] ?? nil }
}

/// The next step after the head of a request has been received.
package enum Reaction: Sendable {
  /// Send a response. The body is not read.
  case respond(Response)
  /// Start again when clusters are available, which takes a few seconds after startup with a large
  /// store.
  case waitForClusters
  /// Receive the body.
  case receive(any BodyReceiver)
}

/// Receives the body of a request incrementally.
///
/// Calls are sequential: ``receive(_:)`` any number of times, then ``finish()`` or ``cancel()``.
package protocol BodyReceiver: AnyObject, Sendable {
  /// - Throws: The error with which the rest of the body is rejected.
  func receive(_ bytes: [UInt8]) throws(ServiceError)
  /// The queue for ``finish()``.
  var work: WorkKind { get }
  /// Called when the body is complete. It may block on the store.
  func finish() throws(ServiceError) -> Response
  /// Called if the body is never completed.
  func cancel()
}

/// The kinds of work that may take a long time. Each has a separate queue with its own threads, so
/// that they do not block each other.
package enum WorkKind: String, Sendable, CaseIterable {
  /// Hashing or checking a management password, which takes 20 ms of CPU time and 19 MiB.
  case hashing
  /// Writing to the store.
  case writing
  /// Preparing an uploaded photo, which takes a second of a processor, and storing it.
  case preparing
  /// Photos, pictures and other reads that access the disk or draw.
  case reading
  /// CPU-bound work: queries that no index supports (words, dates, species, statuses) and long
  /// lists.
  case searching
}

extension Route {
  /// Whether the request submits a form of one of the service's pages.
  var isForm: Bool { method == "POST" && description.tag == "page" }

  /// Whether the path contains a management token, so that no other site knows it.
  var isSecret: Bool { path.variables.contains("token") }

  /// Returns the limit that applies to a request, if any. The filter that the map page always has is
  /// not a search: its clusters are the same for all readers.
  func limitedRequest(of call: Call) -> LimitedRequest? {
    limited ?? (searches(of: call).contains { !$0.isOpenStatuses } ? .searches : nil)
  }

  /// Returns the queue for the start of a request, or `nil` if it is handled immediately.
  func work(for call: Call) -> WorkKind? {
    if isSearch(call) { return .searching }
    if mayBeLarge, !call.isShort { return work ?? .searching }
    guard work == .hashing else { return work }
    // Only management passwords are hashed, so the administrator need not wait for reporters.
    let credentials = call.head.headers["Authorization"] ?? ""
    if credentials.isEmpty, method == "GET" { return .reading }
    return credentials.prefix(5).equalsIgnoringCase("basic") ? .hashing : .writing
  }

  /// Whether another request may have the same response, as long as no announcement changes.
  func isRepeatable(_ call: Call) -> Bool {
    // Only the store knows the sources of announcements.
    isRepeatable && !call.head.target.parameters.contains { $0.name == "source-id" }
  }

  private func isSearch(_ call: Call) -> Bool { !searches(of: call).isEmpty }

  private func searches(of call: Call) -> [QueryParameter] {
    call.head.target.parameters.filter { searchParameters.contains($0.name) }
  }
}

extension QueryParameter {
  /// Whether this is the filter of the map page without a choice of statuses.
  fileprivate var isOpenStatuses: Bool {
    name == "status"
      && value == AnnouncementStatus.open.map(\.word).joined(separator: ",").lowercased()
  }
}
