/// Fields of comma-separated values (RFC 4180).
public enum CSVText {
  /// Appends a field as UTF-8, between quotation marks when it would otherwise be read as something
  /// else: separators of any kind, quotation marks, line ends, spaces at either end.
  ///
  /// - Complexity: O(n) in its length.
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

  /// A text that spreadsheets take for text: with an apostrophe in front if it begins like a formula
  /// (OWASP, *CSV Injection*).
  public static func neutralizingFormula(_ text: String) -> String {
    switch text.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0A,
      0x0D:
      "'" + text
    default: text
    }
  }

  /// Whether a text is a decimal number, which no spreadsheet takes for a formula: `-118.2`.
  static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Whether a field is the same without quotation marks.
  private static func isPlain(_ field: ArraySlice<UInt8>) -> Bool {
    field.first != 0x20 && field.last != 0x20
      && !field.contains { byte in
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
          || byte == UInt8(ascii: ";") || byte == 0x09
      }
  }
}
