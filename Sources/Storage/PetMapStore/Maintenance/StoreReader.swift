public import PetMapAnnouncements
import PetMapJSON

/// Read-only access to a store's announcements, with or without a running server. Each call reads a
/// consistent snapshot.
public struct StoreReader: Sendable {
  private let database: any Database

  /// Opens a store.
  ///
  /// - Throws: ``StoreError`` if the store does not exist or cannot be read.
  init(_ address: StoreAddress) throws(StoreError) { database = try address.open(for: .reading) }

  /// Returns the number of announcements.
  public func count() throws(StoreError) -> Int {
    try read { (transaction) throws(StoreFailure) in try transaction.count() }
  }

  /// Calls `body` with every announcement, published or not, in order of insertion, until it
  /// returns `false`.
  public func forEach(_ body: (StoredAnnouncement) -> Bool) throws(StoreError) {
    try read { (transaction) throws(StoreFailure) in
      try transaction.forEachAnnouncement(isOrdered: true) { (batch) throws(StoreFailure) in
        batch.allSatisfy(body)
      }
    }
  }

  /// Calls `body` with every report without a photo, newest first.
  public func forEachUnpublished(_ body: (StoredAnnouncement) -> Void) throws(StoreError) {
    try read { (transaction) throws(StoreFailure) in
      for stored in try transaction.unpublished(after: nil, limit: .max) { body(stored) }
    }
  }

  /// Returns the announcements imported from records with the given ID, published or not.
  ///
  /// - Parameter source: The name of the source; `nil` for all sources.
  public func announcements(
    withSourceID id: String, in source: String? = nil
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (transaction) throws(StoreFailure) in
      try transaction.announcements(withSourceID: id, in: source)
    }
  }

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

  private func read<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreError) -> Value {
    try StoreError.reading { () throws(StoreFailure) in try database.snapshot(body) }
  }
}

extension StoreAddress {
  /// Opens an existing store for reading.
  public func reader() throws(StoreError) -> StoreReader { try StoreReader(self) }
}
