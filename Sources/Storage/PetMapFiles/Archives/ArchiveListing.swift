import PetMapArchive
import PetMapSystem

/// The files in an archive, one of which contains the records.
struct ArchiveListing {
  private let path: String
  private let entries: [ArchiveFile.Entry]

  /// The maximum number of files to list.
  private static let limit = 10_000

  /// Lists an archive.
  ///
  /// - Parameter path: The path shown in messages.
  init(_ origin: ArchiveFile.Origin, path: String) throws(FileError) {
    self.path = path
    let archive = try FileError.unpacking(path) { () throws(ArchiveFile.Failure) in
      try ArchiveFile(origin)
    }
    var entries: [ArchiveFile.Entry] = []
    var limit = UnpackingLimit()
    while entries.count < Self.limit {
      let entry = try FileError.unpacking(path) { () throws(ArchiveFile.Failure) in
        try archive.next()
      }
      guard let entry else { break }
      entries.append(entry)
      // In a compressed archive, reaching the next file requires decompressing this one.
      if archive.isCompressed, entry.path != Self.content {
        try Self.skip(archive, &limit, path)
      }
    }
    self.entries = entries
  }

  /// The name that libarchive gives to the contents of a compressed file.
  private static let content = "data"

  private static func skip(
    _ archive: ArchiveFile, _ limit: inout UnpackingLimit, _ path: String
  ) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = try FileError.unpacking(path) { () throws(ArchiveFile.Failure) in
        try archive.read(into: &buffer, buffer.indices)
      }
      if count == 0 { return }
      try limit.add(count, packed: archive.packedCount, path: path)
    }
  }

  /// Whether this is a compressed file rather than an archive.
  var isSingleStream: Bool { entries.count == 1 && entries[0].path == Self.content }

  /// Whether the archive contains a file whose path ends with this text.
  func hasFile(endingWith ending: String) -> Bool {
    entries.contains { $0.path.lowercased().hasSuffix(ending) }
  }

  /// The maximum number of files that are read together.
  private static let joinLimit = 100

  /// Returns the paths of the archive's folders that contain shapefiles, and of its geodatabases, or
  /// only the named shapefile or geodatabase.
  func libraryFolders(_ name: String?) throws(FileError) -> [String] {
    let shown = entries.map(\.path).filter { !Self.isHidden($0) }
    if let name {
      if name.lowercased().hasSuffix(".shp") { return [try select(name).path] }
      return LibraryReader.isGeodatabase(name) && shown.contains { $0.hasPrefix(name + "/") }
        ? [name] : []
    }
    var folders: [String] = []
    for path in shown {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      var folder: String?
      if let index = parts.firstIndex(where: { LibraryReader.isGeodatabase(String($0)) }) {
        folder = parts[...index].joined(separator: "/")
      } else if path.lowercased().hasSuffix(".shp") {
        folder = parts.dropLast().joined(separator: "/")
      }
      if let folder, !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  /// Returns the index and path of the named file.
  ///
  /// - Parameter name: A path in the archive, or its last component.
  func select(_ name: String) throws(FileError) -> (slot: Int, path: String) {
    let slots = try slots(named: name)
    guard slots.count == 1 else {
      throw .severalFiles(path: path, files: slots.map { entries[$0].path })
    }
    return try readable(slots[0])
  }

  /// Returns the indices and paths of the data files, which are read together.
  ///
  /// - Throws: ``FileError/severalFiles(path:files:)`` if two of them differ only in their
  ///   extensions, because they probably contain the same records, or if there are very many.
  func dataFiles() throws(FileError) -> [(slot: Int, path: String)] {
    let slots = data
    guard !slots.isEmpty else { throw .empty(path: path) }
    let paths = slots.map { entries[$0].path }
    let stems = paths.map { $0.lowercased().dropLast(Self.ending(of: $0).utf8.count) }
    guard Set(stems).count == slots.count, slots.count <= Self.joinLimit else {
      throw .severalFiles(path: path, files: paths)
    }
    var files: [(slot: Int, path: String)] = []
    for slot in slots { files.append(try readable(slot)) }
    return files
  }

  private func readable(_ slot: Int) throws(FileError) -> (slot: Int, path: String) {
    if entries[slot].isEncrypted { throw .encryptedArchive(path: path) }
    return (slot, entries[slot].path)
  }

  /// Returns the index of the main document of a KMZ archive, or `nil` if it has none.
  var mainDocument: Int? {
    entries.firstIndex { $0.path.lowercased() == "doc.kml" }
      ?? entries.firstIndex { Self.ending(of: $0.path) == "kml" }
  }

  /// Returns the index of the file at a path, or `nil` if it does not exist.
  func slot(at path: String) -> Int? { entries.firstIndex { $0.path == path } }

  private func slots(named name: String) throws(FileError) -> [Int] {
    if let slot = entries.firstIndex(where: { $0.path.utf8.elementsEqual(name.utf8) }) {
      return [slot]
    }
    let slots = entries.indices.filter { entries[$0].path.hasSuffix("/" + name) }
    if slots.isEmpty {
      let files = entries.map(\.path).filter { !Self.isHidden($0) }
      throw .unknownLayer(path: path, layer: name, layers: files)
    }
    return slots
  }

  /// The files that may contain records: those with a data file extension or, if there are none,
  /// those whose extension does not belong to another known kind of file.
  private var data: [Int] {
    let shown = entries.indices.filter { !Self.isHidden(entries[$0].path) }
    let named = shown.filter { Self.dataEndings.contains(Self.ending(of: entries[$0].path)) }
    if !named.isEmpty { return named }
    let others = shown.filter { !Self.otherEndings.contains(Self.ending(of: entries[$0].path)) }
    return others.isEmpty ? shown : others
  }

  private static let dataEndings: Set<String> = [
    "csv", "tsv", "tab", "json", "geojson", "geojsonl", "ndjson", "jsonl", "geojsons", "geojsonseq",
    "topojson", "kml", "kmz", "gpx", "gml", "fgb", "xlsx", "xls", "ods", "gpkg",
  ]
  private static let otherEndings: Set<String> = [
    "md", "pdf", "html", "htm", "doc", "docx", "xsd", "jpg", "jpeg", "png", "gif", "webp",
  ]

  private static func ending(of path: String) -> String {
    path.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }

  /// Whether a file was added by the archiver or the operating system.
  private static func isHidden(_ path: String) -> Bool {
    path.hasPrefix("__MACOSX/")
      || path.split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." }
  }
}

/// A path that may continue into an archive, such as `archive.zip/pets.csv`.
struct ArchivePath {
  /// The path of the file on disk.
  let file: String
  /// The path in the archive; `nil` for the file itself.
  let entry: String?

  init(_ path: String) {
    var end = path.endIndex
    // A regular file cannot contain others, so at most one prefix is a regular file.
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
