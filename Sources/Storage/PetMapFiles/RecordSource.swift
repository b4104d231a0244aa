import PetMapSynonyms

/// A file whose records are being read.
///
/// To support another format, add a case to ``SourceFormat``, detect its files here, create its
/// reader in ``SourceFile/Part/records(_:isLast:)``, and implement the reader as a ``RawRecords``.
struct RecordSource {
  let file: SourceFile
  let records: any RawRecords

  /// Begins reading a file.
  ///
  /// - Parameter sample: The source whose first records have been read to detect formats; `nil` to
  ///   read them.
  init(
    _ file: SourceFile, _ options: ReadingOptions, after sample: RecordSource? = nil
  ) throws(FileError) {
    self.file = file
    records =
      if file.parts.count == 1 {
        try file.parts[0].records(options, isLast: sample != nil)
      } else {
        JoinedRecords(file, options, after: sample?.records as? JoinedRecords)
      }
  }

  /// The coordinate system declared by the file, unless its parts have their own.
  var system: String? {
    records is JoinedRecords ? nil : records.system ?? file.parts[0].bytes.layer?.system
  }

  /// The fraction of the file that has been read, from 0 to 1; `nil` if its length is unknown.
  var fractionRead: Double? {
    (records as? JoinedRecords)?.fractionRead ?? file.parts[0].bytes.fractionRead
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

  /// Returns a window that begins at the text's first nonblank line, and the first nonblank byte.
  fileprivate static func text(
    of bytes: ByteSource, _ options: ReadingOptions
  ) throws(FileError) -> (window: InputWindow, first: UInt8) {
    let window = try InputWindow(bytes, chunk: options.chunk, recordLimit: options.recordLimit)
    try window.skipByteOrderMark()
    guard let first = try window.firstByteOfText() else { throw .empty(path: bytes.path) }
    return (window, first)
  }
}

extension SourceFile.Part {
  /// Begins reading the records at the beginning of the part.
  ///
  /// - Parameter isLast: Whether the part will not be read again.
  func records(
    _ options: ReadingOptions, isLast: Bool = false
  ) throws(FileError) -> any RawRecords {
    // The tables of a GeoPackage are read from the database itself.
    if format != .gpkg { try bytes.rewind(isLast: isLast) }
    switch format {
    case .gpkg:
      return try GeoPackageRecords(
        path: bytes.path, layer: name, representsShapes: options.mapping.representsShapes)
    case .csv:
      return try CSVRecords(
        window: RecordSource.text(of: bytes, options).window, options.mapping)
    case .geojson, .json, .geojsonl:
      let (window, first) = try RecordSource.text(of: bytes, options)
      let isLines = format == .geojsonl
      let mayBeUnusual = !isLines && first != 0x1E
      let isCall = mayBeUnusual ? try window.skipCall() : false
      let shape = try JSONShape.find(
        window, at: options.recordPath, isLines: !mayBeUnusual, hasSeparators: first == 0x1E)
      if let layout = shape.columns {
        return try JSONColumns(window: window, shape: shape, layout: layout)
      }
      return try JSONRecords(
        window: window, isLines: isLines, isCall: isCall, shape: shape,
        representsShapes: options.mapping.representsShapes)
    }
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
