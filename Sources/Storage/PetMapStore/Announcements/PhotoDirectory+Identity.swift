import PetMapAnnouncements
import PetMapSQLite
import PetMapSystem

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
    let word = bytes.prefix { $0.isVisibleASCII }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  /// Records the store that the directory belongs to.
  func record(storeID: String) throws(SystemError) {
    let draft = path(of: .upload(.random(in: .min ... .max)))
    try FileSystem.write(Array("\(storeID)\n".utf8).span, toNewFile: draft)
    try FileSystem.move(draft, to: path + "/" + Self.identityName)
    try FileSystem.synchronizeDirectory(path)
  }

  /// Assigns the directory to a store, unless it may belong to another one. The caller records the
  /// ID in the store.
  ///
  /// - Parameters:
  ///   - photos: What the store records about its photos.
  ///   - isForced: Whether to assign it regardless of its contents.
  /// - Throws: ``StoreError/photosOfAnotherStore(directory:)``,
  ///   ``StoreError/photosMissing(directory:)``.
  func assign(to photos: RecordedPhotos, isForced: Bool) throws(StoreError) -> Assignment {
    let (known, found) = (photos.directoryID, storeID)
    if let known, known == found { return .own(known) }
    if !isForced {
      try check(against: photos)
      if found == nil, photos.hasStrangers { return .doubtful }
    }
    // A directory that is adopted by force no longer belongs to the store that used it.
    let id =
      known ?? (isForced ? nil : found)
      ?? AnnouncementID(high: .random(in: .min ... .max), low: .random(in: .min ... .max)).text
    if found != id {
      try StoreError.writingFiles { () throws(SystemError) in try record(storeID: id) }
    }
    return .own(id)
  }

  /// Checks that the directory does not belong to another store.
  ///
  /// - Throws: ``StoreError/photosOfAnotherStore(directory:)``,
  ///   ``StoreError/photosMissing(directory:)``.
  func check(against photos: RecordedPhotos) throws(StoreError) {
    let (known, found) = (photos.directoryID, storeID)
    if let known, known == found { return }
    if found != nil {
      // If the store predates IDs, its directory is recognized by the photos in it.
      let isRecognized = known == nil && (photos.areFound || !photos.exist && !hasPhotos)
      if !isRecognized { throw .photosOfAnotherStore(directory: path) }
    } else if photos.exist, !photos.areFound {
      throw .photosMissing(directory: path)
    }
  }
}

/// What a store records about its photos.
struct RecordedPhotos: Sendable {
  /// The ID of the photo directory, or `nil` if it is not recorded.
  var directoryID: String?
  /// Whether the store has any photos.
  var exist: Bool
  /// Whether at least one of them is in the directory.
  var areFound: Bool
  /// Whether the directory has photos that suggest that it belongs to another store.
  var hasStrangers: Bool
}

extension AnnouncementTable {
  /// Returns what the store records about its photos, and whether they are in a directory.
  ///
  /// - Complexity: O(1) if the directory is the recorded one, otherwise O(*n*).
  func recordedPhotos(in directory: PhotoDirectory) throws(StoreError) -> RecordedPhotos {
    try StoreError.reading { () throws(SQLiteError) in
      let id = try photoDirectoryID()
      if let id, id == directory.storeID {
        return RecordedPhotos(directoryID: id, exist: true, areFound: true, hasStrangers: false)
      }
      let exist = try hasPhotos()
      return RecordedPhotos(
        directoryID: id, exist: exist,
        areFound: try hasPhoto { FileSystem.kind(of: directory.path(of: $0)) != nil },
        hasStrangers: !exist && directory.hasPhotos)
    }
  }
}
