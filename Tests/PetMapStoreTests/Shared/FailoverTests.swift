import PetMapAnnouncements
import PetMapService
import PetMapStore
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

/// Tests servers whose database fails over to a standby or is restored.
@Suite(.enabled(if: PostgresCluster.isAvailable)) struct FailoverTests {
  @Test func `servers that have read lost changes reload, and others continue`() throws {
    let cluster = PostgresCluster.shared
    let store = try StoreAddress(cluster.database("timelines")).serve(
      photos: nil, adoptsPhotos: false)
    for number in 1...3 { try store.create(UInt64(number)) }
    let start = try store.position()
    #expect(start.number == 3)
    let behind = try StoreFollower(store)
    try store.create(4)
    let ahead = try StoreFollower(store)
    #expect([behind, ahead].map(\.live.lastChange) == [3, 4])
    // Simulate the promotion of a standby that has received only the first three changes.
    cluster.run(
      """
      DELETE FROM petmap.announcement WHERE id IN (SELECT id FROM petmap.change WHERE number = 4);
      DELETE FROM petmap.change WHERE number = 4;
      UPDATE petmap.state SET last_change = 3;
      INSERT INTO petmap.timeline SELECT 2, system, number + 1, 3 FROM petmap.timeline;
      """, in: "timelines")
    for number in 5...6 { try store.create(UInt64(number)) }
    let reloads = Monitor(0)
    for follower in [behind, ahead] {
      follower.tell { update in if update.isCopy { reloads.withLock { $0 += 1 } } }
      try follower.catchUp()
    }
    #expect(reloads.withLock { $0 } == 1)
    for follower in [behind, ahead] {
      #expect(follower.live.lastChange == 5)
      #expect(follower.live.counts.all == 5)
      #expect(follower.live[StoreWorkshop.id(4)] == nil)
      #expect(follower.live[StoreWorkshop.id(6)] != nil)
    }
    // Both continue on the new timeline.
    try store.create(7)
    for follower in [behind, ahead] { try follower.catchUp() }
    #expect(reloads.withLock { $0 } == 1)
    #expect([behind, ahead].map(\.live.lastChange) == [6, 6])
    store.close()
  }

  @Test func `a restore without a new timeline is detected by the last change`() throws {
    let cluster = PostgresCluster.shared
    let store = try StoreAddress(cluster.database("restored")).serve(
      photos: nil, adoptsPhotos: false)
    for number in 1...3 { try store.create(UInt64(number)) }
    let follower = try StoreFollower(store)
    try store.create(4)
    try follower.catchUp()
    cluster.run(
      """
      DELETE FROM petmap.announcement WHERE id IN (SELECT id FROM petmap.change WHERE number = 4);
      DELETE FROM petmap.change WHERE number = 4;
      UPDATE petmap.state SET last_change = 3;
      """, in: "restored")
    for number in 5...6 { try store.create(UInt64(number)) }
    try follower.catchUp()
    #expect(follower.live.lastChange == 5)
    #expect(follower.live[StoreWorkshop.id(4)] == nil)
    #expect(follower.live[StoreWorkshop.id(5)] != nil)
    store.close()
  }

  @Test func `the primary that was promoted last is used`() throws {
    let old = PostgresCluster(["wal_level = replica"])
    _ = old.database("pets")
    let store = try StoreAddress(old.address(of: "pets")).serve(photos: nil, adoptsPhotos: false)
    try store.create(1)
    store.close()
    let new = PostgresCluster(standbyOf: old)
    #expect(throws: StoreError.database(.standby)) {
      try StoreAddress(new.address(of: "pets")).serve(photos: nil, adoptsPhotos: false)
    }
    #expect(try StoreAddress(new.address(of: "pets")).reader().count() == 1)
    let address = StoreAddress(PostgresCluster.address(of: "pets", on: [old, new]))
    let running = try address.serve(photos: nil, adoptsPhotos: false)
    try running.create(2)
    old.kill()
    new.promote()
    // The standby may or may not have received the second announcement.
    let count = try StoreAddress(new.address(of: "pets")).reader().count()
    old.start()
    // Both accept writes, and the old one is listed first.
    let starting = try address.serve(photos: nil, adoptsPhotos: false)
    try starting.create(3)
    try running.create(4)
    #expect(try StoreAddress(new.address(of: "pets")).reader().count() == count + 2)
    #expect(try StoreAddress(old.address(of: "pets")).reader().count() == 2)
    #expect(try running.position().timeline?.number == 2)
    #expect(try running.position().timeline == starting.position().timeline)
    #expect(try StoreAddress(new.address(of: "pets")).check(photos: nil) { _ in }.problems == [])
    running.close()
    starting.close()
  }

  @Test func `a fresh copy is loaded when many changes are pending`() throws {
    let store = MemoryStore()
    let follower = try StoreFollower(store)
    let reloads = Monitor(0)
    follower.tell { update in if update.isCopy { reloads.withLock { $0 += 1 } } }
    let coordinate = try StoreWorkshop.draft().coordinate
    func addRecords(_ ids: Range<Int>) throws {
      let records = ids.map { Announcement(id: "A\($0)", coordinate: coordinate) }
      _ = try store.upsert(records.map { ImportedAnnouncement($0) }, at: StoreWorkshop.at(0))
      try follower.catchUp()
    }
    try addRecords(0..<5000)
    #expect(reloads.withLock { $0 } == 0)
    try addRecords(5000..<25_001)
    #expect(reloads.withLock { $0 } == 1)
    #expect(follower.live.lastChange == 25_001)
    #expect(follower.live.counts.published == 25_001)
  }
}

extension StoreFollower.Update {
  fileprivate var isCopy: Bool {
    if case .copy = content { true } else { false }
  }
}
