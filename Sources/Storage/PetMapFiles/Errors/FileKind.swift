/// A kind of file that is not text, recognized by its first bytes.
public enum FileKind: Sendable, Hashable, CaseIterable {
  case sqlite, geoPackage
  /// A store of petmap, which has another name than stores.
  case store
  /// A file that begins like an SQLite database, but has no valid header.
  case brokenSQLite
  case zip, workbook, oldWorkbook, shapefile, dbase, gzip, compressed, tar
  case png, jpeg, gif, tiff, webp, pdf, parquet, flatGeobuf, program, markup, kml, gpx, binary

  /// Creates the kind of a file with the given first bytes, or returns `nil` if it may be text.
  init?(head: [UInt8]) {
    let text = String(decoding: head.prefix(2048), as: UTF8.self)
    func begins(_ bytes: [UInt8]) -> Bool { head.starts(with: bytes) }
    func begins(_ word: String) -> Bool { head.starts(with: word.utf8) }
    if begins("SQLite format 3\0") {
      self = Self.database(head)
    } else if begins("PK\u{3}\u{4}") || begins("PK\u{5}\u{6}") {
      let isOffice = text.contains("[Content_Types].xml") || text.contains("xl/")
      self = isOffice || text.contains("opendocument.spreadsheet") ? .workbook : .zip
    } else if begins([0xD0, 0xCF, 0x11, 0xE0]) {
      self = .oldWorkbook
    } else if begins([0, 0, 0x27, 0x0A]) {
      self = .shapefile
    } else if begins([0x1F, 0x8B]) {
      self = .gzip
    } else if begins("BZh") || begins([0xFD, 0x37, 0x7A]) || begins([0x28, 0xB5, 0x2F, 0xFD])
      || begins([0x37, 0x7A, 0xBC, 0xAF]) || begins("Rar!")
    {
      self = .compressed
    } else if head.count >= 512, head[257..<262].elementsEqual("ustar".utf8) {
      self = .tar
    } else if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("II*\0") || begins("MM\0*") {
      self = .tiff
    } else if begins("RIFF"), text.contains("WEBP") {
      self = .webp
    } else if begins("%PDF") {
      self = .pdf
    } else if begins("PAR1") {
      self = .parquet
    } else if begins("fgb") {
      self = .flatGeobuf
    } else if begins([0x7F, 0x45, 0x4C, 0x46]) {
      self = .program
    } else if Self.isMarkup(text) {
      self = text.contains("<kml") ? .kml : text.contains("<gpx") ? .gpx : .markup
    } else if begins([3]), head.count > 32, head.prefix(512).contains(0) {
      self = .dbase
    } else if head.prefix(512).count(where: Self.isControl) * 20 > min(head.count, 512) {
      self = .binary
    } else {
      return nil
    }
  }

  /// Returns the kind of a file that begins like an SQLite database, from its header
  /// (https://www.sqlite.org/fileformat.html, section 1.3).
  private static func database(_ head: [UInt8]) -> FileKind {
    guard head.count >= 100, head[21...23].elementsEqual([64, 32, 32]) else { return .brokenSQLite }
    return switch String(decoding: head[68..<72], as: UTF8.self) {
    case "GPKG": .geoPackage
    case "PETS": .store
    default: .sqlite
    }
  }

  /// Returns whether a byte is a control character that does not normally occur in text.
  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B, 0x1E].contains(byte) || byte == 0x7F
  }

  /// Returns whether the text is XML or HTML, such as an error page that was saved instead of the
  /// file.
  private static func isMarkup(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(16).lowercased()
    return ["<?xml", "<!doctype", "<html", "<kml", "<gpx", "<rss"].contains {
      start.hasPrefix($0)
    }
  }
}
