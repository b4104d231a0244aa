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
  /// What is said after too many wrong passwords: `Too many attempts. Try again in 30 s.`
  ///
  /// - Parameter seconds: after which to try again, rounded up to whole minutes or hours; nil when
  ///   the service did not say.
  public static func tooManyAttempts(retryAfter seconds: Int?, _ language: Language) -> String {
    guard let seconds, seconds > 0 else { return Phrase.passwordLocked.text(language) }
    func whole(_ unit: Int) -> Int { (seconds - 1) / unit + 1 }
    let wait =
      seconds <= 90 ? "\(seconds) s" : seconds <= 5400 ? "\(whole(60)) min" : "\(whole(3600)) h"
    return switch language {
    case .english: "Too many attempts. Try again in \(wait)."
    case .polish: "Zbyt wiele prób. Spróbuj ponownie za \(wait)."
    }
  }
}

extension Phrase {
  /// What is said after too many wrong passwords, in a caller's words; the time to wait is left out
  /// in a language that is not the product's.
  public static func tooManyAttempts(retryAfter seconds: Int?, in words: Words) -> String {
    words.isTranslated
      ? words.text(.passwordLocked) : tooManyAttempts(retryAfter: seconds, words.language)
  }
}

extension CalendarDate {
  /// The date as the details screen has it, whatever the device's settings: `Nov 18, 2025`, in
  /// Polish `18 lis 2025`.
  public func text(_ language: Language) -> String {
    switch language {
    case .english: return mediumText
    case .polish:
      let months = [
        "sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru",
      ]
      return "\(day) \(months[month - 1]) \(year)"
    }
  }
}
