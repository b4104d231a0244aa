import PetMapSystem
import PetMapAnnouncements

/// Where photos go that no announcement has: a directory for each day in `.petmap-trash` within the
/// photo directory. After seven days they are removed.
struct PhotoTrash: Sendable {
  static let days = 7

  /// The directory of today.
  let path: String
  private let root: String
  private let today: CalendarDate

  init(of directory: PhotoDirectory, at now: Timestamp) {
    root = directory.path + "/.petmap-trash"
    today = now.date()
    path = root + "/" + today.isoText
  }

  /// Moves a photo into the trash.
  ///
  /// - Returns: false when it stays where it is, for the next start.
  func take(_ name: PhotoName, from directory: PhotoDirectory) -> Bool {
    let target = path + "/" + name.text
    do throws(SystemError) {
      try FileSystem.makeDirectory(root)
      try FileSystem.makeDirectory(path)
      // What is in the trash is not overwritten.
      guard FileSystem.kind(of: target) == nil else { return false }
      try FileSystem.move(directory.path(of: name), to: target)
      return true
    } catch {
      return false
    }
  }

  /// Removes the photos of the days that are over.
  ///
  /// - Returns: how many.
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
