public import PetMapAnnouncements
import PetMapSQL

/// Moves the contents of a store to an empty store of either kind: all tables, with the numbers of
/// announcements and changes, and the photos.
///
/// Neither store may be served during the move. The move is atomic: the target appears, or is
/// filled, only when everything has been copied. The source remains unchanged.
public struct StoreMove: Sendable {
  /// The number of announcements moved.
  public private(set) var announcements = 0
  /// The number of photos moved.
  public private(set) var photos = 0

  /// A move that failed.
  public struct Failure: Error, Sendable, Hashable {
    /// The store that caused the failure.
    public let store: StoreAddress
    /// The error from the store.
    public let error: StoreError
  }

  /// Moves a store.
  ///
  /// - Parameters:
  ///   - photos: The source's photo directory; `nil` for the default one.
  ///   - progress: Called after every thousand announcements with the number moved so far.
  /// - Throws: ``Failure`` with ``StoreError/busy`` if a store is being served,
  ///   ``StoreError/corrupt(cause:)`` if a photo is missing or damaged, or
  ///   ``StoreError/targetNotEmpty(cause:)``.
  public init(
    from source: StoreAddress, to target: StoreAddress, photos path: String?,
    progress: (Int) -> Void
  ) throws(Failure) {
    let files = PhotoObjects(path ?? source.photoDirectory)
    let reader = try Failure.of(source) { () throws(StoreError) in
      try source.open(for: .moving)
    }
    defer { reader.close() }
    let end = try Failure.of(target) { () throws(StoreError) in try MoveTarget(target) }
    // Errors of the target pass through functions of the source.
    var culprit = source
    do throws(StoreError) {
      try StoreError.reading { () throws(StoreFailure) in
        // The transaction also keeps imports away.
        try reader.session().write { (from) throws(StoreFailure) in
          try files.check(against: from)
          culprit = target
          try end.database.session().write { (to) throws(StoreFailure) in
            var copy = StoreCopy(from: from, to: to, files, end.photos) { isReading in
              culprit = isReading ? source : target
            }
            try copy.run(progress)
            (announcements, photos) = (copy.announcements, copy.photos)
          }
        }
      }
      culprit = target
      try end.finish()
    } catch {
      end.abandon()
      throw Failure(store: culprit, error: error)
    }
  }
}

extension StoreMove.Failure {
  /// Runs `body`, and attributes its error to a store.
  fileprivate static func of<Value>(
    _ store: StoreAddress, _ body: () throws(StoreError) -> Value
  ) throws(Self) -> Value {
    do throws(StoreError) { return try body() } catch { throw Self(store: store, error: error) }
  }
}

/// The empty store that a move fills.
private struct MoveTarget {
  let database: any Database
  let photos: PhotoObjects
  private let draft: StoreDraft?

  init(_ address: StoreAddress) throws(StoreError) {
    switch address {
    case .file(let path):
      try address.makeDirectories()
      let draft = try StoreDraft(of: path)
      try draft.make()
      self.draft = draft
      database = try StoreAddress.file(draft.path).open(for: .moving)
      photos = PhotoObjects(draft.photos)
    case .database:
      draft = nil
      database = try address.open(for: .moving)
      photos = PhotoObjects(nil)
      let isEmpty = try StoreError.reading { [database] () throws(StoreFailure) in
        try database.read { (transaction) throws(StoreFailure) in
          let last = try transaction.position().number
          return try last == 0 ? transaction.count() == 0 : false
        }
      }
      if !isEmpty {
        database.close()
        throw .targetNotEmpty(cause: "the store is not empty")
      }
    }
  }

  func finish() throws(StoreError) {
    if let draft { try draft.identify(in: database) }
    database.close()
    try draft?.publish()
  }

  func abandon() {
    database.close()
    draft?.remove()
  }
}

/// Copies all tables and photos from one database to another.
private struct StoreCopy {
  private let source: any Transaction
  private let target: any Transaction
  private let sourcePhotos: PhotoObjects
  private let targetPhotos: PhotoObjects
  /// Called with whether the source is being read, as opposed to the target being written.
  private let noteReading: (Bool) -> Void
  private(set) var announcements = 0
  private(set) var photos = 0

