import PetMapSystem
import PetMapAnnouncements

/// A photo that takes its place while the row that names it is not yet committed.
///
/// In order: the file of the same name, if there is one, steps aside; the new one is renamed to its
/// place; the directory is flushed. Then the caller commits the row and ends with ``finish()`` or
/// ``undo()``. Wherever the process dies, ``PhotoDirectory/clean(expected:)`` finds which of the two
/// the row means.
struct PhotoReplacement {
  private let directory: PhotoDirectory
  private let name: PhotoName
  private let hasPrevious: Bool

  /// - Parameter staged: where the new photo's bytes are.
  /// - Throws: ``Platform/Failure``; everything is as it was then.
  init(
    of name: PhotoName, by staged: PhotoDirectory.FileName, in directory: PhotoDirectory
  ) throws(SystemError) {
    let place = directory.path(of: name)
    let previous = directory.path(of: .previous(name))
    let hasPrevious = FileSystem.kind(of: place) != nil
    if hasPrevious { try FileSystem.move(place, to: previous) }
    do throws(SystemError) {
      try FileSystem.move(directory.path(of: staged), to: place)
      try FileSystem.synchronizeDirectory(directory.path)
    } catch {
      Self.restore(name, hasPrevious, in: directory)
      throw error
    }
    self.directory = directory
    self.name = name
    self.hasPrevious = hasPrevious
  }

  /// The row is committed.
  func finish() {
    if hasPrevious { directory.discard(.previous(name)) }
  }

  /// The row is not committed: what was there comes back.
  func undo() { Self.restore(name, hasPrevious, in: directory) }

  private static func restore(
    _ name: PhotoName, _ hasPrevious: Bool, in directory: PhotoDirectory
  ) {
    if hasPrevious {
      // Where this fails, the next start does it.
      try? FileSystem.move(directory.path(of: .previous(name)), to: directory.path(of: name))
    } else {
      directory.discard(.photo(name))
    }
  }
}
