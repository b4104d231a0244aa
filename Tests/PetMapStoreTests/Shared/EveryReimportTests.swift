import PetMapAnnouncements
import PetMapGeo
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

/// Tests every kind of store with later versions of an imported file.
struct EveryReimportTests {
  /// A row of a file without IDs.
  struct Row: Hashable {
    var name: String?
    var species = "DOG"
    var day = 1
    var latitude = 52.0
    var longitude = 21.0
    var phone: String?
    var description: String?
    var status = AnnouncementStatus.missing
    var photo: String?
    var id: String?

    var announcement: Announcement {
      get throws {
        var record = Announcement(
          id: "", coordinate: try Coordinate(latitude: latitude, longitude: longitude),
          species: species, status: status)
        record.petName = name
        record.lastSeenDate = CalendarDate(daysSinceEpoch: 20_000 + day)
        (record.phone, record.description, record.photoUrl) = (phone, description, photo)
        return record
      }
    }
  }

  static let file = ImportSource(file: "pets.csv")

  /// Returns the records of a file. Their IDs are those that a reader would generate.
  static func records(_ rows: [Row]) throws -> [ImportedAnnouncement] {
    var twins: [UInt64: Int] = [:]
    return try rows.map { row in
      var record = try row.announcement
      if let id = row.id {
        record.id = id
        return ImportedAnnouncement(record)
      }
      let day = record.lastSeenDate.map { Int32($0.daysSinceEpoch) }
      let hash = ContentKey(
        name: record.petName, species: record.species, day: day, record.coordinate
      ).hash
      twins[hash, default: 0] += 1
      record.id = ContentKey.recordID(hash, twin: twins[hash] ?? 1)
      return ImportedAnnouncement(record, hasOwnID: false)
    }
  }

  static func imported(
    _ rows: [Row], into subject: StoreSubject, of source: ImportSource = file,
    _ change: (inout StoreImport.Options) -> Void = { _ in }
  ) throws -> ImportCounts {
    var options = StoreImport.Options()
    change(&options)
    let run = try subject.address.importer()
    for record in try records(rows) { try run.add(record) }
    return try run.commit(of: source, at: StoreWorkshop.at(0), options: options) { _ in }
  }

  /// Returns the kinds of changes in a preview, in the order of the file.
  static func preview(
    _ rows: [Row], of subject: StoreSubject, isPartial: Bool = false
  ) throws -> [ImportChange] {
    var options = StoreImport.Options()
    options.isPartial = isPartial
    let run = try subject.address.previewer()
    for record in try records(rows) { try run.add(record) }
    let totals = try run.preview(of: file, at: StoreWorkshop.at(0), options: options)
    var changes: [ImportChange] = []
    for kind in ImportChange.Kind.allCases {
      let former = changes.count
      try run.forEachChange(kind) {
        changes.append($0)
        return true
      }
      #expect(changes.count - former == totals[kind] ?? 0)
    }
    return changes
  }

  /// Returns the IDs of the announcements by a value of theirs.
  static func ids(
    _ subject: StoreSubject, by value: (Announcement) -> String?
  ) throws -> [String: [AnnouncementID]] {
    var ids: [String: [AnnouncementID]] = [:]
    try subject.address.reader().forEach { stored in
      ids[value(stored.announcement) ?? "", default: []].append(stored.id)
      return true
    }
    return ids
  }

  static func rows(_ count: Int, _ random: inout SeededRandom) -> [Row] {
    (0..<count).map { number in
      Row(
        name: ["Rex", "Mia", "Bo", "Łatka", nil].randomElement(using: &random) ?? nil,
        species: ["DOG", "CAT", "parrot"].randomElement(using: &random) ?? "",
        day: random.int(in: 0...60), latitude: 50 + Double(random.int(in: 0...400_000)) / 100_000,
        longitude: 15 + Double(random.int(in: 0...800_000)) / 100_000,
        phone: "+48 \(600_000_000 + number)")
    }
  }

