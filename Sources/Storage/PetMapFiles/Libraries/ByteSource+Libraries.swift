import PetMapArchive
import PetMapGDAL

extension ByteSource {
  /// Opens a file; archives are unpacked, and binary formats are read through the library that
  /// supports them.
  ///
  /// - Parameter path: The path, which may continue into an archive; see ``ArchivePath``.
  /// - Returns: The file, and the requested layer unless it is already selected.
  /// - Throws: ``FileError/noLibrary(path:name:package:)`` if that library is not installed.
  static func opened(
    _ path: String, _ options: ReadingOptions
  ) throws(FileError) -> (ByteSource, layer: String?) {
    let location = ArchivePath(path)
    let packed = try ByteSource(path: location.file)
    let (bytes, layer, folder) = try unpacked(packed, location.entry, layer: options.layer)
    let path = bytes.path
    let head = try bytes.head(4096)
    guard TextEncoding(head: head) == nil, var reader = LibraryReader(head: head, path: path),
      options.mapping.encoding == nil || reader.readsShapefiles
    else { return (bytes, layer) }
    reader.folder = folder
    let given = options.mapping.encoding?.name
    guard let file = try reader.open(bytes, encoding: given) else { return (bytes, layer) }
    let source = try ByteSource(LayerText(file, path: path, layer: layer), path: path)
    guard reader.readsShapefiles, given == nil, !file.specifiesEncoding,
      let raw = try reader.open(bytes, encoding: "")
    else { return (source, nil) }
    let rawSource = try ByteSource(LayerText(raw, path: path, layer: layer), path: path)
    guard let page = try TextEncoding.detect(rawSource),
      let file = try reader.open(bytes, encoding: page.converterName)
    else { return (rawSource, nil) }
    let text = try LayerText(file, path: path, layer: layer, guessedEncoding: page)
    return (try ByteSource(text, path: path), nil)
  }

  /// Returns the archive member that contains the records, or the file itself if it is not an
  /// archive or GDAL reads the archive.
  ///
  /// - Parameters:
  ///   - entry: The path in the archive, if the user specified one.
  ///   - layer: The requested layer, which may also be a file in the archive.
  /// - Returns: The file, the layer to read in it, and the folder of the shapefiles in an archive
  ///   that GDAL reads.
  private static func unpacked(
    _ packed: ByteSource, _ entry: String?, layer: String?
  ) throws(FileError) -> (ByteSource, layer: String?, folder: String?) {
    let path = packed.path
    let head = try packed.head(4096)
    let kind = FileKind(head: head)
    let reader = LibraryReader(head: head, path: path)
    let isZip = kind == .zip && reader?.readsArchive == true
    guard isZip || kind == .compressed || kind == .tar else {
      if entry != nil { throw .notArchive(path: path) }
      return (packed, layer, nil)
    }
    let origin: ArchiveFile.Origin =
      try packed.isOnDisk ? .file(path) : .memory(packed.whole())
    let listing: ArchiveListing
    do throws(FileError) {
      listing = try ArchiveListing(origin, path: path)
    } catch {
      // GDAL reads shapefiles without libarchive.
      if isZip, entry == nil, case .noLibrary = error, let reader,
        (try? reader.open(packed, encoding: nil)) ?? nil != nil
      {
        return (packed, layer, nil)
      }
      throw error
    }
    if isZip, let folder = try listing.shapefiles(entry) { return (packed, layer, folder) }
    if listing.isSingleStream, entry == nil {
      let (slot, _) = try listing.select(nil)
      return (try ByteSource(UnpackedFile(origin, path: path, slot: slot), path: path), layer, nil)
    }
    let isLayer = entry == nil && layer.map { listing.hasFile(endingWith: $0.lowercased()) } == true
    let (slot, name) = try listing.select(entry ?? (isLayer ? layer : nil))
    let fullPath = path == "-" ? name : path + "/" + name
    let file = UnpackedFile(origin, path: fullPath, slot: slot)
    return (try ByteSource(file, path: fullPath), isLayer ? nil : layer, nil)
  }
}

/// The GDAL drivers that may read a file.
private struct LibraryReader {
  /// The names of the drivers, none of which accesses the network or runs code.
  let drivers: [String]
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
    case .kml: (drivers, ending) = (["LIBKML", "KML"], "kml")
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

  /// Opens the file, or returns `nil` if no driver recognizes it or can read it from this source.
  ///
  /// - Parameter encoding: The name of a shapefile's encoding; empty to leave its text undecoded.
  func open(_ bytes: ByteSource, encoding: String?) throws(FileError) -> VectorFile? {
    var options = drivers.contains("GML") ? ["DOWNLOAD_SCHEMA=NO"] : []
    if let encoding, readsShapefiles { options.append("ENCODING=\(encoding)") }
    if bytes.isPlainFile ? needsMemory : needsFile { return nil }
    let content = try bytes.isPlainFile ? [] : bytes.whole()
    do throws(VectorFile.Failure) {
      if !bytes.isPlainFile {
        return try VectorFile(
          bytes: content, named: "data.\(ending)", drivers: drivers, options: options)
      }
      // Prevent GDAL from interpreting the path as one of its virtual file systems.
      let path = bytes.path.hasPrefix("/vsi") ? "/." + bytes.path : bytes.path
      let inside = folder.map { "/" + $0 } ?? ""
      return try VectorFile(path: prefix + path + inside, drivers: drivers, options: options)
    } catch {
      switch error {
      case .noLibrary: throw .noLibrary(path: bytes.path, name: "GDAL", package: "libgdal32")
      case .unreadable(""): return nil
      case .unreadable(let message): throw .unreadable(path: bytes.path, message: message)
      }
    }
  }
}
