import PetMapAnnouncements
import PetMapStore
import ServiceTestSupport
import Testing

extension EverySightingTests {
  @Test(arguments: StoreKind.testable)
  func `a sighting can be flagged, and a moderator dismisses its flags`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let moderation = store.moderation
    for day in 1...4 {
      _ = try store.addSighting(
        new("2025-05-0\(day)", isReviewed: day == 4), to: id, at: StoreWorkshop.at(2))
    }
    func flag(_ subject: AnnouncementFlag.Subject, from network: String, _ second: Int64) throws {
      try moderation.flag(
        id, AnnouncementFlag(subject, .spam, comment: nil, at: StoreWorkshop.at(second)),
        from: network)
    }
    for number in 1...3 { try flag(.sighting(number), from: "a", Int64(10 + number)) }
    for second in 20...21 as ClosedRange<Int64> { try flag(.sighting(1), from: "b", second) }
    try flag(.announcement, from: "a", 30)
    for number in [4, 9] {
      #expect(throws: StoreError.notFound) { try flag(.sighting(number), from: "a", 40) }
    }
    func flagged() throws -> [Int: Int] {
      let found = try moderation.sightings(.flagged, network: nil, limit: 10)
      return Dictionary(
        uniqueKeysWithValues: found.map { ($0.stored.id.number, $0.flags.count) })
    }
    #expect(try flagged() == [1: 2, 2: 1, 3: 1])
    let entry = try #require(try moderation.announcements(ModerationQuery(.flagged)).first)
    #expect(
      entry.flags.map(\.subject) == [
        .announcement, .sighting(1), .sighting(3), .sighting(2), .sighting(1),
      ])
    for number in 0..<60 { try flag(.sighting(2), from: "\(number)", 50) }
    #expect(try flagged()[2] == AnnouncementFlag.countLimit)
    let before = try actions(store).count
    let shown = ModerationOrder(.show, [], sightings: [SightingID(id, 1)])
    let outcome = try moderation.carryOut(shown, by: .administrator(), at: StoreWorkshop.at(60))
    #expect(outcome.sightings == [SightingID(id, 1)])
    let again = try moderation.carryOut(shown, by: .administrator(), at: StoreWorkshop.at(61))
    #expect(again.sightings.isEmpty)
    _ = try moderation.carryOut(
      ModerationOrder(.hide, [], sightings: [SightingID(id, 2)]), by: .administrator(),
      at: StoreWorkshop.at(62))
    #expect(try actions(store).dropFirst(before) == [.showSighting, .hideSighting])
    try store.deleteSighting(SightingID(id, 3), by: .visitor, at: StoreWorkshop.at(63))
    #expect(try flagged() == [:])
    #expect(try moderation.flags(of: id).map(\.subject) == [.announcement])
    try flag(.sighting(1), from: "a", 70)
    _ = try moderation.carryOut(
      ModerationOrder(.show, [id]), by: .administrator(), at: StoreWorkshop.at(71))
    #expect(try moderation.flags(of: id) == [])
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }
}
