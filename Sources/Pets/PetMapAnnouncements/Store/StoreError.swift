/// An error from a store.
public enum StoreError: Error, Sendable, Hashable {
  /// Another announcement has the microchip number.
  case microchipConflict
  /// A creation key was used with another body.
  case keyReused
  /// The announcement does not exist.
  case notFound
  /// Another process has the store open for writing, or locks it for too long.
  case busy
  /// The store is not writable, because of a full disk, missing permissions or a hardware error.
  /// Reading may still work.
  case readOnly(cause: String)
  /// The store can be neither read nor written.
  case unavailable(cause: String)
  /// The contents of the store are inconsistent.
  case corrupt(cause: String)
  /// The store was written by a newer version of the program.
  case newerVersion(found: Int, known: Int)
  /// Records are imported from an unnamed source that the store does not know. The associated value
  /// contains the names of known sources, with `nil` for an unnamed one.
  case sourceNotNamed(known: [String?])
  /// The photo directory belongs to another store.
  case photosOfAnotherStore(directory: String)
  /// The photo directory contains none of the store's photos.
  case photosMissing(directory: String)
  /// The change log no longer contains the requested number.
  case changesForgotten
  /// The database that holds the store cannot be used.
  case database(DatabaseProblem)
}

/// Why a database cannot be used as a store.
public enum DatabaseProblem: Error, Sendable, Hashable {
  /// The client library is missing, with the loader's reason.
  case noLibrary(cause: String)
  /// The address is malformed.
  case badAddress(cause: String)
  /// No server answers.
  case unreachable(cause: String)
  /// The server refuses the user or the password.
  case refused(cause: String)
  /// The server has no such database.
  case noDatabase(cause: String)
  /// The server is a standby, which takes no writes.
  case standby
  /// The server has no connection to spare.
  case noConnection
  /// The server is older than the oldest supported version.
  case tooOld(version: String, oldest: String)
  /// The database stores texts in another encoding than UTF-8.
  case notUTF8(encoding: String)
  /// The user may not create what the store needs.
  case noPermission(cause: String)
  /// The schema of the store's name holds something else.
  case foreignSchema(name: String)
  /// The database holds no store.
  case noStore
}
