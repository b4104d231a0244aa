import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapPhotos
import PetMapStore
import ServiceTestSupport
import Testing

/// Tests sightings in both kinds of stores.
struct EverySightingTests {
  let id = StoreWorkshop.id(1)
  private let network = "198.51.100.0/24"

  /// Opens a store with two published reports and one without a photo.
  func filled(_ subject: StoreSubject) throws -> Store {
    let store = try subject.open()
    for number in 1...3 as ClosedRange<UInt64> { try store.create(number) }
    for number in 1...2 as ClosedRange<UInt64> {
      _ = try store.publishPhoto(
        StoreWorkshop.photo(1), of: StoreWorkshop.id(number), at: StoreWorkshop.at(1))
    }
    return store
  }

  func new(
    _ day: String, _ latitude: Double = 52.5, text: String? = nil, from network: String? = nil,
    token: UInt8 = 1, isReviewed: Bool = false
  ) throws -> NewSighting {
    NewSighting(
      SightingDraft(
        seenAt: try #require(SeenTime(day)),
        coordinate: try Coordinate(latitude: latitude, longitude: 13.25), text: text),
      tokenDigest: [token], network: network, isReviewed: isReviewed)
  }

  func actions(_ store: Store) throws -> [AuditEntry.Action] {
    var actions: [AuditEntry.Action] = []
    try store.moderation.forEachAuditEntry(since: Timestamp(milliseconds: 0)) { entry in
      if entry.action.rawValue.contains("sighting") { actions.append(entry.action) }
      return true
    }
    return actions
  }

  @Test(arguments: StoreKind.testable)
  func `sightings are numbered as they arrive, listed as the animal was seen, and are changes`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    var store = try filled(subject)
    let start = try store.position().number
    let days = ["2025-05-03", "2025-05-01T10:00:00Z", "2025-05-01T09:00:00Z"]
    for (index, day) in days.enumerated() {
      let added = try store.addSighting(
        new(day, 52.5 + Double(index), text: "Day \(index)"), to: id,
        at: StoreWorkshop.at(Int64(10 + index)))
      #expect(added.id == SightingID(id, index + 1) && added.sighting.status == .published)
    }
    #expect(try store.sightings(of: id).map(\.id.number) == [3, 2, 1])
    #expect(try store.position().number == start + 3)
    let stored = try #require(try store.announcement(id))
    #expect(stored.announcement.updatedAt == StoreWorkshop.at(12))
    #expect(stored.sightings?.count == 3 && stored.sightings?.latest == nil)
    let shown = stored.shown(by: Disclosure())
    #expect(shown.sightingCount == 3 && shown.coordinate.latitude == 52.5)

    let confirmed = try store.setStatus(
      .confirmed, ofSighting: SightingID(id, 2), by: .reporter, at: StoreWorkshop.at(20))
    #expect(confirmed.sighting.status == .confirmed)
    let again = try store.setStatus(
      .confirmed, ofSighting: SightingID(id, 2), by: .reporter, at: StoreWorkshop.at(21))
    #expect(again == confirmed)
    #expect(try store.position().number == start + 4)
    store.close()
    store = try subject.open()
    let latest = try #require(try store.announcement(id)?.shown(by: Disclosure()).latestSighting)
    #expect(latest.number == 2 && latest.coordinate.latitude == 53.5 && latest.text == nil)
    var last: StoredAnnouncement?
    for change in try store.changes(after: ChangePosition(number: start), limit: 10).changes {
      if case .stored(let stored) = change.outcome { last = stored }
    }
    #expect(last?.sightings == (try store.announcement(id)?.sightings))
    #expect(try actions(store) == [.sendSighting, .sendSighting, .sendSighting, .confirmSighting])

