/// A text in every language.
package struct Wording: Sendable {
  private let english: String
  private let polish: String

  package init(_ english: String, _ polish: String) {
    self.english = english
    self.polish = polish
  }

  /// Returns the text in the given language.
  package func text(_ language: Language) -> String {
    switch language {
    case .english: english
    case .polish: polish
    }
  }
}

/// The phrases in callouts. They are separate from ``Phrase``, so that a web page that shows only
/// callouts does not load the table of all phrases.
extension Wording {
  /// The text shown for a missing name.
  package static let unknownPet = Wording("Unknown pet", "Nieznane zwierzę")
  /// The badge for ``AnnouncementStatus/missing``.
  package static let statusMissing = Wording("MISSING", "ZAGINĄŁ")
  /// The badge for ``AnnouncementStatus/found``.
  package static let statusFound = Wording("FOUND", "ZNALEZIONY")
  /// The badge for ``AnnouncementStatus/closed``.
  package static let statusClosed = Wording("CLOSED", "ZAMKNIĘTE")

  /// Returns the abbreviation of a month: `Nov`.
  ///
  /// - Parameter number: The month, from 1 to 12.
  package static func month(_ number: Int) -> Wording {
    switch number {
    case 1: Wording("Jan", "sty")
    case 2: Wording("Feb", "lut")
    case 3: Wording("Mar", "mar")
    case 4: Wording("Apr", "kwi")
    case 5: Wording("May", "maj")
    case 6: Wording("Jun", "cze")
    case 7: Wording("Jul", "lip")
    case 8: Wording("Aug", "sie")
    case 9: Wording("Sep", "wrz")
    case 10: Wording("Oct", "paź")
    case 11: Wording("Nov", "lis")
    default: Wording("Dec", "gru")
    }
  }

  fileprivate static let dog = Wording("Dog", "Pies")
  fileprivate static let cat = Wording("Cat", "Kot")
  fileprivate static let bird = Wording("Bird", "Ptak")
  fileprivate static let rabbit = Wording("Rabbit", "Królik")
  fileprivate static let other = Wording("Other", "Inne")
}

extension Species {
  /// The name of the species in every language.
  package var screenName: Wording {
    switch self {
    case .dog: .dog
    case .cat: .cat
    case .bird: .bird
    case .rabbit: .rabbit
    case .other: .other
    }
  }
}
