import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapService
import PetMapStore
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

/// Servers that share a database and receive requests in turn.
final class Servers: Transport {
  let subject = StoreSubject(.database)
  let services: [Service]
  let hasher = CountingHasher()
  private let stores: [Store]
  private let requestCount = Monitor(0)

  var store: Store { stores[0] }

  init(_ count: Int) throws {
    var stores: [Store] = []
    for _ in 0..<count { stores.append(try subject.open()) }
    self.stores = stores
    services = try stores.map { [hasher] store in try Self.service(store, hasher) }
  }

  private static func service(
    _ store: Store, _ hasher: CountingHasher
  ) throws -> Service {
    var environment = ServiceEnvironment.test(
      store: store, hasher: hasher, adminToken: ContractRun.adminToken)
    environment.sharesStore = true
    return try Service(environment)
  }

  /// Starts another server.
  func startAnother() throws -> Service { try Self.service(stores[0], hasher) }

  /// Returns a listener that has received the changes up to a number.
  func stream(of service: Service, after last: Int64) throws -> any ResponseStream {
    try stream(of: service, after: "\(last)")
  }

  /// Returns a listener that has received the event with an ID.
  func stream(of service: Service, after last: String) throws -> any ResponseStream {
    let head = RequestHead(
      "GET", "/api/v1/changes", headers: HeaderFields([HeaderField("Last-Event-ID", last)]),
      peer: "127.0.0.1", id: service.newRequestID())
    guard case .respond(let response) = service.begin(service.plan(head)),
      case .stream(let stream) = response.body
    else { throw StoreError.notFound }
    return stream
  }

  func events(of service: Service, after last: Int64) throws -> [String] {
    Self.names(try stream(of: service, after: last))
  }

  /// Returns the names of the events that a listener receives now.
  static func names(_ stream: any ResponseStream) -> [String] {
    String(decoding: stream.next(wake: {}) ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("event: ") }.map { String($0.dropFirst(7)) }
  }

  /// Returns the IDs and names of the events that a listener receives now.
  static func events(_ stream: any ResponseStream) -> [String] {
    let lines = String(decoding: stream.next(wake: {}) ?? [], as: UTF8.self).split(separator: "\n")
    let ids = lines.filter { $0.hasPrefix("id: ") }.map { $0.dropFirst(4) }
    let names = lines.filter { $0.hasPrefix("event: ") }.map { $0.dropFirst(7) }
    return zip(ids, names).map { "\($0) \($1)" }
  }

  deinit {
    for store in stores { store.close() }
    subject.recycle()
  }

  /// Sends a request to the next server when all servers have read the writes so far.
  func send(_ request: WireRequest) throws -> WireResponse {
    let index = requestCount.withLock { requestCount in
      requestCount += 1
      return requestCount
    }
    for service in services { service.refresh() }
    return try InProcess(services[index % services.count]).send(request)
  }

  private func send(
    _ method: String, _ path: String, on server: Int, from peer: String = "127.0.0.1",
    headers: [HeaderField] = [], body: String = ""
  ) throws -> WireResponse {
    try InProcess(services[server % services.count], peer: peer).send(
      WireRequest(
        method: method, target: "/api/v1/announcements" + path, headers: headers,
        body: Array(body.utf8)))
  }

  func announce(on server: Int, key: String? = nil) throws -> (id: String, password: String) {
    let response = try send(
      "POST", "", on: server,
      headers: [HeaderField("Content-Type", "application/json")]
        + (key.map { [HeaderField("Idempotency-Key", $0)] } ?? []),
      body: String(decoding: ExampleDraft.json(changing: "{}"), as: UTF8.self))
    let object = try #require(JSONValue(parsing: response.body).object)
    return (
      try #require(object["id"]?.string), try #require(object["managementPassword"]?.string)
    )
  }

  func read(_ id: String, on server: Int) throws -> WireResponse {
    try send("GET", "/\(id)", on: server)
  }

  func close(
    _ id: String, _ password: String, on server: Int, from peer: String = "127.0.0.1"
  ) throws -> WireResponse {
    try send(
      "PUT", "/\(id)/status", on: server, from: peer,
      headers: [authorization(id, password), HeaderField("Content-Type", "application/json")],
      body: #"{"status":"CLOSED"}"#)
  }

  func delete(_ id: String, _ password: String, on server: Int) throws -> WireResponse {
    try send("DELETE", "/\(id)", on: server, headers: [authorization(id, password)])
  }

  private func authorization(_ id: String, _ password: String) -> HeaderField {
    HeaderField("Authorization", "Basic \(TestBase64.encoded("\(id):\(password)"))")
  }
}

/// A hasher that counts password comparisons.
final class CountingHasher: PasswordHasher {
  private let plain = PlainHasher()
  private let count = Monitor(0)

  var comparisons: Int { count.withLock { $0 } }

  func reset() { count.withLock { $0 = 0 } }

  func hash(_ password: String) throws(PasswordHashingError) -> PasswordHash {
    try plain.hash(password)
  }

  func matches(
    _ password: String, _ hash: PasswordHash
  ) throws(PasswordHashingError) -> Bool {
    count.withLock { $0 += 1 }
    return try plain.matches(password, hash)
  }
}
