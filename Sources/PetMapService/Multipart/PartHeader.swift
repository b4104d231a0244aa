/// What a part of a form says of itself in its `Content-Disposition`.
package struct PartHeader: Sendable, Hashable {
  /// The field's name; nil when it has none.
  package let name: String?
  /// Whether it is a file: whether it has a file's name that is not empty. The name is of no use.
  package let isFile: Bool

  package init(name: String?, isFile: Bool) {
    self.name = name
    self.isFile = isFile
  }

  /// - Parameter block: the part's header lines without the empty one at the end.
  /// - Returns: nil when a line is no header field.
  init?(block: [UInt8]) {
    var name: String?
    var isFile = false
    for line in block.split(separator: 0x0A) {
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      if text.isEmpty { continue }
      guard let colon = text.firstIndex(of: ":") else { return nil }
      guard text[..<colon].equalsIgnoringCase("Content-Disposition") else { continue }
      let value = HeaderValue(String(text[text.index(after: colon)...]))
      guard value.token.equalsIgnoringCase("form-data") else { return nil }
      name = value["name"]
      isFile = !(value["filename"] ?? "").isEmpty || !(value["filename*"] ?? "").isEmpty
    }
    self.init(name: name, isFile: isFile)
  }
}
