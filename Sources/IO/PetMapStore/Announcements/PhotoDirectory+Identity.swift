import PetMapSQLite
import PetMapSystem
import PetMapAnnouncements

/// Which store a photo directory belongs to: the file `.petmap-store` in it holds an id that the store
/// has as well.
extension PhotoDirectory {
  private static let identityName = ".petmap-store"

  /// What becomes of a directory that a server was given.
  enum Assignment: Sendable {
    /// It belongs to the store with this id.
    case own(String)
    /// It may be another's, for it holds photos and none of the store's: it is used, but nothing in
    /// it is cleaned up.
    case doubtful
  }

  /// The id of the store that the directory belongs to; nil for one that does not say.
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

  /// Says that the directory belongs to a store.
  func record(storeID: String) throws(SystemError) {
    let draft = path(of: .upload(.random(in: .min ... .max)))
    try FileSystem.write(Array("\(storeID)\n".utf8).span, toNewFile: draft)
    try FileSystem.move(draft, to: path + "/" + Self.identityName)
    try FileSystem.synchronizeDirectory(path)
  }

  /// Makes the directory a store's, unless it may be another's.
  ///
  /// - Parameters:
  ///   - table: the store's, open for writing.
  ///   - isForced: whether it becomes the store's whatever it holds.
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
      let isStranger = try StoreError.reading { () throws(SQLiteError) in
        try !table.hasPhotos() && hasPhotos
      }
      if found == nil, isStranger { return .doubtful }
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

  /// Makes sure that the directory is not another store's.
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
    let (storeHasPhotos, holdsOne) = try StoreError.reading { () throws(SQLiteError) in
      (try table.hasPhotos(), try table.hasPhoto { FileSystem.kind(of: path(of: $0)) != nil })
    }
    if found != nil {
      // A store from before there were ids recognizes its directory by what it holds.
      let isOwn = known == nil && (holdsOne || !storeHasPhotos && !hasPhotos)
      if !isOwn { throw .photosOfAnotherStore(directory: path) }
    } else if storeHasPhotos, !holdsOne {
      throw .photosMissing(directory: path)
    }
  }
}
