import PetMapGDAL

/// The GDAL drivers that may read a file.
struct LibraryReader {
  /// The names of the drivers, none of which accesses the network or runs code.
  private(set) var drivers: [String]
  /// The file extension to use when reading from memory.
  let ending: String
  /// Whether the file must be on disk, because of its size or accompanying files.
  var needsFile = false
  /// Whether GDAL reads the file only if it is not on disk.
  var needsMemory = false
  /// The prefix GDAL requires before the path.
  var prefix = ""
  /// The folder or file in the archive to open, or `nil` for the archive itself.
  var folder: String?

  /// Whether this reads ZIP archives that contain shapefiles.
  var readsArchive: Bool { prefix == "/vsizip/" }
  /// Whether this reads shapefiles, in an archive or not.
  var readsShapefiles: Bool { drivers == ["ESRI Shapefile"] }

  /// Returns `nil` for formats that are supported natively or not at all.
  init?(head: [UInt8], path: String) {
    let name = path.lowercased()
    let text = String(decoding: head, as: UTF8.self)
    switch FileKind(head: head) {
    case .gpx: (drivers, ending) = (["GPX"], "gpx")
    case .flatGeobuf: (drivers, ending) = (["FlatGeobuf"], "fgb")
    case .workbook:
      (drivers, ending) = (["XLSX", "ODS"], text.contains("opendocument") ? "ods" : "xlsx")
    case .oldWorkbook: (drivers, ending) = (["XLS"], "xls")
    case .shapefile: (drivers, ending, needsFile) = (["ESRI Shapefile"], "shp", true)
    case .dbase: (drivers, ending, needsFile) = (["ESRI Shapefile"], "dbf", true)
    // A GeoPackage on disk is supported natively.
    case .geoPackage: (drivers, ending, needsMemory) = (["GPKG"], "gpkg", true)
    case .sqlite: (drivers, ending, needsFile) = (["SQLite"], "sqlite", true)
    case .zip where name.hasSuffix(".ods"): (drivers, ending) = (["ODS"], "ods")
    case .zip where name.hasSuffix(".xlsx"): (drivers, ending) = (["XLSX"], "xlsx")
    case .zip: (drivers, ending, needsFile, prefix) = (["ESRI Shapefile"], "zip", true, "/vsizip/")
    case .markup where text.contains("<rss") || text.contains("<feed"):
      (drivers, ending) = (["GeoRSS"], "xml")
    case .markup where text.contains("opengis.net/gml") || name.hasSuffix(".gml"):
      (drivers, ending) = (["GML"], "gml")
    case nil where text.contains(#""Topology""#): (drivers, ending) = (["TopoJSON"], "topojson")
    default: return nil
    }
  }

  /// Returns the reader of a file geodatabase, which is a folder, or `nil` if the path is not one.
  init?(directory path: String) {
    guard Self.isGeodatabase(path) else { return nil }
    (drivers, ending, needsFile) = (["OpenFileGDB"], "gdb", true)
  }

  /// Returns whether a folder is a file geodatabase according to its name.
  static func isGeodatabase(_ path: String) -> Bool {
    [".gdb", ".gdb/"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Opens a file in a ZIP archive, or a folder in it whose files belong together.
  mutating func enter(_ folder: String) {
    self.folder = folder
    if Self.isGeodatabase(folder) { drivers = ["OpenFileGDB"] }
  }

  /// Opens the file, or returns `nil` if no driver recognizes it or can read it from this source.
  ///
  /// - Parameter encoding: The name of a shapefile's encoding; empty to leave its text undecoded.
  func open(_ bytes: ByteSource, encoding: String?) throws(FileError) -> VectorFile? {
    var options = drivers.contains("GML") ? ["DOWNLOAD_SCHEMA=NO"] : []
    if let encoding, readsShapefiles { options.append("ENCODING=\(encoding)") }
    if bytes.isPlainFile ? needsMemory : needsFile { return nil }
    if bytes.isPlainFile { return try open(path: bytes.path, options) }
    let content = try bytes.whole()
    return try Self.opened(bytes.path) { () throws(VectorFile.Failure) in
      try VectorFile(bytes: content, named: "data.\(ending)", drivers: drivers, options: options)
    }
  }

  /// Opens a file or folder on disk, or returns `nil` if no driver recognizes it.
  func open(path: String, _ options: [String] = []) throws(FileError) -> VectorFile? {
    // Prevent GDAL from interpreting the path as one of its virtual file systems.
    let plain = path.hasPrefix("/vsi") ? "/." + path : path
    let inside = folder.map { "/" + $0 } ?? ""
    return try Self.opened(path) { () throws(VectorFile.Failure) in
      try VectorFile(path: prefix + plain + inside, drivers: drivers, options: options)
    }
  }

  private static func opened(
    _ path: String, _ open: () throws(VectorFile.Failure) -> VectorFile
  ) throws(FileError) -> VectorFile? {
    do throws(VectorFile.Failure) {
      return try open()
    } catch {
      switch error {
      case .noLibrary: throw .noLibrary(path: path, name: "GDAL", package: "libgdal32")
      case .unreadable(""): return nil
      case .unreadable(let message): throw .unreadable(path: path, message: message)
      }
    }
  }
}
