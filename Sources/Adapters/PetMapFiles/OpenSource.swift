/// A source that is being read: its bytes, and its records as they are written.
final class OpenSource {
  let bytes: ByteSource
  let format: SourceFormat
  /// Nil for a database.
  private let window: InputWindow?
  let records: any RawRecords

  /// How a table's columns are parted, and its header.
  var dialect: CSVDialect? { (records as? CSVRecords)?.dialect }
  /// The coordinate system that the file itself names.
  var system: String? {
    (records as? JSONRecords)?.system ?? (records as? GeoPackageRecords)?.system
  }
  /// How many bytes of the text were read and are done with.
  var offset: Int64 { window?.offset ?? 0 }

  /// Where in the file an index of a batch's bytes is.
  func place(at index: Int) -> FilePlace {
    window?.place(at: index) ?? (records as? GeoPackageRecords)?.place(at: index)
      ?? FilePlace(file: bytes.path, line: 1, column: 1, offset: 0)
  }

  /// Finds out what a file is and how it is encoded; the bytes are at their beginning then.
  static func prepare(
    _ bytes: ByteSource, _ options: ReadingOptions
  ) throws(FileError) -> SourceFormat {
    var head = try bytes.head(4096)
    var encoding = options.mapping.encoding ?? TextEncoding(head: head)
    if encoding == nil, let kind = FileKind(head: head) {
      if kind == .geoPackage, bytes.path != "-" { return .gpkg }
      throw .notText(path: bytes.path, kind: kind)
    }
    if encoding?.isUTF8 == true { encoding = nil }
    if encoding != nil {
      try bytes.decode(from: encoding)
      head = try bytes.head(4096)
    }
    let window = try InputWindow(bytes, chunk: options.chunk, recordLimit: options.recordLimit)
    try window.skipByteOrderMark()
    guard let first = try window.firstByteOfText() else { throw .empty(path: bytes.path) }
    let format = options.format ?? SourceFormat(path: bytes.path, first: first)
    try bytes.rewind()
    if format == .csv, encoding == nil, options.mapping.encoding == nil {
      encoding = try TextEncoding.detect(bytes)
      if encoding != nil { try bytes.decode(from: encoding) }
    }
    return format
  }

  /// Begins to read prepared bytes.
  init(
    _ bytes: ByteSource, _ format: SourceFormat, _ options: ReadingOptions
  ) throws(FileError) {
    self.bytes = bytes
    self.format = format
    if format == .gpkg {
      window = nil
      records = try GeoPackageRecords(path: bytes.path)
      return
    }
    let window = try InputWindow(bytes, chunk: options.chunk, recordLimit: options.recordLimit)
    try window.skipByteOrderMark()
    guard try window.firstByteOfText() != nil else { throw .empty(path: bytes.path) }
    switch format {
    case .csv: records = try CSVRecords(window: window, options.mapping)
    case .geojson, .json, .geojsonl, .gpkg:
      records = try JSONRecords(window: window, isLines: format == .geojsonl)
    }
    self.window = window
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
