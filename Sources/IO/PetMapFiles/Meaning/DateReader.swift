import PetMapAnnouncements

/// In which order a date's numbers stand when they do not say so themselves.
public enum DateOrder: String, Sendable, Hashable, CaseIterable {
  case yearFirst = "YYYY-MM-DD"
  case monthFirst = "MM/DD/YYYY"
  case dayFirst = "DD/MM/YYYY"

  /// The order of a format as people write it: `DD.MM.YYYY`, `m/d/y`, `%d.%m.%Y`, `dmy`; nil when
  /// it does not have all three.
  public init?(format: String) {
    var letters: [Character] = []
    let date = format.lowercased().prefix { $0 != "h" && $0 != "t" }
    for letter in date where letter == "d" || letter == "m" || letter == "y" {
      if !letters.contains(letter) { letters.append(letter) }
    }
    switch String(letters) {
    case "ymd": self = .yearFirst
    case "mdy": self = .monthFirst
    case "dmy": self = .dayFirst
    default: return nil
    }
  }
}

/// Reads dates as files have them: ISO 8601, numbers with `/`, `.` or `-` between them, compact ones,
/// months by name, each with or without a time after it, and milliseconds since 1970.
enum DateReader {
  /// What a text says about the order of its numbers.
  enum Evidence {
    /// Nothing is open: the year comes first, the month has a name, or it is no date.
    case none
    case dayFirst
    case monthFirst
    /// Day and month could be either.
    case ambiguous
  }

  /// The day that a text names; nil when it is none.
  ///
  /// - Parameter order: what holds where the numbers do not say which is which.
  static func date(_ bytes: UnsafeBufferPointer<UInt8>, order: DateOrder) -> CalendarDate? {
    if let date = unsafe CalendarDate(timestamp: bytes) { return date }
    guard let parts = unsafe DateParts(bytes) else { return nil }
    return parts.date(order: order)
  }

  static func evidence(_ bytes: UnsafeBufferPointer<UInt8>) -> Evidence {
    guard let parts = unsafe DateParts(bytes), parts.month == nil, parts.numbers.count == 3,
      parts.numbers[0].digits <= 2
    else { return .none }
    let (first, second) = (parts.numbers[0].value, parts.numbers[1].value)
    if first > 31 || second > 31 || first > 12 && second > 12 { return .none }
    return first > 12 ? .dayFirst : second > 12 ? .monthFirst : .ambiguous
  }
}

/// The numbers of a date in the order of the text.
private struct DateParts {
  var numbers: [(value: Int, digits: Int)] = []
  /// The month's number where a name stands for it.
  var month: Int?

