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

  /// Whether a field is the same without quotation marks.
  private static func isPlain(_ field: ArraySlice<UInt8>) -> Bool {
    field.first != 0x20 && field.last != 0x20
      && !field.contains { byte in
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
          || byte == UInt8(ascii: ";") || byte == 0x09
      }
  }
}