  @Test(arguments: StoreKind.testable)
  func `an edited file without IDs keeps the identities of its records`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let all = Self.rows(1010, &random)
    _ = try Self.imported(Array(all.prefix(1000)), into: subject)
    let before = try Self.ids(subject) { $0.phone }
    var edited = Array(all.dropFirst(10))
    for index in 0..<10 { edited[index].phone = "+48 222 333 4\(index)" }
    edited.shuffle(using: &random)
    let counts = try Self.imported(edited, into: subject) { $0.closesMissing = true }
    #expect(
      [counts.inserted, counts.updated, counts.unchanged, counts.closed] == [10, 10, 980, 10],
      "\(random)")
    let after = try Self.ids(subject) { $0.phone }
    for (number, row) in all[20..<1000].enumerated() {
      #expect(before[row.phone ?? ""] == after[row.phone ?? ""], "\(number), \(random)")
    }
    let corrected = (0..<10).compactMap { before[all[10 + $0].phone ?? ""] }
    #expect(corrected == (0..<10).compactMap { after["+48 222 333 4\($0)"] }, "\(random)")
    let again = try Self.imported(edited, into: subject) { $0.closesMissing = true }
    #expect([again.unchanged, again.closed] == [1000, 0], "\(random)")
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `all coordinates can be rounded`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    var random = SeededRandom(seed: .random(in: .min ... .max))
    var rows = Self.rows(300, &random)
    _ = try Self.imported(rows, into: subject)
    let before = try Self.ids(subject) { $0.phone }
    for index in rows.indices {
      rows[index].latitude = (rows[index].latitude * 1000).rounded() / 1000
      rows[index].longitude = (rows[index].longitude * 1000).rounded() / 1000
    }
    rows.shuffle(using: &random)
    let counts = try Self.imported(rows, into: subject)
    #expect(counts.inserted == 0, "\(random)")
    #expect(try Self.ids(subject) { $0.phone } == before, "\(random)")
    #expect(try Self.imported(rows, into: subject).unchanged == 300, "\(random)")
    subject.recycle()
  }

  /// A record of which one value was corrected, and what becomes of its announcement.
  static let corrections:
    [(name: String, change: @Sendable (inout Row) -> Void, ImportChange.Kind)] = [
      ("the coordinate, by meters", { $0.latitude += 0.0003 }, .updated),
      ("the coordinate, by 20 km", { $0.latitude += 0.2 }, .updated),
      ("the coordinate, by 500 km", { $0.latitude += 5 }, .created),
      ("the date", { $0.day += 3 }, .updated),
      ("the year", { $0.day += 365 }, .created),
      ("the species", { $0.species = "CAT" }, .updated),
      ("the phone", { $0.phone = "111222333" }, .updated),
      ("the description", { $0.description = "brown" }, .updated),
      ("the status", { $0.status = .found }, .updated),
      (
        "all but the name",
        {
          $0.day += 2; $0.species = "CAT"; $0.latitude += 0.1
        }, .created
      ),
      ("nothing", { _ in }, .unchanged),
    ]

  @Test(arguments: StoreKind.testable, corrections.map(\.name))
  func `a record is recognized after a correction`(_ kind: StoreKind, _ name: String) throws {
    let (_, change, outcome) = try #require(Self.corrections.first { $0.name == name })
    let subject = StoreSubject(kind)
    let rex = Row(name: "Rex", phone: "600700800")
    let mia = Row(name: "Mia", species: "CAT", latitude: 50, phone: "600700900")
    _ = try Self.imported([rex, mia], into: subject)
    var corrected = rex
    change(&corrected)
    let changes = try Self.preview([mia, corrected], of: subject)
    #expect(changes.filter { $0.after?.petName == "Rex" }.map(\.kind) == [outcome])
    let isMissing = changes.contains { $0.kind == .missing }
    #expect(isMissing == (outcome == .created))
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `twins are told apart by contact and details, and keep their announcements`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let twins = ["1", "2", "3"].map {
      Row(phone: "60070080\($0)", photo: "https://a.example/\($0)")
    }
    _ = try Self.imported(twins, into: subject)
    let before = try Self.ids(subject) { $0.phone }
    var edited = Array(twins.reversed())
    #expect(try Self.imported(edited, into: subject).unchanged == 3)
    // Both the description of one and the phone of another change.
    edited[0].description = "white"
    edited[1].phone = "111222333"
    let counts = try Self.imported(edited, into: subject)
    #expect([counts.inserted, counts.updated, counts.unchanged] == [0, 2, 1])
    var after = try Self.ids(subject) { $0.phone }
    #expect(after["111222333"] == before["600700802"])
    #expect(after["600700801"] == before["600700801"])
    #expect(after["600700803"] == before["600700803"])
    // The first one is removed: the others do not take its place.
    let rest = try Self.preview(Array(edited.prefix(2)), of: subject)
    #expect(rest.map(\.kind) == [.unchanged, .unchanged, .missing])
    #expect(rest.last?.before?.id == before["600700801"]?.first)
    after = try Self.ids(subject) { $0.phone }
    #expect(after.count == 3)
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `nothing is guessed: ambiguous records become new announcements`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    _ = try Self.imported([Row(phone: "600700801"), Row(phone: "600700802")], into: subject)
    let before = try Self.ids(subject) { $0.phone }
    let edited = [Row(phone: "600700803")]
    let changes = try Self.preview(edited, of: subject)
    #expect(changes.map(\.kind) == [.ambiguous, .missing, .missing])
    #expect(Set(changes[0].candidates) == Set(before.values.joined()))
    let counts = try Self.imported(edited, into: subject)
    #expect([counts.inserted, counts.updated] == [1, 0])
    let after = try Self.ids(subject) { $0.phone }
    #expect(after["600700801"] == before["600700801"])
    #expect(after["600700802"] == before["600700802"])
    #expect(after["600700803"]?.count == 1)
    // From then on, the record is known.
    #expect(try Self.preview(edited, of: subject).map(\.kind) == [.unchanged, .missing, .missing])
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `the animals of a shelter are not mistaken for each other`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let shelter = ["Bella", "Max", nil].enumerated().map { index, name in
      Row(name: name, day: index, phone: "600700800", description: "found")
    }
    _ = try Self.imported(shelter, into: subject)
    let others = ["Luna", "Tom", nil].enumerated().map { index, name in
      Row(name: name, day: index + 5, phone: "600700800", description: "found")
    }
    let changes = try Self.preview(others, of: subject)
    #expect(changes.map(\.kind) == [.created, .created, .created, .missing, .missing, .missing])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a lost animal is not mistaken for a found one`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    _ = try Self.imported([Row(name: "Rex")], into: subject)
    let found = Row(name: "Rex", latitude: 52.0002, status: .found)
    #expect(try Self.preview([found], of: subject).map(\.kind) == [.created, .missing])
    // In another layer of the file.
    var same = found
    same.latitude = 52
    #expect(try Self.preview([same], of: subject).map(\.kind) == [.updated])
    #expect(try Self.preview([same], of: subject, isPartial: true).map(\.kind) == [.created])
    let counts = try Self.imported([same], into: subject) { $0.isPartial = true }
    #expect(counts.inserted == 1)
    #expect(try subject.address.reader().count() == 2)
    #expect(try Self.imported([same], into: subject) { $0.isPartial = true }.unchanged == 1)
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `new records can have the contents that others had`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let rex = Row(name: "Rex", phone: "600700800")
    _ = try Self.imported([rex], into: subject)
    let id = try #require(try Self.ids(subject) { $0.phone }["600700800"]?.first)
    var moved = rex
    moved.latitude += 0.0002
    #expect(try Self.imported([moved], into: subject).updated == 1)
    // A record with the former content is another one, whose ID would be taken.
    let twin = Row(name: "Rex", phone: "600700900")
    let counts = try Self.imported([moved, twin], into: subject)
    #expect([counts.inserted, counts.unchanged] == [1, 1])
    #expect(try Self.ids(subject) { $0.phone }["600700800"] == [id])
    #expect(try Self.imported([twin, moved], into: subject).unchanged == 2)
    #expect(try subject.check().problems == [])
    subject.recycle()
  }
}
