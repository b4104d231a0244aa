import PetMapAnnouncements

/// Parses dates in the formats found in files: ISO 8601; numbers separated by `/`, `.`, or `-`;
/// compact dates; dates with month names; dates with Chinese, Japanese, and Korean unit characters,
/// each with or without a time; and milliseconds since 1970. Years may be in the Buddhist era, the
/// Republic of China calendar, a Japanese era, or the Solar Hijri calendar.
enum DateReader {
  /// The evidence that text gives for the order of its numbers.
  enum Evidence {
    /// The order is evident because the year is first or the month is named, or the text is not a
    /// date.
    case none
    case dayFirst
    case monthFirst
    /// Both orders are possible.
    case ambiguous
    /// The year is first, and has three digits and a plausible value for the Republic of China
    /// calendar.
    case republican
  }

  /// Returns the date that text denotes, or `nil` if it is not a date.
  ///
  /// - Parameters:
  ///   - order: The order to use if the date is ambiguous.
  ///   - isRepublican: Whether two-digit years from 80 to 99 are in the Republic of China calendar.
  ///   - isExact: Whether the column is in the service's own format, which never uses the Buddhist
  ///     era.
  static func date(
    _ bytes: ArraySlice<UInt8>, order: DateOrder, isRepublican: Bool = false,
    isExact: Bool = false
  ) -> CalendarDate? {
    if let date = CalendarDate(timestamp: bytes),
      isExact || !isBuddhist(date.year) && !SolarHijriDate.ambiguousYears.contains(date.year)
    {
      return date
    }
    if let date = ScriptDate.date(bytes) { return date }
    if let beginning = beginning(of: bytes) {
      return date(beginning, order: order, isRepublican: isRepublican, isExact: isExact)
    }
    guard var parts = DateParts(bytes) else { return nil }
    parts.isRepublican = isRepublican
    return parts.date(order: order)
  }

  /// Returns the instant that text denotes, or `nil` if it is not a date; one without a time is
  /// midnight UTC.
  static func timestamp(_ bytes: ArraySlice<UInt8>, order: DateOrder) -> Timestamp? {
    if let exact = Timestamp(iso: bytes) { return exact }
    if let beginning = beginning(of: bytes) { return timestamp(beginning, order: order) }
    if bytes.count == 10 || bytes.count == 13,
      let number = Int64(String(decoding: bytes, as: UTF8.self))
    {
      return Timestamp(milliseconds: bytes.count == 10 ? number * 1000 : number)
    }
    guard let date = date(bytes, order: order) else { return nil }
    let time = ClockText.milliseconds(in: bytes) ?? 0
    return Timestamp(milliseconds: Int64(date.daysSinceEpoch) * 86_400_000 + Int64(time))
  }

  /// Returns the beginning of an ISO 8601 interval, such as `2024-05-01/2024-05-03`, or `nil` for
  /// other text.
  private static func beginning(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.count > 11, let solidus = bytes.firstIndex(of: UInt8(ascii: "/")),
      bytes.distance(from: bytes.startIndex, to: solidus) >= 10,
      case let beginning = bytes[..<solidus], CalendarDate(timestamp: beginning) != nil
    else { return nil }
    return beginning
  }

  /// Returns the evidence for the order of day and month, and the numbers of the date if each of them
  /// has at most two digits and no character marks the year.
  static func evidence(
    _ bytes: ArraySlice<UInt8>
  ) -> (order: Evidence, shortNumbers: (Int, Int, Int)?) {
    guard var parts = DateParts(bytes), parts.month == nil else { return (.none, nil) }
    if parts.numbers.count == 1 { parts.numbers = parts.yearLast ?? [] }
    guard parts.numbers.count == 3 else { return (.none, nil) }
    if parts.numbers[0].digits == 3 { return (parts.isRepublicanDate ? .republican : .none, nil) }
    guard parts.numbers[0].digits <= 2, !parts.isYearFirst else { return (.none, nil) }
    let numbers = (parts.numbers[0].value, parts.numbers[1].value, parts.numbers[2].value)
    let isShort = parts.numbers.allSatisfy { $0.digits <= 2 }
    let (first, second, _) = numbers
    var order = Evidence.ambiguous
    if first > 31 || second > 31 || first > 12 && second > 12 {
      order = .none
    } else if first > 12 {
      order = .dayFirst
    } else if second > 12 {
      order = .monthFirst
    }
    return (order, isShort ? numbers : nil)
  }

