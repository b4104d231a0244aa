import PetMapSystem
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements

extension CommandError {
  /// A file's error in words.
  init(_ error: FileError) {
    let status: ExitStatus = error.isAccess ? .inputOutput : .badData
    let path = "check the path"
    switch error {
    case .cannotOpen(let file, let code):
      self.init(
        status, "cannot open: \(SystemError(code: code).message)", at: file.shown, remedy: path)
    case .isDirectory(let file):
      self.init(status, "cannot read: it is a directory", at: file.shown, remedy: "name a file")
    case .notRegular(let file):
      self.init(status, "cannot read: it is no file", at: file.shown, remedy: "name a file")
    case .outside(let file, let folder):
      self.init(
        status, "outside of the folder \(folder.quoted)", at: file.shown,
        remedy: "name the folder with --photos DIR")
    case .silentPipe(let file, let seconds):
      self.init(
        status, "nothing came for \(seconds) seconds", at: file.shown,
        remedy: "start what writes to the pipe")
    case .cannotRead(let file, let code):
      self.init(
        status, "cannot read: \(SystemError(code: code).message)", at: file.shown, remedy: path)
    case .cannotWrite(let file, let code):
      self.init(
        status, "cannot write: \(SystemError(code: code).message)", at: file.shown, remedy: path)
    case .empty(let file):
      self.init(status, "empty", at: file.shown, remedy: "check that the file was written")
    case .truncatedGzip(let file, let offset):
      self.init(
        status, "compressed data ends too early", at: "\(file.shown) at byte \(offset)",
        remedy: "fetch the file again")
    case .damagedGzip(let file, let offset):
      self.init(
        status, "compressed data is damaged", at: "\(file.shown) at byte \(offset)",
        remedy: "fetch the file again")
    case .garbageAfterGzip(let file, let offset):
      self.init(
        status, "something follows the compressed data", at: "\(file.shown) at byte \(offset)",
        remedy: "remove what follows")
    case .unknownEncoding(let file, let name):
      self.init(
        .usage, "unknown encoding \(name.quoted)", at: file.shown,
        remedy: "give one of those that iconv --list shows, such as windows-1252")
    case .noDetector(let file):
      self.init(
        status, "not UTF-8, and without libuchardet its encoding cannot be guessed",
        at: file.shown, remedy: "install libuchardet0, or name it with --encoding")
    case .unknownSystem(let file, let name):
      self.init(
        status, "unknown coordinate system \(name.quoted)", at: file.shown,
        remedy: "name it by its EPSG code, such as --source-crs EPSG:3857")
    case .badDatabase(let file, let message):
      self.init(
        status, "not a GeoPackage that can be read: \(message)", at: file.shown,
        remedy: "check it, for example with ogrinfo")
    case .noLibrary(let file, let name, let package):
      self.init(
        .unavailable, "\(name) is needed to read it", at: file.shown,
        remedy: "apt-get install \(package)")
    case .unreadable(let file, let message):
      self.init(
        status, "cannot be read: \(message)".escapingControls, at: file.shown,
        remedy: "check it, for example with ogrinfo")
    case .damagedArchive(let file, let message):
      self.init(
        status, "cannot be unpacked: \(message)".escapingControls, at: file.shown,
        remedy: "fetch the file again")
    case .encryptedArchive(let file):
      self.init(
        status, "needs a password", at: file.shown, remedy: "unpack it and name the file in it")
    case .severalFiles(let file, let files):
      let names = files.prefix(10).map { $0.shortened(to: 60) }.joined(separator: ", ")
      let more = files.count > 10 ? " and \((files.count - 10).grouped) more" : ""
      self.init(
        .usage, "an archive with several data files, \(names)\(more)".escapingControls,
        at: file.shown,
        remedy: file == "-"
          ? "name one of them with --layer"
          : "name one of them, such as \((file + "/" + files[0]).quoted)")
    case .notArchive(let file):
      self.init(
        .inputOutput, "not an archive, so nothing is in it", at: file.shown, remedy: path)
    case .unpackedTooLarge(let file, let limit):
      self.init(
        status, "unpacks to more than \((limit >> 20).grouped) MiB", at: file.shown,
        remedy: "unpack it first if you trust it")
    case .unknownLayer(let file, let layer, let layers):
      let nearest = Suggestion.nearest(to: layer, among: layers)
      let list = layers.prefix(10).map { $0.shortened(to: 40) }.joined(separator: ", ")
      self.init(
        .usage, "no layer \(layer.quoted)", at: file.shown,
        remedy: nearest.map { "did you mean \($0)?" } ?? "there are \(list)")
    case .notText(let file, let kind):
      self.init(status, kind.words, at: file.shown, remedy: kind.remedy)
    case .malformed(let place, .undefinedBytes):
      self.init(
        status, FileError.Malformation.undefinedBytes.words, at: place.shown,
        remedy: "name its encoding with --encoding, such as windows-1252")
    case .malformed(let place, let malformation):
      self.init(
        status, malformation.words, at: place.shown,
        remedy: "mend the file or name its format with --input-format")
    case .recordTooLong(let place, let limit):
      self.init(
        status, "record longer than \(limit >> 20) MiB", at: place.shown,
        remedy: "mend the file or name its format with --input-format")
    case .missingColumn(let file, let field, let columns):
      self.init(
        status, "no column for \(field.name)", at: "\(file.shown) with \(columns.shown)",
        remedy: "name it with --map \(field.name)=COLUMN")
    case .noCoordinates(let file, let columns):
      self.init(
        status, "no column holds coordinates", at: "\(file.shown) with \(columns.shown)",
        remedy: columns.remedyWithoutCoordinates)
    case .severalRecordPaths(let file, let records):
      self.init(
        status, "records at \(records.joined(separator: " and "))", at: file.shown,
        remedy: "choose one with --records PATH")
    case .noRecords(let file, let records):
      self.init(
        .usage, "no records at \(records.quoted)", at: file.shown,
        remedy: "name the members that lead to them, such as --records response.items")
    case .severalLocations(let file, let columns):
      self.init(
        status, "several columns hold places: \(columns.joined(separator: ", "))", at: file.shown,
        remedy: "choose one with --map location=COLUMN")
    case .unknownColumn(let file, let column, let columns):
      let nearest = Suggestion.nearest(to: column, among: columns)
      self.init(
        .usage, "no column \(column.quoted)", at: "\(file.shown) with \(columns.shown)",
        remedy: nearest.map { "did you mean \($0)?" } ?? "name one of these")
    case .badRecord(let problem):
      self.init(
        status, problem.reason.words, at: problem.placeAndValue,
        remedy: "mend the record or leave out --strict")
    case .outOfMemory:
      self.init(status, "out of memory", at: "reading", remedy: "close other programs")
    }
  }
}

