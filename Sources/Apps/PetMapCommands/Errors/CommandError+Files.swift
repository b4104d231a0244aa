import PetMapSystem
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import PetMapParameters

extension CommandError {
  /// The error for a file that cannot be opened for an unknown reason.
  static func notReadable(at location: String) -> CommandError {
    CommandError(
      .inputOutput, "cannot open: no such file, or it is not readable", at: location,
      remedy: "check the path")
  }

  /// Creates the error for a file that cannot be read.
  init(_ error: FileError) {
    let status: ExitStatus = error.isAccess ? .inputOutput : .badData
    let path = "check the path"
    switch error {
    case .cannotOpen(let file, let code):
      self.init(
        status, "cannot open: \(SystemError(code: code).message)", at: file.shown, remedy: path)
    case .isDirectory(let file):
      self.init(status, "is a directory", at: file.shown, remedy: "specify a file")
    case .notRegular(let file):
      self.init(status, "not a regular file", at: file.shown, remedy: "specify a regular file")
    case .outside(let file, let folder):
      self.init(
        status, "outside the directory \(folder.quoted)", at: file.shown,
        remedy: "allow its directory with --photos DIR")
    case .silentPipe(let file, let seconds):
      self.init(
        status, "no data for \(seconds) \(seconds == 1 ? "second" : "seconds")", at: file.shown,
        remedy: "start the program that writes to the pipe")
    case .cannotRead(let file, let code):
      self.init(
        status, "cannot read: \(SystemError(code: code).message)", at: file.shown, remedy: path)
    case .cannotWrite(let file, let code):
      self.init(
        status, "cannot write: \(SystemError(code: code).message)", at: file.shown, remedy: path)
    case .empty(let file):
      self.init(
        status, "the file is empty", at: file.shown,
        remedy: "check that it was written completely")
    case .truncatedGzip(let file, let offset):
      self.init(
        status, "unexpected end of compressed data", at: "\(file.shown) at byte \(offset)",
        remedy: "download or copy the file again")
    case .damagedGzip(let file, let offset):
      self.init(
        status, "corrupt compressed data", at: "\(file.shown) at byte \(offset)",
        remedy: "download or copy the file again")
    case .garbageAfterGzip(let file, let offset):
      self.init(
        status, "unexpected data after the compressed data", at: "\(file.shown) at byte \(offset)",
        remedy: "remove it")
    case .unknownEncoding(let file, let name):
      self.init(
        .usage, "unknown encoding \(name.quoted)", at: file.shown,
        remedy: "use one listed by iconv --list, such as windows-1252")
    case .noDetector(let file):
      self.init(
        status, "not UTF-8, and libuchardet is not installed to detect the encoding",
        at: file.shown, remedy: "install libuchardet0, or set --encoding")
    case .unknownSystem(let file, let name):
      self.init(
        status, "unknown coordinate system \(name.quoted)", at: file.shown,
        remedy: "use an EPSG code, such as --source-crs EPSG:2180")
    case .badDatabase(let file, let message):
      self.init(
        status, "cannot read the GeoPackage: \(message)", at: file.shown,
        remedy: "check it, for example with ogrinfo")
    case .noLibrary(let file, let name, let package):
      self.init(
        .unavailable, "reading this format requires \(name)", at: file.shown,
        remedy: "install it with apt-get install \(package)")
    case .unreadable(let file, let message):
      self.init(
        status, "cannot read: \(message)".escapingControls, at: file.shown,
        remedy: "check it, for example with ogrinfo")
    case .damagedArchive(let file, let message):
      self.init(
        status, "cannot unpack: \(message)".escapingControls, at: file.shown,
        remedy: "download or copy the file again")
    case .encryptedArchive(let file):
      self.init(
        status, "the archive is encrypted", at: file.shown,
        remedy: "extract it and specify the extracted file")
    case .severalFiles(let file, let files):
      let names = files.prefix(10).map { $0.shortened(to: 60) }.joined(separator: ", ")
      let more = files.count > 10 ? " and \((files.count - 10).grouped) more" : ""
      self.init(
        .usage, "the archive contains several data files: \(names)\(more)".escapingControls,
        at: file.shown,
        remedy: file == "-"
          ? "specify one of them with --layer"
          : "specify one of them, such as \((file + "/" + files[0]).quoted)")
    case .notArchive(let file):
      self.init(
        .inputOutput, "not an archive", at: file.shown, remedy: path)
    case .expandsTooFar(let file, let ratio):
      self.init(
        status, "unpacks to more than \(ratio) times its size", at: file.shown,
        remedy: "if you trust the file, unpack it first")
    case .unpackedTooLarge(let file, let limit):
      self.init(
        status, "unpacks to more than \((limit >> 20).grouped) MiB", at: file.shown,
        remedy: "if you trust the file, extract it first")
    case .unknownLayer(let file, let layer, let layers):
      let nearest = Suggestion.nearest(to: layer, among: layers)
      let list = layers.prefix(10).map { $0.shortened(to: 40) }.joined(separator: ", ")
      self.init(
        .usage, "no layer \(layer.quoted)", at: file.shown,
        remedy: layers.isEmpty
          ? "the file has no layers; omit --layer"
          : nearest.map { "did you mean \($0)?" } ?? "use one of \(list)")
    case .onlyTracks(let file, let count):
      self.init(
        status,
        "contains only tracks (\(count.grouped)), which say where animals walked", at: file.shown,
        remedy: FileError.remedyForTracks)
    case .onlyLinks(let file, let links):
      self.init(
        status, "contains only links to other files".escapingControls, at: file.shown,
        remedy: "download \(links.prefix(2).joined(separator: " and "))".escapingControls)
    case .notText(let file, .brokenSQLite):
      self.init(
        status, "begins like an SQLite database, but is not one", at: file.shown,
        remedy: "download or copy the file again")
    case .notText(let file, let kind):
      self.init(
        status, "unsupported file type: \(kind.words)", at: file.shown, remedy: kind.remedy)
    case .malformed(let place, .undefinedBytes):
      self.init(
        status, FileError.Malformation.undefinedBytes.words, at: place.shown,
        remedy: "set its encoding, such as --encoding windows-1252")
    case .malformed(let place, let malformation):
      self.init(
        status, malformation.words, at: place.shown,
        remedy: "correct the file, or set its format with --input-format")
    case .recordTooLong(let place, let limit):
      self.init(
        status, "record exceeds \(limit >> 20) MiB", at: place.shown,
        remedy: "correct the file, or set its format with --input-format")
    case .scatteredRecords(let file, let limit):
      self.init(
        status, "the parts of each record are scattered over more than \(limit >> 20) MiB",
        at: file.shown, remedy: "convert the file to JSON Lines with one record per line")
    case .missingColumn(let file, let field, let columns):
      self.init(
        status, "no column for \(field.name) (\(columns.listed))", at: file.shown,
        remedy: "select one with --map \(field.name)=COLUMN")
    case .noCoordinates(let file, let columns):
      self.init(
        status, "no column contains coordinates (\(columns.listed))", at: file.shown,
        remedy: columns.remedyWithoutCoordinates)
    case .severalRecordPaths(let file, let records):
      self.init(
        status, "records found at \(records.joined(separator: " and "))", at: file.shown,
        remedy: "select one path with --records PATH")
    case .noRecords(let file, let records):
      self.init(
        .usage, "no records at \(records.quoted)", at: file.shown,
        remedy: "specify the path to them, such as --records response.items")
    case .severalLocations(let file, let columns):
      self.init(
        status, "several columns contain locations: \(columns.joined(separator: ", "))",
        at: file.shown, remedy: "select one with --map location=COLUMN")
    case .unknownColumn(let file, let column, let columns):
      let nearest = Suggestion.nearest(to: column, among: columns)
      self.init(
        .usage, "no column \(column.quoted) (\(columns.listed))", at: file.shown,
        remedy: nearest.map { "did you mean \($0)?" } ?? "use one of these columns")
    case .badRecord(let problem):
      self.init(
        status, problem.reason.words, at: problem.locationAndValue,
        remedy: "correct the record, or omit --strict")
    case .outOfMemory:
      self.init(status, "out of memory", at: "reading", remedy: "free some memory")
    }
  }
}

