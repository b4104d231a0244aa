import PetMapBytes

/// The encoding of text that is not UTF-8.
public struct TextEncoding: Sendable, Hashable {
  /// The `iconv` name, such as `WINDOWS-1252`.
  public let name: String

  /// Creates an encoding from an `iconv` name or a common alias: `latin1`, `cp1252`, `ansi`.
  public init(_ name: String) {
    let plain = name.lowercased()
    let letters = String(plain.unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " })
    switch letters {
    case "ansi", "windows", "excel": self.name = "WINDOWS-1252"
    case "unicode": self.name = "UTF-16"
    case "shiftjis", "sjis", "cp932", "ms932", "windows31j", "mskanji": self.name = "SHIFT_JIS"
    case "euckr", "cp949", "ms949", "uhc", "windows949", "ksc5601": self.name = "EUC-KR"
    case "eucjp", "ujis": self.name = "EUC-JP"
    case "big5", "cp950", "ms950": self.name = "BIG5"
    case "gb18030", "gbk", "cp936", "gb2312", "ms936": self.name = "GB18030"
    case "greek": self.name = "ISO-8859-7"
    case "cyrillic": self.name = "ISO-8859-5"
    default:
      // `cp1251`, `windows1251`, `win-1251`.
      let page = letters.drop { !$0.isNumber }
      let isPage = page.count == 4 && page.hasPrefix("125") && page.allSatisfy(\.isNumber)
      let isWindows = ["windows", "win", "cp"].contains(String(letters.prefix { !$0.isNumber }))
      let isISO = letters.hasPrefix("iso8859") && letters.count > 7
      self.name =
        isPage && isWindows
        ? "WINDOWS-\(page)" : isISO ? "ISO-8859-\(letters.dropFirst(7))" : name.uppercased()
    }
  }

  /// The `iconv` name that includes Windows extensions of the encoding.
  var converterName: String {
    switch name {
    case "SHIFT_JIS": "CP932"
    case "EUC-KR": "CP949"
    default: name
    }
  }

  /// Whether the text needs no decoding.
  var isUTF8: Bool { ["UTF-8", "UTF8", "UTF-8-SIG", "ASCII", "US-ASCII"].contains(name) }

  /// The minimum number of bytes per character.
  var unit: Int {
    name.hasPrefix("UTF-16") || name.hasPrefix("UTF16") || name.hasPrefix("UCS-2")
      ? 2 : name.hasPrefix("UTF-32") || name.hasPrefix("UTF32") ? 4 : 1
  }

  // MARK: Detection

  /// Detects an encoding by its byte order mark, by the zero bytes between the characters of most
  /// UTF-16 and UTF-32 text, or by the escape sequences of ISO-2022-JP; returns `nil` if there are
  /// none.
  init?(head: [UInt8]) {
    if head.starts(with: [0xFF, 0xFE]) {
      self.init(head.starts(with: [0xFF, 0xFE, 0, 0]) ? "UTF-32LE" : "UTF-16LE")
    } else if head.starts(with: [0xFE, 0xFF]) {
      self.init("UTF-16BE")
    } else if head.starts(with: [0, 0, 0xFE, 0xFF]) {
      self.init("UTF-32BE")
    } else if head.count >= 8, (0..<2).allSatisfy({ Self.isWide(head[(4 * $0)...].prefix(4)) }) {
      self.init("UTF-32BE")
    } else if head.count >= 8,
      (0..<2).allSatisfy({ Self.isWide(head[(4 * $0)...].prefix(4).reversed()) })
    {
      self.init("UTF-32LE")
    } else if Self.hasJapaneseEscape(head) {
      self.init("ISO-2022-JP")
    } else {
      let sample = head.prefix(1024)
      let zeros = (0...1).map { parity in
        sample.enumerated().count { $0.offset % 2 == parity && $0.element == 0 }
      }
      let half = sample.count / 2
      guard half >= 4 else { return nil }
      if zeros[1] * 10 > half * 6, zeros[0] * 10 < half {
        self.init("UTF-16LE")
      } else if zeros[0] * 10 > half * 6, zeros[1] * 10 < half {
        self.init("UTF-16BE")
      } else {
        return nil
      }
    }
  }

  /// Returns whether 7-bit text switches to JIS X 0208 with `ESC $ @` or `ESC $ B`.
  private static func hasJapaneseEscape(_ head: [UInt8]) -> Bool {
    guard head.contains(0x1B), head.allSatisfy({ $0 < 0x80 && $0 != 0 }) else { return false }
    return zip(head, zip(head.dropFirst(), head.dropFirst(2))).contains {
      $0 == 0x1B && $1.0 == UInt8(ascii: "$")
        && ($1.1 == UInt8(ascii: "B") || $1.1 == UInt8(ascii: "@"))
    }
  }

  /// Returns whether four bytes are an ASCII character in UTF-32, most significant byte first.
  private static func isWide(_ bytes: some Collection<UInt8>) -> Bool {
    let bytes = Array(bytes)
    return bytes.count == 4 && bytes[..<3].allSatisfy { $0 == 0 } && bytes[3] != 0
  }

  /// Returns whether the beginning of a file is UTF-8; its last character may be truncated.
  static func isUTF8(_ head: [UInt8]) -> Bool {
    UTF8Text.firstInvalid(head, head.indices).map { $0 + 3 >= head.count } ?? true
  }

  /// Detects the encoding of text without a byte order mark. Returns `nil` for UTF-8, which is
  /// assumed unless there is more evidence against it than for it; otherwise, returns the most
  /// likely encoding in which all bytes are defined.
  ///
  /// - Throws: ``FileError/noDetector(path:)`` if the detection library is not installed.
  static func detect(_ source: ByteSource) throws(FileError) -> TextEncoding? {
    // Most files are entirely UTF-8, which is fast to verify.
    guard try Counts(source, skipsValid: true).invalid > 0 else { return nil }
    var counts = try Counts(source, skipsValid: false)
    guard counts.invalid > counts.valid else { return nil }
    guard EncodingDetector.isAvailable else { throw .noDetector(path: source.path) }
    return counts.detector.guess()
  }

  /// The evidence for and against UTF-8.
  private struct Counts {
    /// The number of valid UTF-8 multibyte sequences, and of non-ASCII bytes that are not part of
    /// one.
    var valid = 0
    var invalid = 0
    var detector = EncodingDetector()

    /// The bytes at the end of a chunk that may begin a sequence.
    private var carry: [UInt8] = []

    /// - Parameter skipsValid: Whether to skip chunks that are completely valid.
    init(_ source: ByteSource, skipsValid: Bool) throws(FileError) {
      try source.forEachChunk(limit: ByteSource.sampleLimit) { piece in
        let isValid = skipsValid && carry.isEmpty && UTF8Text.isValid(piece)
        if !isValid { add(piece) }
        if !skipsValid { detector.add(piece) }
      }
      try source.rewind()
    }

    private mutating func add(_ piece: ArraySlice<UInt8>) {
      let bytes = carry + piece
      carry = []
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        guard byte >= 0x80 else {
          index += 1
          continue
        }
        let size = byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 1
        if index + size > bytes.count {
          carry = Array(bytes[index...])
          return
        }
        let isSequence =
          size > 1 && bytes[(index + 1)..<(index + size)].allSatisfy { $0 & 0xC0 == 0x80 }
        if isSequence {
          valid += 1
          index += size
        } else {
          invalid += 1
          index += 1
        }
      }
    }
  }
}
