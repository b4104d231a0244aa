import PetMapArchive
import PetMapGDAL
import PetMapSystem

/// Finding the parts of a file. Archives are unpacked, and binary formats are read through the
/// library that supports them.
extension SourceFile {
  /// Opens a file.
  ///
  /// - Parameter path: The path, which may continue into an archive; see ``ArchivePath``.
  /// - Throws: ``FileError/noLibrary(path:name:package:)`` if a library is required that is not
  ///   installed, ``FileError/unknownLayer(path:layer:layers:)`` if the file does not have the
  ///   requested layer.
  static func opened(
    _ path: String, _ options: ReadingOptions
  ) throws(FileError) -> SourceFile {
    var file = SourceFile(path: path)
    let location = ArchivePath(path)
    var layer = options.layer
    if let reader = LibraryReader(directory: path), FileSystem.isDirectory(path) {
      guard let vectors = try reader.open(path: path) else { throw .isDirectory(path: path) }
      try file.addLayers(of: vectors, at: path, options: options)
    } else {
      let packed = try ByteSource(path: location.file)
      if try !file.unpack(packed, location.entry, layer: &layer, options) {
        if location.entry != nil { throw .notArchive(path: packed.path) }
        try file.addParts(of: packed, options: options)
      }
    }
    if let layer {
      try file.select(layer)
    } else {
      try file.omitOthers(options)
    }
    if file.parts.isEmpty {
      throw file.tracks > 0
        ? .onlyTracks(path: path, count: file.tracks)
        : file.links.isEmpty ? .empty(path: path) : .onlyLinks(path: path, links: file.links)
    }
    return file
  }

  // MARK: Archives

  /// Adds the parts of the files in an archive.
  ///
  /// - Parameters:
  ///   - entry: The path in the archive, if the user specified one.
  ///   - layer: The requested layer, which is removed if it is a file in the archive.
  /// - Returns: `false` if the file is not an archive.
  private mutating func unpack(
    _ packed: ByteSource, _ entry: String?, layer: inout String?, _ options: ReadingOptions
  ) throws(FileError) -> Bool {
    let path = packed.path
    let head = try packed.head(4096)
    let kind = FileKind(head: head)
    let isMap = entry == nil && Self.isKMZ(kind, head, path)
    let reader = isMap ? nil : LibraryReader(head: head, path: path)
    let isZip = kind == .zip && reader?.readsArchive == true
    guard isMap || isZip || kind == .compressed || kind == .tar else { return false }
    let origin: ArchiveFile.Origin =
      try packed.isOnDisk ? .file(path) : .memory(packed.whole())
    let listing: ArchiveListing
    do throws(FileError) {
      listing = try ArchiveListing(origin, path: path)
    } catch {
      // GDAL reads shapefiles without libarchive.
      guard isZip, entry == nil, case .noLibrary = error, let reader,
        let vectors = (try? reader.open(packed, encoding: nil)) ?? nil
      else { throw error }
      try addLayers(of: vectors, at: path, options: options)
      return true
    }
    if isMap, let slot = listing.mainDocument {
      try addMap(KMZFile(origin: origin, listing: listing, path: path), slot)
      return true
    }
    if isZip, var reader {
      let folders = try listing.libraryFolders(entry)
      for folder in folders {
        reader.enter(folder)
        try addLayers(
          of: reader, packed, in: folders.count > 1 ? folder : nil,
          outer: folder.split(separator: "/").map(String.init), options: options)
      }
      if !folders.isEmpty { return true }
    }
    if listing.isSingleStream, entry == nil {
      let file = UnpackedFile(origin, path: path, slot: 0)
      try addParts(of: ByteSource(file, path: path), options: options)
      return true
    }
    if entry == nil, layer == nil, try addCore(of: listing, origin, at: path, options) {
      return true
    }
    if entry == nil, let name = layer, listing.hasFile(endingWith: name.lowercased()) {
      layer = nil
      try add([listing.select(name)], of: origin, at: path, options)
    } else if let entry {
      try add([listing.select(entry)], of: origin, at: path, options)
    } else {
      try add(listing.dataFiles(), of: origin, at: path, options)
    }
    return true
  }

