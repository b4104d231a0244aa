package import PetMapSystem

/// An error reported by SQLite.
public struct SQLiteError: Error, Sendable, Hashable {
  /// The kind of error, which determines how a caller handles it.
  public enum Kind: Sendable, Hashable {
    /// Another connection holds the lock.
    case busy
    /// The disk is full, or the file has reached its size limit.
    case full
    /// The file, its directory, or its file system is not writable.
    case readOnly
    /// The file cannot be opened or created.
    case cannotOpen
    /// The value violates a constraint, such as uniqueness.
    case constraint
    /// The file is not an SQLite file, or is damaged.
    case damaged
    /// The system cannot read or write.
    case inputOutput
    /// Any other error, which usually indicates a bug.
    case other
  }

  /// SQLite's extended result code, such as 13 for a full disk.
  public let code: Int32
  /// SQLite's message.
  public let message: String
  /// The path of the file.
  public let path: String

  package init(code: Int32, message: String, path: String) {
    self.code = code
    self.message = message
    self.path = path
  }

  /// Creates an error for a file whose contents no version of the program would have written.
  package static func damaged(_ message: String) -> SQLiteError {
    SQLiteError(code: 11, message: message, path: "")
  }

  /// The kind of error, based on the result codes listed at https://sqlite.org/rescode.html.
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
  /// Creates an error for a failed system call on a file that is part of a transaction.
  package init(_ failure: SystemError, path: String) {
    self.init(code: 10, message: failure.message, path: path)
  }
}
