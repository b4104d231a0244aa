import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapService
import Synchronization
import TestSupport
import Testing

@Suite struct LiveAnnouncementsTests {
  /// Returns an imported announcement at a random coordinate, the `number`th to be inserted.
  private func stored(
    _ number: Int, change: Int64, _ random: inout SeededRandom
  ) throws -> StoredAnnouncement {
    let id = AnnouncementID(ofSource: "\(number)")
    var coordinate = try Coordinate(
      latitude: Double.random(in: -60...60, using: &random),
      longitude: Double.random(in: -180...180, using: &random))
    if number % 50 == 0 { coordinate = try Coordinate(latitude: 1, longitude: 2) }
    var announcement = Announcement(id: id.text, coordinate: coordinate)
    announcement.status = [.missing, .found, .closed][number % 3]
    announcement.petName = number % 7 == 0 ? "Rex" : "Tama"
    return StoredAnnouncement(
      id: id, announcement: announcement,
      origin: .imported(sourceID: "\(number)"), insertion: Int64(number),
      change: change)
  }

  private func loaded(
    _ count: Int, _ random: inout SeededRandom
  ) throws -> LiveAnnouncements {
    let live = LiveAnnouncements()
    var loader = LiveLoader()
    for number in 1...count { loader.append(try stored(number, change: Int64(number), &random)) }
    live.load(loader, lastChange: Int64(count))
    return live
  }

  private func ids(_ live: LiveAnnouncements) -> Set<String> {
    Set(live.snapshot.pins.records(PinQuery()).records.map(\.id))
  }

