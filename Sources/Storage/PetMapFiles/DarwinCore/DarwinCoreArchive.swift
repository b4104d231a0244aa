import PetMapSynonyms

/// The description of a Darwin Core archive, `meta.xml`: which file contains the records, how it is
/// written, and what its columns mean (https://dwc.tdwg.org/text/).
///
/// Only the core is described. The rows of extensions belong to records of the core.
struct DarwinCoreArchive {
  /// A column of the core.
  struct Column: Hashable {
    /// The name of the term, without its vocabulary: `decimalLatitude`.
    let name: String
    /// The index in the file; `nil` if all records have the default value.
    let index: Int?
    /// The value of records that have none.
    let defaultValue: String
  }

  /// The paths of the files with the core's rows, next to the description.
  private(set) var files: [String] = []
  /// The paths of the files with the rows of extensions.
  private(set) var extensions: [String] = []
  private(set) var columns: [Column] = []
  private(set) var delimiter: [UInt8] = [UInt8(ascii: ",")]
  /// The character around cells; `nil` if they have none.
  private(set) var quote: UInt8? = UInt8(ascii: "\"")
  /// The text after each row.
  private(set) var lineEnd: [UInt8] = [UInt8(ascii: "\n")]
  private(set) var skippedLines = 0
  private(set) var encoding = TextEncoding("UTF-8")

  /// The name of the file with the description.
  static let fileName = "meta.xml"

  /// Parses a description.
  ///
  /// - Returns: `nil` if the document is not the description of an archive.
  init?(_ bytes: [UInt8]) throws(XMLScanner.Malformed) {
    var scanner = XMLScanner(bytes)
    var isArchive = false
    while let event = try scanner.next() {
      guard case .start(let name, let attributes) = event else { continue }
      switch name {
      case "archive": isArchive = true
      case "core" where isArchive:
        setLayout(attributes)
        try readCore(&scanner)
      case "location" where isArchive: extensions.append(try scanner.ownText().trimmingBlanks)
      default: if !isArchive { return nil }
      }
    }
    guard isArchive, !files.isEmpty else { return nil }
  }

  private mutating func setLayout(_ attributes: [String: String]) {
    if let text = attributes["fieldsTerminatedBy"] { delimiter = Self.unescaped(text) }
    if let text = attributes["linesTerminatedBy"] { lineEnd = Self.unescaped(text) }
    if let text = attributes["fieldsEnclosedBy"] { quote = Self.unescaped(text).first }
    if let text = attributes["ignoreHeaderLines"], let count = Int(text) { skippedLines = count }
    if let name = attributes["encoding"], !name.isEmpty { encoding = TextEncoding(name) }
    if delimiter.isEmpty { delimiter = [UInt8(ascii: "\t")] }
    if lineEnd.isEmpty { lineEnd = [UInt8(ascii: "\n")] }
  }

  private mutating func readCore(_ scanner: inout XMLScanner) throws(XMLScanner.Malformed) {
    let depth = scanner.open.count
    var idIndex: Int?
    while let event = try scanner.next() {
      if case .end = event, scanner.open.count < depth { break }
      guard case .start(let name, let attributes) = event else { continue }
      let index = attributes["index"].flatMap { UInt16($0) }.map(Int.init)
      switch name {
      case "location": files.append(try scanner.ownText().trimmingBlanks)
      case "id": idIndex = index
      case "field":
        let term = attributes["term"] ?? ""
        columns.append(
          Column(
            name: String(term.split { $0 == "/" || $0 == "#" }.last ?? ""), index: index,
            defaultValue: attributes["default"] ?? ""))
      default: break
      }
    }
    // The column of the ID needs no term.
    if let idIndex, !columns.contains(where: { $0.index == idIndex }) {
      columns.insert(Column(name: "id", index: idIndex, defaultValue: ""), at: 0)
    }
  }

  /// Replaces the notations `\t`, `\n`, `\r`, and `\\`.
  private static func unescaped(_ text: String) -> [UInt8] {
    let characters: [Character: UInt8] = [
      "t": UInt8(ascii: "\t"), "n": UInt8(ascii: "\n"), "r": UInt8(ascii: "\r"),
    ]
    var bytes: [UInt8] = []
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      bytes +=
        isEscaped
        ? characters[character].map { [$0] } ?? Array(character.utf8)
        : Array(character.utf8)
      isEscaped = false
    }
    return bytes
  }
}