    _ = try store.setStatus(
      .hidden, ofSighting: SightingID(id, 2), by: .reporter, at: StoreWorkshop.at(22))
    try store.deleteSighting(SightingID(id, 3), by: .visitor, at: StoreWorkshop.at(23))
    #expect(try store.announcement(id)?.sightings?.count == 1)
    #expect(try store.announcement(id)?.sightings?.latest == nil)
    #expect(throws: StoreError.notFound) {
      try store.deleteSighting(SightingID(id, 3), by: .visitor, at: StoreWorkshop.at(24))
    }
    // A number is never used again.
    let next = try store.addSighting(new("2025-05-04"), to: id, at: StoreWorkshop.at(25))
    #expect(next.id.number == 4)
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `only published announcements that are open take sightings`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    for number in [3, 9] as [UInt64] {
      #expect(throws: StoreError.notFound) {
        try store.addSighting(
          new("2025-05-01"), to: StoreWorkshop.id(number), at: StoreWorkshop.at(2))
      }
    }
    _ = try store.setStatus(.closed, of: id, at: StoreWorkshop.at(2))
    #expect(throws: StoreError.closed) {
      try store.addSighting(new("2025-05-01"), to: id, at: StoreWorkshop.at(2))
    }
    let other = StoreWorkshop.id(2)
    _ = try store.moderation.carryOut(
      ModerationOrder(.hide, [other]), by: .administrator(), at: StoreWorkshop.at(2))
    #expect(throws: StoreError.notFound) {
      try store.addSighting(new("2025-05-01"), to: other, at: StoreWorkshop.at(2))
    }
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a network sends a few sightings a day, and the same one once`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let first = try store.addSighting(
      new("2025-05-01", from: network), to: id, at: StoreWorkshop.at(2))
    let same = try store.addSighting(
      new("2025-05-01", from: network, token: 2), to: id, at: StoreWorkshop.at(3))
    #expect(same == first)
    #expect(try store.isToken([2], ofSighting: first.id))
    #expect(try !store.isToken([1], ofSighting: first.id))
    for number in 1..<StoredSighting.dailyLimit {
      _ = try store.addSighting(
        new("2025-05-02", 52 + Double(number) / 100, from: network), to: id,
        at: StoreWorkshop.at(4))
    }
    #expect(throws: StoreError.tooManySightings) {
      try store.addSighting(new("2025-05-03", from: network), to: id, at: StoreWorkshop.at(5))
    }
    _ = try store.addSighting(
      new("2025-05-03", from: "203.0.113.0/24"), to: id, at: StoreWorkshop.at(5))
    _ = try store.addSighting(
      new("2025-05-03", from: network), to: id, at: StoreWorkshop.at(86_410))
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a photo that no moderator has seen is not approved with its sighting`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let waiting = try store.addSighting(
      new("2025-05-01", isReviewed: true), to: id, at: StoreWorkshop.at(2))
    let photographed = try store.addPhoto(
      StoreWorkshop.photo(2), toSighting: waiting.id, isReviewed: true, at: StoreWorkshop.at(3))
    var order = ModerationOrder(.show, [], sightings: [waiting.id])
    func carryOut(photo version: Int64) throws -> [SightingID] {
      order.sightingPhotoVersions[waiting.id] = version
      return try store.moderation.carryOut(
        order, by: .administrator(), at: StoreWorkshop.at(4)
      ).sightings
    }
    #expect(try carryOut(photo: 0) == [])
    #expect(try store.sightings(of: id).map(\.sighting.status) == [.waiting])
    #expect(try carryOut(photo: #require(photographed.photo).version) == [waiting.id])
    #expect(try store.sightings(of: id).map(\.sighting.status) == [.published])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `what a moderator withholds is not shown by the reporter`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let start = try store.position().number
    let waiting = try store.addSighting(
      new("2025-05-01", text: "secret", isReviewed: true), to: id, at: StoreWorkshop.at(2))
    #expect(waiting.sighting.status == .waiting)
    let confirmed = try store.setStatus(
      .confirmed, ofSighting: waiting.id, by: .reporter, at: StoreWorkshop.at(3))
    #expect(confirmed.sighting.status == .waiting)
    // No one else sees any of it.
    #expect(try store.position().number == start)
    #expect(try store.announcement(id)?.sightings == nil)
    let moderation = store.moderation
    #expect(try moderation.counts(at: StoreWorkshop.at(3)).waitingSightings == 1)
    #expect(
      try moderation.sightings(.waiting, network: nil, limit: 10).map(\.stored.id) == [waiting.id])
    let order = ModerationOrder(.show, [], sightings: [waiting.id, SightingID(id, 9)])
    let outcome = try moderation.carryOut(order, by: .administrator(), at: StoreWorkshop.at(4))
    #expect(outcome.sightings == [waiting.id] && outcome.ids == [])
    #expect(try store.sightings(of: id).map(\.sighting.status) == [.confirmed])
    #expect(try store.position().number == start + 1)

    _ = try moderation.carryOut(
      ModerationOrder(.hide, [], sightings: [waiting.id]), by: .administrator(),
      at: StoreWorkshop.at(5))
    let shown = try store.setStatus(
      .published, ofSighting: waiting.id, by: .reporter, at: StoreWorkshop.at(6))
    #expect(shown.sighting.status == .hidden)
    #expect(try moderation.sightings(.hidden, network: nil, limit: 10).count == 1)
    _ = try moderation.carryOut(
      ModerationOrder(.delete, [], sightings: [waiting.id]), by: .administrator(),
      at: StoreWorkshop.at(7))
    #expect(try store.sightings(of: id) == [])
    #expect(
      try actions(store) == [
        .sendSighting, .confirmSighting, .showSighting, .hideSighting, .showSighting,
        .eraseSighting,
      ])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `everything from a network includes its sightings, and networks are forgotten`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let other = StoreWorkshop.id(2)
    let sent = try store.addSighting(
      new("2025-05-01", from: network), to: id, at: StoreWorkshop.at(2))
    _ = try store.addSighting(
      new("2025-05-02", from: network), to: other, at: StoreWorkshop.at(2))
    _ = try store.addSighting(
      new("2025-05-02", from: "203.0.113.0/24"), to: other, at: StoreWorkshop.at(2))
    let order = ModerationOrder(.deleteNetwork, [], sightings: [sent.id], banLength: 1000)
    let outcome = try store.moderation.carryOut(
      order, by: .administrator(), at: StoreWorkshop.at(3))
    #expect(outcome.sightings.count == 2 && outcome.networks.count == 1)
    #expect(try store.sightings(of: other).map(\.id.number) == [2])
    #expect(try store.moderation.banEnd(of: network, at: StoreWorkshop.at(3)) != nil)
    #expect(try subject.query("SELECT count(*) FROM sighting WHERE network IS NOT NULL") == ["1"])
    // The time of these tests is long ago.
    store.removeExpired()
    #expect(try subject.query("SELECT count(*) FROM sighting WHERE network IS NOT NULL") == ["0"])
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a photo belongs to its sighting, and is erased with it`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    var store = try filled(subject)
    let sent = try store.addSighting(new("2025-05-01"), to: id, at: StoreWorkshop.at(2))
    // The announcement may have the same photo.
    let photo = StoreWorkshop.photo(1)
    let stored = try store.addPhoto(
      photo, toSighting: sent.id, isReviewed: false, at: StoreWorkshop.at(3))
    #expect(stored.sighting.photoUrl == "/images/\(id.text)-s1.jpeg")
    let version = try #require(stored.photo?.version)
    #expect(try store.photo(.largest, of: id, version: version) == photo[.largest])
    #expect(throws: StoreError.tooManyPhotos) {
      try store.addPhoto(
        photo, toSighting: sent.id, isReviewed: false, at: StoreWorkshop.at(4))
    }
    #expect(try store.announcement(id)?.photos.count == 1)
    #expect(try subject.check().problems == [])
    let target = StoreSubject(kind)
    store.close()
    #expect(
      try StoreMove(from: subject.address, to: target.address, photos: nil) { _ in }.photos == 3)
    #expect(try target.check().problems == [])
    target.recycle()
    store = try subject.open()
    // A photo that is fetched replaces those of the announcement only.
    _ = try store.publishPhoto(
      StoreWorkshop.photo(2), fetchedFrom: "https://pets.example/1.jpeg", of: id,
      isReviewed: false, at: StoreWorkshop.at(5))
    #expect(try store.photo(.largest, of: id, version: version) == photo[.largest])
    try store.deleteSighting(sent.id, by: .visitor, at: StoreWorkshop.at(6))
    #expect(try store.photo(.largest, of: id, version: version) == nil)
    #expect(try subject.query("SELECT count(*) FROM photo WHERE number < 0") == ["0"])
    #expect(try subject.query("SELECT count(*) FROM released_file") == ["0"])

    let reviewed = try store.addSighting(new("2025-05-02"), to: id, at: StoreWorkshop.at(7))
    let waiting = try store.addPhoto(
      photo, toSighting: reviewed.id, isReviewed: true, at: StoreWorkshop.at(8))
    #expect(waiting.sighting.status == .waiting)
    #expect(try store.announcement(id)?.sightings == nil)
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `sightings are imported with a new announcement, and never created again`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let sightings = try ["2025-05-01", "2025-05-02T10:00:00Z", "2025-05-03"].enumerated().map {
      Sighting(
        number: 2 * $0.offset + 1, seenAt: try #require(SeenTime($0.element)),
        coordinate: try Coordinate(latitude: 52, longitude: 21), locationRadius: 0.5,
        text: "Near the <b>pond</b>",
        status: [.confirmed, .published, .hidden][$0.offset],
        createdAt: StoreWorkshop.at(1))
    }
    let record = try subject.record("A1") { $0.sightings = sightings }
    #expect(record.origin.kept.members.isEmpty)
    try subject.import([record])
    let imported = AnnouncementID(ofSource: "A1")
    var store = try subject.open()
    let found = try store.sightings(of: imported)
    #expect(found.map(\.id.number) == [1, 3, 5])
    #expect(found.map(\.sighting.status) == [.confirmed, .published, .hidden])
    #expect(found[0].sighting.text == "Near the pond" && found[0].sighting.locationRadius == 0.5)
    #expect(try store.announcement(imported)?.sightings?.latest?.number == 1)
    let next = try store.addSighting(new("2025-05-04"), to: imported, at: StoreWorkshop.at(2))
    #expect(next.id.number == 6)
    try store.deleteSighting(SightingID(imported, 3), by: .administrator(), at: StoreWorkshop.at(3))
    let position = try store.position()
    store.close()
    #expect(try subject.import([record]).unchanged == 1)
    store = try subject.open()
    #expect(try store.sightings(of: imported).map(\.id.number) == [1, 5, 6])
    #expect(try store.position().number == position.number)
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }
}
