import CProj

/// An error reported by PROJ, including its message.
public enum ProjError: Error, Sendable, Hashable {
  /// The library cannot be loaded; `reason` is the loader's message.
  case library(reason: String)
  /// The library cannot find proj.db, which is required for reference systems specified by name or
  /// code.
  case database(message: String)
  /// PROJ does not recognize the reference system or pipeline.
  case definition(String, message: String)
  /// The point at an index of the batch has no image.
  case point(index: Int, message: String)
}

/// Loads PROJ.
///
/// - Throws: ``ProjError/library(reason:)``.
func openProj() throws(ProjError) {
  if let reason = unsafe cproj_open() {
    throw .library(reason: unsafe String(cString: reason))
  }
}
