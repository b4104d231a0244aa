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
    let place = ReplacedPhotos(photos ?? StoreAddress.file(path).photoDirectory ?? "")
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.makeDirectories(FileSystem.directory(of: path))
    }
    let descriptor = try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.lock(path + ".lock")
    }
    guard let descriptor else { throw .busy }
    defer { FileSystem.unlock(descriptor) }
    let (copy, copiedPhotos) = (path + ".restoring", place.neighbor(".restoring"))
    if let identity = FileSystem.identity(of: backup), identity == FileSystem.identity(of: copy) {
      throw .targetNotEmpty(cause: "\(copy) is the name of the copy; rename the backup")
    }
    // An interrupted restore may have left them behind.
    StoreDraft.remove(copy, photos: copiedPhotos)
    defer { StoreDraft.remove(copy, photos: copiedPhotos) }
    // The store is only replaced once the copy is complete.
    let restored = try StoreBackup(
      of: backup, to: copy, photosTo: copiedPhotos, progress: progress)
    let suffix = unusedSuffix(".replaced-" + now.text.filter(\.isNumber).prefix(14)) { suffix in
      [path + suffix, place.neighbor(suffix)]
    }
    let erased = try noteErasures(from: path, in: copy)
    var replaced = try replace(path, by: copy, place, by: copiedPhotos, suffix)
    replaced.erased = erased
    return (restored, replaced)
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
    _ path: String, by copy: String, _ place: ReplacedPhotos, by copiedPhotos: String,
    _ suffix: String
  ) throws(StoreError) -> Replaced {
    var replaced = Replaced()
    var moves = Moves()
    try StoreError.writingFiles { () throws(SystemError) in
      do throws(SystemError) {
        let kept = path + suffix
        for end in ["", "-wal", "-shm"] where FileSystem.kind(of: path + end) != nil {
          try moves.move(path + end, to: kept + end)
          if end.isEmpty { replaced.store = kept }
        }
        replaced.photos = try place.replace(by: copiedPhotos, keepingAt: suffix, &moves)
        try moves.move(copy, to: path)
        for name in [place.directory, path] {
          try FileSystem.synchronizeDirectory(FileSystem.directory(of: name))
        }
      } catch {
        moves.undo()
        throw error
      }
    }
    return replaced
  }

  /// Returns the first of a suffix and numbered ones with which no paths exist.
  private static func unusedSuffix(
    _ suffix: String, _ paths: (String) -> [String]
  ) -> String {
    var (unused, number) = (suffix, 1)
    while paths(unused).contains(where: { FileSystem.kind(of: $0) != nil }) {
      number += 1
      unused = "\(suffix)-\(number)"
    }
    return unused
  }
}

/// Files that were renamed, and directories that were created for them.
private struct Moves {
  private var done: [(from: String, to: String)] = []
  private var directories: [String] = []

  mutating func makeDirectory(_ path: String) throws(SystemError) {
    try FileSystem.makeDirectory(path)
    directories.append(path)
  }

  mutating func move(_ path: String, to target: String) throws(SystemError) {
    try FileSystem.move(path, to: target)
    done.append((path, target))
  }

  /// Gives all files their former names, and removes the directories.
  func undo() {
    for (path, target) in done.reversed() { try? FileSystem.move(target, to: path) }
    for path in directories { try? FileSystem.removeDirectory(path) }
  }
}

/// A photo directory that is replaced by another one on its disk.
private struct ReplacedPhotos {
  /// The path without links and trailing slashes: what is next to it is on its disk.
  let directory: String
  /// Whether the directory is the root of its disk, so that only its contents can be renamed.
  private let isRoot: Bool

  init(_ path: String) {
    if FileSystem.isDirectory(path), let real = try? FileSystem.realPath(path) {
      directory = real
      isRoot = FileSystem.isMountPoint(real)
    } else {
      let slashes = path.utf8.reversed().prefix { $0 == UInt8(ascii: "/") }.count
      directory = String(path.dropLast(slashes))
      isRoot = false
    }
  }

  /// Returns the path of another directory on the disk.
  func neighbor(_ suffix: String) -> String { directory + (isRoot ? "/" : "") + suffix }

  /// Puts the contents of another directory in the place of this one's.
  ///
  /// - Returns: The path at which this directory's contents are kept, or `nil` if it does not exist.
  func replace(
    by other: String, keepingAt suffix: String, _ moves: inout Moves
  ) throws(SystemError) -> String? {
    let kept = neighbor(suffix)
    guard isRoot else {
      let exists = FileSystem.kind(of: directory) != nil
      if exists { try moves.move(directory, to: kept) }
      try moves.move(other, to: directory)
      return exists ? kept : nil
    }
    let names = try FileSystem.names(in: directory).filter(PhotoDirectory.isOwn)
    if !names.isEmpty { try moves.makeDirectory(kept) }
    for name in names { try moves.move(directory + "/" + name, to: kept + "/" + name) }
    for name in try FileSystem.names(in: other) {
      try moves.move(other + "/" + name, to: directory + "/" + name)
    }
    try FileSystem.synchronizeDirectory(directory)
    return names.isEmpty ? nil : kept
  }
}
