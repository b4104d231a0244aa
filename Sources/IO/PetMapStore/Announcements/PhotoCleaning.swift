import PetMapSQLite
import PetMapAnnouncements

/// What opening a store did to its photo directory.
public struct PhotoCleaning: Sendable {
  /// How many photos no announcement has; they were moved to ``trash``.
  public private(set) var trashed = 0
  /// The directory of the photos that were moved today.
  public private(set) var trash = ""
  /// How many photos were removed, for they had been in the trash for ``trashDays``.
  public private(set) var purged = 0
  /// How many photos of unknown origin were left where they are.
  public private(set) var ignored = 0
  /// For how many days photos stay in the trash.
  public static var trashDays: Int { PhotoTrash.days }

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
