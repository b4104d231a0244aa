import CSimdJSON
import PetMapGeo

/// A piece of a window's bytes.
extension petmap_slice {
  static let none = petmap_slice(offset: .max, length: 0)
  /// The longest piece that fits.
  static let limit = 1 << 30

  /// What a slice of CSV with doubled quotes is; JSON has no such kind.
  static let doubledQuotes = 3

  init(offset: Int, count: Int, kind: Int) {
    self.init(
      offset: UInt32(truncatingIfNeeded: offset),
      length: UInt32(truncatingIfNeeded: count) | UInt32(truncatingIfNeeded: kind) << 30)
  }

  var isNone: Bool { offset == .max }
  var kind: Int { Int(length >> 30) }
  var count: Int { Int(length & 0x3FFF_FFFF) }
  var isEmpty: Bool { offset == .max || length & 0x3FFF_FFFF == 0 }

  /// The bytes as they stand in the file.
  func bytes(in window: UnsafeMutablePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    isNone
      ? unsafe UnsafeBufferPointer(start: nil, count: 0)
      : unsafe UnsafeBufferPointer(start: window + Int(offset), count: count)
  }

  /// The text they stand for, or nil when there is none or it is empty.
  func text(in window: UnsafeMutablePointer<UInt8>) -> String? {
    guard !isEmpty else { return nil }
    let bytes = unsafe bytes(in: window)
    switch kind {
    case PETMAP_SLICE_ESCAPED, Self.doubledQuotes:
      return unsafe String(decoding: unescaped(bytes), as: UTF8.self)
    default:
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The bytes without escapes or doubled quotes.
  func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    unsafe Array(unsafeUninitializedCapacity: bytes.count) { out, count in
      guard let source = bytes.baseAddress, let target = out.baseAddress else {
        return
      }
      if kind == PETMAP_SLICE_ESCAPED {
        count = unsafe petmap_json_unescape(source, bytes.count, target)
        return
      }
      var afterQuote = false
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte == 0x22 && afterQuote {
          afterQuote = false
          continue
        }
        afterQuote = byte == 0x22
        unsafe target[count] = byte
        count += 1
      }
    }
  }

  /// The nearest `Double` to a decimal number, or nil when there is something else or nothing.
  func number(in window: UnsafeMutablePointer<UInt8>) -> Double? {
    guard !isEmpty else { return nil }
    return unsafe DecimalNumber.parse(Span(_unsafeElements: bytes(in: window)))
  }

  /// A whole number from 0 to 150, also written as `5.0`; nil for everything else.
  func wholeYears(in window: UnsafeMutablePointer<UInt8>) -> Int? {
    guard let number = unsafe number(in: window) else { return nil }
    guard number >= 0, number <= 150, number == number.rounded(.down) else { return nil }
    return Int(number)
  }
}
