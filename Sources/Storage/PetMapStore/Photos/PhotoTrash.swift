import PetMapAnnouncements
import PetMapSQLite
import PetMapSystem

/// The trash for photos without an announcement: one directory per day in `.petmap-trash` within
/// the photo directory. The photos are removed after seven days.
struct PhotoTrash: Sendable {
  static let days = 7

  /// The directory for today.
  let path: String
  private let root: String
  private let today: CalendarDate

  init(of directory: PhotoDirectory, at now: Timestamp) {
    root = directory.path + "/.petmap-trash"
    today = now.date()
    path = root + "/" + today.isoText
  }

  /// Moves a photo to the trash.
  ///
  /// - Returns: `false` if the photo could not be moved, in which case the next start tries again.
  func add(_ name: PhotoName, from directory: PhotoDirectory) -> Bool {
    let target = path + "/" + name.text
    do throws(SystemError) {
      try FileSystem.makeDirectory(root)
      try FileSystem.makeDirectory(path)
      // Do not overwrite photos in the trash.
      guard FileSystem.kind(of: target) == nil else { return false }
      try FileSystem.move(directory.path(of: name), to: target)
      return true
    } catch {
      return false
    }
  }

  /// Removes expired photos.
  ///
  /// - Returns: The number of photos removed.
  func purge() -> Int {
    var count = 0
    for name in (try? FileSystem.names(in: root)) ?? [] {
      guard let day = CalendarDate(iso: name),
        day.daysSinceEpoch + Self.days <= today.daysSinceEpoch
      else { continue }
      let directory = PhotoDirectory(root + "/" + name)
      for photo in directory.photoNames {
        directory.discard(.photo(photo))
        count += 1
      }
      try? FileSystem.removeDirectory(directory.path)
    }
    return count
  }
}

extension PhotoDirectory {
  /// Recovers the directory after a crash of the process that served it: completes or undoes
  /// unfinished replacements, and moves photos without an announcement to the trash. Files with
  /// other names and anything other than regular files are ignored.
  ///
  /// - Parameter expected: Returns the contents of a photo according to its row, or `nil` if there
  ///   is no row.
  /// - Returns: The number of photos moved.
  /// - Throws: Any error that `expected` throws. Files that cannot be removed are left for the next
  ///   start.
  func clean(
    to trash: PhotoTrash, expected: (PhotoName) throws(SQLiteError) -> PhotoContent?
  ) throws(SQLiteError) -> Int {
    guard let texts = try? FileSystem.names(in: path) else { return 0 }
    let names = texts.compactMap { FileName($0) }.filter { name in
      if case .file? = FileSystem.kind(of: path(of: name)) { true } else { false }
    }
    for name in names {
      switch name {
      case .upload: discard(name)
      case .previous(let photo): recover(photo, expected: try expected(photo))
      case .photo: break
      }
    }
    var count = 0
    for case .photo(let photo) in names where try expected(photo) == nil {
      if trash.add(photo, from: self) { count += 1 }
    }
    return count
  }

  /// Chooses between a photo and the previous photo that it should have replaced.
  private func recover(_ name: PhotoName, expected: PhotoContent?) {
    let current = content(of: .photo(name))
    if let expected, current != expected,
      current == nil || content(of: .previous(name)) == expected
    {
      try? FileSystem.move(path(of: .previous(name)), to: path(of: name))
    } else {
      discard(.previous(name))
    }
  }
}
