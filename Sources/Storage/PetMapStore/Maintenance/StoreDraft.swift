import PetMapSQLite
import PetMapAnnouncements
import PetMapSystem

/// A store under construction: a file and a photo directory with temporary names, which are renamed
/// when they are complete.
struct StoreDraft {
  let file: StoreFile
  let photos: PhotoDirectory
  private let target: String

  /// - Parameter target: The path of the finished store.
  /// - Throws: ``StoreError/targetNotEmpty(cause:)`` if the store or its photo directory already
  ///   exists.
  init(of target: String) throws(StoreError) {
    for taken in [target, StoreFile.photos(beside: target)] where FileSystem.kind(of: taken) != nil
    {
      throw .targetNotEmpty(cause: "\(taken) already exists")
    }
    self.target = target
    file = StoreFile(path: target + ".part")
    photos = PhotoDirectory(file.path + ".photos")
  }

  /// Creates an empty file and directory, after removing any that an earlier attempt left behind.
  func make() throws(StoreError) {
    remove()
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.makeDirectory(photos.path)
      try FileSystem.makeFile(file.path)
    }
  }

  /// Flushes the store to disk and renames it.
  func publish() throws(StoreError) {
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.synchronizeDirectory(photos.path)
      try FileSystem.synchronizeFile(file.path)
      // Rename the photos first, so that an existing store is always complete.
      try FileSystem.move(photos.path, to: StoreFile.photos(beside: target))
      try FileSystem.move(file.path, to: target)
      try FileSystem.synchronizeDirectory(FileSystem.directory(of: target))
    }
  }

  /// Removes the file and the directory.
  func remove() {
    for path in [file.path, file.path + "-wal", file.path + "-shm", file.path + "-journal"] {
      try? FileSystem.remove(path)
    }
    for name in (try? FileSystem.names(in: photos.path)) ?? [] {
      try? FileSystem.remove(photos.path + "/" + name)
    }
    try? FileSystem.removeDirectory(photos.path)
  }
}
