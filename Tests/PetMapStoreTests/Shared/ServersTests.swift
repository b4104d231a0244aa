import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapService
import PetMapStore
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

/// Tests several servers on one PostgreSQL database.
@Suite(.enabled(if: PostgresCluster.isAvailable)) struct ServersTests {
  private let servers: Servers

  init() throws { servers = try Servers(3) }

  @Test func `announcements created on one server are immediately visible to others`() throws {
    for round in 0..<10 {
      let (id, password) = try servers.announce(on: round)
      #expect(try servers.read(id, on: round + 1).status == 200)
      #expect(try servers.close(id, password, on: round + 2).status == 200)
    }
    #expect(try servers.read(StoreWorkshop.id(7).text, on: 0).status == 404)
  }

  @Test func `only five of many guesses distributed over all servers are evaluated`() throws {
    let (id, password) = try servers.announce(on: 0)
    servers.hasher.reset()
    let statuses = ThreadWorkers(count: 6).map(30) { index in
      (try? servers.close(id, "000000", on: index).status) ?? 0
    }
    #expect(statuses.count { $0 == 403 } == 5)
    #expect(statuses.count { $0 == 429 } == 25)
    #expect(servers.hasher.comparisons == 5)
    let locked = try servers.close(id, password, on: 1)
    #expect(locked.status == 429)
    #expect((1...30).contains(Int(locked["Retry-After"] ?? "") ?? 0))
    #expect(try servers.close(id, password, on: 2, from: "192.0.2.7").status == 200)
  }

  @Test func `a lockout is not prolonged if the database's clock is set back`() throws {
    let (id, password) = try servers.announce(on: 0)
    for _ in 0..<5 { #expect(try servers.close(id, "000000", on: 0).status == 403) }
    func retry(from peer: String) throws -> Int? {
      let locked = try servers.close(id, password, on: 1, from: peer)
      #expect(locked.status == 429)
      return locked["Retry-After"].flatMap { Int($0) }
    }
    PostgresCluster.shared.run(
      """
      UPDATE petmap.attempt
        SET locked_until = locked_until + 1000000000000, last_at = last_at + 1000000000000
      """, in: servers.subject.databaseName)
    #expect((1...30).contains(try retry(from: "127.0.0.1") ?? 0))
    PostgresCluster.shared.run(
      """
      INSERT INTO petmap.wrong_password SELECT at + 1000000000000, announcement, from_reporter
        FROM petmap.wrong_password, generate_series(1, 20)
      """, in: servers.subject.databaseName)
    #expect((1...86_400).contains(try retry(from: "192.0.2.7") ?? 0))
  }

  @Test func `an exemption from the daily limit is not prolonged if the clock is set back`() throws
  {
    let (id, password) = try servers.announce(on: 0)
    #expect(try servers.close(id, password, on: 0).status == 200)
    let database = servers.subject.databaseName
    PostgresCluster.shared.run(
      """
      UPDATE petmap.attempt
        SET succeeded_at = succeeded_at + 1000000000000, last_at = last_at + 1000000000000
      """, in: database)
    #expect(try servers.close(id, "000000", on: 1).status == 403)
    // Months later, the daily limit applies again.
    PostgresCluster.shared.run(
      """
      UPDATE petmap.attempt SET succeeded_at = succeeded_at - 10000000000;
      INSERT INTO petmap.wrong_password SELECT at, announcement, from_reporter
        FROM petmap.wrong_password, generate_series(1, 100)
      """, in: database)
    #expect(try servers.close(id, password, on: 2).status == 429)
  }

  @Test func `the correct password is accepted regardless of concurrent attempts`() throws {
    let (id, password) = try servers.announce(on: 0)
    for _ in 0..<4 { #expect(try servers.close(id, "000000", on: 1).status == 403) }
    let statuses = ThreadWorkers(count: 6).map(24) { index in
      (try? servers.close(id, password, on: index).status) ?? 0
    }
    #expect(statuses.allSatisfy { $0 == 200 })
  }

  @Test func `a key creates one announcement, even if it is used on several servers`() throws {
    let ids = ThreadWorkers(count: 6).map(12) { index in
      (try? servers.announce(on: index, key: "one").id) ?? ""
    }
    #expect(Set(ids).count == 1 && ids[0] != "")
    let (id, password) = try servers.announce(on: 1, key: "one")
    #expect(try servers.close(id, password, on: 2).status == 200)
  }

  @Test func `a listener can reconnect to any server and receives the changes that it missed`()
    throws
  {
    try servers.subject.import(servers.subject.records(0..<3))
    let fresh = try servers.startAnother()
    // The listener has received the first of three changes from another server.
    #expect(try servers.events(of: fresh, after: 1) == ["put", "put"])
    #expect(try servers.events(of: fresh, after: 3) == [])
    // The listener has received all changes, but this server has not read any yet.
    let behind = servers.services[0]
    let stream = try servers.stream(of: behind, after: 3)
    #expect(Servers.names(stream) == [])
    behind.refresh()
    #expect(Servers.names(stream) == [])
    try servers.subject.import(servers.subject.records(0..<4))
    behind.refresh()
    #expect(Servers.names(stream) == ["put"])
  }

  @Test func `a server that starts does not reveal the ID of a deleted unpublished report`()
    throws
  {
    let (id, password) = try servers.announce(on: 0)
    #expect(try servers.delete(id, password, on: 0).status == 204)
    try servers.subject.import(servers.subject.records(0..<1))
    let fresh = try servers.startAnother()
    let earlier = try servers.stream(of: fresh, after: 0)
    let text = String(decoding: earlier.next(wake: {}) ?? [], as: UTF8.self)
    #expect(text.contains("event: reload") && !text.contains(id))
    // The deletion was the second change, and the import the third.
    #expect(try servers.events(of: fresh, after: 2) == ["put"])
  }

  @Test func `a listener that changes servers learns of deletions that its new server read late`()
    throws
  {
    let (ahead, behind) = (servers.services[0], servers.services[1])
    let records = try servers.subject.records(0..<2)
    // One announcement is published before both servers read it, the other is not.
    try servers.subject.import([records[0]])
    for service in [ahead, behind] { service.refresh() }
    try servers.subject.import([records[1]])
    _ = try servers.store.setStatus(.closed, of: records[0].id, at: StoreWorkshop.at(5))
    ahead.refresh()
    let received = Servers.events(try servers.stream(of: ahead, after: 1))
    #expect(received == ["2 put", "3 put"])
    for record in records { try servers.store.delete(record.id) }
    for service in [ahead, behind] { service.refresh() }
    #expect(Servers.events(try servers.stream(of: behind, after: 1)) == ["4 remove"])
    // A listener that has seen the second announcement on the other server must discard it.
    #expect(Servers.events(try servers.stream(of: behind, after: 3)) == ["5 reload"])
    #expect(Servers.events(try servers.stream(of: ahead, after: 3)) == ["4 remove", "5 remove"])
    #expect(Servers.events(try servers.stream(of: behind, after: 5)) == [])
  }

  @Test func `a listener with an ID above the newest number reloads only if the change is lost`()
    throws
  {
    try servers.subject.import(servers.subject.records(0..<5))
    let ahead = try servers.startAnother()
    let behind = servers.services[0]
    #expect([ahead, behind].map(\.live.lastChange) == [5, 0])
    let known = try servers.stream(of: behind, after: 5)
    let unknown = try servers.stream(of: behind, after: 1_000_000)
    #expect([known, unknown].map(Servers.names) == [[], []])
    behind.refresh()
    #expect([known, unknown].map(Servers.names) == [[], ["reload"]])
    // Both listeners receive later changes.
    try servers.subject.import(servers.subject.records(0..<6))
    behind.refresh()
    #expect([known, unknown].map(Servers.names) == [["put"], ["put"]])
  }

  @Test func `a listener whose changes are part of a fresh copy does not reload`() throws {
    let many = 20_001
    // More changes of one transaction would be a single entry of the log.
    try servers.subject.import(servers.subject.records(0..<20_000))
    try servers.subject.import(servers.subject.records(0..<many))
    let behind = servers.services[0]
    let stream = try servers.stream(of: behind, after: Int64(many))
    let earlier = try servers.stream(of: behind, after: 0)
    behind.refresh()
    #expect(behind.live.lastChange == Int64(many))
    #expect(Servers.names(stream) == [])
    #expect(Servers.names(earlier) == ["reload"])
  }

  @Test func `a write after a large import leaves the fresh copy to the next refresh`() throws {
    let store = try servers.subject.open()
    defer { store.close() }
    let follower = try StoreFollower(store)
    // A single entry of the log.
    try servers.subject.import(servers.subject.records(0..<20_001))
    let change = try store.create(1).change
    #expect(change == 2)
    try follower.catchUp(to: change)
    #expect(follower.live.lastChange == 0 && follower.hasSkippedWrite)
    try follower.catchUp()
    #expect(follower.live.lastChange == change && !follower.hasSkippedWrite)
  }

  @Test func `after a failover, IDs contain the timeline, and IDs of lost changes cause a reload`()
    throws
  {
    let first = servers.services[0]
    try servers.subject.import(servers.subject.records(0..<2))
    first.refresh()
    // The third change exists only on the old primary.
    try servers.subject.import(servers.subject.records(0..<3))
    let second = servers.services[1]
    second.refresh()
    #expect([first, second].map(\.live.lastChange) == [2, 3])
    PostgresCluster.shared.run(
      """
      DELETE FROM petmap.announcement WHERE id IN (SELECT id FROM petmap.change WHERE number = 3);
      DELETE FROM petmap.change WHERE number = 3;
      UPDATE petmap.state SET last_change = 2;
      INSERT INTO petmap.timeline SELECT 2, system, number + 1, 2 FROM petmap.timeline;
      """, in: servers.subject.databaseName)
    let connected = try servers.stream(of: first, after: 2)
    try servers.subject.import(servers.subject.records(3..<5))
    for service in [first, second] { service.refresh() }
    #expect(Servers.events(connected) == ["3-2 put", "4-2 put"])
    for (service, after, expected) in [
      // The server knows that changes up to the second one are part of the new timeline.
      (first, "2", ["3-2 put", "4-2 put"]), (first, "3", ["4-2 reload"]),
      (first, "3-2", ["4-2 put"]), (second, "3", ["4-2 reload"]), (second, "4-2", []),
    ] {
      #expect(
        Servers.events(try servers.stream(of: service, after: after)) == expected, "\(after)")
    }
  }

  @Test func `servers that follow each other's writes converge`() throws {
    let isFinished = Monitor(false)
    let followers = servers.services.map { service in
      Thread {
        while isFinished.wait(atMost: 0.05, { $0 ? () : nil }) == nil { service.refresh() }
      }
    }
    ThreadWorkers(count: 8).run(80) { index in
      #expect(throws: Never.self) {
        let (id, password) = try servers.announce(on: index)
        if index % 3 == 0 { _ = try servers.close(id, password, on: index + 1) }
        if index % 5 == 0 { _ = try servers.delete(id, password, on: index + 2) }
      }
    }
    isFinished.change { $0 = true }
    for follower in followers { follower?.join() }
    for service in servers.services { service.refresh() }
    let ids = try servers.store.page(after: nil, limit: 1000).map(\.id)
    #expect(ids.count == 64)
    for service in servers.services {
      #expect(service.live.counts.all == 64)
      for id in ids {
        #expect(service.live[id] == servers.services[0].live[id])
      }
    }
    #expect(try servers.subject.check().problems == [])
  }

  @Test(arguments: EveryContractTests.examples)
  func `the contract is fulfilled behind a load balancer`(_ example: ContractCase) throws {
    try ContractRun.check(example, over: servers)
  }
}
