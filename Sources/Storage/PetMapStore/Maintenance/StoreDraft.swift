import PetMapAnnouncements
import PetMapSystem

/// A store under construction: a file and a photo directory with temporary names, which are renamed
/// when they are complete.
struct StoreDraft {
  /// The path of the file.
  let path: String
  /// The path of the photo directory.
  let photos: String
  private let target: String
  private let targetPhotos: String

  /// - Parameters:
  ///   - target: The path of the finished store.
  ///   - photos: The path of its photo directory; `nil` for the default one.
  /// - Throws: ``StoreError/targetNotEmpty(cause:)`` if the store or its photo directory already
  ///   exists.
  init(of target: String, photos targetPhotos: String? = nil) throws(StoreError) {
    self.target = target
    self.targetPhotos = targetPhotos ?? StoreAddress.file(target).photoDirectory ?? ""
    path = target + ".part"
    photos = self.targetPhotos + ".part"
    for taken in [target, self.targetPhotos] where FileSystem.kind(of: taken) != nil {
      throw .targetNotEmpty(cause: "\(taken) already exists")
    }
  }

  /// Creates an empty file and directory, after removing any that an earlier attempt left behind.
  func make() throws(StoreError) {
    remove()
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.makeDirectory(photos)
      try FileSystem.makeFile(path)
    }
  }

  /// Records in the store and in the photo directory that they belong together.
  ///
  /// - Parameter id: The ID of the store's photo directory; `nil` for a new one.
  func identify(in database: any Database, as id: String? = nil) throws(StoreError) {
    let id =
      id ?? AnnouncementID(high: .random(in: .min ... .max), low: .random(in: .min ... .max)).text
    try StoreError.writing { () throws(StoreFailure) in
      try database.write { (transaction) throws(StoreFailure) in
        try transaction.set(.photoDirectory, to: Array(id.utf8))
      }
    }
    try StoreError.writingFiles { () throws(SystemError) in
      try PhotoDirectory(photos).record(storeID: id)
    }
  }

  /// Flushes the store, whose database is closed, to disk and renames it.
  func publish() throws(StoreError) {
    Self.removeLocks(of: path)
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.synchronizeDirectory(photos)
      try FileSystem.synchronizeFile(path)
      // Rename the photos first, so that an existing store is always complete.
      try FileSystem.move(photos, to: targetPhotos)
      try FileSystem.move(path, to: target)
      try FileSystem.synchronizeDirectory(FileSystem.directory(of: target))
    }
  }

  /// Removes the file and the directory.
  func remove() { Self.remove(path, photos: photos) }

  /// Removes the files of a store that is not in use, and its photo directory, if they exist.
  static func remove(_ path: String, photos: String) {
    removeLocks(of: path)
    for suffix in ["", "-wal", "-shm", "-journal"] { try? FileSystem.remove(path + suffix) }
    for name in (try? FileSystem.names(in: photos)) ?? [] {
      try? FileSystem.remove(photos + "/" + name)
    }
    try? FileSystem.removeDirectory(photos)
  }

  /// Removes the lock files of a store that is not in use.
  static func removeLocks(of path: String) {
    for suffix in [".lock", ".turn"] { try? FileSystem.remove(path + suffix) }
  }
}
