import PetMapSQLite
import PetMapSystem
import PetMapAnnouncements

/// Identifies the store that a photo directory belongs to: its file `.petmap-store` contains an ID
/// that is also recorded in the store.
extension PhotoDirectory {
  private static let identityName = ".petmap-store"

  /// The relation of a directory to the store being served.
  enum Assignment: Sendable {
    /// The directory belongs to the store with the given ID.
    case own(String)
    /// The directory may belong to another store, because it contains photos but none of this
    /// store's: it is used, but not cleaned up.
    case doubtful
  }

  /// The ID of the store that the directory belongs to, or `nil` if it is not recorded.
  var storeID: String? {
    guard let descriptor = try? Descriptor.openRegularFile(path + "/" + Self.identityName) else {
      return nil
    }
    defer { Descriptor.close(descriptor) }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      try Descriptor.readAll(descriptor) { (piece) throws(SystemError) in
        if bytes.count < 1024 { unsafe piece.withUnsafeBufferPointer { unsafe bytes += $0 } }
      }
    } catch {
      return nil
    }
    let word = bytes.prefix { $0 > 0x20 && $0 < 0x7F }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  /// Records the store that the directory belongs to.
  func record(storeID: String) throws(SystemError) {
    let draft = path(of: .upload(.random(in: .min ... .max)))
    try FileSystem.write(Array("\(storeID)\n".utf8).span, toNewFile: draft)
    try FileSystem.move(draft, to: path + "/" + Self.identityName)
    try FileSystem.synchronizeDirectory(path)
  }

  /// Assigns the directory to a store, unless it may belong to another one.
  ///
  /// - Parameters:
  ///   - table: The store's tables, open for writing.
  ///   - isForced: Whether to assign it regardless of its contents.
  /// - Throws: ``StoreError/photosOfAnotherStore(directory:)``,
  ///   ``StoreError/photosMissing(directory:)``.
  func assign(
    to table: AnnouncementTable, isForced: Bool
  ) throws(StoreError) -> Assignment {
    let known = try StoreError.reading { () throws(SQLiteError) in try table.photoDirectoryID() }
    let found = storeID
    if let known, known == found { return .own(known) }
    if !isForced {
      try check(against: table, known: known, found: found)
      let isForeign = try StoreError.reading { () throws(SQLiteError) in
        try !table.hasPhotos() && hasPhotos
      }
      if found == nil, isForeign { return .doubtful }
    }
    let id =
      known ?? found
      ?? AnnouncementID(high: .random(in: .min ... .max), low: .random(in: .min ... .max)).text
    if found != id {
      try StoreError.writingFiles { () throws(SystemError) in try record(storeID: id) }
    }
    try StoreError.writing { () throws(SQLiteError) in try table.setPhotoDirectoryID(id) }
    return .own(id)
  }

  /// Checks that the directory does not belong to another store.
  ///
  /// - Throws: ``StoreError/photosOfAnotherStore(directory:)``,
  ///   ``StoreError/photosMissing(directory:)``.
  func check(against table: AnnouncementTable) throws(StoreError) {
    let known = try StoreError.reading { () throws(SQLiteError) in try table.photoDirectoryID() }
    try check(against: table, known: known, found: storeID)
  }

  private func check(
    against table: AnnouncementTable, known: String?, found: String?
  ) throws(StoreError) {
    if let known, known == found { return }
    let (storeHasPhotos, hasStorePhoto) = try StoreError.reading { () throws(SQLiteError) in
      (try table.hasPhotos(), try table.hasPhoto { FileSystem.kind(of: path(of: $0)) != nil })
    }
    if found != nil {
      // If the store predates IDs, its directory is recognized by the photos in it.
      let isRecognized = known == nil && (hasStorePhoto || !storeHasPhotos && !hasPhotos)
      if !isRecognized { throw .photosOfAnotherStore(directory: path) }
    } else if storeHasPhotos, !hasStorePhoto {
      throw .photosMissing(directory: path)
    }
  }
}