extension CommandError {
  /// The error of a file that was to be written.
  init(writing error: FileError) {
    let remedy = "check the path given with --output"
    switch error {
    case .isDirectory(let path):
      self.init(
        .inputOutput, "cannot write: it is a directory", at: path.quoted, remedy: remedy)
    case .cannotWrite(let path, let code):
      self.init(
        .inputOutput, "cannot write: \(SystemError(code: code).message)", at: path.quoted,
        remedy: remedy)
    default: self.init(error)
    }
  }
}

extension RecordProblem {
  /// `pets.csv:12:3: skipped, latitude "95": out of range`
  var line: String {
    let what = isSkipped ? "skipped" : "kept without the field"
    return "\(placeAndValue): \(reason.words), \(what)"
  }

  fileprivate var placeAndValue: String {
    var text = place.shown
    if let field { text += " \(field.name)" }
    if let value { text += " \(value.quoted)" }
    return text
  }
}

extension RecordProblem.Reason {
  /// What is wrong, as messages say it.
  var words: String {
    switch self {
    case .missing: "missing"
    case .notANumber: "not a decimal number"
    case .outOfRange: "out of range"
    case .notADate: "not a date, YYYY-MM-DD"
    case .unknownStatus: "not one of missing, found, closed"
    case .notAnAge: "not a whole number of years"
    case .notATimestamp: "not a date and time (YYYY-MM-DDTHH:MM:SSZ)"
    case .notText: "not text"
    case .badEscape: "broken escape"
    case .invalidUTF8: "not UTF-8"
    case .undefinedBytes: "bytes that its encoding does not define"
    case .malformedJSON: "broken JSON"
    case .notAnObject: "not an object"
    case .noGeometry: "no geometry"
    case .notAPoint: "not a Point"
    case .badCoordinates: "coordinates are not two numbers"
    case .unclosedQuote: "quote without an end"
    case .textAfterQuote: "text after a closing quote"
    case .tooManyColumns: "more values than columns"
    }
  }
}

