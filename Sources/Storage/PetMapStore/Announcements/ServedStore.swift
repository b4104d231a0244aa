public import PetMapAnnouncements
import PetMapJSON

/// A store that is open for serving.
public protocol ServedStore: AnnouncementStore {
  /// The changes that opening the store made to its photos.
  var cleaning: PhotoCleaning { get }

  /// The path of the store's write-ahead log; `nil` for a database.
  var writeAheadLog: String? { get }

  /// Whether other servers may serve the store at the same time.
  var isShared: Bool { get }

  /// The secret from which the store's keys and the hashes of networks are derived. It is the same on
  /// all servers of the store, and must never be exposed.
  var networkKey: [UInt8] { get }

  /// Finishes pending writes and releases the store. Subsequent writes fail.
  func close()
}

extension ServedStore {
  /// Returns a secret for a purpose, which is the same on all servers of the store.
  public func key(for purpose: String) -> [UInt8] {
    SHA256.authenticationCode(of: Array(purpose.utf8), key: networkKey)
  }

  /// Returns the hash of a network, which differs between announcements so that announcements from
  /// the same network cannot be correlated.
  func networkHash(_ network: String, of id: AnnouncementID) -> [UInt8] {
    Array(
      SHA256.authenticationCode(of: id.bytes + Array(network.utf8), key: networkKey).prefix(16))
  }
}

/// Read-only access to a store's announcements, with or without a running server. Each call reads a
/// consistent snapshot.
public protocol ReadableStore: Sendable {
  /// The number of announcements.
  func count() throws(StoreError) -> Int

  /// Calls `body` with every announcement, published or not, in order of insertion, until it
  /// returns `false`.
  func forEach(_ body: (StoredAnnouncement) -> Bool) throws(StoreError)

  /// Calls `body` with every report without a photo, newest first.
  func forEachUnpublished(_ body: (StoredAnnouncement) -> Void) throws(StoreError)

  /// Returns the announcements imported from records with the given ID, published or not.
  ///
  /// - Parameter source: The name of the source; `nil` for all sources.
  func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement]
}

extension ReadableStore {
  /// Returns the names of the members that an export adds to imported announcements
  /// (``ImportOrigin/exportedMembers``), in order of occurrence; empty if nothing was imported.
  public func exportedNames() throws(StoreError) -> [String] {
    var names: Set<String> = []
    var list: [String] = []
    try forEach { stored in
      guard let origin = stored.importOrigin else { return true }
      for member in origin.exportedMembers.members where names.insert(member.name).inserted {
        list.append(member.name)
      }
      return true
    }
    return list
  }
}

/// An atomic import into a store, with or without a running server. Records are collected first;
/// the commit stores all of them or, if anything fails, none.
public protocol ImportingStore: AnyObject {
  /// The number of records collected.
  var count: Int { get }

  /// Collects a record.
  func add(_ record: ImportedAnnouncement) throws(StoreError)

  /// Stores the records; see ``AnnouncementStore/upsert(_:at:)``.
  ///
  /// - Parameters:
  ///   - source: The source of the records. Records that refer to announcements in this store, such
  ///     as records from one of its exports, have none.
  ///   - progress: Called after every thousand records with the number stored so far.
  /// - Returns: The import's counts, once the import is durable.
  /// - Throws: ``StoreError/sourceNotNamed(known:)`` if the source cannot be determined; the store
  ///   is then unchanged.
  func commit(
    of source: ImportSource, at now: Timestamp, progress: (Int) -> Void
  ) throws(StoreError) -> ImportCounts
}
