import CMicroHTTPD
import PetMapReports
import PetMapService
import PetMapThreads

/// One request and its response.
///
/// The daemon's thread and a work thread use it in turns: while the work thread does, the connection
/// is suspended and the daemon does not call.
///
/// Safe and unchecked: what changes is behind a lock in every build, and the connection, which never
/// does, is used with `unsafe` at each call. The daemon keeps it until it has told that the request
/// ended.
@safe final class Exchange: @unchecked Sendable {
  private enum Step: Sendable {
    /// The header block is not whole yet.
    case head
    /// Something is done on a work thread, and then the connection goes on.
    case working
    case begun(Service.Beginning)
    case receiving(BodyIntake)
    case answered(Response)
    case queued
    case dropped
  }

  private struct State {
    var step = Step.head
    var head: RequestHead?
    var plan: Service.Plan?
    /// As the log may hold it, when the request began.
    var loggedPath = ""
    /// The response's; 0 before there is one.
    var status = 0
    /// The request's bytes, nil when its body's length was not declared.
    var length: Int? = 0
  }

  private let server: ServerCore
  private let client: Client
  private let connection: OpaquePointer
  private let target: String
  private let requestID: String
  private let started = Platform.seconds()
  private let startTime: Timestamp
  private let state = Guarded(State())

  init(server: ServerCore, client: Client, connection: OpaquePointer, target: String) {
    self.server = server
    self.client = client
    unsafe self.connection = connection
    self.target = target
    requestID = server.service.newRequestID()
    startTime = server.service.environment.now()
  }

  /// The daemon has something: the header block, a piece of the body, or its end.
  ///
  /// - Returns: false to drop the connection.
  func advance(method: String, version: String, bytes: [UInt8]) -> Bool {
    switch state.withLock({ $0.step }) {
    case .head: return begin(method: method, version: version)
    case .begun(let beginning): return settle(beginning)
    case .receiving(let intake): return bytes.isEmpty ? finish(intake) : receive(bytes, intake)
    case .answered(let response): return queue(response)
    case .working, .queued: return true
    case .dropped: return false
    }
  }

  // MARK: Steps

  private func begin(method: String, version: String) -> Bool {
    guard client.enter(.answering) else { return false }
    let head = readHead(method: method)
    let size = unsafe petmap_http_header_size(connection)
    let length =
      head.headers["Transfer-Encoding"] == nil ? Int(size) + (head.declaredLength ?? 0) : nil
    let path = server.service.loggedPath(of: head)
    state.withLock { ($0.head, $0.length, $0.loggedPath) = (head, length, path) }
    let lineLength = method.utf8.count + target.utf8.count + version.utf8.count + 2
    if let error = Framing.refusal(
      of: head, lineLength: lineLength, headerLength: max(0, size - lineLength - 2),
      isHTTP11: version != "HTTP/1.0")
    {
      return queue(server.service.refusal(error, requestID))
    }
    let plan = server.service.plan(head)
    state.withLock { $0.plan = plan }
    guard plan.work != nil else { return settle(server.service.begin(plan)) }
    move(to: .working)
    unsafe petmap_http_suspend(connection)
    beginOnWorker(plan)
    return true
  }

  private func move(to step: Step) { state.withLock { $0.step = step } }

  private func settle(_ beginning: Service.Beginning) -> Bool {
    switch beginning {
    case .respond(let response):
      // Queued now, a response ends the connection; without a body the daemon comes again.
      if state.withLock({ $0.head?.hasBody }) == true { return queue(response) }
      move(to: .answered(response))
    case .waitForClusters:
      waitForClusters()
    case .receive(let intake):
      move(to: .receiving(intake))
      return client.enter(.body(since: Platform.seconds()))
    }
    return true
  }

  /// Begins again when there are clusters; until then the connection waits, and no thread does.
  private func waitForClusters() {
    guard let plan = state.withLock({ $0.plan }) else { return }
    move(to: .working)
    unsafe petmap_http_suspend(connection)
    server.service.live.whenClustered { [self] in beginOnWorker(plan) }
  }

  /// Begins a request on a work thread while the connection waits.
  private func beginOnWorker(_ plan: Service.Plan) {
    server.work.submit(beginning: plan) { [self] in
      move(to: .begun(server.service.begin(plan)))
      unsafe petmap_http_resume(connection)
    }
  }

  private func receive(_ bytes: [UInt8], _ intake: BodyIntake) -> Bool {
    guard client.enter(.body(since: Platform.seconds())) else { return false }
    guard let refusal = intake.receive(bytes) else { return true }
    // In the middle of a body the daemon takes no response, so it is sent past it.
    state.withLock { ($0.status, $0.step) = (refusal.status, .dropped) }
    Platform.sendAtOnce(refusal.wireBytes, to: client.descriptor)
    return false
  }

  private func finish(_ intake: BodyIntake) -> Bool {
    guard client.enter(.answering) else { return false }
    guard let plan = state.withLock({ $0.plan }) else { return false }
    move(to: .working)
    unsafe petmap_http_suspend(connection)
    server.work.submit(intake.work, peer: plan.peer) { [self] in
      move(to: .answered(intake.finish()))
      unsafe petmap_http_resume(connection)
    }
    return true
  }

  private func queue(_ response: Response) -> Bool {
    state.withLock { ($0.status, $0.step) = (response.status, .queued) }
    return unsafe response.queue(on: connection, closing: server.isStopping)
  }

  // MARK: Parts

  private func readHead(method: String) -> RequestHead {
    var headers = HeaderFields()
    unsafe withUnsafeMutablePointer(to: &headers) { headers in
      unsafe petmap_http_headers(connection, headers) { context, name, value in
        guard let context = unsafe context, let name = unsafe name, let value = unsafe value
        else { return }
        unsafe context.assumingMemoryBound(to: HeaderFields.self).pointee
          .append(String(cString: name), String(cString: value).trimmingBlanks)
      }
    }
    let peer = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
      guard let start = text.baseAddress else { return "" }
      unsafe petmap_http_peer(connection, start)
      return unsafe String(cString: start)
    }
    return RequestHead(method, target, headers: headers, peer: peer, id: requestID)
  }

  /// The request is over, answered or not.
  func end(_ end: petmap_http_end) {
    let state = state.withLock { $0 }
    if case .receiving(let intake) = state.step { intake.cancel() }
    client.becomeIdle(after: state.length)
    guard let head = state.head, state.status != 0 else { return }
    let seconds = Platform.seconds() - started
    if let plan = state.plan {
      server.service.note(plan, status: state.status, seconds: seconds)
    }
    server.log?.append(
      LogLine.bytes(
        time: startTime, head: head, path: state.loggedPath, status: state.status,
        duration: seconds * 1000))
  }
}