extension FileKind {
  fileprivate var words: String {
    switch self {
    case .sqlite: "an SQLite database, not a text"
    case .geoPackage: "a GeoPackage, not a text"
    case .zip: "a ZIP archive"
    case .workbook: "a workbook of a spreadsheet program"
    case .oldWorkbook: "an old Office file, such as .xls"
    case .shapefile: "a shapefile"
    case .dbase: "a dBASE table, such as a shapefile's"
    case .gzip: "compressed twice"
    case .compressed: "a compressed file"
    case .tar: "a tar archive"
    case .png: "a PNG picture"
    case .jpeg: "a JPEG picture"
    case .gif: "a GIF picture"
    case .tiff: "a TIFF picture"
    case .webp: "a WebP picture"
    case .pdf: "a PDF document"
    case .parquet: "a Parquet file"
    case .flatGeobuf: "a FlatGeobuf file"
    case .program: "a program"
    case .markup: "XML or HTML"
    case .kml: "KML"
    case .gpx: "GPX"
    case .binary: "binary data"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .sqlite: "name a store's file *.sqlite"
    case .geoPackage: "name the file *.gpkg"
    case .zip: "unpack it and name the file in it"
    case .workbook, .oldWorkbook: "save it as CSV (UTF-8)"
    case .shapefile, .dbase, .parquet, .flatGeobuf, .kml, .gpx:
      "convert it, for example with ogr2ogr pets.geojson FILE"
    case .gzip, .compressed, .tar: "decompress it"
    case .markup: "check where the file comes from, it may be a page that says why there is none"
    default: "name a file of pins: .geojson, .json, .geojsonl, .csv or .gpkg"
    }
  }
}

extension FileError.Malformation {
  fileprivate var words: String {
    switch self {
    case .notJSON: "not JSON"
    case .unclosed: "the file ends within a value"
    case .syntax: "broken JSON"
    case .undefinedBytes: "bytes that are no characters of its encoding"
    case .trailingContent: "something follows the end"
    }
  }
}

extension FilePlace {
  fileprivate var shown: String { "\(file.shown):\(line):\(column)" }
}

extension String {
  /// A file's name as messages show it.
  fileprivate var shown: String { self == "-" ? "standard input" : self }
}

extension [String] {
  /// What to do with a file that has these columns and no coordinates.
  var remedyWithoutCoordinates: String {
    if contains(where: { DecimalNumber.parse($0) != nil }) {
      return "begin the file with a line of names"
    }
    if count == 1, self[0].trimmed.contains(" ") {
      return "say what parts its columns with --delimiter, such as space"
    }
    let grids = ["mgrs", "usng", "gridref", "grid_ref", "gridreference", "pluscode", "plus_code"]
    if let grid = first(where: { grids.contains($0.lowercased()) }) {
      return "convert \(grid.quoted) to degrees first, for example with GeoConvert"
    }
    return "geocode the addresses first, or name the columns with --map latitude=COLUMN and --map "
      + "longitude=COLUMN"
  }

  /// A file's columns as messages show them.
  ///
  /// A dozen are enough to see what kind of file it is.
  fileprivate var shown: String {
    let names = prefix(12).map { $0.shortened(to: 32) }.joined(separator: " ")
    let rest = count > 12 ? " and \((count - 12).grouped) more" : ""
    return "columns \(names)\(rest)".escapingControls
  }
}