extension FileError {
  /// What to do about tracks.
  static let remedyForTracks =
    "keep only the last position of each animal, as a waypoint, a placemark or a record"
}

extension CommandError {
  /// Creates the error for a file that cannot be written.
  init(writing error: FileError) {
    let remedy = "check the path and the disk"
    switch error {
    case .isDirectory(let path):
      self.init(
        .inputOutput, "cannot write: is a directory", at: path.quoted, remedy: remedy)
    case .cannotWrite(let path, let code):
      self.init(
        .inputOutput, "cannot write: \(SystemError(code: code).message)", at: path.quoted,
        remedy: remedy)
    default: self.init(error)
    }
  }
}

extension RecordProblem {
  /// A note about the record: `pets.csv:12:3 locationLatitude "95": out of range; record skipped`.
  var line: String {
    let (subject, verb) = reason.outcome
    return "\(locationAndValue): \(reason.words); \(subject) \(verb)"
  }

  fileprivate var locationAndValue: String {
    var text = place.shown
    if let field { text += " \(field.name)" }
    if let value { text += " \(value.quoted)" }
    return text
  }
}

extension RecordProblem.Reason {
  /// What happens because of the problem, and to what.
  var outcome: (subject: String, verb: String) {
    if isSkipped { return ("record", "skipped") }
    return self == .tooLong ? ("text", "shortened") : ("value", "ignored")
  }

