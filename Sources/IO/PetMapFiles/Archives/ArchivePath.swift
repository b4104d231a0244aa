import PetMapSystem

/// A path that may continue into an archive, such as `archive.zip/pets.csv`.
struct ArchivePath {
  /// The path of the file on disk.
  let file: String
  /// The path in the archive; `nil` if the file itself is meant.
  let entry: String?

  init(_ path: String) {
    var end = path.endIndex
    // A regular file has no files below it, so at most one prefix is one.
    while let slash = path[..<end].lastIndex(of: "/"),
      FileSystem.status(of: String(path[..<end]))?.kind == nil
    {
      end = slash
    }
    let isWithin =
      end != path.endIndex && FileSystem.status(of: String(path[..<end]))?.kind.isFile == true
    file = isWithin ? String(path[..<end]) : path
    entry = isWithin ? String(path[path.index(after: end)...]) : nil
  }
}
