import PetMapAPI
import PetMapAnnouncements
import PetMapSystem

/// The HTTP service as functions from request to response, without sockets.
///
/// A server or a test handles a request in three steps:
///
/// ```swift
/// let plan = service.plan(head)          // finds the route
/// switch service.begin(plan) {           // uses only the head
/// case .respond(let response): …
/// case .waitForClusters: …               // begin again when they are available
/// case .receive(let intake):             // pass it the body, then finish it
///   if let refusal = intake.receive(bytes) { … }
///   let response = intake.finish()
/// }
/// ```
///
/// Read `HTTP` first, then this folder, then `Pipeline`, the steps through which every request passes,
/// and `Routes`, whose `Routes.swift` lists every route.
package final class Service: Sendable {
  package let environment: ServiceEnvironment
  package let routes: RouteTable
  let steps: [any PipelineStep]
  package let follower: StoreFollower
  /// The lockouts after attempts with IDs that do not exist. The store has the others.
  let lockoutsOfUnknownIDs = Monitor(Lockouts(limit: 100_000))
  let metrics = Metrics()
  package let budgets: Budgets
  let writeCheck = WriteCheck()
  let limiters: RateLimiters
  private let server = Monitor<Callback<Void, ServerStatus>?>(nil)
  let logWriter = Monitor<Callback<[UInt8], Void>?>(nil)
  let creations = CreationAttempts()
  let pendingPhotos: PendingPhotos
  let formTokens: FormTokens
  let hashing = HashingSlots(CurrentProcess.processorCount())
  /// Serializes the checks of management passwords by peer and announcement.
  let passwordChecks = KeyedMutex()
  let expiries: Monitor<[Expiring: Expiry]>
  package let feed: ChangeFeed
  let loggedPaths: LoggedPath
  let basemapCache = BasemapCache()
  let responses = ResponseCache()
  let featureCache = FeatureCache()
  let nearestCities: NearestCities
  /// Sends the messages of alerts; `nil` if the service sends none.
  package let sender: AlertSender?

  /// Creates a service and reads the entire store, which may block.
  ///
  /// - Parameter steps: The steps through which every request passes on its way to its route.
  init(
    _ environment: ServiceEnvironment, routes: RouteTable, steps: [any PipelineStep]
  ) throws(StoreError) {
    self.environment = environment
    limiters = RateLimiters(environment.limits)
    budgets = Budgets(
      descriptors: environment.descriptors ?? CurrentProcess.raiseDescriptorLimit(),
      uploadBytes: environment.uploadMemory, processors: CurrentProcess.processorCount())
    pendingPhotos = PendingPhotos(budgets.unfinishedPhotos)
    expiries = Monitor(environment.lifetimes.mapValues { Expiry(lifetime: $0) })
    loggedPaths = LoggedPath(random: environment.random)
    formTokens = FormTokens(key: environment.formKey ?? Self.newKey(environment.random))
    self.routes = routes
    self.steps = steps
    follower = try StoreFollower(environment.store, disclosure: environment.disclosure)
    // What was deleted while the store was being read is unknown to the feed.
    if environment.sharesStore { try follower.catchUp() }
    if follower.live.counts.published <= environment.clusteredAtOnce {
      follower.live.makeClusters()
    }
    let feed = try Self.feed(environment, follower)
    self.feed = feed
    let cities = NearestCities()
    nearestCities = cities
    var random = EnvironmentRandom(environment)
    let sender = AlertSender(
      environment.alerts, environment.store, follower,
      AlertSender.Context(
        disclosure: environment.disclosure, now: environment.now, uptime: environment.uptime,
        cities: cities), server: AlertID(randomFrom: &random))
    self.sender = sender
    follower.tell { update in
      feed.publish(update)
      sender?.note(update)
    }
  }

  /// - Parameter random: A function that returns 64 bits from a secure generator.
  private static func newKey(_ random: () -> UInt64) -> [UInt8] {
    (0..<4).flatMap { _ in
      let word = random()
      return (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
  }

  /// Creates the clusters of a large store. Some requests wait for them. Call this method once, on
  /// a background thread. It has no effect if the clusters exist already.
  package func makeClusters() { live.makeClusters() }

  /// The number of earlier changes that a server loads when it starts, for listeners that come from
  /// another server with the same store.
  private static let earlierChanges: Int64 = 2000

  /// Returns the feed of a server that has just read the store.
  private static func feed(
    _ environment: ServiceEnvironment, _ follower: StoreFollower
  ) throws(StoreError) -> ChangeFeed {
    let (lastChange, timeline) = (follower.live.lastChange, follower.timeline)
    guard environment.sharesStore else { return ChangeFeed(after: lastChange) }
    let first = max(0, lastChange - earlierChanges)
    let changes: [AnnouncementChange]
    do throws(StoreError) {
      changes = try environment.store.changes(after: first, limit: Int(earlierChanges))
        .filter { $0.number <= lastChange }
    } catch .changesForgotten {
      // A large import is a single entry of the log.
      return ChangeFeed(after: lastChange, timeline: timeline, sharesStore: true)
    }
    // The feed starts after the last removal, because the log does not tell whether the removed
    // announcement was published. Listeners that have not received the removal reload.
    let start = changes.last(where: \.isRemoval)?.number ?? first
    let feed = ChangeFeed(after: start, timeline: timeline, sharesStore: true)
    let published = changes.compactMap { (change) -> PublishedChange? in
      guard change.number > start, case .stored(let stored) = change.outcome, stored.isPublished
      else { return nil }
      return PublishedChange(
        number: change.number,
        outcome: .put(stored.shown(by: environment.disclosure)))
    }
    feed.publish(
      StoreFollower.Update(content: .changes(published), timeline: timeline, start: start))
    return feed
  }

  /// The in-memory announcements that serve reads.
  package var live: LiveAnnouncements { follower.live }

  /// Applies changes that other processes have made to the store. May block. Call this method about
  /// once per second while idle, and more often under load.
  package func refresh() {
    feed.noteReading {
      // After an error, the next call tries again.
      guard (try? follower.catchUp()) != nil else { return nil }
      return live.lastChange
    }
  }

  /// Starts the threads that send the messages of alerts.
  package func startSending() { sender?.start() }

  /// Waits, after ``stop()``, until what has become of the last messages is recorded.
  package func finishSending() { sender?.finish() }

  /// Ends endless responses, and the sending of messages. Requests are still handled.
  package func stop() {
    feed.end()
    sender?.stop()
  }

  /// Sends a heartbeat to listeners of changes. Called several times a minute.
  package func beat() { feed.beat() }

  /// Sets the source of the server's metrics.
  package func observe(server status: @escaping @Sendable () -> ServerStatus) {
    server.withLock { $0 = Callback { _ in status() } }
  }

  /// The current state of the server, if any.
  var serverStatus: ServerStatus? { server.withLock { $0 }?.call(()) }

  /// Sets the receiver of log lines.
  package func log(to write: @escaping @Sendable ([UInt8]) -> Void) {
    logWriter.withLock { $0 = Callback(write) }
  }

  /// Returns the redacted path of a request for the log.
  package func loggedPath(of head: RequestHead) -> String {
    // The hash of a network is not for logs, either.
    let bans = "/api/admin/v1/bans/"
    if head.target.path.hasPrefix(bans) { return bans + "~" }
    return loggedPaths.text(of: head.target.path) { live.isPublished($0) }
  }

  /// Returns a new request ID.
  package func newRequestID() -> String { RequestHead.newID(random: environment.random) }

  /// Whether the store may contain announcements that are not in memory: those that other servers
  /// created, or this one while it loads a fresh copy.
  var mayBeBehind: Bool { environment.sharesStore || follower.hasSkippedWrite }

  /// Whether a request refers to an announcement or a photo that is not in memory.
  func isUnknown(_ call: Call) -> Bool {
    let photo =
      call["name"].flatMap { PhotoName($0) } ?? call["photo"].flatMap { SizedPhotoName($0)?.photo }
    if let photo, !photo.isOfSighting {
      return live.managed(photo.id)?.photos.contains(photo.url) != true
    }
    let id = photo?.id ?? call["id"].flatMap { AnnouncementID($0) }
    return id.map { live.managed($0) == nil } ?? false
  }
}

extension Service {
  /// The maximum number of seconds that a successful write waits for other threads that are reading
  /// the store.
  static let maximumWait = 1.5

  /// Writes an announcement to the store. Reads see the change as soon as this returns, except while
  /// many other changes are being read; see ``mayBeBehind``.
  func storing(
    _ body: (any AnnouncementStore) throws(StoreError) -> StoredAnnouncement
  ) throws(ServiceError) -> StoredAnnouncement {
    do throws(StoreError) {
      let stored = try body(environment.writableStore())
      writeCheck.note(nil, at: environment.now())
      // The write is durable even if it cannot be read back now.
      try? follower.catchUp(to: stored.change, atMost: Self.maximumWait)
      return stored
    } catch {
      writeCheck.note(error, at: environment.now())
      throw ServiceError(error)
    }
  }

  /// Returns a value that is read from the store.
  func reading<Value>(
    _ value: @autoclosure () throws(StoreError) -> Value
  ) throws(ServiceError) -> Value {
    do throws(StoreError) { return try value() } catch { throw ServiceError(error) }
  }

  /// Deletes an announcement from the store. Once this returns, reads no longer see the
  /// announcement, except while many other changes are being read; see ``mayBeBehind``.
  func removing(_ id: AnnouncementID, by actor: AuditActor) throws(ServiceError) {
    do throws(StoreError) {
      try environment.writableStore().delete(id, by: actor)
      // The deletion is durable even if it cannot be read back now.
      try? follower.catchUp(atMost: Self.maximumWait)
    } catch {
      throw ServiceError(error)
    }
  }
}
