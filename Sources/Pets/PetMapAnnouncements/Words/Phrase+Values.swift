extension Species {
  /// The species' name on the screens.
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
  /// The sex's name on the screens.
  public var phrase: Phrase {
    switch self {
    case .male: .male
    case .female: .female
    case .unknown: .unknown
    }
  }

  /// `♂` (U+2642), `♀` (U+2640) or `?`.
  public var symbol: String {
    switch self {
    case .male: "\u{2642}"
    case .female: "\u{2640}"
    case .unknown: "?"
    }
  }
}

extension AnnouncementStatus {
  /// The status on its badge.
  public var phrase: Phrase {
    switch self {
    case .missing: .statusMissing
    case .found: .statusFound
    case .closed: .statusClosed
    }
  }
}

extension Phrase {
  /// The message after too many wrong passwords: `Too many attempts. Try again in 30 s.`
  ///
  /// - Parameter seconds: after which to try again, rounded up to whole minutes or hours; nil when
  ///   the service did not say.
  public static func tooManyAttempts(retryAfter seconds: Int?, _ language: Language) -> String {
    tooManyAttempts(retryAfter: seconds, in: Words(language))
  }

  /// The message after too many wrong passwords, in a caller's words.
  ///
  /// - Parameter seconds: after which to try again, rounded up to whole minutes or hours; nil when
  ///   the service did not say.
  public static func tooManyAttempts(retryAfter seconds: Int?, in words: Words) -> String {
    guard let seconds, seconds > 0 else { return words.text(.passwordLocked) }
    let (phrase, unit): (Phrase, Int) =
      seconds <= 90
      ? (.lockedForSeconds, 1) : seconds <= 5400 ? (.lockedForMinutes, 60) : (.lockedForHours, 3600)
    // Better no time than a sentence in another language.
    if words.translates(.passwordLocked), !words.translates(phrase) {
      return words.text(.passwordLocked)
    }
    return words.text(phrase, [("time", "\((seconds - 1) / unit + 1)")])
  }
}

extension CalendarDate {
  /// The date as the details screen has it, whatever the device's settings: `Nov 18, 2025`, in
  /// Polish `18 lis 2025`.
  public func text(_ language: Language) -> String {
    switch language {
    case .english: return mediumText
    case .polish:
      return "\(day) \(Wording.month(month).text(.polish)) \(year)"
    }
  }
}
