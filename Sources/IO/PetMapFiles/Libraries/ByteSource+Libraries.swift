import PetMapGDAL

extension ByteSource {
  /// Opens a file; binary formats are read through the library that supports them.
  ///
  /// - Throws: ``FileError/noLibrary(path:name:package:)`` where that library is not installed.
  static func opened(_ path: String, _ options: ReadingOptions) throws(FileError) -> ByteSource {
    let bytes = try ByteSource(path: path)
    guard options.mapping.encoding == nil || path.lowercased().hasSuffix(".shp") else {
      return bytes
    }
    let head = try bytes.head(4096)
    guard TextEncoding(head: head) == nil, let reader = LibraryReader(head: head, path: path) else {
      return bytes
    }
    guard let file = try reader.open(bytes, encoding: options.mapping.encoding) else {
      return bytes
    }
    let text = try LayerText(file, path: path, layer: options.layer)
    return try ByteSource(text, path: path)
  }
}

/// Which of GDAL's drivers may read a file.
private struct LibraryReader {
  /// None of them reaches the network or runs code.
  let drivers: [String]
  /// How the file's name ends when it is read from memory.
  let ending: String
  /// Whether only a file on the disk will do, for its size or for the files next to it.
  var needsFile = false
  /// What GDAL puts before the file's path.
  var prefix = ""

  /// Nil for what this package reads itself, and for what nothing reads.
  init?(head: [UInt8], path: String) {
    let name = path.lowercased()
    let text = String(decoding: head, as: UTF8.self)
    switch FileKind(head: head) {
    case .kml: (drivers, ending) = (["LIBKML", "KML"], "kml")
    case .gpx: (drivers, ending) = (["GPX"], "gpx")
    case .flatGeobuf: (drivers, ending) = (["FlatGeobuf"], "fgb")
    case .workbook:
      (drivers, ending) = (["XLSX", "ODS"], text.contains("opendocument") ? "ods" : "xlsx")
    case .oldWorkbook: (drivers, ending) = (["XLS"], "xls")
    case .shapefile: (drivers, ending, needsFile) = (["ESRI Shapefile"], "shp", true)
    case .dbase: (drivers, ending, needsFile) = (["ESRI Shapefile"], "dbf", true)
    case .sqlite: (drivers, ending, needsFile) = (["SQLite"], "sqlite", true)
    case .zip where name.hasSuffix(".kmz") || text.contains("doc.kml"):
      (drivers, ending) = (["LIBKML"], "kmz")
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

  /// Nil when no driver knows the file, or none can read it from where it is.
  func open(_ bytes: ByteSource, encoding: TextEncoding?) throws(FileError) -> VectorFile? {
    var options = drivers.contains("GML") ? ["DOWNLOAD_SCHEMA=NO"] : []
    if let encoding, drivers == ["ESRI Shapefile"] { options.append("ENCODING=\(encoding.name)") }
    if needsFile, !bytes.isPlainFile { return nil }
    let content = try bytes.isPlainFile ? [] : bytes.whole()
    do throws(VectorFile.Failure) {
      if !bytes.isPlainFile {
        return try VectorFile(
          bytes: content, named: "data.\(ending)", drivers: drivers, options: options)
      }
      // A path that looks like one of GDAL's own must not become it.
      let path = bytes.path.hasPrefix("/vsi") ? "/." + bytes.path : bytes.path
      return try VectorFile(path: prefix + path, drivers: drivers, options: options)
    } catch {
      switch error {
      case .noLibrary: throw .noLibrary(path: bytes.path, name: "GDAL", package: "libgdal32")
      case .unreadable(""): return nil
      case .unreadable(let message): throw .unreadable(path: bytes.path, message: message)
      }
    }
  }
}
