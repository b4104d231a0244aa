import PetMapGeo
import PetMapAnnouncements
import PetMapService
import PetMapStore
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct StoreFollowerTests {
  /// Each access to a closure in generic storage wraps it once more, and the next call runs through
  /// all of the wrappers.
  @Test func `a write after half a million refreshes needs no more stack than the first`() async {
    await #expect(processExitsWith: .success) {
      let store = MemoryStore()
      let follower = try StoreFollower(store)
      let received = Monitor(0)
      follower.tell { update in
        if case .changes(let changes) = update.content { received.change { $0 += changes.count } }
      }
      let thread = Thread(stackBytes: 256 << 10) {
        for _ in 0..<500_000 { try? follower.catchUp() }
        let record = ImportedAnnouncement(
          Announcement(id: "1", coordinate: Coordinate(validLatitude: 1, wrappingLongitude: 2)))
        _ = try? store.upsert([record], at: Timestamp(milliseconds: 1_750_000_000_000))
        try? follower.catchUp()
      }
      try #require(thread).join()
      #expect(received.withLock { $0 } == 1)
    }
  }

  /// Enough records to make the follower load a fresh copy after their import.
  private static let records = (0...20_000).map { number in
    ImportedAnnouncement(
      Announcement(
        id: "\(number)",
        coordinate: Coordinate(validLatitude: Double(number) / 1000, wrappingLongitude: 2)))
  }

  @Test func `a report created after an import is known before the fresh copy is loaded`() throws {
    let store = MemoryStore()
    let service = try Service(.test(store: store))
    let transport = InProcess(service)
    _ = try store.upsert(Self.records, at: Timestamp(milliseconds: 1_750_000_000_000))
    let (id, password) = try transport.announce()
    let uploaded = try transport.send(
      .upload(
        Array("GIF89a".utf8), of: id,
        authorization: "Basic " + TestBase64.encoded("\(id):\(password)")))
    #expect(uploaded.status == 201)
  }

  @Test func `a server starts after an import that is a single entry of the log`() throws {
    let directory = TemporaryDirectory()
    let store = try StoreAddress(directory.file("pets.sqlite")).serve()
    defer { store.close() }
    _ = try store.upsert(Self.records, at: Timestamp(milliseconds: 1_750_000_000_000))
    var environment = ServiceEnvironment.test(store: store)
    environment.sharesStore = true
    #expect(try Service(environment).live.counts.published == Self.records.count)
  }

  @Test func `the lag includes changes that have not been read`() throws {
    let store = MemoryStore()
    let follower = try StoreFollower(store)
    #expect(follower.currentLag().changes == 0)
    _ = try store.upsert([Self.records[0]], at: Timestamp(milliseconds: 1_750_000_000_000))
    // The last answer is used again for a moment.
    let deadline = ContinuousClock.now + .seconds(30)
    while follower.currentLag().changes == 0, ContinuousClock.now < deadline {}
    #expect(follower.currentLag().changes == 1)
    try follower.catchUp()
    #expect(follower.currentLag().changes == 0)
  }

  @Test func `a write after an import does not wait for a fresh copy`() throws {
    let store = MemoryStore()
    let follower = try StoreFollower(store)
    _ = try store.upsert(Self.records, at: Timestamp(milliseconds: 1_750_000_000_000))
    try follower.catchUp(to: store.lastChange())
    #expect(follower.live.lastChange == 0)
    #expect(follower.hasSkippedWrite)
    try follower.catchUp()
    #expect(!follower.hasSkippedWrite)
    #expect(follower.live.lastChange == 20_001)
    #expect(follower.live.counts.published == 20_001)
  }

  @Test func `a write does not wait for a fresh copy that is being loaded`() throws {
    let store = MemoryStore()
    let follower = try StoreFollower(store)
    let isLoading = Monitor(false)
    let isReleased = Monitor(false)
    follower.tell { _ in
      isLoading.change { $0 = true }
      _ = isReleased.wait(atMost: 60) { $0 ? () : nil }
    }
    let now = Timestamp(milliseconds: 1_750_000_000_000)
    _ = try store.upsert(Self.records, at: now)
    let thread = try #require(Thread { try? follower.catchUp() })
    try #require(isLoading.wait(atMost: 60) { $0 ? () : nil } != nil)
    _ = try store.setStatus(.closed, of: store.page(after: nil, limit: 1)[0].id, at: now)
    #expect(throws: Never.self) { try follower.catchUp(to: store.lastChange(), atMost: 0.05) }
    #expect(follower.hasSkippedWrite)
    isReleased.change { $0 = true }
    thread.join()
    try follower.catchUp()
    #expect(!follower.hasSkippedWrite)
  }

  @Test func `a write that does not wait for another read is noted as skipped`() throws {
    let store = MemoryStore()
    let follower = try StoreFollower(store)
    let isReading = Monitor(false)
    let isReleased = Monitor(false)
    follower.tell { _ in
      isReading.change { $0 = true }
      _ = isReleased.wait(atMost: 60) { $0 ? () : nil }
    }
    let now = Timestamp(milliseconds: 1_750_000_000_000)
    _ = try store.upsert(Array(Self.records.prefix(1)), at: now)
    let thread = try #require(Thread { try? follower.catchUp() })
    try #require(isReading.wait(atMost: 60) { $0 ? () : nil } != nil)
    _ = try store.upsert(Array(Self.records[1...1]), at: now)
    #expect(throws: StoreError.busy) { try follower.catchUp(to: 2, atMost: 0.05) }
    #expect(follower.hasSkippedWrite)
    isReleased.change { $0 = true }
    thread.join()
    try follower.catchUp()
    #expect(!follower.hasSkippedWrite)
  }
}
