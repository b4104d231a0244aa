import PetMapAPI
import PetMapAnnouncements
import PetMapSystem

/// The HTTP service as functions from request to response, without sockets.
///
/// A server, or a test, takes one request through three steps:
///
/// ```swift
/// let plan = service.plan(head)          // which route, and whether it may wait
/// switch service.begin(plan) {           // decided by the head alone
/// case .respond(let response): …
/// case .waitForClusters: …               // begin again when they are there
/// case .receive(let intake):             // the body's pieces, then its end
///   if let refusal = intake.receive(bytes) { … }
///   let response = intake.finish()
/// }
/// ```
///
/// Read `HTTP` first, then this folder, then `Routes`, whose `Routes.swift` lists every route.
package final class Service: Sendable {
  package let environment: ServiceEnvironment
  package let routes: RouteTable
  package let follower: StoreFollower
  let attempts: Guarded<AttemptLedger>
  let metrics = Metrics()
  let uploadRoom: UploadRoom
  let pixelRoom = PixelRoom()
  let writeCheck = WriteCheck()
  private let limiters: RateLimiters
  private let server = Guarded(ServerSource())
  let creations = CreationAttempts()
  let expiry: Guarded<UnpublishedExpiry?>
  package let feed: ChangeFeed
  let loggedPaths: LoggedPath

  /// Reads the whole store; it may wait.
  init(_ environment: ServiceEnvironment, routes: RouteTable) throws(StoreError) {
    self.environment = environment
    limiters = RateLimiters(environment.limits)
    uploadRoom = UploadRoom(byteCount: environment.uploadMemory)
    expiry = Guarded(environment.unpublishedLifetime.map { UnpublishedExpiry(lifetime: $0) })
    loggedPaths = LoggedPath(random: environment.random)
    self.routes = routes
    follower = try StoreFollower(environment.store)
    if follower.live.counts.published <= environment.clusteredAtOnce {
      follower.live.makeClusters()
    }
    let feed = ChangeFeed(after: follower.live.lastChange)
    self.feed = feed
    let live = follower.live
    follower.tell { changes in
      if let changes { feed.publish(changes) } else { feed.publishReload(upTo: live.lastChange) }
    }
    let now = environment.now()
    let yesterday = now.advanced(byMilliseconds: -86_400_000)
    attempts = Guarded(
      AttemptLedger(
        failures: try environment.store.failures(since: yesterday), at: now,
        now: environment.uptime()))
  }

  /// Makes the clusters of a large store, for which some requests wait; to be called once, on a
  /// thread that has time. It does nothing where they were made before.
  package func makeClusters() { live.makeClusters() }

  /// Every announcement as reads see it.
  package var live: LiveAnnouncements { follower.live }

  /// A request with the route that it takes.
  package struct Plan: Sendable {
    let head: RequestHead
    let outcome: Outcome
    /// Fields of its response about the peer's limit.
    var limitFields: [HeaderField] = []

    enum Outcome: Sendable {
      case route(Route, Call)
      case refuse(ServiceError)
      case preflight
    }

    /// The queue on which the request begins; nil when it is answered at once.
    package var work: WorkKind? {
      if case .route(let route, let call) = outcome { route.work(for: call) } else { nil }
    }

    /// Whose share of a queue the request takes.
    package var peer: String { head.network }

    /// Requests with the same key are begun one after the other; nil for those that need not be.
    package var serialKey: String? {
      guard case .route(let route, let call) = outcome, route.isSerial else { return nil }
      return "\(peer) \(call["id"] ?? "")"
    }
  }

  /// Sees what other processes have written to the store; called some times a second. It may wait.
  package func refresh() {
    // What cannot be read now may be read the next time.
    try? follower.catchUp()
  }

  /// Ends what has no end of its own; requests are still answered.
  package func stop() { feed.end() }

  /// Says to those that listen to changes that the service is there; called some times a minute.
  package func beat() { feed.beat() }

  /// A closure in a struct: as a generic's value it would be wrapped once more by every access.
  private struct ServerSource {
    var status: (@Sendable () -> ServerStatus)?
  }

  /// Sets where metrics about the server come from.
  package func observe(server status: @escaping @Sendable () -> ServerStatus) {
    server.withLock { $0.status = status }
  }

  /// What the server holds at the moment; nil without one.
  var serverStatus: ServerStatus? { server.withLock { $0.status }?() }

  /// Counts a request that is over, answered or not.
  ///
  /// - Parameters:
  ///   - plan: nil for a request that was refused before it had one.
  ///   - status: of the response, ``Metrics/abandoned`` without one.
  ///   - seconds: from its first byte until its response was out.
  package func note(_ plan: Plan?, status: Int, seconds: Double) {
    var operation = "none"
    var isEndless = false
    if case .route(let route, _) = plan?.outcome {
      operation = route.operation
      isEndless = route.isEndless
    }
    metrics.note(
      operation: operation, method: plan?.head.method ?? "other", status: status,
      seconds: isEndless ? nil : seconds)
  }

  /// A request's path as the log may hold it at this moment.
  package func loggedPath(of head: RequestHead) -> String {
    loggedPaths.text(of: head.target.path) { live.isPublished($0) }
  }

  /// A new request's id.
  package func newRequestID() -> String { RequestHead.newID(random: environment.random) }

  package func plan(_ head: RequestHead) -> Plan {
    if head.method == "OPTIONS" { return Plan(head: head, outcome: .preflight) }
    switch routes.match(head) {
    case .route(let route, let variables):
      let call = Call(head: head, variables: variables)
      let share = limiters.take(
        route.limitedRequest(of: call), for: head.network, at: environment.now())
      if let share, !share.isAllowed { return Plan(head: head, outcome: .refuse(share.refusal)) }
      return Plan(head: head, outcome: .route(route, call), limitFields: share?.fields ?? [])
    case .otherMethods(let methods):
      let error = ServiceError(
        .methodNotAllowed, "Method not allowed",
        headers: [HeaderField("Allow", RouteTable.allow(methods))])
      return Plan(head: head, outcome: .refuse(error))
    case .nothing:
      return Plan(head: head, outcome: .refuse(.notFound))
    }
  }

  /// Answers a request by its head, or says that its body is wanted.
  package func begin(_ plan: Plan) -> Beginning {
    switch plan.outcome {
    case .preflight: return .respond(finished(Conventions.preflight(plan.head), plan.head.id))
    case .refuse(let error): return .respond(refusal(error, plan.head.id))
    case .route(let route, let call):
      do {
        switch try route.begin(self, call) {
        case .respond(let response):
          return .respond(finished(response, plan.head.id).adding(plan.limitFields))
        case .waitForClusters: return .waitForClusters
        case .receive(let receiver):
          return .receive(
            BodyIntake(receiver, service: self, requestID: plan.head.id, fields: plan.limitFields))
        }
      } catch {
        return .respond(refusal(error, plan.head.id).adding(plan.limitFields))
      }
    }
  }

  package enum Beginning: Sendable {
    case respond(Response)
    /// To be begun again when ``LiveAnnouncements/whenClustered(_:)`` says so.
    case waitForClusters
    case receive(BodyIntake)
  }

  /// The response to a refused request, whole.
  package func refusal(_ error: ServiceError, _ requestID: String) -> Response {
    finished(error.response(to: requestID), requestID)
  }

  func finished(_ response: Response, _ requestID: String) -> Response {
    Conventions.applied(to: response, requestID: requestID)
  }
}

