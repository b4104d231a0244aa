/// A time zone's offset from UTC, from -12:00 to +14:00.
public struct UTCOffset: Sendable, Hashable {
  /// The offset in minutes, positive for zones ahead of UTC.
  public let minutes: Int

  /// An offset of zero.
  public static let zero = UTCOffset(valid: 0)

  /// Creates an offset. Returns `nil` unless it is between -720 and 840 minutes.
  public init?(minutes: Int) {
    guard minutes >= -720, minutes <= 840 else { return nil }
    self.init(valid: minutes)
  }

  private init(valid minutes: Int) { self.minutes = minutes }

  /// Creates an offset from the value of the `X-UTC-Offset` header: `+HH:MM` or `-HH:MM`. Returns
  /// `nil` for any other string.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      bytes[3] == UInt8(ascii: ":")
    else { return nil }
    var digits: [Int] = []
    for index in [1, 2, 4, 5] {
      guard bytes[index] &- UInt8(ascii: "0") < 10 else { return nil }
      digits.append(Int(bytes[index] &- UInt8(ascii: "0")))
    }
    let (hours, minutes) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    guard minutes < 60 else { return nil }
    let magnitude = hours * 60 + minutes
    self.init(minutes: bytes[0] == UInt8(ascii: "-") ? -magnitude : magnitude)
  }

  /// The offset as `+HH:MM` or `-HH:MM`.
  public var text: String {
    var bytes = [minutes < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")]
    let magnitude = abs(minutes)
    CalendarDate.appendDigits(magnitude / 60, count: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    CalendarDate.appendDigits(magnitude % 60, count: 2, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
