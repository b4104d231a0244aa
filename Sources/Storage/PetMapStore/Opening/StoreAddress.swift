public import PetMapAnnouncements

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
    case .file(let path): StoreFile.photos(beside: path)
    case .database: nil
    }
  }

  /// Creates the missing parent directories of a store's file, accessible by the owner only.
  public func makeDirectories() throws(StoreError) {
    switch self {
    case .file(let path): try SQLiteAnnouncementStore.makeDirectories(for: path)
    case .database: break
    }
  }

  /// Opens the store for a server, creating it if it does not exist.
  ///
  /// - Parameters:
  ///   - photos: The photo directory; `nil` for ``photoDirectory``.
  ///   - adoptsPhotos: Whether to assign the directory to this store regardless of its contents.
  ///   - photoDays: The number of days for which a database's photos are kept once no announcement
  ///     uses them.
  ///   - standby: The database server to use for the initial read, or `nil` for the primary.
  public func serve(
    photos: String?, adoptsPhotos: Bool, photoDays: Int = PhotoCleaning.trashDays,
    reading standby: PostgresAddress? = nil
  ) throws(StoreError) -> any ServedStore {
    switch self {
    case .file(let path):
      try SQLiteAnnouncementStore(serving: path, photos: photos, adoptsPhotos: adoptsPhotos)
    case .database(let address):
      try PostgresAnnouncementStore(
        serving: address, reading: standby, photos: photos, adoptsPhotos: adoptsPhotos,
        photoDays: photoDays)
    }
  }

  /// Opens an existing store for reading.
  public func reader() throws(StoreError) -> any ReadableStore {
    switch self {
    case .file(let path): try StoreReader(path: path)
    case .database(let address): try PostgresReader(address)
    }
  }

  /// Begins an import, creating the store if it does not exist.
  public func importer() throws(StoreError) -> any ImportingStore {
    switch self {
    case .file(let path): try StoreImport(into: path)
    case .database(let address): try PostgresImport(into: address)
    }
  }

  /// Creates the store's tables, or migrates them to the latest version.
  package func migrate(to history: StoreHistory) throws(StoreError) {
    switch self {
    case .file(let path): _ = try StoreFile(path: path).writer(creates: true, history: history)
    case .database(let address):
      try PostgresSchema.migrate(address.connectChecked(), to: history)
    }
  }

  /// Checks the entire store.
  ///
  /// - Parameters:
  ///   - photos: The photo directory; `nil` for ``photoDirectory``.
  ///   - progress: Called after every thousand announcements with the number checked so far.
  /// - Throws: ``StoreError`` if the store cannot be read at all.
  public func check(
    photos: String?, progress: (Int) -> Void
  ) throws(StoreError) -> StoreCheck {
    switch self {
    case .file(let path): try StoreCheck(path: path, photos: photos, progress: progress)
    case .database(let address): try StoreCheck(address, photos: photos, progress: progress)
    }
  }
}
