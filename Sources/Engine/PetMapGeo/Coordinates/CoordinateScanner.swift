/// A token in the text of a coordinate.
struct CoordinateToken {
  enum Kind: Equatable {
    case number(Number)
    case hemisphere(Hemisphere)
    case separator
  }

  struct Number: Equatable {
    /// The magnitude of the number.
    var value: Double
    var isNegative: Bool
    var isSigned: Bool
    var hasDecimals: Bool
    var mark: Mark?
  }

  /// The unit denoted by the symbol after a number.
  enum Mark: Int { case degrees, minutes, seconds }

  enum Hemisphere { case north, south, east, west }

  var kind: Kind
  var offset: Int

  var letter: Hemisphere? {
    if case .hemisphere(let letter) = kind { letter } else { nil }
  }

  var mark: Mark? {
    if case .number(let number) = kind { number.mark } else { nil }
  }

  var isNumber: Bool {
    if case .number = kind { true } else { false }
  }
}

/// Splits the text of a coordinate into tokens.
struct CoordinateScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The offset of the end of the text.
  var end: Int { bytes.count }

  mutating func tokens() throws(CoordinateTextError) -> [CoordinateToken] {
    var tokens: [CoordinateToken] = []
    var hasSeparator = false
    while true {
      skipSpaces()
      guard index < bytes.count else { return tokens }
      // Two values have at most six numbers, two letters, and a separator.
      guard tokens.count < 9 else { throw .unexpected(offset: index) }
      let offset = index
      let kind: CoordinateToken.Kind
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), 0xE2:
        kind = .number(try number())
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        guard !hasSeparator, !tokens.isEmpty else { throw .unexpected(offset: index) }
        hasSeparator = true
        index += 1
        kind = .separator
      default:
        guard let letter = hemisphere() else { throw .unexpected(offset: index) }
        kind = .hemisphere(letter)
      }
      tokens.append(CoordinateToken(kind: kind, offset: offset))
    }
  }

  private mutating func skipSpaces() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: " ") || (0x09...0x0D).contains(bytes[index]) {
        index += 1
      } else if !skip(0xC2, 0xA0), !skip(0xE2, 0x80, 0xAF) {  // no-break spaces
        return
      }
    }
  }

  private mutating func number() throws(CoordinateTextError) -> CoordinateToken.Number {
    let offset = index
    var isNegative = false
    var isSigned = false
    if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      isSigned = true
      index += 1
    } else if skip(0xE2, 0x88, 0x92) {  // − U+2212
      isNegative = true
      isSigned = true
    }
    let start = index
    guard start < bytes.count, bytes[start] != UInt8(ascii: "-"), bytes[start] != UInt8(ascii: "+"),
      let (value, end) = DecimalNumber.scan(bytes.span, at: start, allowsExponent: false)
    else {
      if isSigned || bytes[offset] == UInt8(ascii: ".") { throw .missingNumber(offset: start) }
      throw .unexpected(offset: offset)
    }
    index = end
    // Reject `1e5`, which does not mean degrees east, and a second decimal point.
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") { throw .unexpected(offset: index) }
    if index + 1 < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e"),
      bytes[index + 1] &- UInt8(ascii: "0") < 10
    {
      throw .unexpected(offset: index)
    }
    return .init(
      value: value, isNegative: isNegative, isSigned: isSigned,
      hasDecimals: bytes[start..<end].contains(UInt8(ascii: ".")), mark: mark())
  }

  /// Scans a symbol for degrees, minutes, or seconds, optionally preceded by spaces.
  private mutating func mark() -> CoordinateToken.Mark? {
    let start = index
    skipSpaces()
    // ° º ˚
    if skip(0xC2, 0xB0) || skip(0xC2, 0xBA) || skip(0xCB, 0x9A) { return .degrees }
    // ″ ” ʺ ", or two minute symbols
    if skip(0xE2, 0x80, 0xB3) || skip(0xE2, 0x80, 0x9D) || skip(0xCA, 0xBA)
      || skip(UInt8(ascii: "\""))
    {
      return .seconds
    }
    if minuteSign() { return minuteSign() ? .seconds : .minutes }
    index = start
    return nil
  }

  /// ′ ’ ‘ ʹ ´ '
  private mutating func minuteSign() -> Bool {
    skip(0xE2, 0x80, 0xB2) || skip(0xE2, 0x80, 0x99) || skip(0xE2, 0x80, 0x98)
      || skip(0xCA, 0xB9) || skip(0xC2, 0xB4) || skip(UInt8(ascii: "'"))
  }

  private mutating func hemisphere() -> CoordinateToken.Hemisphere? {
    let letter = bytes[index] & 0xDF
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    // A letter at the start of a word is not a hemisphere.
    guard !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next & 0xDF) else { return nil }
    switch letter {
    case UInt8(ascii: "N"): index += 1; return .north
    case UInt8(ascii: "S"): index += 1; return .south
    case UInt8(ascii: "E"): index += 1; return .east
    case UInt8(ascii: "W"): index += 1; return .west
    default: return nil
    }
  }

  /// Skips the given bytes if they come next, and returns whether they did.
  private mutating func skip(_ sequence: UInt8...) -> Bool {
    guard index + sequence.count <= bytes.count,
      bytes[index..<(index + sequence.count)].elementsEqual(sequence)
    else { return false }
    index += sequence.count
    return true
  }
}
