import PetMapAnnouncements
import PetMapGeo
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

/// Tests what imports refuse, close and leave alone.
extension EveryReimportTests {
  @Test(arguments: StoreKind.testable)
  func `an import that describes other animals is refused before it writes`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    func row(_ id: String, _ name: String, _ number: Int) -> Row {
      Row(
        name: name, day: number, latitude: 50 + Double(number) / 20, phone: "60070080\(number)",
        id: id)
    }
    let rows = [row("1", "Rex", 1), row("2", "Mia", 2), row("3", "Bo", 3)]
    _ = try Self.imported(rows, into: subject)
    let position = try subject.query("SELECT last_change FROM state")
    // The source has renumbered its records.
    let shifted = [
      row("1", "Ada", 9), row("2", "Rex", 1), row("3", "Mia", 2), row("4", "Bo", 3),
    ]
    let error = #expect(throws: StoreError.self) { try Self.imported(shifted, into: subject) }
    guard case .otherAnimals(let changes, 3) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(changes.map { $0.before?.announcement.petName } == ["Rex", "Mia", "Bo"])
    #expect(changes.map { $0.after?.petName } == ["Ada", "Rex", "Mia"])
    #expect(try subject.query("SELECT last_change FROM state") == position)
    // Without the IDs, the contents decide.
    let contents = shifted.map { row in
      var row = row
      row.id = nil
      return row
    }
    #expect(
      try Self.preview(contents, of: subject).map(\.kind) == [
        .created, .updated, .updated, .updated,
      ])
    let counts = try Self.imported(shifted, into: subject) { $0.acceptsChanges = true }
    #expect([counts.inserted, counts.updated] == [1, 3])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `renumbered records without names are recognized by their contents`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    func row(_ id: Int, _ number: Int) -> Row {
      Row(day: number, latitude: 50 + Double(number) / 20, id: "\(id)")
    }
    _ = try Self.imported([row(1, 1), row(2, 2), row(3, 3)], into: subject)
    let shifted = [row(1, 9), row(2, 1), row(3, 2), row(4, 3)]
    #expect(
      try Self.preview(shifted, of: subject).map(\.kind) == [
        .created, .replaced, .replaced, .replaced,
      ])
    // Corrections alone are no sign of that.
    var corrected = [row(1, 1), row(2, 2), row(3, 3)]
    corrected[0].day = 7
    corrected[1].day = 8
    #expect(
      try Self.preview(corrected, of: subject).map(\.kind) == [.unchanged, .updated, .updated])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a source can begin or cease to give IDs, or change all of them`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    var random = SeededRandom(seed: .random(in: .min ... .max))
    var rows = Self.rows(50, &random)
    for index in rows.indices { rows[index].name = rows[index].name ?? "Figa" }
    _ = try Self.imported(rows, into: subject)
    let before = try Self.ids(subject) { $0.phone }
    for prefix in ["A", "B", nil] {
      for index in rows.indices { rows[index].id = prefix.map { "\($0)\(index)" } }
      let counts = try Self.imported(rows, into: subject)
      #expect([counts.inserted, counts.updated] == [0, 50], "\(random)")
      #expect(try Self.ids(subject) { $0.phone } == before, "\(random)")
      #expect(try Self.imported(rows, into: subject).unchanged == 50, "\(random)")
    }
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `only announcements of the same source are matched`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    // The same content as the record, but reported to the service.
    try store.create(1)
    let report = try #require(try store.announcement(StoreWorkshop.id(1)))
    let row = Row(
      name: "Rex", latitude: report.announcement.coordinate.latitude,
      longitude: report.announcement.coordinate.longitude, phone: "600700800")
    _ = try Self.imported([row], into: subject, of: ImportSource(name: "a"))
    let other = try Self.imported([row], into: subject, of: ImportSource(name: "b"))
    #expect([other.inserted, other.updated] == [1, 0])
    let empty = try Self.imported(
      [Row(name: "Mia", latitude: 10)], into: subject, of: ImportSource(name: "b")
    ) { $0.closesMissing = true }
    #expect([empty.inserted, empty.closed] == [1, 1])
    #expect(try store.announcement(report.id) == report)
    #expect(try Self.ids(subject) { $0.petName }["Rex"]?.count == 2)
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `erasing a twin does not affect the other`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let twins = [Row(phone: "600700801"), Row(phone: "600700802")]
    _ = try Self.imported(twins, into: subject)
    let before = try Self.ids(subject) { $0.phone }
    let erased = try #require(before["600700801"]?.first)
    try store.delete(erased)
    // The other is now the first record with this content.
    #expect(try Self.imported([twins[1]], into: subject).unchanged == 1)
    #expect(try Self.ids(subject) { $0.phone } == ["600700802": before["600700802"] ?? []])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable, [nil, "7"])
  func `an erased announcement is not created again unless requested`(
    _ kind: StoreKind, _ id: String?
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let rows = [Row(name: "Rex", id: id), Row(name: "Mia", latitude: 51, id: id.map { $0 + "a" })]
    _ = try Self.imported(rows, into: subject)
    let rex = try #require(try Self.ids(subject) { $0.petName }["Rex"]?.first)
    var export = rows[0]
    export.id = rex.text
    try store.delete(rex)
    for records in [rows, [export, rows[1]]] {
      #expect(try Self.preview(records, of: subject).map(\.kind) == [.unchanged, .erased])
      let counts = try Self.imported(records, into: subject)
      #expect([counts.inserted, counts.unchanged, counts.erasedLeft] == [0, 1, 1])
    }
    // An export into the same store that has nothing else.
    let only = try Self.imported([export], into: subject, of: ImportSource(name: "export"))
    #expect([only.inserted, only.erasedLeft] == [0, 1])
    let restored = try Self.imported(rows, into: subject) { $0.restoresErased = true }
    #expect([restored.inserted, restored.unchanged, restored.erasedLeft] == [1, 1, 0])
    #expect(try Self.imported(rows, into: subject).unchanged == 2)
    try store.delete(rex)
    #expect(try Self.imported(rows, into: subject).erasedLeft == 1)
    #expect(try subject.check().problems == [])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a report that was erased is not imported from an earlier export`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    try store.create(1)
    let id = StoreWorkshop.id(1)
    _ = try store.publishPhoto(StoreWorkshop.photo(1), of: id, at: StoreWorkshop.at(1))
    try store.delete(id)
    let counts = try Self.imported([Row(name: "Rex", id: id.text)], into: subject)
    #expect([counts.inserted, counts.erasedLeft] == [0, 1])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a preview writes nothing`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    #expect(try Self.preview([Row(name: "Rex")], of: subject).map(\.kind) == [.created])
    #expect(throws: StoreError.self) { try subject.address.reader() }
    _ = try Self.imported([Row(name: "Rex")], into: subject)
    let position = try subject.query("SELECT last_change FROM state")
    #expect(
      try Self.preview([Row(name: "Mia")], of: subject).map(\.kind) == [.created, .missing])
    #expect(try subject.query("SELECT last_change FROM state") == position)
    #expect(try subject.address.reader().count() == 1)
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `reappearing records reopen their announcements`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let rows = [Row(name: "Rex"), Row(name: "Mia", latitude: 51)]
    _ = try Self.imported(rows, into: subject)
    let before = try Self.ids(subject) { $0.petName }
    #expect(try Self.imported([rows[1]], into: subject) { $0.closesMissing = true }.closed == 1)
    let counts = try Self.imported(rows, into: subject)
    #expect([counts.inserted, counts.updated, counts.unchanged] == [0, 1, 1])
    #expect(try Self.ids(subject) { $0.petName } == before)
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a large import closes announcements in pieces`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let rows = (0..<21_000).map { Row(name: "Rex", latitude: 20 + Double($0) / 1000) }
    _ = try Self.imported(rows, into: subject)
    let counts = try Self.imported(Array(rows.prefix(500)), into: subject) {
      $0.closesMissing = true
    }
    #expect([counts.unchanged, counts.closed] == [500, 20_500])
    #expect(
      try subject.query("SELECT count(*) FROM announcement WHERE status = 'CLOSED'") == ["20500"])
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a report with another's microchip number in an export is left out once`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    try store.create(1)
    try store.create(2, #""microchipNumber":"985112003456789""#)
    try subject.import([subject.record("A")])
    let imported = AnnouncementID(ofSource: "A")
    let counts = try subject.import([
      subject.record(StoreWorkshop.id(1).text) { $0.microchipNumber = "985112003456789" },
      subject.record(imported.text) { $0.petName = "Rex" },
    ])
    #expect([counts.updated, counts.unchanged, counts.reportsLeft] == [1, 0, 1])
    #expect(try store.announcement(imported)?.announcement.petName == "Rex")
    store.close()
    subject.recycle()
  }
}
