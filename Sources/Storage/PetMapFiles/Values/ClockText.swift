import PetMapAnnouncements

/// Parses the time of day in the text of a date: `10:23`, `8:26:04.5 UTC`, `2:05 PM`, `下午 2:05`,
/// `10:23:45 GMT+0200 (CEST)`.
struct ClockText {
  private let text: ArraySlice<UInt8>
  private var index: Int

  /// Returns the milliseconds from midnight UTC on the date in the text to its time, which may be
  /// negative or more than a day, or `nil` if the text contains no time.
  static func milliseconds(in text: ArraySlice<UInt8>) -> Int? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let hours = text[..<colon].suffix(2).drop { !isDigit($0) }
    var clock = ClockText(text: text, index: hours.startIndex)
    guard let hour = clock.number(), hour < 24, let minute = clock.number(after: ":"), minute < 60
    else { return nil }
    let seconds = clock.number(after: ":") ?? 0
    var milliseconds = 0
    if clock.isNext("."), let first = clock.digits(after: ".") {
      milliseconds = first.prefix(3).reduce(0) { $0 * 10 + $1 }
      for _ in first.count..<max(first.count, 3) { milliseconds *= 10 }
    }
    let rest = String(decoding: text[clock.index...], as: UTF8.self)
    let before = String(decoding: text[..<hours.startIndex], as: UTF8.self)
    let hour24 = isAfternoon(rest, before).map { hour % 12 + ($0 ? 12 : 0) } ?? hour
    return ((hour24 * 60 + minute - offset(rest)) * 60 + seconds) * 1000 + milliseconds
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private func isNext(_ mark: Unicode.Scalar) -> Bool {
    index < text.endIndex && text[index] == UInt8(ascii: mark)
  }

  /// Reads the digits after a punctuation mark, or returns `nil` if there are none.
  private mutating func digits(after mark: Unicode.Scalar? = nil) -> [Int]? {
    if let mark {
      guard isNext(mark) else { return nil }
      index += 1
    }
    let digits = text[index...].prefix(while: Self.isDigit)
    index = digits.endIndex
    return digits.isEmpty ? nil : digits.map { Int($0 - UInt8(ascii: "0")) }
  }

  /// Reads a number of one or two digits.
  private mutating func number(after mark: Unicode.Scalar? = nil) -> Int? {
    guard let digits = digits(after: mark), digits.count <= 2 else { return nil }
    return digits.reduce(0) { $0 * 10 + $1 }
  }

  /// Returns whether a time is after noon, or `nil` if nothing says so.
  private static func isAfternoon(_ after: String, _ before: String) -> Bool? {
    let words = after.lowercased().replacing(".", with: "").split { !$0.isLetter }.prefix(2)
    for half in ["am", "pm"] where words.first == half[...] || words.joined() == half {
      return half == "pm"
    }
    if ["오후", "下午", "午後"].contains(where: before.contains) { return true }
    return ["오전", "上午", "午前"].contains(where: before.contains) ? false : nil
  }

  /// Returns the offset from UTC in minutes of the time zone in the text after a time: `+02:00`,
  /// `-0530`, `GMT+2`, or `CEST`. A hyphen before a space begins the end of a range.
  private static func offset(_ text: String) -> Int {
    if let sign = text.utf8.firstIndex(where: { "+-".utf8.contains($0) }) {
      var clock = ClockText(text: Array(text.utf8[sign...].dropFirst())[...], index: 0)
      guard var digits = clock.digits() else { return 0 }
      if digits.count <= 2, let minutes = clock.digits(after: ":") { digits += minutes }
      if digits.count <= 2 { digits += [0, 0] }
      let number = digits.prefix(5).reduce(0) { $0 * 10 + $1 }
      let minutes = number / 100 * 60 + number % 100
      let isWest = text.utf8[sign] == UInt8(ascii: "-")
      guard digits.count <= 4, number % 100 < 60, minutes <= (isWest ? 12 : 14) * 60 else {
        return 0
      }
      return isWest ? -minutes : minutes
    }
    let words = text.split { !$0.isLetter }.map(String.init)
    return words.lazy.compactMap { zones[$0] }.first.map { $0 * 60 } ?? 0
  }

  /// The offsets from UTC in hours of common abbreviations.
  private static let zones: [String: Int] = [
    "UTC": 0, "GMT": 0, "Z": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6,
    "PST": -8, "PDT": -7, "AKST": -9, "AKDT": -8, "HST": -10, "BRT": -3, "WET": 0, "WEST": 1,
    "BST": 1,
    "CET": 1, "CEST": 2, "MEZ": 1, "MESZ": 2, "EET": 2, "EEST": 3, "MSK": 3, "JST": 9, "KST": 9,
  ]
}
