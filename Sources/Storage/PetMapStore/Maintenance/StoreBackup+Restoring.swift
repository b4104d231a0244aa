public import PetMapAnnouncements
import PetMapSystem

/// Restoring a store from a backup.
extension StoreBackup {
  /// What a restored backup has replaced.
  public struct Replaced: Sendable, Hashable {
    /// The path at which the former store was kept; `nil` if there was none.
    public fileprivate(set) var store: String?
    /// The path at which its photo directory was kept; `nil` if there was none.
    public fileprivate(set) var photos: String?
    /// The announcements in the backup that were erased from the former store later, if it can be
    /// read.
    public fileprivate(set) var erased: [AnnouncementID] = []
  }

  /// Replaces a store by a backup, while no server uses it. The store and its photos, if they exist,
  /// are kept next to where they were. If this fails, the store is as it was before.
  ///
  /// What was erased from the store since the backup is not created again by imports, unless the backup
  /// contains it.
  ///
  /// - Parameters:
  ///   - backup: The path of the backup.
  ///   - path: The path of the store.
  ///   - photos: The photo directory, or a link to it; `nil` for the default one.
  /// - Returns: What was restored, and where the replaced store was kept.
  /// - Throws: ``StoreError/busy`` if a server uses the store.
  public static func restore(
    _ backup: String, to path: String, photos: String? = nil, at now: Timestamp,
    progress: (Int) -> Void = { _ in }
  ) throws(StoreError) -> (StoreBackup, replaced: Replaced) {
    let directory = realDirectory(photos ?? StoreAddress.file(path).photoDirectory ?? "")
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.makeDirectories(FileSystem.directory(of: path))
    }
    let descriptor = try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.lock(path + ".lock")
    }
    guard let descriptor else { throw .busy }
    defer { FileSystem.unlock(descriptor) }
    let (copy, copiedPhotos) = (path + ".restoring", directory + ".restoring")
    if let identity = FileSystem.identity(of: backup), identity == FileSystem.identity(of: copy) {
      throw .targetNotEmpty(cause: "\(copy) is the name of the copy; rename the backup")
    }
    // An interrupted restore may have left them behind.
    StoreDraft.remove(copy, photos: copiedPhotos)
    // The store is only replaced once the copy is complete.
    let restored = try StoreBackup(
      of: backup, to: copy, photosTo: copiedPhotos, progress: progress)
    do throws(StoreError) {
      let suffix = unusedSuffix(
        ".replaced-" + now.text.filter(\.isNumber).prefix(14), for: [path, directory])
      let erased = try noteErasures(from: path, in: copy)
      var replaced = try replace(path, by: copy, directory, by: copiedPhotos, suffix)
      replaced.erased = erased
      return (restored, replaced)
    } catch {
      StoreDraft.remove(copy, photos: copiedPhotos)
      throw error
    }
  }

  /// Records in the copy of a backup what was erased from the store.
  ///
  /// - Returns: The erased announcements that the copy contains.
  private static func noteErasures(
    from path: String, in copy: String
  ) throws(StoreError) -> [AnnouncementID] {
    guard let erasures = erasures(from: path) else { return [] }
    let database = try SQLiteDatabase(copy, for: .moving)
    defer {
      database.close()
      StoreDraft.removeLocks(of: copy)
    }
    return try StoreError.writing { () throws(StoreFailure) in
      try database.write { (transaction) throws(StoreFailure) in
        try transaction.noteErasures(erasures)
      }
    }
  }

  /// Returns what was erased from a store, or `nil` if the store does not exist or is damaged.
  private static func erasures(from path: String) -> [AnnouncementID]? {
    guard let database = try? SQLiteDatabase(path, for: .reading) else { return nil }
    defer { database.close() }
    return try? database.read { (transaction) throws(StoreFailure) in try transaction.erasures() }
  }

  /// Renames a store and its photos, and puts others in their place. If this fails, nothing changes.
  private static func replace(
    _ path: String, by copy: String, _ directory: String, by copiedPhotos: String, _ suffix: String
  ) throws(StoreError) -> Replaced {
    var replaced = Replaced()
    var moves: [(from: String, to: String)] = []
    func move(_ name: String, to target: String) throws(SystemError) {
      try FileSystem.move(name, to: target)
      moves.append((name, target))
    }
    try StoreError.writingFiles { () throws(SystemError) in
      do throws(SystemError) {
        let kept = path + suffix
        for end in ["", "-wal", "-shm"] where FileSystem.kind(of: path + end) != nil {
          try move(path + end, to: kept + end)
          if end.isEmpty { replaced.store = kept }
        }
        if FileSystem.kind(of: directory) != nil {
          try move(directory, to: directory + suffix)
          replaced.photos = directory + suffix
        }
        try move(copiedPhotos, to: directory)
        try move(copy, to: path)
        for name in [directory, path] {
          try FileSystem.synchronizeDirectory(FileSystem.directory(of: name))
        }
      } catch {
        for (name, target) in moves.reversed() { try? FileSystem.move(target, to: name) }
        throw error
      }
    }
    return replaced
  }

  /// Returns the path of a directory without links and trailing slashes: what is next to it is on
  /// its disk.
  private static func realDirectory(_ path: String) -> String {
    if FileSystem.isDirectory(path), let real = try? FileSystem.realPath(path) { return real }
    let slashes = path.utf8.reversed().prefix { $0 == UInt8(ascii: "/") }.count
    return String(path.dropLast(slashes))
  }

  /// Returns the first of a suffix and numbered ones that gives none of the paths an existing name.
  private static func unusedSuffix(_ suffix: String, for paths: [String]) -> String {
    var (unused, number) = (suffix, 1)
    while paths.contains(where: { FileSystem.kind(of: $0 + unused) != nil }) {
      number += 1
      unused = "\(suffix)-\(number)"
    }
    return unused
  }
}
