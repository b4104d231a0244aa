extension ListPosition {
  /// The position as an opaque `cursor` for URLs: 40 hexadecimal digits, the last eight of which
  /// are a checksum that detects invalid cursors.
  public var cursor: String {
    var bytes: [UInt8] = []
    for word in [createdAt.milliseconds, insertion] {
      for shift in stride(from: Int64(56), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    bytes += Self.check(bytes)
    var digits: [UInt8] = []
    for byte in bytes {
      for digit in [byte >> 4, byte & 0x0F] {
        digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Creates a position from a ``cursor``. Returns `nil` for any other string.
  public init?(cursor: String) {
    var bytes: [UInt8] = []
    var high: UInt8?
    for byte in cursor.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      if let first = high { bytes.append(first << 4 | digit) }
      high = high == nil ? digit : nil
    }
    guard bytes.count == 20, high == nil, Array(bytes[16...]) == Self.check(Array(bytes[..<16]))
    else { return nil }
    let words = [bytes[..<8], bytes[8..<16]].map { half in
      half.reduce(Int64(0)) { $0 << 8 | Int64($1) }
    }
    let createdAt = Timestamp(milliseconds: words[0])
    guard createdAt.milliseconds == words[0] else { return nil }
    self.init(createdAt: createdAt, insertion: words[1])
  }

  private static func check(_ bytes: [UInt8]) -> [UInt8] {
    Array(SHA1.digest(of: Array("petmap cursor".utf8) + bytes).prefix(4))
  }
}