  /// Nil when the text does not begin like a date, or something else than a time follows.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    func isDigit(_ at: Int) -> Bool { unsafe at < bytes.count && bytes[at] &- 0x30 < 10 }
    func isLetter(_ at: Int) -> Bool {
      unsafe at < bytes.count && ((bytes[at] | 0x20) &- 0x61 < 26 || bytes[at] >= 0x80)
    }
    while index < bytes.count, numbers.count + (month == nil ? 0 : 1) < 3 {
      if isDigit(index) {
        var (value, digits) = (0, 0)
        while isDigit(index), digits < 15 {
          value = unsafe value * 10 + Int(bytes[index] &- 0x30)
          digits += 1
          index += 1
        }
        numbers.append((value, digits))
        // `1st`, `22.`: what belongs to the number is left out below.
        if digits > 4 { break }
      } else if isLetter(index) {
        let start = index
        while isLetter(index) { index += 1 }
        let word = unsafe String(decoding: bytes[start..<index], as: UTF8.self)
        if let named = MonthName.number(of: word) {
          guard month == nil else { return nil }
          month = named
        } else if !MonthName.mayBeLeftOut(word) {
          return nil
        }
      } else {
        switch unsafe bytes[index] {
        case 0x20, 0x2C, 0x2D, 0x2E, 0x2F: index += 1
        default: return nil
        }
      }
    }
    guard unsafe Self.isTime(bytes[index...]) else { return nil }
    let count = numbers.count + (month == nil ? 0 : 1)
    guard count == 3 || count == 1 && numbers.first.map({ $0.digits >= 5 }) == true else {
      return nil
    }
  }

  /// Whether there is nothing, or what may be a time with its zone.
  private static func isTime(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = unsafe rest.first else { return true }
    guard first == 0x20 || first | 0x20 == 0x74 || first == 0x2C || first == 0x2E || first == 0x5A
    else { return false }
    var letters = 0
    for index in unsafe rest.indices {
      let byte = unsafe rest[index]
      switch byte {
      case 0x30...0x3A, 0x20, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F: break
      case 0x41...0x5A, 0x61...0x7A: letters += 1
      default: return false
      }
    }
    return letters <= 6
  }

  func date(order: DateOrder) -> CalendarDate? {
    if numbers.count == 1 && month == nil { return compact(numbers[0]) }
    if let month, numbers.count == 2 {
      let (first, second) = (numbers[0], numbers[1])
      let isYearFirst = first.digits > 2
      return CalendarDate(
        year: Self.year(isYearFirst ? first : second), month: month,
        day: isYearFirst ? second.value : first.value)
    }
    guard numbers.count == 3 else { return nil }
    let isYearFirst = numbers[0].digits > 2 || order == .yearFirst && numbers[2].digits <= 2
    if isYearFirst {
      return CalendarDate(
        year: Self.year(numbers[0]), month: numbers[1].value, day: numbers[2].value)
    }
    let isDayFirst = order == .dayFirst
    return CalendarDate(
      year: Self.year(numbers[2]), month: numbers[isDayFirst ? 1 : 0].value,
      day: numbers[isDayFirst ? 0 : 1].value)
  }

  /// `20230220`, `20230220080000`, or time since 1970 in seconds or milliseconds.
  private func compact(_ number: (value: Int, digits: Int)) -> CalendarDate? {
    switch number.digits {
    case 7 where (1_000_000...1_991_231).contains(number.value):
      return CalendarDate(
        year: number.value / 10_000 + 1911, month: number.value / 100 % 100,
        day: number.value % 100)
    case 8:
      return CalendarDate(
        year: number.value / 10_000, month: number.value / 100 % 100, day: number.value % 100)
    case 12, 14:
      let day = number.value / (number.digits == 12 ? 10_000 : 1_000_000)
      if let date = compact((day, 8)), (1900...2100).contains(date.year) { return date }
      return number.digits == 12 ? CalendarDate(daysSinceEpoch: number.value / 86_400_000) : nil
    case 13: return CalendarDate(daysSinceEpoch: number.value / 86_400_000)
    // Days of a spreadsheet, which counts from 1899-12-30.
    case 5: return CalendarDate(daysSinceEpoch: number.value - 25_569)
    case 9, 10: return CalendarDate(daysSinceEpoch: number.value / 86_400)
    default: return nil
    }
  }

  /// Two digits are a year from 1970 to 2069.
  ///
  /// Years of the Republic of China count from 1912 and have three digits, the Buddhist era's are 543
  /// more than the common era's.
  private static func year(_ number: (value: Int, digits: Int)) -> Int {
    if number.digits == 3, (100...199).contains(number.value) { return number.value + 1911 }
    if (2400...2700).contains(number.value) { return number.value - 543 }
    guard number.digits <= 2 else { return number.value }
    return number.value + (number.value < 70 ? 2000 : 1900)
  }
}

/// Names of months in English, Polish, German, Spanish and French, by how they begin.
private enum MonthName {
  private static let beginnings: [(String, Int)] = [
    ("juin", 6), ("juil", 7), ("marz", 3), ("mar", 3), ("maer", 3), ("mai", 5), ("maj", 5),
    ("may", 5), ("jan", 1), ("ene", 1), ("sty", 1), ("feb", 2), ("fev", 2), ("lut", 2),
    ("apr", 4), ("abr", 4), ("avr", 4), ("kwi", 4), ("jun", 6), ("cze", 6), ("jul", 7),
    ("lip", 7), ("aug", 8), ("ago", 8), ("aou", 8), ("sie", 8), ("sep", 9), ("wrz", 9),
    ("oct", 10), ("okt", 10), ("paz", 10), ("nov", 11), ("lis", 11), ("dec", 12), ("dez", 12),
    ("dic", 12), ("gru", 12),
  ]
  private static let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  static func number(of word: String) -> Int? {
    let folded = word.folded
    guard folded.utf8.count >= 3 else { return nil }
    return beginnings.first { folded.hasPrefix($0.0) }?.1
  }

  /// A day of the week, and what belongs to a number or stands between two.
  static func mayBeLeftOut(_ word: String) -> Bool {
    let word = word.lowercased()
    return [
      "st", "nd", "rd", "th", "de", "del", "of", "r", "年", "月", "日", "年民國", "民國", "년", "월", "일",
      "г", "року",
    ].contains(word)
      || days.contains { word.hasPrefix($0) }
  }
}
