/// Why SQLite could not do what it was asked to.
public struct SQLiteError: Error, Sendable, Hashable {
  /// SQLite's extended result code, for example 13 when the disk is full.
  public let code: Int32
  /// SQLite's own words.
  public let message: String
  /// The file.
  public let path: String
}
