import PetMapSynonyms

/// A file whose records are being read.
///
/// To support another format, add a case to ``SourceFormat``, detect its files and create its
/// reader here, and implement the reader as a ``RawRecords``.
struct RecordSource {
  let bytes: ByteSource
  let format: SourceFormat
  let records: any RawRecords

  /// The layer from which the records are read.
  var layer: LayerFacts? { bytes.layer ?? (records as? GeoPackageRecords)?.layer }

  /// The name that says the status of the records: that of the layer, the file, or the folder or
  /// archive that contains the file.
  var statusName: String? {
    let path = bytes.path.split(separator: "/").suffix(2).map(String.init)
    return StatusWord.name(inPathOfFile: path + (layer.map { [$0.name] } ?? []))
  }

  /// Detects the format and encoding of a file, and rewinds it.
  static func format(
    of bytes: ByteSource, _ options: ReadingOptions
  ) throws(FileError) -> SourceFormat {
    if let isTable = bytes.producesTable { return isTable ? .csv : .geojsonl }
    let head = try bytes.head(4096)
    let given = options.mapping.encoding
    let marked = given ?? TextEncoding(head: head)
    if marked == nil, let kind = FileKind(head: head) {
      if kind == .geoPackage, bytes.isPlainFile { return .gpkg }
      throw .notText(path: bytes.path, kind: kind)
    }
    let encoding = marked?.isUTF8 == true ? nil : marked
    if encoding != nil { try bytes.decode(from: encoding) }
    let (_, first) = try text(of: bytes, options)
    let format = options.format ?? SourceFormat(path: bytes.path, first: first)
    try bytes.rewind()
    guard given == nil, encoding == nil else { return format }
    let start = try bytes.head(64 << 10)
    // The first escape sequence of ISO-2022-JP may follow many ASCII lines.
    if let escaped = TextEncoding(head: start) {
      try bytes.decode(from: escaped)
      return format
    }
    // JSON is nearly always UTF-8, so it is examined only if its beginning is not.
    if format == .csv || !TextEncoding.isUTF8(start), let page = try TextEncoding.detect(bytes) {
      try bytes.decode(from: page, isGuess: true)
    }
    return format
  }

  /// Begins reading bytes in a known format.
  init(
    _ bytes: ByteSource, _ format: SourceFormat, _ options: ReadingOptions
  ) throws(FileError) {
    self.bytes = bytes
    self.format = format
    switch format {
    case .gpkg: records = try GeoPackageRecords(path: bytes.path, layer: options.layer)
    case .csv:
      records = try CSVRecords(window: Self.text(of: bytes, options).window, options.mapping)
    case .geojson, .json, .geojsonl:
      let (window, first) = try Self.text(of: bytes, options)
      let isLines = format == .geojsonl
      let mayBeUnusual = !isLines && first != 0x1E
      let isCall = mayBeUnusual ? try window.skipCall() : false
      let shape = try JSONShape.find(window, at: options.recordPath, isLines: !mayBeUnusual)
      if let layout = shape.columns {
        records = try JSONColumns(window: window, shape: shape, layout: layout)
      } else {
        records = try JSONRecords(
          window: window, isLines: isLines, isCall: isCall, shape: shape)
      }
    }
  }

  /// Returns a window that begins at the text's first nonblank line, and the first nonblank byte.
  private static func text(
    of bytes: ByteSource, _ options: ReadingOptions
  ) throws(FileError) -> (window: InputWindow, first: UInt8) {
    let window = try InputWindow(bytes, chunk: options.chunk, recordLimit: options.recordLimit)
    try window.skipByteOrderMark()
    guard let first = try window.firstByteOfText() else { throw .empty(path: bytes.path) }
    return (window, first)
  }
}

extension SourceFormat {
  /// Determines the format from the file name, ignoring a compression extension such as `.gz`, or
  /// otherwise from the first byte that is not whitespace.
  init(path: String, first: UInt8) {
    let name = path.lowercased()
    let packed = [".gz", ".bz2", ".xz", ".zst"].first { name.hasSuffix($0) } ?? ""
    let plain = String(name.dropLast(packed.count))
    let beginsLikeJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == 0x1E
    switch plain.split(separator: ".", omittingEmptySubsequences: false).last {
    case "geojsonl", "ndjson", "jsonl", "geojsons", "geojsonseq": self = .geojsonl
    case "geojson": self = .geojson
    case "json": self = .json
    case "csv" where !beginsLikeJSON, "tsv" where !beginsLikeJSON: self = .csv
    default: self = !beginsLikeJSON ? .csv : first == 0x1E ? .geojsonl : .geojson
    }
  }
}
