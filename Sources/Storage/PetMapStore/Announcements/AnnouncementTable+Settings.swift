import PetMapSQLite

/// The store's settings.
extension AnnouncementTable {
  /// The setting that contains the last insertion number if the store was moved from a database,
  /// where insertions and changes are numbered separately.
  static let movedInsertions = "moved_insertions"

  /// Returns the ID of the store's photo directory, or `nil` if the store has not been served yet.
  func photoDirectoryID() throws(SQLiteError) -> String? {
    try setting("photo_directory").map { String(decoding: $0, as: UTF8.self) }
  }

  func setPhotoDirectoryID(_ id: String) throws(SQLiteError) {
    try set("photo_directory", to: Array(id.utf8))
  }

  /// Returns the store's secret, creating it if necessary.
  func networkKey() throws(SQLiteError) -> [UInt8] {
    if let key = try setting("network_key") { return key }
    // Uses the system's secure random number generator.
    let key = (0..<32).map { _ in UInt8.random(in: 0...255) }
    try set("network_key", to: key)
    return key
  }

  /// Returns a setting, or `nil` if it is not set.
  func setting(_ name: String) throws(SQLiteError) -> [UInt8]? {
    try connection.prepare("SELECT value FROM setting WHERE name = ?")
      .first(.text(name)) { $0.blob(0) }
  }

  func set(_ name: String, to value: [UInt8]) throws(SQLiteError) {
    try connection.prepare(
      RowDigest.insertion("INSERT OR REPLACE", into: "setting", ["name", "value"])
    ).run(.text(name), .blob(value))
  }
}