  /// Returns whether a year must be in the Buddhist era, which is 543 years ahead of the common
  /// era.
  static func isBuddhist(_ year: Int) -> Bool { (2400...2700).contains(year) }
}

/// The parts of a date, in text order.
private struct DateParts {
  var numbers: [(value: Int, digits: Int)] = []
  /// The number of a named month.
  var month: Int?
  /// The offset of a named era.
  var era: Int?
  /// Whether a unit character marks the first number as the year.
  var isYearFirst: Bool
  /// Whether two-digit years from 80 to 99 are in the Republic of China calendar.
  var isRepublican = false

  /// The numbers of a date without separators that ends with the year, such as `07052024`, whose
  /// leading zero may be missing; `nil` if it begins with the year.
  var yearLast: [(value: Int, digits: Int)]? {
    guard numbers.count == 1, case let (value, digits) = numbers[0], digits == 7 || digits == 8,
      [19, 20].contains(value / 100 % 100)
    else { return nil }
    return [(value / 1_000_000, 2), (value / 10_000 % 100, 2), (value % 10_000, 4)]
  }

  /// Returns `nil` if the text does not begin with a date, or if the date is followed by something
  /// other than a time.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 80 else { return nil }
    isYearFirst = false
    if let plain = Self.plain(bytes) {
      numbers = plain
      return
    }
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var index = 0
    while index < scalars.count, numbers.count + (month == nil ? 0 : 1) < 3 {
      if Self.digit(scalars[index]) != nil {
        var (value, digits) = (0, 0)
        while index < scalars.count, digits < 15, let digit = Self.digit(scalars[index]) {
          value = value * 10 + digit
          digits += 1
          index += 1
        }
        numbers.append((value, digits))
        // `1st`, `22.`: suffixes of numbers are skipped below.
        if digits > 4 { break }
      } else if scalars[index].properties.isAlphabetic {
        guard take(Self.word(in: scalars, at: &index)) else { return nil }
      } else {
        guard " ,-./\u{A0}\u{3000}\u{60C}'".unicodeScalars.contains(scalars[index]) else {
          return nil
        }
        index += 1
      }
    }
    guard Self.isTime(scalars[index...]) else { return nil }
    // `12345 Oak St` is not a spreadsheet's serial date.
    if numbers.count == 1, month == nil, numbers[0].digits == 5,
      scalars[index...].contains(where: { $0.properties.isAlphabetic })
    {
      return nil
    }
    let count = numbers.count + (month == nil ? 0 : 1)
    guard count == 3 || count == 1 && numbers.first.map({ $0.digits >= 5 }) == true else {
      return nil
    }
  }

  /// Returns the three numbers of a date optionally followed by a time, the most common form, or
  /// `nil` for any other text.
  private static func plain(
    _ bytes: ArraySlice<UInt8>
  ) -> [(value: Int, digits: Int)]? {
    var numbers: [(value: Int, digits: Int)] = []
    numbers.reserveCapacity(3)
    var index = bytes.startIndex
    while numbers.count < 3 {
      if !numbers.isEmpty {
        guard index < bytes.endIndex,
          (UInt8(ascii: "-")...UInt8(ascii: "/")).contains(bytes[index])
        else { return nil }
        index += 1
      }
      var (value, digits) = (0, 0)
      while index < bytes.endIndex, bytes[index] &- UInt8(ascii: "0") < 10, digits < 4 {
        value = value * 10 + Int(bytes[index] &- UInt8(ascii: "0"))
        digits += 1
        index += 1
      }
      if digits == 0 { return nil }
      numbers.append((value, digits))
    }
    if index == bytes.endIndex { return numbers }
    guard bytes[index] == UInt8(ascii: " ") else { return nil }
    var letters = 0
    for byte in bytes[index...] {
      switch Unicode.Scalar(byte) {
      case "0"..."9", ":", " ", "+", "-", ".": break
      case "A"..."Z", "a"..."z": letters += 1
      default: return nil
      }
    }
    return letters <= 6 ? numbers : nil
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value) - 0x30
    // Arabic, Persian, Thai, and fullwidth digits.
    case 0x660...0x669: Int(scalar.value) - 0x660
    case 0x6F0...0x6F9: Int(scalar.value) - 0x6F0
    case 0xE50...0xE59: Int(scalar.value) - 0xE50
    case 0xFF10...0xFF19: Int(scalar.value) - 0xFF10
    default: nil
    }
  }

  /// Scans a word, including periods between the letters of non-Latin alphabets, as in `พ.ค.`.
  private static func word(in scalars: [Unicode.Scalar], at index: inout Int) -> String {
    var word = String.UnicodeScalarView()
    while index < scalars.count {
      let scalar = scalars[index]
      let isMark =
        scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark
      let isInside =
        scalar == "." && word.last.map { 0xE00...0xE7F ~= $0.value } == true
        && index + 1 < scalars.count && 0xE00...0xE7F ~= scalars[index + 1].value
      guard scalar.properties.isAlphabetic || isMark || isInside else { break }
      word.append(scalar)
      index += 1
    }
    return String(word)
  }

  /// Consumes a word, and returns whether it can be part of a date.
  private mutating func take(_ word: String) -> Bool {
    var rest = word
    if let mark = rest.first, Self.marks.contains(mark) {
      // A year unit may only follow the first number.
      if mark == "年" || mark == "년" {
        guard numbers.count == 1 else { return false }
        isYearFirst = true
      }
      rest.removeFirst()
    }
    guard !rest.isEmpty else { return true }
    if numbers.isEmpty, month == nil,
      let era = Self.eras.first(where: {
        $0.name.utf8.count == 1 ? rest.uppercased() == $0.name : rest.hasPrefix($0.name)
      })
    {
      self.era = era.offset
      isYearFirst = true
      rest.removeFirst(era.name.count)
      // The first year of an era has a special name.
      if rest.hasPrefix("元年") {
        numbers.append((1, 1))
        rest.removeFirst(2)
      }
      return rest.isEmpty
    }
    if let named = MonthName.number(of: rest) {
      guard month == nil else { return false }
      month = named
      return true
    }
    return MonthName.isFiller(rest)
  }

  /// The characters that follow a year, month, or day.
  private static let marks: Set<Character> = ["年", "月", "日", "년", "월", "일", "號", "号"]

  /// The offsets of eras from the common era.
  private static let eras: [(name: String, offset: Int)] = [
    ("令和", 2018), ("平成", 1988), ("昭和", 1925), ("R", 2018), ("H", 1988), ("S", 1925),
    ("中華民國", 1911), ("民國", 1911), ("民国", 1911), ("西暦", 0), ("西元", 0), ("公元", 0),
  ]

  /// Returns whether the rest is empty or may be a time with an optional time zone.
  private static func isTime(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = rest
    if let first = rest.first, marks.contains(Character(first)) { rest = rest.dropFirst() }
    // `10:23 GMT+0200 (Central European Summer Time)`: the name of the time zone.
    if rest.last == ")", let open = rest.lastIndex(of: "("), rest[..<open].contains(":") {
      rest = rest[..<open]
    }
    // `(水)`: the day of the week.
    if let open = rest.first, open == "(" || open == "（",
      let close = rest.firstIndex(where: { $0 == ")" || $0 == "）" }), close - rest.startIndex <= 4
    {
      rest = rest[(close + 1)...]
    }
    guard let first = rest.first else { return true }
    guard " tT,.Z\u{A0}".unicodeScalars.contains(first) || first.value > 0x2E80 else {
      return false
    }
    var letters = 0
    for scalar in rest {
      switch scalar {
      case "0"..."9", ":", " ", "+", ",", "-", ".", "/", "\u{A0}": break
      case "A"..."Z", "a"..."z": letters += 1
      default:
        guard timeMarks.contains(scalar) else { return false }
      }
    }
    return letters <= 6
  }

  private static let timeMarks = Set(
    "오전후시분초上下午前後后時时分秒点點頃ごろ期日月火水木金土星周週一二三四五六年г.года.рокув".unicodeScalars)

  /// The plausible years of the Republic of China calendar, 1991 to 2110; others are more likely
  /// to be typos.
  private static let republicanYears = 80...199

  /// Whether the first number is a year of the Republic of China calendar, and the others are a
  /// month and a day.
  var isRepublicanDate: Bool {
    Self.republicanYears.contains(numbers[0].value)
      && CalendarDate(
        year: numbers[0].value + 1911, month: numbers[1].value, day: numbers[2].value) != nil
  }

  func date(order: DateOrder) -> CalendarDate? {
    let numbers = yearLast ?? numbers
    if numbers.count == 1 && month == nil { return compact(numbers[0]) }
    if let month, numbers.count == 2 {
      let (first, second) = (numbers[0], numbers[1])
      let isYearFirst = first.digits > 2
      return year(isYearFirst ? first : second).flatMap {
        CalendarDate(year: $0, month: month, day: isYearFirst ? second.value : first.value)
      }
    }
    guard numbers.count == 3 else { return nil }
    let isYearFirst =
      isYearFirst || numbers[0].digits > 2 || order == .yearFirst && numbers[2].digits <= 2
    if isYearFirst {
      return date(numbers[0], month: numbers[1].value, day: numbers[2].value)
    }
    let isDayFirst = order == .dayFirst
    return date(
      numbers[2], month: numbers[isDayFirst ? 1 : 0].value,
      day: numbers[isDayFirst ? 0 : 1].value)
  }

  private func date(
    _ year: (value: Int, digits: Int), month: Int, day: Int
  ) -> CalendarDate? {
    if era == nil, SolarHijriDate.ambiguousYears.contains(year.value) {
      return SolarHijriDate.gregorian(year: year.value, month: month, day: day)
    }
    return self.year(year).flatMap { CalendarDate(year: $0, month: month, day: day) }
  }

  /// Parses `20230220`, `20230220080000`, or a time since 1970 in seconds or milliseconds.
  private func compact(_ number: (value: Int, digits: Int)) -> CalendarDate? {
    switch number.digits {
    case 7 where number.value <= 1_991_231:
      return CalendarDate(
        year: number.value / 10_000 + 1911, month: number.value / 100 % 100,
        day: number.value % 100)
    case 8:
      return date(
        (number.value / 10_000, 4), month: number.value / 100 % 100, day: number.value % 100)
    case 12, 14:
      let day = number.value / (number.digits == 12 ? 10_000 : 1_000_000)
      if let date = compact((day, 8)), (1900...2100).contains(date.year) { return date }
      return number.digits == 12 ? CalendarDate(daysSinceEpoch: number.value / 86_400_000) : nil
    case 13: return CalendarDate(daysSinceEpoch: number.value / 86_400_000)
    // A spreadsheet's serial date, in days since 1899-12-30.
    case 5: return CalendarDate(daysSinceEpoch: number.value - 25_569)
    case 9, 10: return CalendarDate(daysSinceEpoch: number.value / 86_400)
    default: return nil
    }
  }

  /// Returns the full year, or `nil` if the number is unlikely to be a year; two digits denote a
  /// year from 1981 to 2049 or, from 50 to 80, the years 2550 to 2580 of the Buddhist era, unless
  /// the text or the column names another era.
  ///
  /// Years of the Republic of China start in 1912 and have three digits, which may begin with a
  /// zero; those of the Buddhist era are 543 years ahead of the common era.
  private func year(_ number: (value: Int, digits: Int)) -> Int? {
    if let era { return number.value + era }
    if number.digits == 3 || number.digits == 2 && isRepublican,
      Self.republicanYears.contains(number.value)
    {
      return number.value + 1911
    }
    if number.digits == 3 { return nil }
    if DateReader.isBuddhist(number.value) { return number.value - 543 }
    guard number.digits <= 2 else { return number.value }
    return switch number.value {
    case ..<50: number.value + 2000
    case ...80: number.value + 2500 - 543
    default: number.value + 1900
    }
  }
}
