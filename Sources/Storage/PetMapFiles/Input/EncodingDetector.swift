import PetMapBytes

/// Detects the encoding of text that is not UTF-8, using the lines that contain non-ASCII bytes.
struct EncodingDetector {
  /// The maximum number of bytes in the sample.
  private static let limit = 256 << 10

  /// Complete lines with non-ASCII bytes. In all encodings considered, a line feed is never part of
  /// another character.
  private(set) var sample: [UInt8] = []
  /// The number of times each byte occurs next to an ASCII letter.
  private(set) var countsNextToLetters = Array(repeating: 0, count: 256)
  private var line: [UInt8] = []
  private var isPlain = true
  private var hasLineFeeds = false
  private var hasCarriageReturns = false

  /// Whether the detection library is installed.
  static var isAvailable: Bool { EncodingGuess.isAvailable }

  /// Adds the next bytes of the text.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    guard sample.count < Self.limit else { return }
    for byte in bytes {
      line.append(byte)
      if byte >= 0x80 { isPlain = false }
      if byte == UInt8(ascii: "\n") { hasLineFeeds = true }
      if byte == UInt8(ascii: "\r") { hasCarriageReturns = true }
      if byte == UInt8(ascii: "\n") || line.count > 1 << 16 { endLine() }
    }
  }

  private mutating func endLine() {
    if !isPlain, sample.count < Self.limit {
      for index in line.indices where line[index] >= 0x80 {
        if isLetter(index - 1) || isLetter(index + 1) { countsNextToLetters[Int(line[index])] += 1 }
      }
      sample += line
    }
    line.removeAll(keepingCapacity: true)
    isPlain = true
  }

  private func isLetter(_ index: Int) -> Bool {
    line.indices.contains(index) && (line[index] | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// Returns the most likely encoding in which all bytes of the sample are defined. If no encoding
  /// defines them, returns the most likely one that does not map undefined bytes to control
  /// characters, so that the bytes are reported.
  mutating func guess() -> TextEncoding? {
    endLine()
    let candidates = candidates
    return candidates.first { isDefined(in: $0) }
      ?? candidates.first { !$0.name.hasPrefix("ISO-8859") }
  }

  /// The candidates, most likely first.
  private var candidates: [TextEncoding] {
    let name = EncodingGuess.name(of: sample).uppercased()
    var names: [String]
    if Self.doubleByte.contains(name) {
      names = [name == "UHC" ? "EUC-KR" : name]
      // Kana are rare in Chinese and Korean text.
      if kanaShare > 0.1 { names.insert("EUC-JP", at: 0) }
    } else {
      names = Self.relatives[name] ?? []
      if name == "ISO-8859-7" || name == "WINDOWS-1253" {
        names = greek
      } else if Self.isLatin(name), let eastAsian {
        names = [eastAsian]
      }
      if name == "KOI8-R", sample.contains(where: Self.ukrainian.contains) { names = ["KOI8-U"] }
      // The frequency of Polish letters is more reliable than the detector.
      if Self.isLatin(name), let polish { names.insert(polish, at: 0) }
      if isMacintosh { names.insert("MACINTOSH", at: 0) }
    }
    return (names + ["WINDOWS-1252"]).map { TextEncoding($0) }
  }

  private static let doubleByte = [
    "SHIFT_JIS", "EUC-JP", "UHC", "EUC-KR", "BIG5", "GB18030", "EUC-TW", "ISO-2022-JP",
    "ISO-2022-KR",
  ]

  /// The encodings to try for a name returned by the detector. It often reports DOS code pages for
  /// short texts; except for IBM866, they are not listed.
  private static let relatives: [String: [String]] = [
    "WINDOWS-1250": ["WINDOWS-1250"], "ISO-8859-2": ["ISO-8859-2", "WINDOWS-1250"],
    "WINDOWS-1251": ["WINDOWS-1251"], "ISO-8859-5": ["ISO-8859-5", "WINDOWS-1251"],
    "KOI8-R": ["KOI8-R"], "KOI8-U": ["KOI8-U"], "IBM866": ["IBM866"],
    "WINDOWS-1254": ["WINDOWS-1254"], "ISO-8859-9": ["ISO-8859-9", "WINDOWS-1254"],
    "WINDOWS-1255": ["WINDOWS-1255"], "ISO-8859-8": ["WINDOWS-1255"],
    "WINDOWS-1256": ["WINDOWS-1256"], "ISO-8859-6": ["ISO-8859-6", "WINDOWS-1256"],
    "WINDOWS-1257": ["WINDOWS-1257"], "ISO-8859-13": ["ISO-8859-13", "WINDOWS-1257"],
    "ISO-8859-4": ["ISO-8859-4"], "WINDOWS-1258": ["WINDOWS-1258"],
    "TIS-620": ["TIS-620", "CP874"], "ISO-8859-11": ["TIS-620", "CP874"],
  ]

  /// The bytes of є, і, ї and ґ in KOI8-U, which are box-drawing characters in KOI8-R.
  private static let ukrainian: [UInt8] = [
    0xA4, 0xA6, 0xA7, 0xAD, 0xB4, 0xB6, 0xB7, 0xBD,
  ]

  /// The fraction of characters that would be kana if the text were EUC-JP.
  private var kanaShare: Double {
    var (kana, all, index) = (0, 0, 0)
    while index + 1 < sample.count {
      guard sample[index] >= 0x80 else {
        index += 1
        continue
      }
      all += 1
      if sample[index] == 0xA4 || sample[index] == 0xA5, sample[index + 1] >= 0xA1 { kana += 1 }
      index += 2
    }
    return all == 0 ? 0 : Double(kana) / Double(all)
  }

  private static func isLatin(_ name: String) -> Bool {
    relatives[name] == nil || ["WINDOWS-1250", "ISO-8859-2"].contains(name)
  }

  /// The encoding to use for Polish, if the bytes next to letters are more likely to be Polish
  /// letters than characters in a Western encoding.
  private var polish: String? {
    func count(_ bytes: [Int]) -> Int { bytes.reduce(0) { $0 + countsNextToLetters[$1] } }
    let windows = count([0xB9, 0xB3, 0xBF, 0x9C, 0x9F, 0xA5, 0xA3, 0xAF])
    let iso = count([0xB1, 0xB3, 0xB6, 0xBC, 0xBF, 0xA6, 0xA3, 0xAC])
    let others = count([0xE4, 0xFC, 0xDF, 0xE9, 0xE8, 0xE0, 0xED, 0xE1, 0xFA, 0xE7])
    guard max(windows, iso) > others else { return nil }
    return iso > windows ? "ISO-8859-2" : "WINDOWS-1250"
  }

  /// The encoding to use for Chinese, Japanese, or Korean text that is so short that the detector
  /// takes it for Latin text, or `nil` for other text. All non-ASCII bytes of such text are in
  /// pairs, and none is next to an ASCII letter.
  private var eastAsian: String? {
    guard countsNextToLetters.allSatisfy({ $0 == 0 }) else { return nil }
    var leads: Set<UInt8> = []
    for run in sample.split(whereSeparator: { $0 < 0x80 }) {
      guard run.count % 2 == 0, run.allSatisfy({ $0 >= 0xA1 }) else { return nil }
      leads.formUnion(stride(from: run.startIndex, to: run.endIndex, by: 2).map { run[$0] })
    }
    let kana: Set<UInt8> = [0xA4, 0xA5]
    let hasKana = !leads.isDisjoint(with: kana)
    // The long vowel mark of Japanese is in row A1.
    guard leads.allSatisfy({ $0 >= 0xB0 || kana.contains($0) || hasKana && $0 == 0xA1 }) else {
      return nil
    }
    if hasKana { return "EUC-JP" }
    return leads.allSatisfy { $0 <= 0xC8 } ? "EUC-KR" : "GB18030"
  }

  /// Whether lines end with carriage returns, as in classic Mac OS, and most non-ASCII bytes next
  /// to letters are from 0x80 to 0x9F, where Mac OS Roman has accented letters but other Latin
  /// encodings have few letters or none.
  private var isMacintosh: Bool {
    func count(_ bytes: ClosedRange<Int>) -> Int { countsNextToLetters[bytes].reduce(0, +) }
    return hasCarriageReturns && !hasLineFeeds && count(0x80...0x9F) > count(0xA0...0xFF)
  }

  /// The Greek encodings to try, most likely first. They differ in the accented capital alpha.
  private var greek: [String] {
    let (windows, iso) = (sample.count { $0 == 0xA2 }, sample.count { $0 == 0xB6 })
    return windows > iso ? ["WINDOWS-1253", "ISO-8859-7"] : ["ISO-8859-7", "WINDOWS-1253"]
  }

  /// Returns whether an encoding defines all bytes of the sample and maps none of them to non-ASCII
  /// control characters.
  private func isDefined(in encoding: TextEncoding) -> Bool {
    guard let decoder = TextDecoder(encoding) else { return false }
    var rest = sample[...]
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let read = try? decoder.read(into: &buffer, buffer.indices) {
        (target, range) throws(FileError) in
        let piece = rest.prefix(range.count)
        target.replaceSubrange(range.prefix(piece.count), with: piece)
        rest = rest.dropFirst(piece.count)
        return piece.count
      }
      guard let read, read > 0 else { break }
      text += buffer[..<read]
    }
    if text.contains(TextDecoder.undefined) { return false }
    return !String(decoding: text, as: UTF8.self).unicodeScalars.contains {
      0x80...0x9F ~= $0.value || 0xE000...0xF8FF ~= $0.value
    }
  }
}