  init(
    from source: any Transaction, to target: any Transaction, _ sourcePhotos: PhotoObjects,
    _ targetPhotos: PhotoObjects, noteReading: @escaping (Bool) -> Void
  ) {
    (self.source, self.target) = (source, target)
    (self.sourcePhotos, self.targetPhotos) = (sourcePhotos, targetPhotos)
    self.noteReading = noteReading
  }

  /// The tables that belong to the database or its directory and not to its contents, and photos,
  /// whose bytes are copied one by one.
  private static let others =
    [Tables.storeVersion, Tables.timeline, Tables.releasedFile, Tables.photo].map(\.name)

  mutating func run(_ progress: (Int) -> Void) throws(StoreFailure) {
    for table in Tables.all where !Self.others.contains(table.name) {
      try copy(table, progress)
    }
    try copyPhotos()
    let last = try reading { () throws(StoreFailure) in try source.lastNumber() }
    try target.raiseLastNumber(to: last)
    // The photos are in another directory.
    try target.remove(.photoDirectory)
  }

  private func reading<Value>(
    _ body: () throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    noteReading(true)
    let value = try body()
    noteReading(false)
    return value
  }

  private mutating func copy(
    _ table: Table, _ progress: (Int) -> Void
  ) throws(StoreFailure) {
    try target.change("DELETE FROM \(table.name)")
    let names = table.columnNames.joined(separator: ", ")
    let order = table.order ?? table.key.joined(separator: ", ")
    let texts = table.columns.indices.filter { table.columns[$0].kind == .exactText }
    noteReading(true)
    try source.forEachBatch(
      "SELECT \(names) FROM \(table.name)\(order.isEmpty ? "" : " ORDER BY \(order)")"
    ) { (rows) throws(StoreFailure) in
      noteReading(false)
      let values = rows.lazy.map { row in
        var row = row
        for index in texts { row[index] = .text(row[index].text) }
        return row
      }
      try target.insert(values, into: table, table.columnNames)
      if table.name == Tables.announcement.name {
        let former = announcements
        announcements += rows.count
        if former / 1000 < announcements / 1000 { progress(announcements) }
      }
      noteReading(true)
      return true
    }
    noteReading(false)
  }

  /// Copies the photos.
  private mutating func copyPhotos() throws(StoreFailure) {
    noteReading(true)
    try source.forEachBatch(
      """
      SELECT announcement, size, digest, version, file, stored_at, number FROM photo
      ORDER BY version
      """
    ) { (rows) throws(StoreFailure) in
      for row in rows { try copyPhoto(row) }
      return true
    }
    noteReading(false)
  }

  private mutating func copyPhoto(_ row: [SQLValue]) throws(StoreFailure) {
    let id = try AnnouncementID(row[0])
    let name = PhotoName(of: id, stored: row[6].integer ?? 1).text
    let stored = try source.value("SELECT bytes FROM photo WHERE version = ?1", row[3])
    let (files, others) = (sourcePhotos, targetPhotos)
    do throws(StoreError) {
      guard let bytes = try files.bytes(stored, file: row[4].text) else {
        throw .corrupt(cause: "photo \(name) is missing")
      }
      let content = PhotoContent(of: bytes)
      guard Int64(content.byteCount) == row[1].integer,
        content.digest.value == row[2].integer.map({ UInt64(bitPattern: $0) })
      else { throw .corrupt(cause: "photo \(name) is damaged") }
      noteReading(false)
      let file = try others.add(bytes)
      do throws(StoreFailure) {
        try target.change(
          Tables.photo.insertion([
            "version", "announcement", "number", "size", "digest", "bytes", "file", "stored_at",
          ]),
          row[3], row[0], row[6], row[1], row[2], file == nil ? .bytes(bytes) : .null, .text(file),
          row[5])
      } catch {
        throw StoreError(error, isWriting: true)
      }
    } catch {
      throw .refused(error)
    }
    noteReading(true)
    photos += 1
  }
}