  @Test func `the clusters of a filter are those of a new collection, before and after changes`()
    throws
  {
    var random = SeededRandom(seed: 7)
    let live = try loaded(3000, &random)
    live.makeClusters()
    var filter = PinFilter()
    filter.text = TextQuery("rex")
    var statuses = PinFilter()
    statuses.statuses = [.found]
    for round in 0..<4 {
      for filter in [filter, statuses, filter, PinFilter()] {
        let tiles = PinTiles(try #require(live.clusters(of: filter)), pinZoom: 17)
        let pins = live.snapshot.pins
        let expected = PinTiles(pins.clusters(of: filter), pinZoom: 17)
        let all = PinTiles(pins.clusters(), pinZoom: 17)
        #expect(tiles.tiles(zoom: 3) == expected.tiles(zoom: 3))
        for id in expected.tiles(zoom: 3) { #expect(tiles.tile(id) == expected.tile(id)) }
        for id in all.tiles(zoom: 17).prefix(500) {
          #expect(all.tile(id, of: filter) == expected.tile(id), "round \(round)")
        }
      }
      let change = live.lastChange + 1
      live.apply([
        AnnouncementChange(
          number: change, id: AnnouncementID(ofSource: "\(round + 1)"), outcome: .deleted)
      ])
    }
  }

  @Test func `the version changes with what others see, and not with reports before that`() throws {
    let seed: UInt64 = 22
    var random = SeededRandom(seed: seed)
    let live = LiveAnnouncements()
    var shown: [String: Announcement] = [:]
    var same = 0
    for change in 1...1000 as ClosedRange<Int64> {
      var changed = try stored(.random(in: 1...40, using: &random), change: change, &random)
      changed.visibility = [.shown, .waiting, .hidden].randomElement(using: &random) ?? .shown
      let isDeleted = Int.random(in: 0..<4, using: &random) == 0
      let isShown = !isDeleted && changed.isPublished
      let (before, version) = (shown, live.version)
      shown[changed.id.text] = isShown ? changed.announcement : nil
      live.apply([
        AnnouncementChange(
          number: change, id: changed.id, outcome: isDeleted ? .deleted : .stored(changed))
      ])
      let pins = live.snapshot.pins.pins(PinQuery()).pins.map(\.announcement)
      #expect(Set(pins.map(\.id)) == Set(shown.keys) && pins.allSatisfy { shown[$0.id] == $0 })
      if shown != before { #expect(live.version > version, "change \(change), seed \(seed)") }
      if live.version == version { same += 1 }
      #expect(live.lastChange == change)
    }
    #expect(same > 100)
  }

  @Test(arguments: [50.0, 170, 350])
  func `the extent is that of all pins after each change`(width: Double) throws {
    var random = SeededRandom(seed: 20)
    let live = LiveAnnouncements()
    for change in 1...1000 as ClosedRange<Int64> {
      let number = Int.random(in: 1...40, using: &random)
      var changed = try stored(number, change: change, &random)
      changed.announcement.coordinate = try Coordinate(
        latitude: Double(Int.random(in: -9...9, using: &random)),
        longitude: (Double.random(in: -0.5...0.5, using: &random) * width).rounded())
      let isDeleted = Int.random(in: 0..<3, using: &random) == 0
      live.apply([
        AnnouncementChange(
          number: change, id: changed.id, outcome: isDeleted ? .deleted : .stored(changed))
      ])
      let pins = live.snapshot.pins.pins(PinQuery()).pins
      let expected = BoundingBox(containing: pins.map(\.announcement.coordinate))
      #expect(live.extent == expected, "change \(change)")
    }
  }

  @Test func `changes during clustering are visible immediately and in the clusters`() throws {
    var random = SeededRandom(seed: 18)
    let live = try loaded(400, &random)
    let taken = try #require(live.takeUnclustered())
    var changes: [AnnouncementChange] = []
    for number in 350..<450 {
      let change = Int64(400 + changes.count + 1)
      let id = AnnouncementID(ofSource: "\(number)")
      let outcome =
        number % 3 == 0
        ? AnnouncementChange.Outcome.deleted
        : .stored(try stored(number, change: change, &random))
      changes.append(AnnouncementChange(number: change, id: id, outcome: outcome))
    }
    live.apply(Array(changes[..<60]))
    live.apply(Array(changes[60...]))
    let seen = ids(live)
    #expect(!live.hasClusters)
    #expect(seen.count == live.counts.published)
    #expect(seen.contains(AnnouncementID(ofSource: "449").text))
    #expect(!seen.contains(AnnouncementID(ofSource: "351").text))

    live.putClustered(LiveAnnouncements.clustered(taken))
    #expect(live.hasClusters)
    #expect(ids(live) == seen)
    #expect(live.snapshot.pins.firstViolation == nil)
    #expect(live.lastChange == 500)
    let next = try stored(450, change: 501, &random)
    live.apply([AnnouncementChange(number: 501, id: next.id, outcome: .stored(next))])
    #expect(live.snapshot.pins.firstViolation == nil)
    #expect(live.counts.published == seen.count + 1)
  }

  @Test func `clusters of replaced announcements are dropped, and no request keeps waiting`() throws
  {
    var random = SeededRandom(seed: 19)
    let live = try loaded(50, &random)
    let taken = try #require(live.takeUnclustered())
    var loader = LiveLoader()
    for number in 100...120 { loader.append(try stored(number, change: 130, &random)) }
    live.replace(with: loader, lastChange: 130)
    live.putClustered(LiveAnnouncements.clustered(taken))
    #expect(live.counts.published == 21)
    #expect(live.snapshot.pins.firstViolation == nil)
    #expect(live.hasClusters)
    #expect(live.takeUnclustered() == nil)
  }

  @Test
  func `callbacks are called when the clusters are ready, or immediately if they already are`()
    throws
  {
    var random = SeededRandom(seed: 20)
    let live = try loaded(10, &random)
    let calls = Mutex(0)
    live.whenClustered { calls.withLock { $0 += 1 } }
    #expect(calls.withLock { $0 } == 0)
    #expect(live.clusters(of: PinFilter()) == nil)
    live.makeClusters()
    #expect(calls.withLock { $0 } == 1)
    live.whenClustered { calls.withLock { $0 += 1 } }
    #expect(calls.withLock { $0 } == 2)
    live.makeClusters()
    #expect(calls.withLock { $0 } == 2)
  }
}
