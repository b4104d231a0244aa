import PetMapSQLite
import PetMapAnnouncements
import PetMapPhotos

/// The store's settings, and queries over all of its photos.
extension AnnouncementTable {
  /// The id of the store's photo directory; nil in a store that has not been served yet, or of an
  /// earlier version.
  func photoDirectoryID() throws(SQLiteError) -> String? {
    try setting("photo_directory").map { String(decoding: $0, as: UTF8.self) }
  }

  func setPhotoDirectoryID(_ id: String) throws(SQLiteError) {
    try set("photo_directory", to: Array(id.utf8))
  }

  /// The key of the hashes of networks, which is made where there is none.
  func networkKey() throws(SQLiteError) -> [UInt8] {
    if let key = try setting("network_key") { return key }
    // The system's secure generator.
    let key = (0..<32).map { _ in UInt8.random(in: 0...255) }
    try set("network_key", to: key)
    return key
  }

  /// A value by its name; nil when there is none, or no table for it in a file of an earlier version
  /// that is only read.
  func setting(_ name: String) throws(SQLiteError) -> [UInt8]? {
    let tables = "SELECT count(*) FROM sqlite_schema WHERE name = 'setting'"
    let count = try connection.prepare(tables).first { $0.integer(0) }
    guard count == 1 else { return nil }
    return try connection.prepare("SELECT value FROM setting WHERE name = ?")
      .first(.text(name)) { $0.blob(0) }
  }

  func set(_ name: String, to value: [UInt8]) throws(SQLiteError) {
    try connection.prepare(
      RowDigest.insertion("INSERT OR REPLACE", into: "setting", ["name", "value"])
    ).run(.text(name), .blob(value))
  }

  /// Whether any announcement has a photo.
  func hasPhotos() throws(SQLiteError) -> Bool { try hasPhoto { _ in true } }

  /// Whether any announcement has a photo that passes a test.
  func hasPhoto(where isMatch: (PhotoName) -> Bool) throws(SQLiteError) -> Bool {
    let photos = try connection.prepare(
      "SELECT id, photo_format FROM announcement WHERE photo_format IS NOT NULL")
    var isFound = false
    try photos.forEach([]) { (row) throws(SQLiteError) in
      if let id = AnnouncementID(blob: row.blob(0)),
        let format = PhotoFormat(fileExtension: row.text(1))
      {
        isFound = isMatch(PhotoName(id: id, format: format))
      }
      return !isFound
    }
    return isFound
  }
}
