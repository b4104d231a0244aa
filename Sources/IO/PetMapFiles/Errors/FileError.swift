/// A place in a file.
public struct FilePlace: Sendable, Hashable {
  /// The path as it was given; `-` for standard input.
  public var file: String
  /// From 1.
  public var line: Int
  /// In bytes, from 1.
  public var column: Int
  /// Bytes from the start, after decompression.
  public var offset: Int64
}

/// Why a file cannot be read or written.
///
/// Bad records are no errors: they are skipped and reported (``ReadReport``).
public enum FileError: Error, Sendable, Hashable {
  /// Opening failed with this `errno`.
  case cannotOpen(path: String, code: Int32)
  /// A directory stands where a file was asked for.
  case isDirectory(path: String)
  /// Something else than a regular file stands where one was asked for.
  case notRegular(path: String)
  /// What data names is not in the folder in which it may name files.
  case outside(path: String, folder: String)
  /// Nobody has begun to write to this named pipe for so many seconds.
  case silentPipe(path: String, seconds: Int)
  /// Reading failed with this `errno`.
  case cannotRead(path: String, code: Int32)
  /// Writing failed with this `errno`.
  case cannotWrite(path: String, code: Int32)
  /// There is not a single byte, or nothing but white space.
  case empty(path: String)
  /// The compressed file ends too early. `offset` counts compressed bytes.
  case truncatedGzip(path: String, offset: Int64)
  /// The compressed data is damaged. `offset` counts compressed bytes.
  case damagedGzip(path: String, offset: Int64)
  /// The compressed data is followed by something else. `offset` counts compressed bytes.
  case garbageAfterGzip(path: String, offset: Int64)
  /// The system has no encoding of this name.
  case unknownEncoding(path: String, name: String)
  /// The text is not UTF-8, and the library that guesses encodings is not there.
  case noDetector(path: String)
  /// There is no coordinate system of this name.
  case unknownSystem(path: String, name: String)
  /// A database cannot be read, with SQLite's reason.
  case badDatabase(path: String, message: String)
  /// A library that reads the file is not installed; Debian's package of it.
  case noLibrary(path: String, name: String, package: String)
  /// A library cannot read the file, in its own words.
  case unreadable(path: String, message: String)
  /// The file has no layer of this name.
  case unknownLayer(path: String, layer: String, layers: [String])
  /// The file is no text.
  case notText(path: String, kind: FileKind)
  /// The file as a whole is not what its format says.
  case malformed(FilePlace, Malformation)
  /// A record is longer than any sane one.
  case recordTooLong(FilePlace, limit: Int)
  /// The file has no column for this field.
  case missingColumn(path: String, field: AnnouncementField, columns: [String])
  /// No column of the file is for coordinates, and none holds places.
  case noCoordinates(path: String, columns: [String])
  /// A JSON file has records with places under several paths.
  case severalRecordPaths(path: String, records: [String])
  /// A JSON file has no records under the path that was given.
  case noRecords(path: String, records: String)
  /// Several columns hold places, and none is named as the one to take.
  case severalLocations(path: String, columns: [String])
  /// A column that was asked for is not in the file.
  case unknownColumn(path: String, column: String, columns: [String])
  /// A record is bad, and the first one was to stop the reading.
  case badRecord(RecordProblem)
  /// Memory for the machinery is exhausted.
  case outOfMemory

  /// How a file as a whole can be wrong.
  public enum Malformation: Sendable, Hashable {
    /// Neither an object nor an array begins here.
    case notJSON
    /// The file ends within the value that begins here.
    case unclosed
    /// A comma, a colon, a key or a bracket is missing here.
    case syntax
    /// Bytes that are no characters of the file's encoding, in its first line.
    case undefinedBytes
    /// Something follows where the file should be over.
    case trailingContent
  }

  /// Whether the file could not be read or written at all, in contrast to bad data in it.
  public var isAccess: Bool {
    switch self {
    case .cannotOpen, .isDirectory, .notRegular, .outside, .silentPipe, .cannotRead, .cannotWrite,
      .outOfMemory:
      true
    default: false
    }
  }
}
