import PetMapAnnouncements
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

extension EveryImportTests {
  /// The microchip numbers in the records A1 to A4 of successive imports, and in the announcements
  /// after each of them.
  private static let chipChanges: [(records: [String?], stored: [String?])] = [
    (["1", "2", nil], ["1", "2", nil]),
    // Each number passes to the next record.
    ([nil, "1", "2"], [nil, "1", "2"]),
    // The owner of a number comes later in the file.
    (["1", "2", "3"], [nil, nil, "3"]),
    (["1", "2", nil], ["1", "2", nil]),
    (["3", "1", nil, "2"], ["3", "1", nil, "2"]),
    (["1", "3", "2", "4"], [nil, "3", nil, "4"]),
  ]

  @Test(arguments: StoreKind.testable)
  func `a record can use the microchip number that an earlier record has released`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    for (records, stored) in Self.chipChanges {
      let counts = try subject.import(
        records.enumerated().map { index, chip in
          try subject.record("A\(index + 1)") { $0.microchipNumber = chip }
        })
      var chips: [String?] = []
      try subject.address.reader().forEach {
        chips.append($0.announcement.microchipNumber)
        return true
      }
      #expect(chips == stored)
      #expect(counts.chipConflicts.count == zip(records, stored).count { $0 != $1 })
    }
    #expect(try subject.check().problems == [])
  }

  @Test(arguments: StoreKind.testable)
  func `an announcement can be updated by its source ID and by its own ID in one import`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    func `import`(_ chips: [(id: String, chip: String?)]) throws -> ImportCounts {
      try subject.import(
        chips.map { id, chip in try subject.record(id) { $0.microchipNumber = chip } })
    }
    _ = try `import`([("A", "1"), ("B", nil), ("C", nil)])
    let counts = try `import`([
      (AnnouncementID(ofSource: "A").text, "2"), ("B", "1"), ("A", "4"), ("C", "1"),
    ])
    #expect([counts.inserted, counts.updated, counts.unchanged] == [0, 3, 1])
    #expect(counts.chipConflicts == [AnnouncementID(ofSource: "C")])
    var chips: [String?] = []
    try subject.address.reader().forEach {
      chips.append($0.announcement.microchipNumber)
      return true
    }
    #expect(chips == ["4", "1", nil])
    #expect(try subject.check().problems == [])
  }

  @Test(.enabled(if: PostgresCluster.isAvailable))
  func `a microchip number that is taken again and again only affects its record`() throws {
    let subject = StoreSubject(.database)
    try subject.open().close()
    PostgresCluster.shared.run(
      """
      CREATE FUNCTION petmap.take() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN RAISE unique_violation USING CONSTRAINT = 'announcement_microchip'; END$$;
      CREATE TRIGGER take BEFORE INSERT ON petmap.announcement FOR EACH ROW
        WHEN (NEW.microchip_number = '7') EXECUTE FUNCTION petmap.take();
      """, in: subject.databaseName)
    let counts = try subject.import(
      (0..<20).map { number in
        try subject.record("A\(number)") { $0.microchipNumber = "\(number)" }
      })
    #expect(counts.inserted == 20)
    #expect(counts.chipConflicts == [AnnouncementID(ofSource: "A7")])
    #expect(try subject.check().problems == [])
  }

  @Test(.enabled(if: PostgresCluster.isAvailable))
  func `an import fails if a microchip number has no owner but cannot be stored`() throws {
    let subject = StoreSubject(.database)
    try subject.import([subject.record("A")])
    PostgresCluster.shared.run(
      """
      CREATE FUNCTION petmap.take() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN RAISE unique_violation USING CONSTRAINT = 'announcement_microchip'; END$$;
      CREATE TRIGGER take BEFORE UPDATE ON petmap.announcement FOR EACH ROW
        WHEN (NEW.microchip_number = '7') EXECUTE FUNCTION petmap.take();
      """, in: subject.databaseName)
    #expect(throws: StoreError.microchipConflict) {
      try subject.import([subject.record("A") { $0.microchipNumber = "7" }])
    }
  }

  @Test(.enabled(if: PostgresCluster.isAvailable))
  func `a microchip number that is taken during an import is omitted from its record`() throws {
    let subject = StoreSubject(.database)
    try subject.import([subject.record("B")])
    let store = try subject.open()
    let run = try subject.address.importer()
    try run.add(subject.record("B") { $0.microchipNumber = "985" })
    for number in 0..<2000 {
      try run.add(subject.record("A\(number)") { $0.microchipNumber = "\(number + 10_000)" })
    }
    let counts = try run.commit(of: ImportSource(), at: StoreWorkshop.at(1)) { done in
      guard done == 1000 else { return }
      // The records have been compared with the announcements, but are not stored yet.
      for (index, chip) in ["10005", "11500", "985"].enumerated() {
        #expect(throws: Never.self) {
          try store.create(UInt64(index + 1), #""microchipNumber":"\#(chip)""#)
        }
      }
    }
    #expect([counts.inserted, counts.updated] == [2000, 1])
    let conflicting = ["A5", "A1500", "B"].map { AnnouncementID(ofSource: $0) }
    #expect(Set(counts.chipConflicts) == Set(conflicting))
    for id in conflicting {
      let stored = try #require(try store.announcement(id))
      #expect(stored.announcement.microchipNumber == nil)
    }
    let unaffected = try #require(try store.announcement(AnnouncementID(ofSource: "A6")))
    #expect(unaffected.announcement.microchipNumber == "10006")
    #expect(try subject.check().problems == [])
    store.close()
  }
}
