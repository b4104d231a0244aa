import PetMapAnnouncements
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

/// Tests imports into stores that change between the plan and its execution.
extension EveryReimportTests {
  /// Plans an import, runs `body`, and then carries the plan out.
  private static func imported(
    _ rows: [Row], into subject: StoreSubject, _ options: StoreImport.Options = .init(),
    of source: ImportSource = file, afterPlanning body: () throws -> Void
  ) throws -> ImportCounts {
    let run = try subject.address.importer()
    for record in try records(rows) { try run.add(record) }
    _ = try run.preview(of: source, at: StoreWorkshop.at(0), options: options)
    try body()
    return try run.commit(of: source, at: StoreWorkshop.at(0), options: options) { _ in }
  }

  @Test(arguments: StoreKind.testable, [nil, "7"])
  func `an announcement that is erased during an import is not created again`(
    _ kind: StoreKind, _ id: String?
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    var rows = [
      Row(name: "Rex", phone: "600700800", id: id),
      Row(name: "Mia", latitude: 51, id: id.map { $0 + "a" }),
    ]
    _ = try Self.imported(rows, into: subject)
    let rex = try #require(try Self.ids(subject) { $0.petName }["Rex"]?.first)
    rows[0].phone = "600700801"
    rows[1].phone = "600700802"
    let counts = try Self.imported(rows, into: subject) { try store.delete(rex) }
    #expect(
      [counts.inserted, counts.updated, counts.unchanged, counts.erasedLeft] == [0, 1, 0, 1])
    #expect(try store.announcement(rex) == nil)
    #expect(try subject.address.reader().count() == 1)
    // The store still knows that it was erased.
    let again = try Self.imported([rows[1], Row(name: "Rex", id: id ?? rex.text)], into: subject)
    #expect([again.inserted, again.unchanged, again.erasedLeft] == [0, 1, 1])
    #expect(try subject.check().problems == [])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a status that was set in the store applies until the source changes the record's`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    func `import`(_ status: AnnouncementStatus, id: String = "A", name: String = "Rex") throws
      -> (kept: Int, status: AnnouncementStatus?)
    {
      let record = try subject.record(id) { announcement in
        announcement.status = status
        announcement.petName = name
      }
      let kept = try subject.import([record], of: Self.file).statusesKept
      return (kept, try store.announcement(AnnouncementID(ofSource: "A"))?.announcement.status)
    }
    func set(_ status: AnnouncementStatus) throws {
      _ = try store.setStatus(
        status, of: AnnouncementID(ofSource: "A"), by: .administrator(), at: StoreWorkshop.at(1))
    }
    let exported = AnnouncementID(ofSource: "A").text
    #expect(try `import`(.missing) == (0, .missing))
    try set(.closed)
    #expect(try `import`(.missing) == (1, .closed))
    let preview = try subject.address.importer()
    try preview.add(subject.record("A") { $0.petName = "Ray" })
    _ = try preview.preview(of: Self.file, at: StoreWorkshop.at(2))
    var previewed: [AnnouncementStatus?] = []
    try preview.forEachChange(.updated) { change in
      previewed.append(change.after?.status)
      return true
    }
    #expect(previewed == [.closed])
    #expect(try `import`(.missing, name: "Ray") == (1, .closed))
    // Exports from before and after.
    #expect(try `import`(.missing, id: exported) == (1, .closed))
    #expect(try `import`(.closed, id: exported) == (0, .closed))
    #expect(try `import`(.missing) == (1, .closed))
    // The source changes the record.
    #expect(try `import`(.found) == (0, .found))
    #expect(try `import`(.missing) == (0, .missing))
    // The source comes to the same conclusion, and changes its mind.
    try set(.closed)
    #expect(try `import`(.closed) == (0, .closed))
    #expect(try `import`(.missing) == (0, .missing))
    // A status that is set back is that of the record again.
    try set(.closed)
    try set(.found)
    #expect(try `import`(.missing) == (1, .found))
    try set(.missing)
    #expect(try `import`(.found) == (0, .found))
    #expect(try subject.check().problems == [])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `an erased report that was published without a photo is not created again`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let report = try store.create(1, #""status":"FOUND","noPhoto":true"#)
    try store.delete(report.id)
    let counts = try Self.imported([Row(name: "Rex", id: report.id.text)], into: subject)
    #expect([counts.inserted, counts.erasedLeft] == [0, 1])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `the rest of an export is imported if one of its announcements is erased meanwhile`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    _ = try Self.imported([Row(name: "Rex", id: "1"), Row(name: "Mia", id: "2")], into: subject)
    let ids = ["1", "2"].map { AnnouncementID(ofSource: $0) }
    let export = [
      Row(name: "Rex", phone: "600700800", id: ids[0].text),
      Row(name: "Mia", phone: "600700801", id: ids[1].text),
    ]
    let counts = try Self.imported(export, into: subject) { try store.delete(ids[0]) }
    #expect([counts.inserted, counts.updated, counts.erasedLeft] == [0, 1, 1])
    #expect(try store.announcement(ids[1])?.announcement.phone == "600700801")
    #expect(try store.announcement(ids[0]) == nil)
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a missing record's announcement that is erased meanwhile is not closed`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let rows = [Row(name: "Rex", id: "1"), Row(name: "Mia", id: "2"), Row(name: "Bo", id: "3")]
    _ = try Self.imported(rows, into: subject)
    var options = StoreImport.Options()
    options.closesMissing = true
    let counts = try Self.imported([rows[0]], into: subject, options) {
      try store.delete(AnnouncementID(ofSource: "2"))
    }
    #expect([counts.unchanged, counts.closed, counts.erasedLeft] == [1, 1, 0])
    #expect(try store.announcement(AnnouncementID(ofSource: "2")) == nil)
    #expect(
      try store.announcement(AnnouncementID(ofSource: "3"))?.announcement.status == .closed)
    store.close()
    subject.recycle()
  }

  @Test(.enabled(if: PostgresCluster.isAvailable))
  func `an announcement that is erased while records are merged remains erased`() throws {
    let subject = StoreSubject(.database)
    let store = try subject.open()
    let rows = (0..<1500).map { Row(name: "Rex", latitude: 20 + Double($0) / 100, id: "A\($0)") }
    _ = try Self.imported(rows, into: subject)
    let changed = rows.map { row in
      var row = row
      row.phone = "600700800"
      return row
    }
    let run = try subject.address.importer()
    for record in try Self.records(changed) { try run.add(record) }
    let id = AnnouncementID(ofSource: "A7")
    // The records have been compared with the announcements, but are not stored yet.
    _ = try run.commit(of: Self.file, at: StoreWorkshop.at(1)) { done in
      if done == 1000 { #expect(throws: Never.self) { try store.delete(id) } }
    }
    #expect(try store.announcement(id) == nil)
    #expect(try subject.query("SELECT count(*) FROM announcement WHERE phone IS NULL") == ["0"])
    #expect(try store.changes(after: 0, limit: 10_000).last { $0.id == id }?.outcome == .deleted)
    #expect(try Self.imported(changed, into: subject).erasedLeft == 1)
    #expect(try subject.check().problems == [])
    store.close()
    subject.recycle()
  }
}
