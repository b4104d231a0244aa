import PetMapAnnouncements
import PetMapPhotos
import PetMapSystem

/// The photos of a PostgreSQL store in a directory that its servers share.
///
/// Each upload is a file with a random name, which is flushed before its row is written and never
/// changes. The file of an unfinished upload has no row, and only its age distinguishes it from a
/// file that another server is still writing.
struct PostgresPhotoFiles: Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  /// Creates the directory if it does not exist.
  init(making path: String) throws(StoreError) {
    self.path = path
    try StoreError.writingFiles { () throws(SystemError) in
      if !FileSystem.isDirectory(path) { try FileSystem.makeDirectory(path) }
    }
  }

  private func path(of name: String) -> String { path + "/" + name }

  func contains(_ name: String) -> Bool { FileSystem.byteCount(of: path(of: name)) != nil }

  /// Stores a photo.
  ///
  /// - Returns: The name of its file.
  func add(_ bytes: [UInt8], format: PhotoFormat) throws(StoreError) -> String {
    let id = AnnouncementID(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    let name = PhotoName(id: id, format: format).text
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.write(bytes.span, toNewFile: path(of: name))
      try FileSystem.synchronizeDirectory(path)
    }
    return name
  }

  /// Returns the contents of a photo's file, or `nil` if it is missing.
  ///
  /// - Throws: ``StoreError/unavailable(cause:)``, also if the directory is not mounted.
  func bytes(of name: String) throws(StoreError) -> [UInt8]? {
    if let bytes = try PhotoDirectory.bytes(at: path(of: name)) { return bytes }
    try PhotoDirectory(path).checkPresence()
    return nil
  }

  func remove(_ name: String) { try? FileSystem.remove(path(of: name)) }

  /// Returns the names of the photos that were written before an instant, except those in a set.
  func names(writtenBefore instant: Timestamp, except known: Set<String>) -> [PhotoName] {
    PhotoDirectory(path).photoNames.filter { name in
      guard !known.contains(name.text),
        let time = FileSystem.modificationTime(of: path(of: name.text))
      else { return false }
      return time < instant.milliseconds
    }
  }
}
