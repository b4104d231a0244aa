/// Fields of comma-separated values (RFC 4180).
public enum CSVText {
  /// Appends a field as UTF-8, between quotation marks when it would otherwise be read as something
  /// else: separators of any kind, quotation marks, line ends, spaces at either end.
  ///
  /// - Complexity: O(n) in its length.
  public static func append(_ field: String, to bytes: inout [UInt8]) {
    let isPlain =
      field.utf8.first != 0x20 && field.utf8.last != 0x20
      && !field.utf8.contains { byte in
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
          || byte == UInt8(ascii: ";") || byte == 0x09
      }
    if isPlain {
      bytes.append(contentsOf: field.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
