/// Appends JSON (RFC 8259) in the notation of the callout's answers: numbers with at most three
/// decimals, rounded half away from zero, no negative zero; text as UTF-8, only what must be
/// escaped escaped.
struct AnswerWriter {
  private(set) var bytes: [UInt8]

  init(_ bytes: consuming [UInt8]) {
    self.bytes = bytes
  }

  mutating func literal(_ text: StaticString) {
    // The literals are ASCII, so their bytes are JSON as they are.
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else {
        escape(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      literal(byte < 0x10 ? "u000" : "u001")
      let digit = byte & 0x0F
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// A length in CSS pixels.
  mutating func number(_ pixels: Double) {
    decimal(Millipixels(pixels).thousandths, unit: 1_000)
  }

  /// `count / unit` with as many decimals as it needs.
  ///
  /// - Parameter unit: a power of ten.
  mutating func decimal(_ count: Int64, unit: UInt64) {
    if count < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, decimals) = count.magnitude.quotientAndRemainder(dividingBy: unit)
    digits(whole, from: Self.highestPower(of: whole))
    guard decimals > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = decimals
    var divisor = unit / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  private mutating func digits(_ number: UInt64, from power: UInt64) {
    var rest = number
    var divisor = power
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  private static func highestPower(of number: UInt64) -> UInt64 {
    var power: UInt64 = 1
    while number / power >= 10 { power *= 10 }
    return power
  }
}
