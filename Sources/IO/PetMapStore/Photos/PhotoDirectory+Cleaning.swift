import PetMapSQLite
import PetMapSystem
import PetMapAnnouncements

extension PhotoDirectory {
  /// Puts the directory in order after a process that served it died: finishes or undoes what it
  /// was about, and moves photos that no announcement has to the trash. Files of other names, and
  /// whatever is no regular file, are not touched.
  ///
  /// - Parameter expected: what the row says of a photo; nil when no row names it.
  /// - Returns: how many photos were moved.
  /// - Throws: what `expected` throws. What cannot be removed stays for the next start.
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
      if trash.take(photo, from: self) { count += 1 }
    }
    return count
  }

  /// Decides between a photo and the one that it was to replace.
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
