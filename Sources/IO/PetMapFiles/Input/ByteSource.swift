/// A file's bytes as UTF-8, whatever it is compressed with and encoded in; they can be read again
/// from the beginning.
///
/// The folder reads in this order: an ``InputFile`` is open; this decompresses it by a
/// ``GzipInflater`` and decodes it by a ``TextDecoder`` where that is needed, and a ``TextEncoding``
/// knows when, an ``EncodingDetector`` guesses; an ``InputWindow`` is the part of the bytes that is in memory. A ``WholeFile`` is read
/// at once, without any of them.
final class ByteSource {
  /// As far as a file is looked at before it is read.
  static let surveyLimit = 64 << 20

  private let file: InputFile?
  /// What makes a text of the file; nil for a file that is one.
  private let producer: (any ByteProducer)?
  private var isGzip = false
  private var inflater: GzipInflater?
  private var decoder: TextDecoder?
  /// What the bytes are decoded from; nil for UTF-8, which needs no decoding.
  private(set) var encoding: TextEncoding?
  /// Whether the encoding is only likely.
  private(set) var isEncodingGuessed = false

  let path: String
  var fractionRead: Double? { file?.fractionRead }
  /// Whether the text that is made of the file is a table; nil for a file that is a text itself.
  var producesTable: Bool? { producer?.isTable }
  /// Which layer the text is made of.
  var layer: LayerFacts? { producer?.layer }

  /// The text that is made of a file.
  init(_ producer: any ByteProducer, path: String) throws(FileError) {
    file = nil
    self.producer = producer
    self.path = path
    try rewind()
  }

  /// - Parameter path: `-` is standard input.
  init(path: String) throws(FileError) {
    file = try InputFile(path)
    producer = nil
    self.path = path
    isGzip = try head(2) == [0x1F, 0x8B]
    try rewind()
  }

  /// Goes back to the beginning, to be decoded from now on.
  func decode(from encoding: TextEncoding?, isGuess: Bool = false) throws(FileError) {
    self.encoding = encoding
    isEncodingGuessed = isGuess
    try rewind()
  }

  /// Goes back to the beginning.
  ///
  /// - Parameter isLast: whether it is for the last time.
  func rewind(isLast: Bool = false) throws(FileError) {
    try file?.rewind(isLast: isLast)
    try producer?.restart()
    inflater = isGzip ? try GzipInflater() : nil
    decoder = nil
    if let encoding {
      guard let made = TextDecoder(encoding) else {
        throw .unknownEncoding(path: path, name: encoding.name)
      }
      decoder = made
    }
  }

  /// - Returns: how many bytes came, 0 at the end.
  func read(into buffer: UnsafeMutableRawPointer, count: Int) throws(FileError) -> Int {
    guard let decoder else { return try unsafe readEncoded(into: buffer, count: count) }
    return try unsafe decoder.read(into: buffer, count: count, from: readEncoded)
  }

  private func readEncoded(
    into buffer: UnsafeMutableRawPointer, count: Int
  ) throws(FileError) -> Int {
    if let producer { return try unsafe producer.read(into: buffer, count: count) }
    guard let file else { return 0 }
    if let inflater { return try unsafe inflater.read(from: file, into: buffer, count: count) }
    return try unsafe file.read(into: buffer, count: count)
  }

  /// Gives `body` pieces of the bytes from here on, until `limit` bytes came.
  func forEachPiece(
    limit: Int, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(FileError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(limit, 1 << 18), alignment: 1)
    defer { unsafe buffer.deallocate() }
    var rest = limit
    while rest > 0, let start = buffer.baseAddress {
      let count = try unsafe read(into: start, count: min(rest, buffer.count))
      if count == 0 { return }
      unsafe body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      rest -= count
    }
  }

  /// Whether the bytes are those of the file on the disk.
  var isPlainFile: Bool { producer == nil && !isGzip && path != "-" }

  /// All bytes; the source is at its beginning again.
  func whole() throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    try unsafe forEachPiece(limit: .max) { unsafe bytes.append(contentsOf: $0) }
    try rewind()
    return bytes
  }

  /// The first bytes, so many if there are; the source is at its beginning again.
  func head(_ count: Int) throws(FileError) -> [UInt8] {
    var head: [UInt8] = []
    try unsafe forEachPiece(limit: count) { unsafe head.append(contentsOf: $0) }
    try rewind()
    return head
  }
}
