import PetMapAnnouncements
import PetMapSQLite
import PetMapStore
import TestSupport
import Testing

struct StoreMigrationTests {
  private let workshop = StoreWorkshop()

  /// Creates a store of the first version with two imported announcements.
  private func makeFirstVersion() throws {
    let connection = try SQLiteConnection(path: workshop.path, access: .create)
    try connection.run(Self.firstVersion)
    for (index, name) in ["A1", "A2"].enumerated() {
      try connection.prepare(
        """
        INSERT INTO announcement (insertion, id, change, source_id, species, latitude, longitude,
          status, created_at, updated_at) VALUES (?1, ?2, ?1, ?3, 'DOG', 52.0, 21.0, 'FOUND', 0, 0)
        """
      ).run(.integer(index + 1), .blob(AnnouncementID(ofSource: name).bytes), .text(name))
    }
    try connection.run(
      "UPDATE state SET last_change = 2; PRAGMA application_id = 1346720851; PRAGMA user_version = 1"
    )
  }

  @Test func `a reader can read a store of the first version`() throws {
    try makeFirstVersion()
    let reader = try StoreReader(path: workshop.path)
    #expect(try reader.count() == 2)
    let found = try reader.announcements(withSourceID: "A2")
    #expect(found.map(\.id) == [AnnouncementID(ofSource: "A2")])
    #expect(found.first?.origin == .imported(sourceID: "A2"))
    #expect(try workshop.check().problems == [])
    let copy = workshop.directory.file("copy.sqlite")
    #expect(
      try StoreBackup(of: workshop.path, photos: workshop.photos, to: copy).announcements == 2)
    #expect(try StoreReader(path: copy).announcements(withSourceID: "A1").count == 1)
    let version = try SQLiteConnection(path: workshop.path, access: .read)
      .prepare("PRAGMA user_version").first { $0.integer(0) }
    #expect(version == 1)
  }

  @Test func `a file of a newer version is opened if it allows this version to use it`() throws {
    let store = try workshop.open()
    try store.create(1)
    store.close()
    func record(_ setting: String) throws {
      let connection = try SQLiteConnection(path: workshop.path, access: .write)
      try connection.run("PRAGMA user_version = 99")
      try connection.prepare("UPDATE setting SET value = ? WHERE name = 'oldest_program'")
        .run(.blob(Array(setting.utf8)))
    }
    try record("99 7")
    #expect(try StoreReader(path: workshop.path).count() == 1)
    let again = try workshop.open()
    try again.create(2)
    again.close()
    // This version may not use the file, or the setting is invalid.
    for setting in ["99 98", "98 7", ""] {
      try record(setting)
      let error = #expect(throws: StoreError.self) { try workshop.open() }
      guard case .newerVersion(found: 99, known: _) = error else {
        Issue.record("\(setting): \(error as Any)")
        continue
      }
    }
  }

  @Test func `version 1 records are assigned to an unnamed source`() throws {
    try makeFirstVersion()
    let store = try workshop.open()
    let coordinate = try StoreWorkshop.draft().coordinate
    #expect(
      try store.announcements(withSourceID: "A1", in: nil).map(\.id.text) == [
        AnnouncementID(ofSource: "A1").text
      ])
    var record = Announcement(id: "A1", coordinate: coordinate, species: "DOG")
    record.petName = "Rex"
    // The record differs so much from the stored one that it must be from another source.
    let far = try StoreImport(into: workshop.path)
    try far.add(ImportedAnnouncement(record))
    #expect(throws: StoreError.sourceNotNamed(known: [nil])) {
      try far.commit(of: ImportSource(file: "b.csv"), at: StoreWorkshop.at(0)) { _ in }
    }
    record.coordinate = try #require(try store.announcement(AnnouncementID(ofSource: "A1")))
      .announcement.coordinate
    let near = try StoreImport(into: workshop.path)
    try near.add(ImportedAnnouncement(record))
    let counts = try near.commit(of: ImportSource(file: "b.csv"), at: StoreWorkshop.at(0)) { _ in }
    #expect(counts.updated == 1)
    #expect(try store.announcement(AnnouncementID(ofSource: "A1"))?.announcement.petName == "Rex")
  }

  private static let firstVersion = """
    CREATE TABLE announcement (
      insertion INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      change INTEGER NOT NULL UNIQUE,
      source_id TEXT,
      pet_name TEXT,
      species TEXT NOT NULL,
      breed TEXT,
      sex TEXT,
      age INTEGER,
      description TEXT,
      microchip_number TEXT UNIQUE,
      latitude ANY NOT NULL CHECK (typeof(latitude) = 'real' AND latitude BETWEEN -90 AND 90),
      longitude ANY NOT NULL CHECK (typeof(longitude) = 'real' AND longitude BETWEEN -180 AND 180),
      last_seen_date TEXT,
      email TEXT,
      phone TEXT,
      status TEXT NOT NULL CHECK (status IN ('MISSING', 'FOUND', 'CLOSED')),
      reward TEXT,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      photo_format TEXT,
      photo_size INTEGER,
      photo_digest INTEGER,
      photo_version INTEGER,
      password_hash TEXT
    ) STRICT;
    CREATE INDEX announcement_position ON announcement (created_at, insertion);
    CREATE TABLE deletion (change INTEGER PRIMARY KEY, id BLOB NOT NULL) STRICT;
    CREATE TABLE state (
      last_change INTEGER NOT NULL,
      forgotten_change INTEGER NOT NULL
    ) STRICT;
    INSERT INTO state VALUES (0, 0);
    CREATE TABLE wrong_password (at INTEGER NOT NULL, id BLOB NOT NULL) STRICT;
    CREATE INDEX wrong_password_at ON wrong_password (at);
    """
}
