public import PetMapAnnouncements
import PetMapSystem

/// The location of a store, and the ways to open it.
public enum StoreAddress: Sendable, Hashable, CustomStringConvertible {
  /// The path of an SQLite file.
  case file(String)
  case database(PostgresAddress)

  /// Creates the address from the path or URI of a store, and hides its password from `ps`.
  public init(_ text: String) {
    guard let address = PostgresAddress(text) else {
      self = .file(text)
      return
    }
    address.hidePasswords()
    self = .database(address)
  }

  /// The name of the store in messages.
  public var description: String {
    switch self {
    case .file(let path): path
    case .database(let address): address.description
    }
  }

  /// The path of the store's file; `nil` for a store that is not a file.
  public var path: String? {
    switch self {
    case .file(let path): path
    case .database: nil
    }
  }

  /// The default directory of the store's photos; `nil` if the store itself contains them.
  public var photoDirectory: String? {
    switch self {
    // Next to the file, and named after it.
    case .file(let path): (path.hasSuffix(".sqlite") ? String(path.dropLast(7)) : path) + ".photos"
    case .database: nil
    }
  }

  /// Creates the missing parent directories of a store's file, accessible by the owner only.
  public func makeDirectories() throws(StoreError) {
    guard let path else { return }
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.makeDirectories(FileSystem.directory(of: path))
    }
  }

  /// Opens the store's database.
  func open(
    for access: StoreAccess, history: StoreHistory = .current
  ) throws(StoreError) -> any Database {
    switch self {
    case .file(let path): try SQLiteDatabase(path, for: access, history: history)
    case .database(let address): try PostgresDatabase(address, for: access, history: history)
    }
  }

  /// Creates the store's tables, or migrates them to the latest version of a history.
  package func migrate(to history: StoreHistory) throws(StoreError) {
    try open(for: .importing, history: history).close()
  }
}
