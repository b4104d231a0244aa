import PetMapPhotos
import PetMapAnnouncements
import PetMapSQLite
import PetMapStore
import TestSupport
import Testing

struct StoreOpeningTests {
  private let workshop = StoreWorkshop()

  @Test func `a new store is empty`() throws {
    let store = try workshop.open()
    #expect(try store.listed() == [])
    #expect(try store.lastChange() == 0)
    #expect(try workshop.check().problems == [])
  }

  @Test func `a second server cannot open a store until the first one has closed it`() throws {
    var first: Store? = try workshop.open()
    #expect(throws: StoreError.busy) { try workshop.open() }
    try first?.create(1)
    first = nil
    #expect(try workshop.open().listed() == [1])
  }

  @Test func `created files are private to their owner`() throws {
    let store = try workshop.open()
    try store.create(1)
    _ = try store.publishPhoto(
      StoreWorkshop.photo(1), of: StoreWorkshop.id(1), at: StoreWorkshop.at(0))
    let names = TemporaryDirectory.names(in: workshop.directory.path)
    #expect(names.contains("pets.sqlite-wal"))
    for name in names where name != "photos" {
      #expect(permissions(of: workshop.directory.file(name)) == 0o600, "\(name)")
    }
    #expect(permissions(of: workshop.photos) == 0o700)
    #expect(permissions(of: try workshop.photoPath(of: StoreWorkshop.id(1))) == 0o600)
  }

  @Test func `a file of a newer version is rejected and not changed`() throws {
    _ = try workshop.open()
    do {
      let connection = try SQLiteConnection(path: workshop.path, access: .write)
      try connection.run(
        """
        UPDATE store_version SET version = 99, oldest_program = 99;
        PRAGMA wal_checkpoint(TRUNCATE)
        """)
    }
    let before = try bytes(of: workshop.path)
    let error = #expect(throws: StoreError.self) { try workshop.open() }
    guard case .newerVersion(found: 99, known: _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try bytes(of: workshop.path) == before)
    #expect(throws: StoreError.self) { try workshop.address.reader() }
  }

  @Test func `another program's file is rejected and not changed`() throws {
    do {
      let connection = try SQLiteConnection(path: workshop.path, access: .create)
      try connection.run("CREATE TABLE pet (name TEXT)")
    }
    let before = try bytes(of: workshop.path)
    #expect(throws: StoreError.unavailable(cause: "not a petmap store")) {
      try workshop.open()
    }
    #expect(try bytes(of: workshop.path) == before)
  }

  @Test func `text files, directories, and missing directories are rejected`() throws {
    try write(Array("id,lat,lng\n".utf8) + [UInt8](repeating: 65, count: 5000), to: workshop.path)
    #expect(throws: StoreError.self) { try workshop.open() }
    for path in [workshop.directory.path, workshop.directory.file("none/pets.sqlite")] {
      #expect(throws: StoreError.self) {
        try StoreAddress(path).serve(photos: workshop.photos)
      }
      #expect(throws: StoreError.self) { try StoreAddress(path).reader() }
    }
  }

  @Test func `a photo directory that is a file is rejected`() throws {
    try write([1], to: workshop.photos)
    #expect(throws: StoreError.self) { try workshop.open() }
  }

  @Test func `a store whose file was removed accepts no more writes`() throws {
    let store = try workshop.open()
    try store.create(1)
    remove(workshop.path)
    let error = #expect(throws: StoreError.self) { try store.create(2) }
    guard case .readOnly = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
