import PetMapReports

extension PhotoDirectory {
  /// Puts the directory in order after a process that served it died: finishes or undoes what it
  /// was about, and removes photos that no announcement has. Files of other names, and whatever is
  /// no regular file, are not touched.
  ///
  /// - Parameter expected: what the row says of a photo; nil when no row names it.
  /// - Throws: what `expected` throws. What cannot be removed stays for the next start.
  func clean(
    expected: (PhotoName) throws(SQLiteError) -> PhotoContent?
  ) throws(SQLiteError) {
    guard let texts = try? Platform.names(in: path) else { return }
    let names = texts.compactMap { FileName($0) }.filter { name in
      if case .file? = Platform.kind(of: path(of: name)) { true } else { false }
    }
    for name in names {
      switch name {
      case .upload: discard(name)
      case .previous(let photo): recover(photo, expected: try expected(photo))
      case .photo: break
      }
    }
    for case .photo(let photo) in names where try expected(photo) == nil {
      discard(.photo(photo))
    }
  }

  /// Decides between a photo and the one that it was to replace.
  private func recover(_ name: PhotoName, expected: PhotoContent?) {
    let current = content(of: .photo(name))
    if let expected, current != expected,
      current == nil || content(of: .previous(name)) == expected
    {
      try? Platform.move(path(of: .previous(name)), to: path(of: name))
    } else {
      discard(.previous(name))
    }
  }
}