  /// The description of the problem.
  var words: String {
    switch self {
    case .missing: "missing"
    case .notANumber: "not a decimal number"
    case .outOfRange: "out of range"
    case .unknownHemisphere: "hemisphere is not one of N, S, E and W"
    case .notADate: "not a date (YYYY-MM-DD)"
    case .unknownStatus: "does not mean missing, found or closed"
    case .noStatus: "no status"
    case .lostDigits: "digits lost in a spreadsheet"
    case .notAnAge: "not an age from 0 to 150 years"
    case .notATimestamp: "not a date and time (YYYY-MM-DDTHH:MM:SSZ)"
    case .tooLong: "too long for an announcement"
    case .notText: "not text"
    case .badEscape: "invalid escape sequence"
    case .invalidUTF8: "not UTF-8"
    case .undefinedBytes: "bytes that are undefined in the encoding"
    case .malformedJSON: "malformed JSON"
    case .notAnObject: "not an object"
    case .noGeometry: "no geometry"
    case .notAPoint: "a line or an area, not a point"
    case .notALocation: "not a coordinate, a map link, a geohash or a grid reference"
    case .unknownSystem: "unknown coordinate system"
    case .onlineLink: "a link whose coordinate only its website knows"
    case .badCoordinates: "coordinates are not two numbers"
    case .unclosedQuote: "missing closing quote"
    case .textAfterQuote: "text after a closing quote"
    case .tooManyColumns: "more values than columns"
    }
  }
}

extension FileKind {
  fileprivate var words: String {
    switch self {
    case .sqlite: "SQLite database"
    case .brokenSQLite: "damaged SQLite database"
    case .store: "petmap store with another name"
    case .geoPackage: "GeoPackage"
    case .zip: "ZIP archive"
    case .workbook: "spreadsheet"
    case .oldWorkbook: "legacy Office document, such as .xls"
    case .shapefile: "shapefile"
    case .dbase: "dBASE table, possibly part of a shapefile"
    case .gzip: "data that is compressed twice"
    case .compressed: "compressed file"
    case .tar: "tar archive"
    case .png: "PNG image"
    case .jpeg: "JPEG image"
    case .gif: "GIF image"
    case .tiff: "TIFF image"
    case .webp: "WebP image"
    case .pdf: "PDF document"
    case .parquet: "Parquet file"
    case .flatGeobuf: "FlatGeobuf file"
    case .program: "executable"
    case .markup: "XML or HTML"
    case .kml: "KML"
    case .gpx: "GPX"
    case .binary: "binary data"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .sqlite: "rename it to *.db"
    case .store: "rename it to *.sqlite"
    case .geoPackage: "rename it to *.gpkg"
    case .zip: "extract it and specify the file inside"
    case .workbook, .oldWorkbook: "save it as CSV (UTF-8)"
    case .shapefile, .dbase, .parquet, .flatGeobuf, .kml, .gpx:
      "convert it, for example with ogr2ogr pets.geojson FILE"
    case .gzip, .compressed, .tar: "decompress it"
    case .markup: "check that it is not an error page saved instead of the data"
    default: "specify a .geojson, .json, .geojsonl, .csv or .gpkg file"
    }
  }
}

extension FileError.Malformation {
  fileprivate var words: String {
    switch self {
    case .notJSON: "not JSON"
    case .unclosed: "unexpected end of file in this value"
    case .syntax: "JSON syntax error"
    case .undefinedBytes: "bytes that are undefined in the encoding"
    case .unevenColumns: "the columns have different lengths"
    case .trailingContent: "unexpected data after the end"
    }
  }
}

extension FilePlace {
  fileprivate var shown: String { "\(file.shown):\(line):\(column)" }
}

extension String {
  /// The name of a file in messages.
  fileprivate var shown: String { self == "-" ? "standard input" : self }
}

extension [String] {
  /// The remedy for a file that has these columns but no coordinates.
  var remedyWithoutCoordinates: String {
    if contains(where: { DecimalNumber.parse($0) != nil }) {
      return "add a header line with the names of the columns"
    }
    if count == 1, self[0].trimmed.contains(" ") {
      return "set the column separator, such as --delimiter space"
    }
    let codes = ["gridref", "grid_ref", "gridreference", "pluscode", "plus_code", "what3words"]
    if let code = first(where: { codes.contains($0.lowercased()) }) {
      return "convert \(code.quoted) to degrees first"
    }
    return
      "geocode the addresses first, or select the columns with --map latitude=COLUMN and --map "
      + "longitude=COLUMN"
  }

  /// The first twelve columns, which are enough to recognize a file.
  fileprivate var listed: String {
    let names = prefix(12).map { $0.shortened(to: 32) }.joined(separator: ", ")
    let rest = count > 12 ? " and \((count - 12).grouped) more" : ""
    return "columns: \(names)\(rest)".escapingControls
  }
}