  private static func isKMZ(_ kind: FileKind?, _ head: [UInt8], _ path: String) -> Bool {
    kind == .zip
      && (path.lowercased().hasSuffix(".kmz")
        || String(decoding: head, as: UTF8.self).contains("doc.kml"))
  }

  /// Adds the parts of several files in an archive. Files that cannot be read are omitted if others
  /// can.
  private mutating func add(
    _ files: [(slot: Int, path: String)], of origin: ArchiveFile.Origin, at path: String,
    _ options: ReadingOptions
  ) throws(FileError) {
    var failure: FileError?
    for file in files {
      let full = path == "-" ? file.path : path + "/" + file.path
      let name = files.count > 1 ? file.path : nil
      do throws(FileError) {
        let stream = UnpackedFile(origin, path: full, slot: file.slot)
        try addParts(
          of: ByteSource(stream, path: full), in: name, inner: file.path, options: options)
      } catch {
        failure = failure ?? error
        omit(file.path)
      }
    }
    areFiles = files.count > 1
    if parts.isEmpty, let failure { throw failure }
  }

  /// Adds the core of a Darwin Core archive.
  ///
  /// - Returns: `false` if the archive is not one.
  private mutating func addCore(
    of listing: ArchiveListing, _ origin: ArchiveFile.Origin, at path: String,
    _ options: ReadingOptions
  ) throws(FileError) -> Bool {
    guard let description = try? listing.select(DarwinCoreArchive.fileName) else { return false }
    let bytes = try ByteSource(
      UnpackedFile(origin, path: path, slot: description.slot), path: path
    ).whole()
    guard let core = (try? DarwinCoreArchive(bytes)) ?? nil else { return false }
    let folder = description.path.dropLast(DarwinCoreArchive.fileName.utf8.count)
    let encoding = options.mapping.encoding ?? core.encoding
    var files: [ByteSource] = []
    for name in core.files {
      let (slot, inner) = try listing.select(folder + name)
      let full = path + "/" + inner
      let file = try ByteSource(UnpackedFile(origin, path: full, slot: slot), path: full)
      if !encoding.isUTF8 { try file.decode(from: encoding) }
      files.append(file)
    }
    let table = try ByteSource(
      DarwinCoreText(core, files), path: path + "/" + folder + core.files[0])
    add(Part(bytes: table, format: .csv, name: core.files[0], path: core.files))
    for name in core.extensions { omit(name) }
    areFiles = true
    return true
  }

  // MARK: Files

  /// Adds a file, or the layers in it.
  ///
  /// - Parameters:
  ///   - member: The name of the file, if it is one of several in an archive.
  ///   - inner: The path of the file in an archive.
  private mutating func addParts(
    of bytes: ByteSource, in member: String? = nil, inner: String = "", options: ReadingOptions
  ) throws(FileError) {
    let head = try bytes.head(4096)
    let path = inner.split(separator: "/").map(String.init)
    if let document = try KMLFile.parsed(bytes, head) {
      addFolders(of: document, at: bytes.path, in: member, path)
      return
    }
    if Self.isKMZ(FileKind(head: head), head, bytes.path) {
      let origin = ArchiveFile.Origin.memory(try bytes.whole())
      let listing = try ArchiveListing(origin, path: bytes.path)
      guard let slot = listing.mainDocument else { throw .empty(path: bytes.path) }
      let archive = KMZFile(origin: origin, listing: listing, path: bytes.path)
      addFolders(of: try archive.document(slot), at: bytes.path, in: member, path)
      return
    }
    let isText = TextEncoding(head: head) != nil
    if !isText, let reader = LibraryReader(head: head, path: bytes.path),
      options.mapping.encoding == nil || reader.readsShapefiles,
      try addLayers(of: reader, bytes, in: member, outer: path, options: options)
    {
      return
    }
    let format = try RecordSource.format(of: bytes, options)
    guard format == .gpkg else {
      add(Part(bytes: bytes, format: format, name: member, path: path))
      return
    }
    for table in try GeoPackageRecords.tables(at: bytes.path) {
      let name = member.map { $0 + "/" + table } ?? table
      add(Part(bytes: bytes, format: format, name: name, path: path + [table]))
    }
  }

