/// Why a store did not do what it was asked to.
public enum StoreError: Error, Sendable, Hashable {
  /// Another announcement has the microchip number.
  case microchipConflict
  /// A creation key was used before, with another body.
  case keyReused
  /// There is no announcement with the id.
  case notFound
  /// Another process has the store open for writing, or keeps it locked for too long.
  case busy
  /// Nothing can be written: no room, no right, no medium. Reads may go on.
  case readOnly(cause: String)
  /// Nothing can be read or written.
  case unavailable(cause: String)
  /// What is stored contradicts itself.
  case corrupt(cause: String)
  /// The store was written by a newer version of the program.
  case newerVersion(found: Int, known: Int)
  /// Records are imported of a source that has no name and is none of those the store knows:
  /// the names of these, nil for the unnamed one.
  case sourceNotNamed(known: [String?])
  /// The photo directory belongs to another store.
  case photosOfAnotherStore(directory: String)
  /// The photo directory has none of the store's photos.
  case photosMissing(directory: String)
  /// The change log no longer reaches back to the number that was asked for.
  case changesForgotten
}