extension Service {
  /// Writes an announcement to the store; when it returns, reads have what was written.
  func storing(
    _ body: (any AnnouncementStore) throws(StoreError) -> StoredAnnouncement
  ) throws(ServiceError) -> StoredAnnouncement {
    do throws(StoreError) {
      let stored = try body(environment.store)
      writeCheck.note(nil, at: environment.now())
      try follower.catchUp(to: stored.change)
      return stored
    } catch {
      writeCheck.note(error, at: environment.now())
      throw ServiceError(error)
    }
  }

  /// Deletes an announcement from the store; when it returns, no read finds it.
  func removing(_ id: AnnouncementID) throws(ServiceError) {
    do throws(StoreError) {
      try environment.store.delete(id)
      try follower.catchUp()
    } catch {
      throw ServiceError(error)
    }
  }
}

/// One request's body on its way to its receiver.
package final class BodyIntake: Sendable {
  private let receiver: any BodyReceiver
  private let service: Service
  private let requestID: String
  private let fields: [HeaderField]

  /// - Parameter fields: of the response, besides its own.
  init(
    _ receiver: any BodyReceiver, service: Service, requestID: String, fields: [HeaderField] = []
  ) {
    self.fields = fields
    self.receiver = receiver
    self.service = service
    self.requestID = requestID
  }

  /// - Returns: the response when the rest of the body is not wanted; the connection then ends.
  package func receive(_ bytes: [UInt8]) -> Response? {
    do {
      try receiver.receive(bytes)
      return nil
    } catch {
      receiver.cancel()
      var refusal = service.refusal(error, requestID)
      refusal.closesConnection = true
      return refusal
    }
  }

  /// The queue for ``finish()``.
  package var work: WorkKind { receiver.work }

  package func finish() -> Response {
    do {
      return service.finished(try receiver.finish(), requestID).adding(fields)
    } catch {
      return service.refusal(error, requestID).adding(fields)
    }
  }

  package func cancel() { receiver.cancel() }
}
