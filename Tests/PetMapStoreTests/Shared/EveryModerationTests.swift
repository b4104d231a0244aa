import PetMapAnnouncements
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

/// Tests what moderators do, in every kind of store.
struct EveryModerationTests {
  private let moderator = AuditActor.administrator("kim")
  private let now = StoreWorkshop.at(100)

  /// Creates reports 1 to 6 with photos except the last one, the odd ones from one network and the
  /// even ones from another.
  private func fill(_ subject: StoreSubject) throws -> Store {
    let store = try subject.open()
    for number in 1...6 as ClosedRange<UInt64> {
      let network = number.isMultiple(of: 2) ? "198.51.100.0/24" : "203.0.113.0/24"
      _ = try store.create(
        NewAnnouncement(
          StoreWorkshop.draft(#""petName":"Rex \#(number)%""#), id: StoreWorkshop.id(number),
          passwordHash: PasswordHash(text: "hash"), network: network),
        at: StoreWorkshop.at(Int64(number)))
      if number < 6 { try publish(number, in: store) }
    }
    return store
  }

  private func publish(
    _ number: UInt64, _ seed: UInt8 = 1, in store: Store, isReviewed: Bool = false
  ) throws {
    _ = try store.publishPhoto(
      StoreWorkshop.photo(seed), of: StoreWorkshop.id(number), isReviewed: isReviewed,
      at: StoreWorkshop.at(50))
  }

  private func ids(_ numbers: UInt64...) -> [AnnouncementID] { numbers.map(StoreWorkshop.id) }

  /// Carries out an order, and returns the announcements that changed.
  private func moderate(
    _ action: ModerationOrder.Action, _ ids: [AnnouncementID], in store: Store
  ) throws -> [AnnouncementID] {
    try store.moderation.carryOut(ModerationOrder(action, ids), by: moderator, at: now).ids
  }

  private func listed(_ query: ModerationQuery, in store: Store) throws -> [UInt64] {
    try store.moderation.announcements(query).map(\.stored.id.low)
  }

  @Test(arguments: StoreKind.testable)
  func `hidden announcements are not published until they are shown again`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try fill(subject)
    let start = try store.position().number
    let hidden = try moderate(.hide, ids(1, 2, 99), in: store)
    #expect(hidden == ids(1, 2))
    #expect(try moderate(.hide, ids(1), in: store) == [])
    let stored = try #require(try store.announcement(StoreWorkshop.id(1)))
    #expect(stored.visibility == .hidden && !stored.isPublished && !stored.isReadable)
    #expect(try listed(ModerationQuery(.hidden), in: store) == [2, 1])
    // A new photo does not show it.
    try publish(1, 2, in: store)
    #expect(try store.announcement(StoreWorkshop.id(1))?.isPublished == false)
    #expect(try moderate(.show, ids(1, 3), in: store) == ids(1))
    #expect(try store.announcement(StoreWorkshop.id(1))?.isPublished == true)
    // Followers learn of each change.
    let changes = try store.changes(after: start, limit: 100)
    #expect(changes.map(\.id.low) == [1, 2, 1, 1])
    #expect(try subject.check().problems == [])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `with review, photos wait for a moderator`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try fill(subject)
    try publish(6, in: store, isReviewed: true)
    let new = try #require(try store.announcement(StoreWorkshop.id(6)))
    #expect(new.visibility == .waiting && !new.isPublished && new.isReadable)
    // Others know the ID of a report that was shown, and must not see its new photo.
    try publish(5, 2, in: store, isReviewed: true)
    let changed = try #require(try store.announcement(StoreWorkshop.id(5)))
    #expect(changed.visibility == .changed && !changed.isPublished && !changed.isReadable)
    #expect(try listed(ModerationQuery(.waiting), in: store) == [6, 5])
    _ = try store.deleteExpired(.unpublished, before: now, limit: 10)
    #expect(try store.announcement(StoreWorkshop.id(6)) != nil)
    #expect(try moderate(.show, ids(5, 6), in: store) == ids(5, 6))
    #expect(try store.announcement(StoreWorkshop.id(5))?.isPublished == true)
    #expect(try store.announcement(StoreWorkshop.id(6))?.isPublished == true)
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a network has one flag per announcement until a moderator dismisses it`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try fill(subject)
    let moderation = store.moderation
    let id = StoreWorkshop.id(3)
    func flag(
      _ reason: AnnouncementFlag.Reason, _ comment: String?, from network: String, _ second: Int64
    ) throws {
      try moderation.flag(
        id, AnnouncementFlag(.photo, reason, comment: comment, at: StoreWorkshop.at(second)),
        from: network)
    }
    try flag(.spam, nil, from: "a", 1)
    try flag(.other, "é'\"%", from: "b", 2)
    try flag(.offensive, nil, from: "a", 3)
    let entry = try #require(
      try moderation.announcements(ModerationQuery(.flagged)).first)
    #expect(entry.stored.id == id)
    #expect(entry.flags.map(\.reason) == [.offensive, .other])
    #expect(entry.flags.last?.comment == "é'\"%")
    for number in 0..<60 { try flag(.spam, nil, from: "\(number)", 4) }
    let all = try moderation.announcements(ModerationQuery(.flagged))
    #expect(all.first?.flags.count == AnnouncementFlag.countLimit)
    #expect(try moderate(.show, [id], in: store) == [id])
    #expect(try listed(ModerationQuery(.flagged), in: store) == [])
    #expect(throws: StoreError.notFound) {
      try moderation.flag(
        StoreWorkshop.id(99), AnnouncementFlag(.photo, .spam, comment: nil, at: now), from: "a")
    }
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `moderators find announcements by list, network, and text`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try fill(subject)
    let page = try store.moderation.announcements(ModerationQuery(limit: 2))
    #expect(page.map(\.stored.id.low) == [6, 5])
    let next = ModerationQuery(cursor: page.last?.stored.position, limit: 2)
    #expect(try listed(next, in: store) == [4, 3])
    let network = try #require(page.first?.network)
    #expect(try listed(ModerationQuery(network: network), in: store) == [6, 4, 2])
    #expect(try listed(ModerationQuery(.unpublished), in: store) == [6])
    for (text, found) in [
      ("rex 3", [3]), ("rex", [6, 5, 4, 3, 2, 1]), ("4%", [4]), ("_", []),
      ("A@B.EXAMPLE", [6, 5, 4, 3, 2, 1]),
      (StoreWorkshop.id(2).text, [2]), ("unknown", []), ("\\", []),
    ] as [(String, [UInt64])] {
      #expect(try listed(ModerationQuery(text: text), in: store) == found, "\(text)")
    }
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `everything from the network of a report is deleted, and the network banned`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try fill(subject)
    let moderation = store.moderation
    let order = ModerationOrder(.deleteNetwork, ids(2), banLength: 1000)
    let outcome = try moderation.carryOut(order, by: moderator, at: now)
    let (deleted, networks) = (outcome.ids, outcome.networks)
    #expect(Set(deleted) == Set(ids(2, 4, 6)))
    #expect(try listed(ModerationQuery(), in: store) == [5, 3, 1])
    #expect(try moderation.bans(at: now).map(\.network) == networks)
    let end = try moderation.banEnd(of: "198.51.100.0/24", at: now)
    #expect(end == now.advanced(byMilliseconds: 1000))
    #expect(try moderation.banEnd(of: "203.0.113.0/24", at: now) == nil)
    #expect(try moderation.banEnd(of: "198.51.100.0/24", at: end ?? now) == nil)
    #expect(try moderation.unban(networks[0], by: moderator))
    #expect(try !moderation.unban(networks[0], by: moderator))
    #expect(try moderation.bans(at: now) == [])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `the audit log says who did what`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try fill(subject)
    let moderation = store.moderation
    _ = try store.setStatus(.closed, of: StoreWorkshop.id(1), by: .reporter, at: now)
    _ = try store.setStatus(.found, of: StoreWorkshop.id(1), by: .administrator(), at: now)
    _ = try moderate(.close, ids(1), in: store)
    try moderation.setPassword(
      PasswordHash(text: "new"), token: [1, 2], of: StoreWorkshop.id(1), by: moderator)
    #expect(try store.announcement(withToken: [1, 2]) == StoreWorkshop.id(1))
    #expect(try store.passwordHash(of: StoreWorkshop.id(1)) == PasswordHash(text: "new"))
    #expect(
      try store.deleteExpired(.closed, before: now.advanced(byMilliseconds: 1), limit: 9) == 1)
    try store.delete(StoreWorkshop.id(2), by: moderator)
    var lines: [String] = []
    func read(since start: Timestamp) throws {
      lines = []
      try moderation.forEachAuditEntry(since: start) { entry in
        let name = entry.actor.name.map { " \($0)" } ?? ""
        lines.append("\(entry.actor.role)\(name) \(entry.action) \(entry.id?.low ?? 0)")
        return true
      }
    }
    try read(since: Timestamp(milliseconds: 0))
    #expect(lines.count == 11 + 6)
    #expect(lines.first == "reporter create 1")
    #expect(
      lines.suffix(6) == [
        "reporter close 1", "administrator reopen 1", "administrator kim close 1",
        "administrator kim password 1", "service expire 1", "administrator kim delete 2",
      ])
    try read(since: Timestamp(milliseconds: .max))
    #expect(lines == [])
    #expect(
      try store.deleteExpired(.auditEntries, before: Timestamp(milliseconds: .max), limit: 10) == 10
    )
    try read(since: Timestamp(milliseconds: 0))
    #expect(lines.count == 7)
    #expect(try subject.check().problems == [])
    store.close()
    subject.recycle()
  }
}
