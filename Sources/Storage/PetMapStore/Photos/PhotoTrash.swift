import PetMapAnnouncements
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
  /// - Returns: `false` if the photo could not be moved, in which case the next run tries again.
  func add(_ name: PhotoName, from directory: PhotoDirectory) -> Bool {
    let target = path + "/" + name.text
    do throws(SystemError) {
      try FileSystem.makeDirectory(root)
      try FileSystem.makeDirectory(path)
      // Do not overwrite photos in the trash.
      guard FileSystem.kind(of: target) == nil else { return false }
      try FileSystem.move(directory.path + "/" + name.text, to: target)
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
      let photos = directory.photoNames.map(\.text)
      if directory.remove(photos) { count += photos.count }
      try? FileSystem.removeDirectory(directory.path)
    }
    return count
  }
}
