/// GIF (89a): metadata is in comments and in application extensions.
extension PhotoMetadata {
  static func withoutGIFMetadata(_ file: [UInt8]) -> [UInt8] {
    guard file.count >= 13 else { return file }
    var index = 13 + gifTableLength(file[10])
    guard index <= file.count else { return file }
    var result = Array(file[..<index])
    result.reserveCapacity(file.count)
    while index < file.count {
      let start = index
      switch file[index] {
      case UInt8(ascii: "!"):
        let isKept = isKeptGIFExtension(file, at: index)
        index = endOfGIFBlocks(file, from: index + 2) ?? file.count
        if isKept { result += file[start..<index] }
      case UInt8(ascii: ","):
        guard index + 11 <= file.count else { return result + file[start...] }
        let data = index + 11 + gifTableLength(file[index + 9])
        index = endOfGIFBlocks(file, from: data) ?? file.count
        result += file[start..<index]
      case UInt8(ascii: ";"):
        return result + [file[index]] + withoutFiles(file[(index + 1)...])
      default: return result + file[start...]
      }
    }
    return result
  }

  /// Returns the length of the color table according to the flags.
  private static func gifTableLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << Int(flags & 7 + 1)
  }

  private static func isKeptGIFExtension(_ file: [UInt8], at index: Int) -> Bool {
    guard index + 1 < file.count else { return false }
    switch file[index + 1] {
    case 0xFE: return false
    case 0xFF:
      // The repeat count of an animation, and color profiles.
      return file.has("NETSCAPE2.0", at: index + 3) || file.has("ANIMEXTS1.0", at: index + 3)
        || file.has("ICCRGBG1012", at: index + 3)
    default: return true
    }
  }

  /// Returns the end of a series of blocks including the terminator, or `nil` if the file is
  /// truncated.
  private static func endOfGIFBlocks(_ file: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < file.count {
      let length = Int(file[index])
      index += 1 + length
      if length == 0 { return index }
    }
    return nil
  }
}
