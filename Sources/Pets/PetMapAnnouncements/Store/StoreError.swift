/// An error from a store.
public enum StoreError: Error, Sendable, Hashable {
  /// Another announcement has the microchip number.
  case microchipConflict
  /// A creation key was used with a different body.
  case keyReused
  /// The announcement does not exist.
  case notFound
  /// The announcement has ``StoredPhoto/limit`` photos.
  case tooManyPhotos
  /// The photo is the only one of a published report, which needs one.
  case lastPhoto
  /// The announcement does not have these photos.
  case unknownPhotos
  /// The announcement is closed.
  case closed
  /// The announcement has ``StoredSighting/limit`` sightings, or ``StoredSighting/dailyLimit`` from the
  /// same network within a day.
  case tooManySightings
  /// The receiver has as many alerts, or as many that were not confirmed, as ``Alert`` allows.
  case tooManyAlerts
  /// The announcement was changed since the version that an edit is based on.
  case changedSince
  /// Another process has opened the store for writing, or has locked it for too long.
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
  /// The store was written by a pre-release version of the program.
  case olderVersion(found: Int)
  /// Records are being imported from an unnamed source that is unknown to the store. The associated
  /// value contains the names of known sources, or their files' names if they have none. An empty one
  /// means standard input.
  case sourceNotNamed(known: [String])
  /// An import would turn announcements into those of other animals. The associated values are the
  /// first of these changes, and their number.
  case otherAnimals([ImportChange], count: Int)
  /// The photo directory belongs to another store.
  case photosOfAnotherStore(directory: String)
  /// The photo directory contains none of the store's photos.
  case photosMissing(directory: String)
  /// The store's photos are in a directory, and none was specified.
  case photoDirectoryRequired
  /// The target of a backup or move already exists or, if it is a database, is not empty.
  case targetNotEmpty(cause: String)
  /// The change log no longer contains the requested change.
  case changesForgotten
  /// The store's database cannot be used.
  case database(DatabaseProblem)
}

/// The reason a database cannot be used as a store.
public enum DatabaseProblem: Error, Sendable, Hashable {
  /// The client library cannot be loaded. The cause is the loader's message.
  case noLibrary(cause: String)
  /// The address is malformed.
  case badAddress(cause: String)
  /// The server cannot be reached.
  case unreachable(cause: String)
  /// The server rejects the user or the password.
  case refused(cause: String)
  /// The database does not exist on the server.
  case noDatabase(cause: String)
  /// The server is a standby, which does not accept writes.
  case standby
  /// The server has reached its connection limit.
  case noConnection
  /// The server is older than the oldest supported version.
  case tooOld(version: String, oldest: String)
  /// The database's encoding is not UTF-8.
  case notUTF8(encoding: String)
  /// The user is not allowed to create the store's schema objects.
  case noPermission(cause: String)
  /// A schema with the store's name exists but does not belong to petmap.
  case foreignSchema(name: String)
  /// The database does not contain a store.
  case noStore
}
