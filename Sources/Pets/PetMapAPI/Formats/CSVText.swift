/// Fields of comma-separated values (RFC 4180).
public enum CSVText {
  /// Appends a field as UTF-8, enclosed in quotation marks if it contains separators of any kind,
  /// quotation marks or line breaks, or has leading or trailing spaces.
  ///
  /// - Complexity: O(*n*) in the length of the field.
  public static func append(_ field: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: field.utf8)
    if isPlain(bytes[start...]) { return }
    bytes.removeSubrange(start...)
    bytes.append(UInt8(ascii: "\""))
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns a string that spreadsheets do not evaluate: it gets an apostrophe in front if it
  /// starts like a formula (OWASP, *CSV Injection*).
  public static func neutralizingFormula(_ text: String) -> String {
    switch text.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\n"),
      UInt8(ascii: "\r"):
      "'" + text
    default: text
    }
  }

  /// Returns whether a string is a decimal number such as `-118.2`, which spreadsheets do not
  /// evaluate as a formula.
  static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy {
        !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }

  /// Returns whether a field needs no quotation marks.
  private static func isPlain(_ field: ArraySlice<UInt8>) -> Bool {
    field.first != UInt8(ascii: " ") && field.last != UInt8(ascii: " ")
      && !field.contains { byte in
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
          || byte == UInt8(ascii: "\r")
          || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\t")
      }
  }
}
