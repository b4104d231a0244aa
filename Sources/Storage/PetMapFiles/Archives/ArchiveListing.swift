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

  /// Whether the archive contains a file with this extension.
  func hasFile(endingWith ending: String) -> Bool {
    entries.contains { $0.path.lowercased().hasSuffix(ending) }
  }

  /// Returns the path of the folder that contains the archive's shapefiles, or of the named one, or
  /// `nil` if there are none or another file is named.
  func shapefiles(_ name: String?) throws(FileError) -> String? {
    if let name { return name.lowercased().hasSuffix(".shp") ? try select(name).path : nil }
    let paths = entries.map(\.path).filter {
      $0.lowercased().hasSuffix(".shp") && !Self.isHidden($0)
    }
    let folders = Set(paths.map { path in path.lastIndex(of: "/").map { path[..<$0] } ?? "" })
    guard folders.count <= 1 else { throw .severalFiles(path: path, files: paths) }
    return folders.first.map(String.init)
  }

  /// Returns the index and path of the named file, or of the only data file if `name` is `nil`.
  ///
  /// - Parameter name: A path in the archive, or its last component.
  func select(_ name: String?) throws(FileError) -> (slot: Int, path: String) {
    let slots = try name.map { (name) throws(FileError) in try self.slots(named: name) } ?? data
    guard let slot = slots.first else { throw .empty(path: path) }
    guard slots.count == 1 else {
      throw .severalFiles(path: path, files: slots.map { entries[$0].path })
    }
    let entry = entries[slot]
    if entry.isEncrypted { throw .encryptedArchive(path: path) }
    return (slot, entry.path)
  }

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
