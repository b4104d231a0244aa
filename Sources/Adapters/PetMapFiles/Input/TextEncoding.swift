import CSimdJSON

/// How a text that is not UTF-8 is encoded.
public struct TextEncoding: Sendable, Hashable {
  /// As `iconv` names it, such as `WINDOWS-1252`.
  public let name: String

  /// An encoding by a name that `iconv` or people have for it: `latin1`, `cp1252`, `ansi`.
  public init(_ name: String) {
    switch name.lowercased() {
    case "ansi", "windows", "excel": self.name = "WINDOWS-1252"
    case "unicode": self.name = "UTF-16"
    default: self.name = name.uppercased()
    }
  }

  /// Whether it needs no decoding.
  var isUTF8: Bool { ["UTF-8", "UTF8", "UTF-8-SIG", "ASCII", "US-ASCII"].contains(name) }

  /// How many bytes a character has at least.
  var unit: Int {
    name.hasPrefix("UTF-16") || name.hasPrefix("UTF16") || name.hasPrefix("UCS-2")
      ? 2 : name.hasPrefix("UTF-32") || name.hasPrefix("UTF32") ? 4 : 1
  }

  // MARK: Detection

  /// What the first bytes say: a byte order mark, or the zeros that UTF-16 has in every other byte
  /// of most texts; nil when they do not say.
  init?(head: [UInt8]) {
    if head.starts(with: [0xFF, 0xFE]) {
      self.init(head.starts(with: [0xFF, 0xFE, 0, 0]) ? "UTF-32LE" : "UTF-16LE")
    } else if head.starts(with: [0xFE, 0xFF]) {
      self.init("UTF-16BE")
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

  /// The encoding of a text without such marks: nil, which is UTF-8, unless more bytes speak against
  /// that than for it; else the code page of Western or of Central Europe.
  static func detect(_ source: ByteSource) throws(FileError) -> TextEncoding? {
    // Most files are UTF-8 from end to end, which is soon seen.
    guard try Counts(source, skipsValid: true).invalid > 0 else { return nil }
    let counts = try Counts(source, skipsValid: false)
    return counts.invalid > counts.valid ? counts.codePage : nil
  }

  /// What speaks for one encoding or another.
  private struct Counts {
    /// Sequences of several bytes that are UTF-8, and bytes beyond ASCII that are not.
    var valid = 0
    var invalid = 0
    /// How often each byte stands beside a letter.
    private var letters = Array(repeating: 0, count: 256)

    /// The end of a piece may be the start of a sequence.
    private var carry: [UInt8] = []

    /// - Parameter skipsValid: whether pieces that are valid as a whole are not counted.
    init(_ source: ByteSource, skipsValid: Bool) throws(FileError) {
      try unsafe source.forEachPiece(limit: ByteSource.surveyLimit) { piece in
        let start = unsafe piece.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let isValid =
          unsafe skipsValid && carry.isEmpty && petmap_utf8_is_valid(start, piece.count)
        if !isValid { unsafe add(piece) }
      }
      try source.rewind()
    }

    private mutating func add(_ piece: UnsafeRawBufferPointer) {
      let bytes = unsafe carry + piece
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
          if Self.isLetter(bytes, index - 1) || Self.isLetter(bytes, index + 1) {
            letters[Int(byte)] += 1
          }
          index += 1
        }
      }
    }

    private static func isLetter(_ bytes: [UInt8], _ index: Int) -> Bool {
      bytes.indices.contains(index) && (0x61...0x7A).contains(bytes[index] | 0x20)
    }

    /// Bytes beside letters that are Polish ones in a code page, and signs in those of the West.
    var codePage: TextEncoding {
      let windows = [0xB9, 0xB3, 0xBF, 0x9C, 0x9F, 0xA5, 0xA3, 0xAF].reduce(0) { $0 + letters[$1] }
      let iso = [0xB1, 0xB3, 0xB6, 0xBC, 0xBF, 0xA6, 0xA3, 0xAC].reduce(0) { $0 + letters[$1] }
      let others = [0xE4, 0xFC, 0xDF, 0xE9, 0xE8, 0xE0, 0xED, 0xE1, 0xFA, 0xE7]
        .reduce(0) { $0 + letters[$1] }
      guard max(windows, iso) > others else { return TextEncoding("WINDOWS-1252") }
      return TextEncoding(iso > windows ? "ISO-8859-2" : "WINDOWS-1250")
    }
  }
}
