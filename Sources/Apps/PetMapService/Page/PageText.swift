import PetMapAnnouncements

/// A text of the server-rendered pages in every language. Each page declares its own in an
/// extension; those that the apps show as well are in `Phrase`.
struct PageText: Sendable, Hashable {
  private let english: String
  private let polish: String

  init(_ english: String, _ polish: String) {
    self.english = english
    self.polish = polish
  }

  /// Returns the text in a language.
  func text(_ language: Language) -> String {
    switch language {
    case .english: english
    case .polish: polish
    }
  }
}

extension Language {
  /// Returns a page's text in this language.
  func callAsFunction(_ text: PageText) -> String { text.text(self) }

  /// Returns a phrase in this language.
  func callAsFunction(_ phrase: Phrase) -> String { phrase.text(self) }
}

/// The texts of the frame around every page.
extension PageText {
  static let skipToContent = PageText("Skip to the content", "Przejdź do treści")
  static let report = PageText("Report", "Zgłoszenie")
  static let lostPet = PageText("I lost a pet", "Zgubiłem zwierzę")
  static let foundPet = PageText("I found a pet", "Znalazłem zwierzę")
  static let backToMap = PageText("Back to the map", "Wróć do mapy")
  static let manageReport = PageText("Manage my report", "Zarządzaj zgłoszeniem")
}
