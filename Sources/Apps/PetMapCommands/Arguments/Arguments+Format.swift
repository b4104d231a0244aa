extension Arguments {
  /// The format that its option names, else the one that the output's name ends with; nil when
  /// there is neither.
  ///
  /// - Parameters:
  ///   - path: of the output, nil for standard output.
  ///   - endings: what stands for a format at a name's end beside the formats' own words.
  /// - Throws: a usage error for the ending of another format: the file would not be what its name
  ///   says.
  func format<Format: Choice>(
    _ option: Option<Format>, output path: String?, endings: KeyValuePairs<String, Format> = [:]
  ) throws(CommandError) -> Format? {
    if let format = try self[option] { return format }
    guard let path, let ending = Self.ending(of: path) else { return nil }
    let own = Format.allCases.map { ($0.rawValue, $0) }
    let known = own + endings.map { ($0.key, $0.value) }
    if let format = known.first(where: { $0.0 == ending }) { return format.1 }
    let words = Format.allCases.map { $0.rawValue }.joined(separator: ", ")
    throw .usage(
      "no format ends with .\(ending)", at: "--output \(path.quoted)",
      remedy: "end it otherwise, or add --format with one of \(words)")
  }

  /// What follows the last dot in a file's name, nil without one or when it is hardly an ending.
  private static func ending(of path: String) -> String? {
    var name = path.split(separator: "/").last ?? ""
    if name.lowercased().hasSuffix(".gz") { name = name.dropLast(3) }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let first = ending.utf8.first, (0x61...0x7A).contains(first) else { return nil }
    return ending
  }
}
