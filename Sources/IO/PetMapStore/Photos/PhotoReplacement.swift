import PetMapSystem
import PetMapAnnouncements

/// A photo replacement whose row has not been committed yet.
///
/// An existing file with the same name is renamed, the new file is renamed to its name, and the
/// directory is flushed. The caller then commits the row and calls ``finish()`` or ``undo()``. If
/// the process crashes at any point, ``PhotoDirectory/clean(to:expected:)`` determines which of the
/// two files matches the row.
struct PhotoReplacement {
  private let directory: PhotoDirectory
  private let name: PhotoName
  private let hasPrevious: Bool

  /// - Parameter staged: The file that contains the new photo.
  /// - Throws: ``SystemError``, in which case nothing has changed.
  init(
    of name: PhotoName, by staged: PhotoDirectory.FileName, in directory: PhotoDirectory
  ) throws(SystemError) {
    let current = directory.path(of: name)
    let previous = directory.path(of: .previous(name))
    let hasPrevious = FileSystem.kind(of: current) != nil
    if hasPrevious { try FileSystem.move(current, to: previous) }
    do throws(SystemError) {
      try FileSystem.move(directory.path(of: staged), to: current)
      try FileSystem.synchronizeDirectory(directory.path)
    } catch {
      Self.restore(name, hasPrevious, in: directory)
      throw error
    }
    self.directory = directory
    self.name = name
    self.hasPrevious = hasPrevious
  }

  /// Completes the replacement after the row has been committed.
  func finish() {
    if hasPrevious { directory.discard(.previous(name)) }
  }

  /// Restores the previous photo if the row was not committed.
  func undo() { Self.restore(name, hasPrevious, in: directory) }

  private static func restore(
    _ name: PhotoName, _ hasPrevious: Bool, in directory: PhotoDirectory
  ) {
    if hasPrevious {
      // If this fails, the next start recovers the photo.
      try? FileSystem.move(directory.path(of: .previous(name)), to: directory.path(of: name))
    } else {
      directory.discard(.photo(name))
    }
  }
}
