public import PetMapAnnouncements

/// Moves the contents of a store to an empty store of either kind: announcements with their IDs,
/// numbers, and password hashes, their photos, the change log, idempotency keys, and failed
/// attempts.
///
/// Neither store may be served during the move. The move is atomic: the target appears, or is
/// filled, only when everything has been copied. The source remains unchanged.
public struct StoreMove: Sendable {
  /// The number of announcements moved.
  public private(set) var announcements = 0
  /// The number of photos moved.
  public private(set) var photos = 0

  /// Moves a store.
  ///
  /// - Parameters:
  ///   - photos: The source's photo directory; `nil` for the default one.
  ///   - progress: Called after every thousand announcements with the number moved so far.
  /// - Throws: ``Failure`` with ``StoreError/busy`` if a store is being served,
  ///   ``StoreError/corrupt(cause:)`` if a photo is missing or damaged, or
  ///   ``StoreError/targetNotEmpty(cause:)``.
  public init(
    from source: StoreAddress, to target: StoreAddress, photos: String?, progress: (Int) -> Void
  ) throws(Failure) {
    let reader = try source.attributing { () throws(StoreError) in
      try Self.source(source, photos)
    }
    defer { reader.close() }
    let writer = try target.attributing { () throws(StoreError) in try Self.target(target) }
    do throws(Failure) {
      let records = try source.attributing(reader.records)
      try target.attributing { () throws(StoreError) in try writer.begin(records) }
      while true {
        let batch = try source.attributing(reader.next)
        if batch.isEmpty { break }
        for moved in batch {
          let photo = try source.attributing { () throws(StoreError) in
            try Self.photo(of: moved, reader)
          }
          try target.attributing { () throws(StoreError) in try writer.put(moved, photo: photo) }
          announcements += 1
          if photo != nil { self.photos += 1 }
          if announcements % 1000 == 0 { progress(announcements) }
        }
      }
      try target.attributing { () throws(StoreError) in try writer.finish(records) }
    } catch {
      writer.abandon()
      throw error
    }
  }

  /// A move that failed.
  public struct Failure: Error, Sendable, Hashable {
    /// The store that caused the failure.
    public let store: StoreAddress
    /// The error from the store.
    public let error: StoreError
  }

  private static func source(
    _ address: StoreAddress, _ photos: String?
  ) throws(StoreError) -> any MoveSource {
    switch address {
    case .file(let path): try SQLiteMoveSource(path, photos: photos)
    case .database(let address): try PostgresMoveSource(address, photos: photos)
    }
  }

  private static func target(_ address: StoreAddress) throws(StoreError) -> any MoveTarget {
    switch address {
    case .file(let path): try SQLiteMoveTarget(path)
    case .database(let address): try PostgresMoveTarget(address)
    }
  }

  private static func photo(
    of moved: MovedAnnouncement, _ source: any MoveSource
  ) throws(StoreError) -> [UInt8]? {
    guard let name = moved.stored.photoName, let photo = moved.stored.photo else { return nil }
    guard let bytes = try source.photo(of: moved) else {
      throw .corrupt(cause: "photo \(name.text) is missing")
    }
    guard bytes.count == photo.byteCount, PhotoDigest(of: bytes.span) == moved.photoDigest else {
      throw .corrupt(cause: "photo \(name.text) is damaged")
    }
    return bytes
  }
}

extension StoreAddress {
  /// Runs `body`, and attributes its error to this store.
  fileprivate func attributing<Value>(
    _ body: () throws(StoreError) -> Value
  ) throws(StoreMove.Failure) -> Value {
    do throws(StoreError) { return try body() } catch {
      throw StoreMove.Failure(store: self, error: error)
    }
  }
}

/// An announcement with all values of its row.
struct MovedAnnouncement {
  var stored: StoredAnnouncement
  var passwordHash: PasswordHash?
  /// The keyed hash of the reporter's network.
  var network: [UInt8]?
  /// The number of the imported source.
  var source: Int?
  var photoDigest: PhotoDigest?
  /// The name of the photo's file, if the store is a database with a photo directory.
  var photoFile: String?
}

/// The contents of a store other than announcements.
struct StoreRecords {
  var lastChange: Int64 = 0
  /// The change number up to which deletions are no longer in the log.
  var forgottenChange: Int64 = 0
  /// The last insertion number or photo version.
  var lastInsertion: Int64 = 0
  var sources: [StoredSource] = []
  /// The deleted announcements, with the change numbers of their deletions.
  var deletions: [(number: Int64, id: AnnouncementID)] = []
  var failedAttempts: [FailedAttempt] = []
  var keys: [StoredCreationKey] = []
  /// The store's secret.
  var networkKey: [UInt8]?
}

/// An idempotency key, as stored.
struct StoredCreationKey {
  var digest: [UInt8]
  var bodyDigest: [UInt8]
  var id: AnnouncementID
  var at: Int64
}

/// The store that a move reads. Nothing else can write to it.
protocol MoveSource: AnyObject {
  func records() throws(StoreError) -> StoreRecords

  /// Returns the next announcements in order of insertion, or an empty array at the end.
  func next() throws(StoreError) -> [MovedAnnouncement]

  /// Returns the bytes of an announcement's photo, or `nil` if it is missing.
  func photo(of moved: MovedAnnouncement) throws(StoreError) -> [UInt8]?

  func close()
}

/// The empty store that a move fills. Its contents are not visible until ``finish(_:)`` returns.
protocol MoveTarget: AnyObject {
  func begin(_ records: StoreRecords) throws(StoreError)
  func put(_ moved: MovedAnnouncement, photo: [UInt8]?) throws(StoreError)
  func finish(_ records: StoreRecords) throws(StoreError)
  func abandon()
}
