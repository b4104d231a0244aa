import CProj

/// Why PROJ cannot do what it was asked for, with its own words.
public enum ProjError: Error, Sendable, Hashable {
  /// The library cannot be opened, with the loader's reason.
  case library(reason: String)
  /// The library is there but finds no proj.db, which reference systems by name or code need.
  case database(message: String)
  /// The reference system or pipeline is not one that PROJ knows.
  case definition(String, message: String)
  /// The point at this index of the batch has no image.
  case point(index: Int, message: String)
}

/// Opens PROJ.
/// - Throws: ``ProjError/library(reason:)``.
func openProj() throws(ProjError) {
  if let reason = unsafe cproj_open() {
    throw .library(reason: unsafe String(cString: reason))
  }
}
