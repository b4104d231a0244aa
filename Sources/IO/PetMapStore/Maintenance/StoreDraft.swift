import PetMapSQLite
import PetMapAnnouncements
import PetMapSystem

/// A store in the making: a file and a photo directory under names of their own, which get the names of
/// the store once they are complete.
struct StoreDraft {
  let file: StoreFile
  let photos: PhotoDirectory
  private let target: String

  /// - Parameter target: the path of the finished store.
  /// - Throws: ``StoreError/readOnly(cause:)`` when it or its photo directory exists already.
  init(of target: String) throws(StoreError) {
    for taken in [target, StoreFile.photos(beside: target)] where FileSystem.kind(of: taken) != nil
    {
      throw .readOnly(cause: "\(taken) is there already")
    }
    self.target = target
    file = StoreFile(path: target + ".part")
    photos = PhotoDirectory(file.path + ".photos")
  }

  /// Makes the file and the directory, both empty, and removes what an earlier attempt left behind.
  func make() throws(StoreError) {
    remove()
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.makeDirectory(photos.path)
      try FileSystem.makeFile(file.path)
    }
  }

  /// Flushes everything to the disk and renames it.
  func publish() throws(StoreError) {
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.synchronizeDirectory(photos.path)
      try FileSystem.synchronizeFile(file.path)
      // The photos first: a store that exists is complete.
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
