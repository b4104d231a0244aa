import PetMapDrawing

/// Writes JSON (RFC 8259) in the notation of the callout's answers: numbers with at most three
/// decimals, rounded half away from zero, no negative zero; text as UTF-8, only what must be
/// escaped escaped.
///
/// It writes into memory that its owner measured out beforehand: appending byte by byte to an array
/// took four times as long.
@safe struct LayoutWriter {
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

  /// - Parameter text: JSON as it is, in ASCII. The length of a literal is known here, so that
  ///   copying it takes a few stores.
  @inline(__always)
  mutating func literal(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    precondition(unsafe count + length <= memory.count)
    let target = unsafe UnsafeMutableRawPointer(memory.baseAddress.unsafelyUnwrapped + count)
    unsafe target.copyMemory(from: text.utf8Start, byteCount: length)
    count += length
  }

  /// - Parameter bytes: JSON as it is.
  mutating func json(_ bytes: [UInt8]) {
    precondition(unsafe count + bytes.count <= memory.count)
    unsafe bytes.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      let target = unsafe UnsafeMutableRawPointer(memory.baseAddress.unsafelyUnwrapped + count)
      unsafe target.copyMemory(from: source, byteCount: bytes.count)
    }
    count += bytes.count
  }

  mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { unsafe string($0) }
  }

  /// - Parameter bytes: UTF-8.
  mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(unsafe count + Self.bound(of: bytes.count) <= memory.count)
    put(UInt8(ascii: "\""))
    let source = UnsafeRawBufferPointer(bytes)
    let target = unsafe UnsafeMutableRawBufferPointer(memory)
    var index = 0
    while index < bytes.count {
      // Eight bytes at once, copied before they are looked at: what must be escaped is overwritten.
      while index + 8 <= bytes.count {
        let word = unsafe source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        unsafe target.storeBytes(of: word, toByteOffset: count, as: UInt64.self)
        let plain = Self.plainBytes(in: word)
        index += plain
        count += plain
        if plain < 8 { break }
      }
      guard index < bytes.count else { break }
      let byte = unsafe bytes[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        escape(byte)
      } else {
        put(byte)
      }
      index += 1
    }
    put(UInt8(ascii: "\""))
  }

  /// How many bytes from the first on need no escape for sure: the zero-byte test of Hacker's
  /// Delight §6-1, whose first hit is never false.
  @inline(__always)
  private static func plainBytes(in word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UInt64(littleEndian: word)
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    // A byte's high bit is set where it is below 0x20, a quotation mark or a reverse solidus.
    let found =
      (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
    return (found & (ones &* 0x80)).trailingZeroBitCount >> 3
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
    guard pixels >= 0, pixels < 10_000 else { return rareNumber(pixels) }
    // As ``Millipixels`` rounds.
    let scaled = pixels * 1_000
    var thousandths = UInt32(scaled)
    if scaled - Double(thousandths) >= 0.5 { thousandths += 1 }
    let whole = thousandths / 1_000
    let decimals = thousandths % 1_000
    if whole >= 1_000 {
      pair(whole / 100)
      pair(whole % 100)
    } else if whole >= 100 {
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: whole / 100))
      pair(whole % 100)
    } else if whole >= 10 {
      pair(whole)
    } else {
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: whole))
    }
    if decimals > 0 { fraction(decimals * 100) }
  }

  private mutating func rareNumber(_ pixels: Double) {
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
      pair(rest / 1_000)
      rest = rest % 1_000 * 100
    }
    if unsafe memory[count - 1] == UInt8(ascii: "0") { count -= 1 }
  }

  private mutating func digits(_ number: UInt64) {
    if number >= 10 { digits(number / 10) }
    put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// The two digits of a number below 100.
  @inline(__always)
  private mutating func pair(_ number: UInt32) {
    // 103/1,024 is near enough to a tenth.
    let tens = (number &* 103) >> 10
    put(UInt8(truncatingIfNeeded: tens &+ 0x30))
    put(UInt8(truncatingIfNeeded: number &- tens &* 10 &+ 0x30))
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

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    // Within the memory: every caller has made sure of its whole length.
    unsafe memory.baseAddress.unsafelyUnwrapped[count] = byte
    count += 1
  }
}
