import PetMapArchive

/// A KMZ archive: a main document, and other documents that it links to.
struct KMZFile {
  let origin: ArchiveFile.Origin
  let listing: ArchiveListing
  let path: String

  /// Returns the document at an index of the archive, with the placemarks of the documents in the
  /// archive that it links to.
  func document(_ slot: Int) throws(FileError) -> KMLFile {
    var document = try parsed(slot)
    try document.follow { (link) throws(FileError) -> KMLFile? in
      guard let other = listing.slot(at: link), other != slot else { return nil }
      return try parsed(other)
    }
    return document
  }

  private func parsed(_ slot: Int) throws(FileError) -> KMLFile {
    let bytes = try ByteSource(UnpackedFile(origin, path: path, slot: slot), path: path)
    guard let document = try KMLFile.parsed(bytes, bytes.head(4096)) else {
      throw .unreadable(path: path, message: "not KML")
    }
    return document
  }
}

extension KMLFile {
  /// Parses a file, or returns `nil` if its beginning is not that of a KML document.
  ///
  /// - Throws: ``FileError/unreadable(path:message:)`` for malformed XML.
  static func parsed(_ bytes: ByteSource, _ head: [UInt8]) throws(FileError) -> KMLFile? {
    let marked = TextEncoding(head: head)
    if let marked { try bytes.decode(from: marked) }
    let start = marked == nil ? head : try bytes.head(4096)
    guard FileKind(head: start) == .kml else {
      if marked != nil { try bytes.decode(from: nil) }
      return nil
    }
    if marked == nil, let declared = TextEncoding.declared(inXML: start), !declared.isUTF8,
      declared.unit == 1
    {
      try bytes.decode(from: declared)
    }
    let text = try bytes.whole()
    do throws(XMLScanner.Malformed) {
      return try KMLFile(text)
    } catch {
      throw .unreadable(path: bytes.path, message: "malformed XML")
    }
  }
}

/// The features of a folder, as text.
final class FolderText: ByteProducer {
  let layer = LayerSource(format: "KML")
  private let text: [UInt8]
  private var position = 0

  var isTable: Bool { false }

  init(_ text: [UInt8]) { self.text = text }

  func restart() { position = 0 }

  func read(into buffer: inout [UInt8], _ range: Range<Int>) -> Int {
    let count = min(range.count, text.count - position)
    let start = range.lowerBound
    buffer.replaceSubrange(start..<start + count, with: text[position..<position + count])
    position += count
    return count
  }
}
