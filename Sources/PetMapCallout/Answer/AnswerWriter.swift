/// Writes JSON (RFC 8259) in the notation of the callout's answers: numbers with at most three
/// decimals, rounded half away from zero, no negative zero; text as UTF-8, only what must be
/// escaped escaped.
///
/// It writes into memory that its owner measured out beforehand: appending byte by byte to an array
/// took four times as long.
@safe struct AnswerWriter {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  /// No byte is written past the memory's end: that is a fault of whoever measured it.
  init(into memory: UnsafeMutableBufferPointer<UInt8>) {
    unsafe self.memory = unsafe memory
  }

  /// The most bytes that a text takes: every byte escaped, and the quotation marks.
  static func bound(of text: String) -> Int { bound(of: text.utf8.count) }

  /// The most bytes that so many bytes of text take.
  static func bound(of bytes: Int) -> Int { bytes * 6 + 2 }

  /// - Parameter text: JSON as it is, in ASCII.
  mutating func literal(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    precondition(unsafe count + length <= memory.count)
    let target = unsafe UnsafeMutableRawPointer(memory.baseAddress.unsafelyUnwrapped + count)
    unsafe target.copyMemory(from: text.utf8Start, byteCount: length)
    count += length
  }

  mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { unsafe string($0) }
  }

  /// - Parameter text: UTF-8.
  mutating func string(_ text: ArraySlice<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe string($0) }
  }

  private mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(unsafe count + Self.bound(of: bytes.count) <= memory.count)
    put(UInt8(ascii: "\""))
    // What needs no escape is copied in one go.
    var start = 0
    var index = unsafe Self.firstEscape(in: bytes, from: 0)
    while index < bytes.count {
      unsafe copy(bytes, start, index)
      escape(unsafe bytes[index])
      start = index + 1
      index = unsafe Self.firstEscape(in: bytes, from: start)
    }
    unsafe copy(bytes, start, bytes.count)
    put(UInt8(ascii: "\""))
  }

  /// The first byte that must be escaped, or the count where there is none; eight at a time.
  private static func firstEscape(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= bytes.count {
      let word = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // A byte's high bit is set where it is below 0x20 or equal to a quotation mark or a reverse
      // solidus (the zero-byte test of Hacker's Delight §6-1; a false positive only costs time).
      let ones: UInt64 = 0x0101_0101_0101_0101
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      let found =
        (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
      if found & (ones &* 0x80) != 0 { break }
      index += 8
    }
    while index < bytes.count {
      let byte = unsafe bytes[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return index }
      index += 1
    }
    return index
  }

  private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    guard end > start, let source = bytes.baseAddress else { return }
    let target = unsafe UnsafeMutableRawPointer(memory.baseAddress.unsafelyUnwrapped + count)
    unsafe target.copyMemory(from: source + start, byteCount: end - start)
    count += end - start
  }

  private mutating func escape(_ byte: UInt8) {
    put(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): put(byte)
    case 0x08: put(UInt8(ascii: "b"))
    case 0x09: put(UInt8(ascii: "t"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0D: put(UInt8(ascii: "r"))
    default:
      literal(byte < 0x10 ? "u000" : "u001")
      let digit = byte & 0x0F
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// A length in CSS pixels.
  mutating func number(_ pixels: Double) {
    precondition(unsafe count + 24 <= memory.count)
    // Most lengths are whole and small.
    if pixels >= 0, pixels < 10_000 {
      let whole = UInt32(pixels)
      if Double(whole) == pixels { return digits(whole) }
    }
    let thousandths = Millipixels(pixels).thousandths
    if thousandths < 0 { put(UInt8(ascii: "-")) }
    let (whole, decimals) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
    digits(whole)
    fraction(UInt32(truncatingIfNeeded: decimals) * 100)
  }

  /// A number of degrees, given in units of 0.00001.
  mutating func degrees(_ hundredThousandths: Int64) {
    precondition(unsafe count + 24 <= memory.count)
    if hundredThousandths < 0 { put(UInt8(ascii: "-")) }
    let (whole, decimals) = hundredThousandths.magnitude.quotientAndRemainder(dividingBy: 100_000)
    digits(whole)
    fraction(UInt32(truncatingIfNeeded: decimals))
  }

  /// The decimal point and as many decimals as it takes; nothing for zero.
  private mutating func fraction(_ hundredThousandths: UInt32) {
    guard hundredThousandths > 0 else { return }
    put(UInt8(ascii: "."))
    var rest = hundredThousandths
    while rest > 0 {
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 10_000))
      rest = rest % 10_000 * 10
    }
  }

  private mutating func digits(_ number: UInt64) {
    if let small = UInt32(exactly: number) { return digits(small) }
    digits(number / 10)
    put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  private mutating func digits(_ number: UInt32) {
    if number >= 10 {
      if number >= 100 {
        if number >= 1_000 { digits(number / 1_000) }
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 100 % 10))
      }
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10))
    }
    put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Hexadecimal digits in quotation marks.
  ///
  /// - Parameters:
  ///   - count: how many digits, from the high ones down.
  ///   - ten: the digit for ten, `a` or `A`.
  mutating func hex(_ number: UInt64, prefix: StaticString, count: UInt64, ten: UInt8) {
    literal("\"")
    literal(prefix)
    precondition(unsafe self.count + 17 <= memory.count)
    var shift = count * 4
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: number >> shift & 0xF)
      put(digit < 10 ? UInt8(ascii: "0") + digit : ten + digit - 10)
    }
    put(UInt8(ascii: "\""))
  }

  private mutating func put(_ byte: UInt8) {
    // Within the memory: every caller has made sure of its whole length.
    unsafe memory.baseAddress.unsafelyUnwrapped[count] = byte
    count += 1
  }
}
