import PetMapSQLite
import PetMapAnnouncements

/// The changes made to a store's photo directory when the store was opened.
public struct PhotoCleaning: Sendable {
  /// The number of photos without an announcement, which were moved to ``trash``.
  public private(set) var trashed = 0
  /// The directory of photos moved today.
  public private(set) var trash = ""
  /// The number of photos removed after ``trashDays`` in the trash.
  public private(set) var purged = 0
  /// The number of photos of unknown origin, which were left in place.
  public private(set) var ignored = 0
  /// The number of days for which photos are kept in the trash.
  public static var trashDays: Int { PhotoTrash.days }

  /// Nothing was done.
  init() {}

  /// Cleans a directory, unless the store is new or the directory may be another's: then a mistyped
  /// option is the likely reason for photos that no announcement has.
  init(
    of directory: PhotoDirectory, _ assignment: PhotoDirectory.Assignment,
    _ table: AnnouncementTable, isNew: Bool, at now: Timestamp
  ) throws(SQLiteError) {
    guard case .own = assignment, !isNew else {
      ignored = directory.photoNames.count
      return
    }
    let trash = PhotoTrash(of: directory, at: now)
    purged = trash.purge()
    trashed = try directory.clean(to: trash) { (name) throws(SQLiteError) in
      try table.photoContent(of: name)
    }
    self.trash = trash.path
  }
}
