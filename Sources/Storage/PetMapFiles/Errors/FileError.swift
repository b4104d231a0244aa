/// A location in a file.
public struct FilePlace: Sendable, Hashable {
  /// The path as specified by the user; `-` for standard input.
  public var file: String
  /// The line number, starting at 1.
  public var line: Int
  /// The byte's position in the line, starting at 1.
  public var column: Int
  /// The byte offset from the start, after decompression.
  public var offset: Int64
}

/// An error that prevents a file from being read or written.
///
/// Invalid records are not errors: they are skipped and reported (``ReadReport``).
public enum FileError: Error, Sendable, Hashable {
  /// Opening failed with the given `errno`.
  case cannotOpen(path: String, code: Int32)
  /// The path is a directory.
  case isDirectory(path: String)
  /// The path is not a regular file.
  case notRegular(path: String)
  /// The data refers to a file outside the folder to which such references are restricted.
  case outside(path: String, folder: String)
  /// No process has opened the named pipe for writing within the given time.
  case silentPipe(path: String, seconds: Int)
  /// Reading failed with the given `errno`.
  case cannotRead(path: String, code: Int32)
  /// Writing failed with the given `errno`.
  case cannotWrite(path: String, code: Int32)
  /// The file is empty or consists only of whitespace.
  case empty(path: String)
  /// The compressed file is truncated. `offset` is in compressed bytes.
  case truncatedGzip(path: String, offset: Int64)
  /// The compressed data is corrupt. `offset` is in compressed bytes.
  case damagedGzip(path: String, offset: Int64)
  /// The compressed data is followed by other data. `offset` is in compressed bytes.
  case garbageAfterGzip(path: String, offset: Int64)
  /// The system does not support an encoding with this name.
  case unknownEncoding(path: String, name: String)
  /// The text is not UTF-8, and the encoding detection library is not installed.
  case noDetector(path: String)
  /// There is no coordinate system with this name.
  case unknownSystem(path: String, name: String)
  /// SQLite cannot read the database and reports this error message.
  case badDatabase(path: String, message: String)
  /// A library required to read the file is not installed; `package` is its Debian package.
  case noLibrary(path: String, name: String, package: String)
  /// A library failed to read the file and reported this error message.
  case unreadable(path: String, message: String)
  /// The archive or compressed file is damaged; `message` is from libarchive.
  case damagedArchive(path: String, message: String)
  /// The archive requires a password.
  case encryptedArchive(path: String)
  /// Several files in the archive may contain the records.
  case severalFiles(path: String, files: [String])
  /// A path continues into a file that is not an archive.
  case notArchive(path: String)
  /// The file unpacks to more than `ratio` times its size.
  case expandsTooFar(path: String, ratio: Int)
  /// The decompressed data exceeds a limit in bytes.
  case unpackedTooLarge(path: String, limit: Int)
  /// The file has no layer with this name.
  case unknownLayer(path: String, layer: String, layers: [String])
  /// The file contains tracks, which say where animals walked, and nothing else.
  case onlyTracks(path: String, count: Int)
  /// The file contains links to others, and nothing else.
  case onlyLinks(path: String, links: [String])
  /// The file is not text.
  case notText(path: String, kind: FileKind)
  /// The file as a whole does not follow its format.
  case malformed(FilePlace, Malformation)
  /// A record exceeds the size limit.
  case recordTooLong(FilePlace, limit: Int)
  /// Each record's parts are scattered across the file, which exceeds the size limit for such
  /// files.
  case scatteredRecords(path: String, limit: Int)
  /// The file has no column for this field.
  case missingColumn(path: String, field: RecordField, columns: [String])
  /// The file has no columns for coordinates or locations.
  case noCoordinates(path: String, columns: [String])
  /// A JSON file has records with coordinates at several paths.
  case severalRecordPaths(path: String, records: [String])
  /// A JSON file has no records at the given path.
  case noRecords(path: String, records: String)
  /// Several columns contain locations, and none has been selected.
  case severalLocations(path: String, columns: [String])
  /// A requested column is not in the file.
  case unknownColumn(path: String, column: String, columns: [String])
  /// A record is invalid, and reading stops at the first invalid record.
  case badRecord(RecordProblem)
  /// Memory allocation failed.
  case outOfMemory

  /// A violation of the file format that is not limited to one record.
  public enum Malformation: Sendable, Hashable {
    /// The text at this location is neither an object nor an array.
    case notJSON
    /// The file ends within the value that begins at this location.
    case unclosed
    /// A comma, a colon, a key, or a bracket is missing at this location.
    case syntax
    /// The first line contains bytes that are not defined in the file's encoding.
    case undefinedBytes
    /// The column at this location does not have the same rows as the others.
    case unevenColumns
    /// The value is followed by other text.
    case trailingContent
  }

  /// Whether the file could not be accessed, as opposed to containing invalid data.
  public var isAccess: Bool {
    switch self {
    case .cannotOpen, .isDirectory, .notRegular, .outside, .silentPipe, .cannotRead, .cannotWrite,
      .outOfMemory:
      true
    default: false
    }
  }
}
