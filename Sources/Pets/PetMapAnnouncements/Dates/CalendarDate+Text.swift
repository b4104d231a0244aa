extension CalendarDate {
  /// Creates a date from `YYYY-MM-DD` (an ISO 8601 calendar date with ASCII digits and no other
  /// characters).
  ///
  /// ```swift
  /// CalendarDate(iso: "2025-02-28")  // 2025-02-28
  /// CalendarDate(iso: "2025-02-30")  // nil
  /// ```
  public init?(iso text: String) {
    guard text.utf8.count == 10 else { return nil }
    self.init(leading: Array(text.utf8))
  }

  /// Creates a date from a string that is a date or a timestamp: `2023-02-20`,
  /// `2023-02-20T08:00:00.000Z`, `2023-02-20 08:00`. The time is ignored.
  public init?(timestamp text: String) {
    self.init(timestamp: Array(text.utf8))
  }

  /// Like ``init(timestamp:)``, but takes the bytes of the text.
  @inlinable
  public init?<Bytes: Collection<UInt8>>(timestamp bytes: Bytes) {
    if let next = bytes.dropFirst(10).first {
      // The separator is T, t or a space.
      guard next | 0x20 == UInt8(ascii: "t") || next == UInt8(ascii: " ") else { return nil }
    }
    self.init(leading: bytes)
  }

  @inlinable
  init?<Bytes: Collection<UInt8>>(leading bytes: Bytes) {
    var digits = 0
    var position = 0
    for byte in bytes {
      if position == 10 { break }
      if position == 4 || position == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        digits = digits &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      }
      position &+= 1
    }
    guard position == 10 else { return nil }
    self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// The date as `YYYY-MM-DD`.
  public var isoText: String {
    var bytes: [UInt8] = []
    appendISO(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The date as `MMM dd, yyyy` in English, regardless of the locale: `Nov 08, 2025`.
  public var mediumText: String {
    let names = Array("JanFebMarAprMayJunJulAugSepOctNovDec".utf8)
    var bytes = Array(names[(month - 1) * 3..<month * 3])
    bytes.append(UInt8(ascii: " "))
    Self.appendDigits(day, count: 2, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    bytes.append(UInt8(ascii: " "))
    Self.appendDigits(year, count: 4, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `YYYY-MM-DD`.
  package func appendISO(to bytes: inout [UInt8]) {
    Self.appendDigits(year, count: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Self.appendDigits(month, count: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Self.appendDigits(day, count: 2, to: &bytes)
  }

  /// Appends a number as 2, 3 or 4 digits, padded with zeros.
  static func appendDigits(_ number: Int, count: Int, to bytes: inout [UInt8]) {
    let number = UInt16(truncatingIfNeeded: number)
    func append(_ digit: UInt16) {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit % 10))
    }
    if count > 3 { append(number / 1000) }
    if count > 2 { append(number / 100) }
    append(number / 10)
    append(number)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String { isoText }
}
