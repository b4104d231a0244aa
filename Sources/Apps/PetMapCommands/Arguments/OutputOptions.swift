/// The output options, shared by all commands that can write to a file.
enum OutputOptions {
  /// The path of the output file. If it is omitted or `-`, the output is standard output.
  static let output = output(also: nil)

  static let csvSafe = Flag(
    "csv-safe",
    "Prefix CSV text with an apostrophe if it begins with =, +, -, @, a tab or a line break, so "
      + "that spreadsheets do not evaluate it as a formula. Numbers are left unchanged.")

  /// - Throws: A usage error if `--csv-safe` is given and the format is not CSV.
  static func check(isCSVSafe: Bool, isCSV: Bool) throws(CommandError) {
    guard !isCSVSafe || isCSV else {
      throw .usage("applies only to CSV", at: "--csv-safe", remedy: "add --format csv, or omit it")
    }
  }

  /// - Parameter more: Additional help.
  static func output(also more: String?) -> Option<String?> {
    Option(
      "output", "FILE",
      "Write to this file, or to standard output if -. An existing file is replaced only on "
        + "success."
        + (more.map { " " + $0 } ?? ""),
      unsetValue: "-", completion: .files, read: Values.nonEmpty)
  }
}

extension OutputOptions {
  /// Returns the format set by its option or else by the extension of the output file, or `nil` if
  /// neither specifies one.
  ///
  /// - Parameters:
  ///   - format: The value of the option.
  ///   - path: The path of the output file, or `nil` for standard output.
  ///   - extensions: File extensions in addition to the names of the formats.
  /// - Throws: A usage error for any other extension, because the name would be misleading.
  static func format<Format: Choice>(
    _ format: Format?, output path: String?, extensions: KeyValuePairs<String, Format> = [:]
  ) throws(CommandError) -> Format? {
    if let format { return format }
    guard let path, let fileExtension = fileExtension(of: path) else { return nil }
    if let format = Format(rawValue: fileExtension) { return format }
    if let format = extensions.first(where: { $0.key == fileExtension }) { return format.value }
    throw .usage(
      "unknown file extension .\(fileExtension)", at: "--output \(path.quoted)",
      remedy: "use another extension, or set --format to one of "
        + Format.words.joined(separator: ", "))
  }

  /// Returns the extension of a file in lowercase, or `nil` if it has none that begins with a
  /// letter.
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
