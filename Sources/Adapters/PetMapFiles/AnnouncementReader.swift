/// Reads the announcements of a file one batch after the other, in memory that does not depend on
/// the file's size but for 20 bytes or so an id.
///
/// ```swift
/// var reader = try AnnouncementReader(path: "pets.geojson.gz")
/// while try reader.readBatch() {
///   print(reader.batch.count)
/// }
/// print(reader.report.skipped)
/// ```
///
/// - A file that begins like gzip is decompressed, whatever its name.
/// - A record without an id is called `record-` and its number in the file.
/// - A record without a status is missing.
/// - The known words for species and sex are carried in the API's spelling.
public struct AnnouncementReader: ~Copyable {
  private enum Source {
    case json(JSONRecords)
    case csv(CSVRecords)
  }

  private let source: Source
  private let collector: RecordCollector
  /// Why the file cannot be read any further, once what came before has been given out.
  private var failure: FileError?

  /// The format the file is read in.
  public let format: SourceFormat

  /// - Parameter path: a file's, or `-` for standard input.
  /// - Throws: ``FileError`` when it cannot be opened, is empty, or is in no known format.
  public init(path: String, options: ReadingOptions = ReadingOptions()) throws(FileError) {
    let window = try InputWindow(path: path, chunk: options.chunk, recordLimit: options.recordLimit)
    try window.skipByteOrderMark()
    guard let first = try window.firstByteOfText() else { throw .empty(path: path) }
    let format = options.format ?? SourceFormat(path: path, first: first)
    let collector = RecordCollector(window: window, options: options)
    let source: Source
    switch format {
    case .csv:
      source = .csv(try CSVRecords(collector: collector, options: options))
    case .geojson, .json, .geojsonl:
      source = .json(
        try JSONRecords(
          collector: collector, isLines: format == .geojsonl, columns: options.columns))
    }
    self.format = format
    self.collector = collector
    self.source = source
  }

  /// What became of the records so far.
  public var report: ReadReport { collector.report }

  /// How much of the file has been read, 0 to 1, compressed bytes if it is compressed; nil when its
  /// length is not known, as a pipe's.
  public var fractionRead: Double? { collector.window.fractionRead }

  /// The records read last.
  public var batch: RecordBatch { collector.batch }

  /// Reads on.
  ///
  /// - Returns: false when there is nothing more; `batch` is empty then.
  /// - Throws: ``FileError`` when the file cannot be read any further, after all records before
  ///   that place have been in a batch. They stay counted in ``report``.
  public mutating func readBatch() throws(FileError) -> Bool {
    if let failure { throw failure }
    do throws(FileError) {
      repeat {
        let goesOn =
          switch source {
          case .json(let records): try records.read()
          case .csv(let records): try records.read()
          }
        if batch.count > 0 { return true }
        if !goesOn { return false }
      } while true
    } catch {
      failure = error
      if batch.count > 0 { return true }
      throw error
    }
  }
}

extension SourceFormat {
  /// As the name says, `.gz` left aside; else as the first byte that is not white space does.
  init(path: String, first: UInt8) {
    let name = path.lowercased()
    let plain = name.hasSuffix(".gz") ? String(name.dropLast(3)) : name
    let beginsLikeJSON = first == 0x7B || first == 0x5B || first == 0x1E
    switch plain.split(separator: ".", omittingEmptySubsequences: false).last {
    case "geojsonl", "ndjson", "jsonl", "geojsons", "geojsonseq": self = .geojsonl
    case "geojson": self = .geojson
    case "json": self = .json
    case "csv" where !beginsLikeJSON, "tsv" where !beginsLikeJSON: self = .csv
    default: self = !beginsLikeJSON ? .csv : first == 0x1E ? .geojsonl : .geojson
    }
  }
}

extension InputWindow {
  /// - Throws: ``FileError/notUTF8(path:)`` for the marks of the other encodings.
  func skipByteOrderMark() throws(FileError) {
    while end - start < 3, try refill() {}
    guard end - start >= 2 else { return }
    let pair = unsafe (bytes[start], bytes[start + 1])
    if pair == (0xFE, 0xFF) || pair == (0xFF, 0xFE) { throw .notUTF8(path: path) }
    if end - start >= 3, pair == (0xEF, 0xBB), unsafe bytes[start + 2] == 0xBF {
      consume(to: start + 3)
    }
  }

  /// The first byte that is not white space, which is consumed; nil at the end.
  func firstByteOfText() throws(FileError) -> UInt8? {
    repeat {
      var index = start
      while index < end {
        let byte = unsafe bytes[index]
        if byte != 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D {
          return byte
        }
        index += 1
        consume(to: index)
      }
    } while try refill()
    return nil
  }
}
