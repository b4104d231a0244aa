extension Species {
  /// The name of the species.
  public var phrase: Phrase {
    switch self {
    case .dog: .dog
    case .cat: .cat
    case .bird: .bird
    case .rabbit: .rabbit
    case .other: .other
    }
  }
}

extension Sex {
  /// The name of the sex.
  public var phrase: Phrase {
    switch self {
    case .male: .male
    case .female: .female
    case .unknown: .unknown
    }
  }

  /// The symbol `♂` (U+2642), `♀` (U+2640) or `?`.
  public var symbol: String {
    switch self {
    case .male: "\u{2642}"
    case .female: "\u{2640}"
    case .unknown: "?"
    }
  }
}

extension AnnouncementStatus {
  /// The text of the status badge.
  public var phrase: Phrase {
    switch self {
    case .missing: .statusMissing
    case .found: .statusFound
    case .closed: .statusClosed
    }
  }
}

extension Phrase {
  /// Returns the message shown during a lockout: `Too many attempts. Try again in 30 s.`
  ///
  /// - Parameter seconds: The time until the next attempt, which is rounded up to whole minutes or
  ///   hours, or `nil` if the service did not return it.
  public static func tooManyAttempts(retryAfter seconds: Int?, _ language: Language) -> String {
    tooManyAttempts(retryAfter: seconds, in: Words(language))
  }

  /// Returns the message shown during a lockout, with custom words.
  ///
  /// - Parameter seconds: The time until the next attempt, which is rounded up to whole minutes or
  ///   hours, or `nil` if the service did not return it.
  public static func tooManyAttempts(retryAfter seconds: Int?, in words: Words) -> String {
    guard let seconds, seconds > 0 else { return words.text(.passwordLocked) }
    let (phrase, unit): (Phrase, Int) =
      seconds <= 90
      ? (.lockedForSeconds, 1) : seconds <= 5400 ? (.lockedForMinutes, 60) : (.lockedForHours, 3600)
    // Omit the time rather than mix languages.
    if words.translates(.passwordLocked), !words.translates(phrase) {
      return words.text(.passwordLocked)
    }
    return words.text(phrase, [("time", "\((seconds - 1) / unit + 1)")])
  }
}

extension CalendarDate {
  /// Returns the date as formatted on the details screen, regardless of the device's settings:
  /// `Nov 18, 2025`, or `18 lis 2025` in Polish.
  public func text(_ language: Language) -> String { text { $0.calloutText(language) } }

  /// Returns the date in the format and with the names of the months of a translation. The format
  /// has `{d}` or `{dd}`, `{M}`, `{MM}` or `{MMM}`, and `{yyyy}`.
  func text(_ translation: (Phrase) -> String) -> String {
    var result: [UInt8] = []
    var rest = Array(translation(.mediumDate).utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
        let letter = rest.first, let number = number(letter)
      else {
        result.append(byte)
        continue
      }
      let count = end - rest.startIndex
      if letter == UInt8(ascii: "M"), count == 3 {
        result += translation(Phrase.months[month - 1]).utf8
      } else if number < 10, count == 1 {
        result.append(UInt8(ascii: "0") + UInt8(number))
      } else {
        Self.appendDigits(number, count: count, to: &result)
      }
      rest = rest[(end + 1)...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the part of the date with the given letter in a format.
  private func number(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "d"): day
    case UInt8(ascii: "M"): month
    case UInt8(ascii: "y"): year
    default: nil
    }
  }
}

extension Phrase {
  /// The months, starting with January.
  package static let months: [Phrase] = [
    .january, .february, .march, .april, .may, .june, .july, .august, .september, .october,
    .november, .december,
  ]
}

extension PetSize {
  /// The name of the size.
  public var phrase: Phrase {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension Custody {
  /// The localized description.
  public var phrase: Phrase {
    switch self {
    case .kept: .custodyKept
    case .shelter: .custodyShelter
    case .seen: .custodySeen
    }
  }
}
