import PetMapAnnouncements
import PetMapSQLite
import PetMapStore
import PetMapSystem
import TestSupport
import Testing

/// The kinds of stores. The tests in this folder require the same behavior of all kinds.
enum StoreKind: Sendable, CaseIterable, CustomTestStringConvertible {
  case file
  case database

  /// The kinds that can be tested on this machine.
  static var testable: [StoreKind] {
    PostgresCluster.isAvailable ? allCases : [.file]
  }

  var testDescription: String {
    switch self {
    case .file: "SQLite"
    case .database: "PostgreSQL"
    }
  }
}

/// A new store of a given kind, with operations for tests.
struct StoreSubject {
  /// The databases of the shared server that have been created, and those that are free.
  private static let databases = Monitor((count: 0, free: [String]()))
  private let directory = TemporaryDirectory()
  let address: StoreAddress
  /// The name of the store's database; empty for a file.
  private(set) var databaseName = ""

  init(_ kind: StoreKind) {
    switch kind {
    case .file: address = StoreAddress(directory.file("pets.sqlite"))
    case .database:
      let free = Self.databases.withLock { $0.free.popLast() }
      if let free {
        databaseName = free
        address = StoreAddress(PostgresCluster.shared.address(of: free))
        return
      }
      let number = Self.databases.withLock { databases in
        databases.count += 1
        return databases.count
      }
      databaseName = "store\(number)"
      address = StoreAddress(PostgresCluster.shared.database(databaseName))
    }
  }

  /// Empties the database so that another test can use it: creating one takes several times as
  /// long, and 9 MB on disk. All stores on it must be closed.
  func recycle() {
    guard !databaseName.isEmpty else { return }
    PostgresCluster.shared.run(
      "SET lock_timeout = '20s'; DROP SCHEMA IF EXISTS petmap CASCADE", in: databaseName)
    Self.databases.withLock { $0.free.append(databaseName) }
  }

  func open() throws(StoreError) -> Store {
    try address.serve(photos: nil, adoptsPhotos: false)
  }

  /// Runs statements on the tables.
  func run(_ statements: String) throws {
    if let path = address.path {
      try SQLiteConnection(path: path, access: .write, busyTimeout: 30_000).run(statements)
    } else {
      PostgresCluster.shared.run("SET search_path = petmap; \(statements)", in: databaseName)
    }
  }

  /// Returns the first values of a query's rows, as text.
  func query(_ query: String) throws -> [String] {
    if let path = address.path {
      return try SQLiteConnection(path: path, access: .write, busyTimeout: 30_000).prepare(query)
        .rows { $0.text(0) }
    }
    let command = [
      PostgresCluster.programs + "psql", "-At", "-c", "SET search_path = petmap", "-c", query,
      address.description,
    ]
    return try Array(ChildProcess(command).lines().dropFirst())
  }

  func check() throws(StoreError) -> StoreCheck { try address.check(photos: nil) { _ in } }

  func records(_ ids: Range<Int>) throws -> [ImportedAnnouncement] {
    try ids.map { try record("A\($0)") }
  }

  func record(
    _ id: String, _ change: (inout Announcement) -> Void = { _ in }
  ) throws -> ImportedAnnouncement {
    var record = Announcement(id: id, coordinate: try StoreWorkshop.draft().coordinate)
    change(&record)
    return ImportedAnnouncement(record)
  }

  @discardableResult
  func `import`(
    _ records: [ImportedAnnouncement], of source: ImportSource = ImportSource(),
    at now: Timestamp = StoreWorkshop.at(0)
  ) throws(StoreError) -> ImportCounts {
    let run = try address.importer()
    for record in records { try run.add(record) }
    return try run.commit(of: source, at: now) { _ in }
  }
}

extension StoredAnnouncement {
  /// The announcement without the number of its last change, which is only in the log.
  var unnumbered: StoredAnnouncement {
    var copy = self
    copy.change = 0
    return copy
  }
}
