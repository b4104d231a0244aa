package import PetMapAnnouncements

/// A step through which every request passes on its way to its route, as hummingbird's middleware.
///
/// Requests pass the steps in order, and responses in reverse order, so the first step is the
/// outermost. Each method does nothing by default.
protocol PipelineStep: Sendable {
  /// Admits a request, based on its head.
  ///
  /// - Returns: The response if the request ends here, or `nil` to pass it on.
  /// - Throws: The error with which the request is rejected.
  func admit(_ plan: inout Service.Plan, to service: Service) throws(ServiceError) -> Response?

  /// Completes a response on its way back.
  ///
  /// - Parameter plan: The request; `nil` if its head is unknown or malformed.
  func complete(_ response: inout Response, requestID: String, plan: Service.Plan?)

  /// Records a request that has ended.
  func record(_ request: EndedRequest, of service: Service)
}

extension PipelineStep {
  func admit(_ plan: inout Service.Plan, to service: Service) throws(ServiceError) -> Response? {
    nil
  }

  func complete(_ response: inout Response, requestID: String, plan: Service.Plan?) {}

  func record(_ request: EndedRequest, of service: Service) {}
}

/// A request that has ended, with or without a response.
package struct EndedRequest: Sendable {
  /// The time at which its first byte was received.
  let time: Timestamp
  let id: String
  /// The head, or `nil` if the request was rejected before its head was complete.
  let head: RequestHead?
  /// The plan, or `nil` if the request was rejected before it had one.
  let plan: Service.Plan?
  /// The status of the response, or ``Metrics/abandoned``.
  let status: Int
  /// The time from its first byte until its response was sent.
  let seconds: Double

  package init(
    time: Timestamp, id: String, head: RequestHead?, plan: Service.Plan?, status: Int,
    seconds: Double
  ) {
    self.time = time
    self.id = id
    self.head = head
    self.plan = plan
    self.status = status
    self.seconds = seconds
  }
}

extension Service {
  /// A request with its route.
  package struct Plan: Sendable {
    package let head: RequestHead
    var outcome: Outcome
    /// The path for the log, if there is one.
    var loggedPath: String?
    /// The response header fields that describe the peer's limit.
    var limitFields: [HeaderField] = []
    /// Whether the store must be read first, because the request refers to an announcement that
    /// another server may have written.
    package internal(set) var look = Look.unneeded

    /// A look at the store for an announcement that is not in memory.
    package enum Look: Sendable, Hashable {
      case unneeded
      case needed
      /// The store has been read since the request arrived, unless that failed.
      case done(isCurrent: Bool)
    }

    /// Records that the store has been read, or that this failed or took too long.
    package mutating func looked(isCurrent: Bool) { look = .done(isCurrent: isCurrent) }

    enum Outcome: Sendable {
      case route(Route, Call)
      case refuse(ServiceError)
      case respond(Response)
    }

    /// The route and its context, unless the request ends before it.
    var call: (route: Route, call: Call)? {
      if case .route(let route, let call) = outcome { (route, call) } else { nil }
    }

    /// The queue on which the request starts, or `nil` if it is handled immediately.
    package var work: WorkKind? {
      guard case .route(let route, let call) = outcome else { return nil }
      return route.work(for: call)
    }

    /// The peer whose share of a queue the request uses.
    package var peer: Peer { head.client }

    /// Whether the work that starts with the request is so expensive that it is rejected if the peer
    /// has used its ``ProcessorTime``.
    var isExpensive: Bool {
      guard case .route(let route, let call) = outcome else { return false }
      let work = route.work(for: call)
      return work == .searching || work == .hashing || route.limitedRequest(of: call) != nil
    }

    /// The key of requests that start one at a time, if any.
    package var serialKey: String? {
      guard case .route(let route, let call) = outcome else { return nil }
      // The first of a view's tiles is followed by those that use the same clusters.
      if route.sharesFilter { return call.head.target.query.map { "?" + $0 } }
      return route.isSerial ? "\(peer.network) \(call["id"] ?? "")" : nil
    }
  }
}
