package import PetMapSystem

/// Why SQLite could not do what it was told to.
public struct SQLiteError: Error, Sendable, Hashable {
  /// What went wrong, as far as a program can do something about it.
  public enum Kind: Sendable, Hashable {
    /// Another connection holds the lock.
    case busy
    /// The disk, or what the file may take of it, is full.
    case full
    /// The file, its directory or its disk does not let itself be written.
    case readOnly
    /// The file cannot be opened or made.
    case cannotOpen
    /// A rule of the tables, such as uniqueness, refuses the value.
    case constraint
    /// The file is no SQLite file, or is damaged.
    case damaged
    /// The system cannot read or write.
    case inputOutput
    /// Anything else: mostly a defect.
    case other
  }

  /// SQLite's extended result code, for example 13 when the disk is full.
  public let code: Int32
  /// SQLite's own words.
  public let message: String
  /// The file.
  public let path: String

  package init(code: Int32, message: String, path: String) {
    self.code = code
    self.message = message
    self.path = path
  }

  /// A file whose content no version of the program writes.
  package static func damaged(_ message: String) -> SQLiteError {
    SQLiteError(code: 11, message: message, path: "")
  }

  /// What went wrong, by the result codes of https://sqlite.org/rescode.html.
  public var kind: Kind {
    switch code & 0xFF {
    case 5, 6: .busy
    case 13: .full
    case 3, 8, 23: .readOnly
    case 14: .cannotOpen
    case 19: .constraint
    case 11, 26: .damaged
    case 10: .inputOutput
    default: .other
    }
  }
}

extension SQLiteError {
  /// A failure of the system on a file that belongs to a transaction.
  package init(_ failure: SystemError, path: String) {
    self.init(code: 10, message: failure.message, path: path)
  }
}
