import PetMapAnnouncements
import PetMapStore
import ServiceTestSupport
import Testing

/// Tests what reporters say about matches, in both kinds of stores.
struct EveryDecisionTests {
  private let id = StoreWorkshop.id(1)
  private let other = StoreWorkshop.id(2)

  /// Opens a store with two published reports, and one without a photo.
  private func filled(_ subject: StoreSubject) throws -> Store {
    let store = try subject.open()
    for number in 1...3 as ClosedRange<UInt64> { try store.create(number) }
    for id in [id, other] {
      _ = try store.publishPhoto(StoreWorkshop.photo(1), of: id, at: StoreWorkshop.at(1))
    }
    return store
  }

  private func actions(_ store: Store) throws -> [AuditEntry.Action] {
    var actions: [AuditEntry.Action] = []
    try store.moderation.forEachAuditEntry(since: Timestamp(milliseconds: 0)) { entry in
      if entry.id == id { actions.append(entry.action) }
      return true
    }
    return actions.filter { [.confirmMatch, .rejectMatch, .withdrawMatch].contains($0) }
  }

  @Test(arguments: StoreKind.testable)
  func `a decision is recorded once, replaced by another one, and withdrawn once`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    var store = try filled(subject)
    let position = try store.position()
    let evidence = #"{"score":0.81}"#
    let first = MatchDecision(.notMine, on: other, evidence: evidence, at: StoreWorkshop.at(2))
    #expect(try store.decide(first, of: id, by: .reporter) == first)
    let again = MatchDecision(.notMine, on: other, at: StoreWorkshop.at(3))
    #expect(try store.decide(again, of: id, by: .reporter) == first)
    #expect(try store.matchDecisions(of: id) == [first])
    #expect(try store.matchDecisions(of: other) == [])
    #expect(try actions(store) == [.rejectMatch])

    let opposite = MatchDecision(.mine, on: other, at: StoreWorkshop.at(4))
    #expect(try store.decide(opposite, of: id, by: .reporter) == opposite)
    store.close()
    store = try subject.open()
    #expect(try store.matchDecisions(of: id) == [opposite])
    for _ in 0..<2 {
      try store.withdrawDecisions(on: [other, StoreWorkshop.id(9)], of: id, by: .reporter)
    }
    #expect(try store.matchDecisions(of: id) == [])
    #expect(try actions(store) == [.rejectMatch, .confirmMatch, .withdrawMatch])
    // Followers do not learn of it.
    #expect(try store.position() == position)
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `only published announcements other than the report can be decided on`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    for (report, match) in [(1, 1), (1, 3), (1, 9), (9, 2)] as [(UInt64, UInt64)] {
      #expect(throws: StoreError.notFound, "\(report) \(match)") {
        try store.decide(
          MatchDecision(.mine, on: StoreWorkshop.id(match), at: StoreWorkshop.at(2)),
          of: StoreWorkshop.id(report), by: .reporter)
      }
    }
    // A report without a photo can have matches.
    let decision = MatchDecision(.mine, on: other, at: StoreWorkshop.at(2))
    #expect(try store.decide(decision, of: StoreWorkshop.id(3), by: .reporter) == decision)
    #expect(throws: StoreError.notFound) {
      try store.withdrawDecisions(on: [other], of: StoreWorkshop.id(9), by: .reporter)
    }
    #expect(try actions(store) == [])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable, [1, 2] as [UInt64])
  func `a decision is erased with either announcement`(
    _ kind: StoreKind, _ erased: UInt64
  ) throws {
    let subject = StoreSubject(kind)
    let store = try filled(subject)
    let decisions = [(id, other), (other, id), (StoreWorkshop.id(3), other)]
    for (report, match) in decisions {
      let decision = MatchDecision(.mine, on: match, at: StoreWorkshop.at(2))
      _ = try store.decide(decision, of: report, by: .reporter)
    }
    func count() throws -> [String] { try subject.query("SELECT count(*) FROM match_decision") }
    #expect(try count() == ["3"])
    try store.delete(StoreWorkshop.id(erased))
    #expect(try count() == [erased == 1 ? "1" : "0"])
    var listed = 0
    try store.moderation.forEachMatchDecision { decision, status in
      #expect(decision.other == other && status == .missing)
      listed += 1
      return true
    }
    #expect(listed == (erased == 1 ? 1 : 0))
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }
}
