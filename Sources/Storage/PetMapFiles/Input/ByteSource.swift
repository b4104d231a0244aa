/// The bytes of a file as UTF-8, decompressed and decoded as needed; they can be read again from
/// the beginning.
///
/// Suggested reading order for this folder: ``InputFile`` is an open file. This class decompresses
/// it with a ``GzipReader`` and, if ``TextEncoding`` finds that it is not UTF-8, decodes it with
/// a ``TextDecoder``; finding the encoding may take an ``EncodingDetector``. ``InputWindow`` is the
/// part of the bytes in memory. ``WholeFile`` uses none of these: it reads a file all at once.
final class ByteSource {
  /// The maximum number of bytes to examine before reading.
  static let sampleLimit = 64 << 20

  private let file: InputFile?
  /// The stream that provides the bytes instead of the file.
  private let stream: (any ByteStream)?
  private var isGzip = false
  private var inflater: GzipReader?
  private var decoder: TextDecoder?
  /// The encoding of the text; `nil` for UTF-8, which needs no decoding.
  private(set) var encoding: TextEncoding?
  /// Whether the encoding was guessed.
  private(set) var isEncodingGuessed = false

  let path: String
  var fractionRead: Double? { file?.fractionRead }
  /// Converts a binary file to text; `nil` for a text file.
  private var producer: (any ByteProducer)? { stream as? any ByteProducer }
  /// Whether a binary file is converted to a table; `nil` for a text file.
  var producesTable: Bool? { producer?.isTable }
  /// The layer that a binary file's text is read from.
  var layer: LayerSource? { producer?.layer }

  /// Creates a source for a binary file that is converted to text, or for a file in an archive.
  init(_ stream: any ByteStream, path: String) throws(FileError) {
    file = nil
    self.stream = stream
    self.path = path
    try rewind()
  }

  /// Opens a file.
  ///
  /// - Parameter path: The path, or `-` for standard input.
  init(path: String) throws(FileError) {
    file = try InputFile(path)
    stream = nil
    self.path = path
    isGzip = try head(2) == [0x1F, 0x8B]
    try rewind()
  }

  /// Rewinds to the beginning, and decodes the text when it is read again.
  func decode(from encoding: TextEncoding?, isGuess: Bool = false) throws(FileError) {
    self.encoding = encoding
    isEncodingGuessed = isGuess
    try rewind()
  }

  /// Rewinds to the beginning.
  ///
  /// - Parameter isLast: Whether the source will not be rewound again.
  func rewind(isLast: Bool = false) throws(FileError) {
    try file?.rewind(isLast: isLast)
    try stream?.restart()
    inflater = isGzip ? try GzipReader() : nil
    decoder = nil
    if let encoding {
      guard let newDecoder = TextDecoder(encoding) else {
        throw .unknownEncoding(path: path, name: encoding.name)
      }
      decoder = newDecoder
    }
  }

  /// Reads the next bytes into a range of a buffer.
  ///
  /// - Returns: The number of bytes read, or 0 at the end.
  func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(FileError) -> Int {
    guard let decoder else { return try readEncoded(into: &buffer, range) }
    return try decoder.read(into: &buffer, range) { (buffer, range) throws(FileError) in
      try readEncoded(into: &buffer, range)
    }
  }

  private func readEncoded(
    into buffer: inout [UInt8], _ range: Range<Int>
  ) throws(FileError) -> Int {
    if let stream { return try stream.read(into: &buffer, range) }
    guard let file else { return 0 }
    if let inflater { return try inflater.read(from: file, into: &buffer, range) }
    return try file.read(into: &buffer, range)
  }

  /// Calls `body` with successive chunks of bytes, up to a total of `limit` bytes.
  func forEachChunk(
    limit: Int, _ body: (ArraySlice<UInt8>) -> Void
  ) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 18))
    var rest = limit
    while rest > 0 {
      let count = try read(into: &buffer, 0..<min(rest, buffer.count))
      if count == 0 { return }
      body(buffer[..<count])
      rest -= count
    }
  }

  /// Whether the bytes are those of the file itself, neither decompressed nor converted.
  var isPlainFile: Bool { stream == nil && !isGzip && path != "-" }
  /// Whether the file, compressed or not, can be opened again by its path.
  var isOnDisk: Bool { path != "-" && file?.isRegular == true }

  /// The maximum number of bytes that ``whole()`` reads into memory.
  static let wholeLimit = 1 << 30

  /// Returns all bytes, and rewinds the source.
  ///
  /// - Throws: ``FileError/unpackedTooLarge(path:limit:)`` for more than ``wholeLimit`` bytes.
  func whole() throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    try forEachChunk(limit: Self.wholeLimit + 1) { bytes += $0 }
    if bytes.count > Self.wholeLimit { throw .unpackedTooLarge(path: path, limit: Self.wholeLimit) }
    try rewind()
    return bytes
  }

  /// Returns up to `count` bytes from the start, and rewinds the source.
  func head(_ count: Int) throws(FileError) -> [UInt8] {
    var head: [UInt8] = []
    try forEachChunk(limit: count) { head += $0 }
    try rewind()
    return head
  }
}

/// A stream of bytes that can be read again from the beginning.
protocol ByteStream: AnyObject {
  /// Restarts at the beginning.
  func restart() throws(FileError)

  /// Reads the next bytes into a range of a buffer.
  ///
  /// - Returns: The number of bytes read, or 0 at the end.
  func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(FileError) -> Int
}

/// A type that converts a binary file to text.
protocol ByteProducer: ByteStream {
  /// Whether the text is a table; otherwise, it has one GeoJSON feature per line.
  var isTable: Bool { get }
  /// Information about the layer being read.
  var layer: LayerSource { get }
}

/// The layer from which a library reads text.
struct LayerSource {
  /// The name of the format, such as `GPX`.
  var format: String
  /// The coordinate system declared by the layer, if any.
  var system: String?
  /// Whether the name of the file is that of another format, which its first bytes contradict.
  var isMisnamed = false
  /// The type of the shapes in a shapefile, such as `PointZ`; `nil` for a table without shapes and
  /// for other formats.
  var shapes: String?
  /// The encoding of a file that does not specify it, if it is not UTF-8.
  var guessedEncoding: TextEncoding?
  /// The number of rows that were omitted so far because they say that no animal was there.
  var absences = 0
}

/// Detects files that unpack to much more than their size, such as decompression bombs, while they
/// are unpacked.
struct UnpackingLimit {
  /// The unpacked size up to which the ratio is not checked.
  private static let smallest: Int64 = 64 << 20
  /// The maximum ratio. Tables and JSON rarely compress by more than a factor of 50.
  static let ratio = 200

  private var unpacked: Int64 = 0

  /// Adds unpacked bytes.
  ///
  /// - Parameter packed: The total number of compressed bytes consumed.
  /// - Throws: ``FileError/expandsTooFar(path:ratio:)``.
  mutating func add(_ count: Int, packed: Int64, path: String) throws(FileError) {
    unpacked += Int64(count)
    guard unpacked > Self.smallest, unpacked / Int64(Self.ratio) > packed else { return }
    throw .expandsTooFar(path: path, ratio: Self.ratio)
  }
}
