extension Arguments {
  /// The format given by its option or else by the extension of the output file, or `nil` if neither
  /// specifies one.
  ///
  /// - Parameters:
  ///   - path: The path of the output file, or `nil` for standard output.
  ///   - extensions: File extensions in addition to the names of the formats.
  /// - Throws: A usage error for any other extension, which would be misleading.
  func format<Format: Choice>(
    _ option: Option<Format>, output path: String?, extensions: KeyValuePairs<String, Format> = [:]
  ) throws(CommandError) -> Format? {
    if let format = try self[option] { return format }
    guard let path, let fileExtension = Self.fileExtension(of: path) else { return nil }
    let names = Format.allCases.map { ($0.rawValue, $0) }
    let known = names + extensions.map { ($0.key, $0.value) }
    if let format = known.first(where: { $0.0 == fileExtension }) { return format.1 }
    let words = Format.allCases.map { $0.rawValue }.joined(separator: ", ")
    throw .usage(
      "unknown file extension .\(fileExtension)", at: "--output \(path.quoted)",
      remedy: "use another extension, or set --format to one of \(words)")
  }

  /// Returns the extension of a file in lowercase, or `nil` if it has none that begins with a letter.
  private static func fileExtension(of path: String) -> String? {
    var name = path.split(separator: "/").last ?? ""
    if name.lowercased().hasSuffix(".gz") { name = name.dropLast(3) }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let fileExtension = name[name.index(after: dot)...].lowercased()
    guard let first = fileExtension.utf8.first,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else { return nil }
    return fileExtension
  }
}
