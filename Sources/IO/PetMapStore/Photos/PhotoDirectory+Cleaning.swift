import PetMapSQLite
import PetMapSystem
import PetMapAnnouncements

extension PhotoDirectory {
  /// Recovers the directory after a crash of the process that served it: completes or undoes
  /// unfinished replacements, and moves photos without an announcement to the trash. Files with
  /// other names and anything other than regular files are ignored.
  ///
  /// - Parameter expected: Returns the contents of a photo according to its row, or `nil` if there
  ///   is no row.
  /// - Returns: The number of photos moved.
  /// - Throws: Any error of `expected`. Files that cannot be removed are left for the next start.
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

  /// Chooses between a photo and the one that it was to replace.
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