  // MARK: KML

  private mutating func addMap(_ archive: KMZFile, _ slot: Int) throws(FileError) {
    addFolders(of: try archive.document(slot), at: archive.path, in: nil, [])
  }

  private mutating func addFolders(
    of document: KMLFile, at path: String, in member: String?, _ outer: [String]
  ) {
    tracks += document.tracks
    links += document.links
    for folder in document.folders {
      let names = folder.path.filter { !$0.isEmpty }
      // The document's name only distinguishes placemarks outside folders.
      let shown = folder.path.dropFirst().filter { !$0.isEmpty }
      let layer = shown.isEmpty ? names.last ?? "placemarks" : shown.joined(separator: "/")
      let isOnly = document.folders.count == 1
      let name = member.map { isOnly ? $0 : $0 + "/" + layer } ?? layer
      let text = FolderText(folder.text)
      guard
        let bytes = try? ByteSource(text, path: isOnly ? path : path + "/" + layer)
      else { continue }
      add(Part(bytes: bytes, format: .geojsonl, name: name, path: outer + names))
    }
  }

  // MARK: Layers

  /// Adds the layers of a file that a library reads.
  ///
  /// - Returns: `false` if the library does not recognize the file.
  @discardableResult
  private mutating func addLayers(
    of reader: LibraryReader, _ bytes: ByteSource, in member: String?, outer: [String] = [],
    options: ReadingOptions
  ) throws(FileError) -> Bool {
    let given = options.mapping.encoding?.name
    guard let file = try reader.open(bytes, encoding: given) else { return false }
    let path = bytes.path
    if !file.layers.isEmpty { file.begin(layer: 0) }
    guard reader.readsShapefiles, given == nil, !file.specifiesEncoding,
      let raw = try reader.open(bytes, encoding: "")
    else {
      try addLayers(of: file, at: path, in: member, outer: outer, options: options)
      return true
    }
    let source = try ByteSource(LayerText(raw, path: path, slot: 0), path: path)
    if let page = try TextEncoding.detect(source),
      let file = try reader.open(bytes, encoding: page.converterName)
    {
      try addLayers(
        of: file, at: path, in: member, outer: outer, guessedEncoding: page, options: options)
    } else {
      try addLayers(of: raw, at: path, in: member, outer: outer, options: options)
    }
    return true
  }

  private mutating func addLayers(
    of file: VectorFile, at path: String, in member: String? = nil, outer: [String] = [],
    guessedEncoding: TextEncoding? = nil, options: ReadingOptions
  ) throws(FileError) {
    let isTrackFile = file.driver == "GPX"
    for (slot, layer) in file.layers.enumerated() {
      let isOnly = file.layers.count == 1
      let name = member.map { isOnly ? $0 : $0 + "/" + layer.name } ?? layer.name
      if isTrackFile, layer.name != "waypoints", layer.name != options.layer {
        if layer.name == "tracks" || layer.name == "routes" { tracks += file.count(of: slot) }
        continue
      }
      if isTrackFile, file.count(of: slot) == 0 { continue }
      let full = isOnly || isTrackFile ? path : path + "/" + layer.name
      let text = LayerText(file, path: full, slot: slot, guessedEncoding: guessedEncoding)
      let bytes = try ByteSource(text, path: full)
      add(
        Part(
          bytes: bytes, format: text.isTable ? .csv : .geojsonl, name: name,
          path: outer + [layer.name]))
    }
  }
}
