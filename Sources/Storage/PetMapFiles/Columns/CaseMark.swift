import PetMapAnnouncements
import PetMapSynonyms
import PetMapSystem

/// A column that says what became of an animal without a word for its status: by a flag, as in
/// `resolved`, by a date, as in `reunited_at`, or because it contains anything, as `Found location`
/// does.
struct CaseMark {
  /// What the name of a column denotes.
  enum Meaning: Hashable {
    /// The case is closed.
    case closed
    /// The animal has a new owner or a new place, which closes the case, or is how the owner of a
    /// missing animal got it.
    case handedOver
    /// A shelter or a family takes care of the animal.
    case inCare
    /// The report is open.
    case open
    /// When an animal was lost.
    case lost
    /// An animal that was missing has been found.
    case located
    /// The circumstances in which an animal was found.
    case finding
  }

  /// The values of a column whose name denotes a mark.
  struct Profile {
    /// What the column's name denotes.
    let meaning: Meaning
    /// The number of values that mean true or false.
    private(set) var flags = 0
    /// The number of values that are dates.
    private(set) var dates = 0

    init(_ meaning: Meaning) { self.meaning = meaning }

    mutating func add(_ text: ArraySlice<UInt8>) {
      if StatusFlag.isTrue(String(decoding: text.prefix(12), as: UTF8.self)) != nil {
        flags += 1
      } else if CaseMark.date(text) != nil {
        dates += 1
      }
    }
  }

  let meaning: Meaning
  /// Whether the values are flags, as opposed to dates or text.
  private let hasFlags: Bool
  /// Whether the values are dates.
  let hasDates: Bool
  /// The dates on which a case may have ended: not the first day of an epoch or a day to come, which
  /// stand for no date or a plan.
  private let pastDays: ClosedRange<CalendarDate>

  /// Returns `nil` if the column's name denotes no mark, or its values are not what the name
  /// requires: flags or, if it denotes the end of a case, dates.
  init?(_ profile: ColumnProfile) {
    guard let mark = profile.mark, profile.filled > 0 else { return nil }
    meaning = mark.meaning
    hasFlags = mark.flags == profile.filled
    let now = Timestamp(milliseconds: SystemClock.millisecondsSince1970())
    guard let first = CalendarDate(year: 1971, month: 1, day: 1), case let today = now.date(),
      first <= today
    else { return nil }
    pastDays = first...today
    hasDates = mark.dates * 5 >= profile.filled * 4
    let isMark =
      switch meaning {
      case .closed, .handedOver: hasFlags || hasDates
      case .inCare, .open, .located: hasFlags
      case .lost: hasDates
      case .finding: !hasFlags
      }
    if !isMark { return nil }
  }

  /// Whether the column says so whatever the status columns say: a date of adoption may be when the
  /// owner of a missing animal adopted it.
  var isCertain: Bool {
    switch meaning {
    case .closed, .open, .located: true
    case .handedOver: hasFlags
    case .inCare, .lost, .finding: false
    }
  }

  /// Returns what a value says about an animal, or `nil` if it says nothing.
  func status(of value: String) -> StatusWord? {
    let isTrue =
      hasFlags
      ? StatusFlag.isTrue(value) == true
      : meaning == .finding && !hasDates
        || Self.date(Array(value.utf8)[...]).map(pastDays.contains) == true
    return switch meaning {
    case .closed: isTrue ? .decided(.closed) : nil
    // An animal that waits for a new owner is not missing.
    case .handedOver: isTrue ? .decided(.closed) : .inCare
    case .inCare: isTrue ? .inCare : nil
    case .open: isTrue ? nil : .decided(.closed)
    case .lost: isTrue ? .decided(.missing) : nil
    case .located, .finding: isTrue ? .decided(.found) : nil
    }
  }

  /// Returns the date in a text. The order of an ambiguous day and month does not matter here.
  private static func date(_ text: ArraySlice<UInt8>) -> CalendarDate? {
    let text = text.prefix(60)
    return DateReader.date(text, order: .dayFirst) ?? DateReader.date(text, order: .monthFirst)
      ?? DateReader.timestamp(text, order: .monthFirst)?.date()
  }
}

extension ColumnName {
  /// Returns what a column with this name denotes if its values are flags, dates, or any text, or
  /// `nil` if it denotes nothing that may become of an animal.
  static func mark(named name: String) -> CaseMark.Meaning? {
    guard name.utf8.count <= 64 else { return nil }
    let all = name.foldedWords
    let words = all.filter { !questions.contains($0) && !articles.contains($0) }
      .flatMap(separatingDate)
    if words.count == 1, located.contains(words[0]) { return .located }
    let whole = words.joined()
    if notMarks.contains(whole) { return nil }
    if deleted.contains(words.first ?? ""), words.dropFirst().allSatisfy(StatusWord.isNeutral) {
      return .closed
    }
    // An animal may be active, too.
    if StatusWord.table[whole] == .open { return words.count < all.count ? .open : nil }
    let isHandover = StatusWord.handovers.contains(whole)
    if let meaning = StatusWord.table[whole].flatMap({ meaning(of: $0, isHandover: isHandover) }) {
      return meaning
    }
    switch StatusWord.circumstance(ofName: words.joined(separator: " ")) {
    case .found: return .finding
    case .missing: return .lost
    default: break
    }
    let phrases = StatusWord.Phrases(words.joined(separator: " "))
    guard let word = phrases.found.first, phrases.found.count == 1, !phrases.isDenied,
      phrases.others.allSatisfy(StatusWord.isNeutral),
      !words.contains(where: StatusWord.dataSteps.contains)
    else { return nil }
    return meaning(of: word, isHandover: phrases.hasHandover)
  }

  private static func meaning(of word: StatusWord, isHandover: Bool) -> CaseMark.Meaning? {
    switch word {
    case .decided(.closed): isHandover ? .handedOver : .closed
    case .inCare: .inCare
    case .decided, .open: nil
    }
  }

  /// Separates the word for a date from another one, as in `ADOPTIONDATE` or `DATEFOUND`.
  private static func separatingDate(_ word: String) -> [String] {
    guard word.utf8.count > 6, word != "update" else { return [word] }
    if word.hasSuffix("date") { return [String(word.dropLast(4)), "date"] }
    return word.hasPrefix("date") ? ["date", String(word.dropFirst(4))] : [word]
  }

  /// Words whose flags may say where an animal is or what is offered, rather than what became of it.
  private static let notMarks = StatusWord.processes.union(["home"])

  /// The words for reports that have been deleted, but are still in the data.
  private static let deleted = Set(
    """
    deleted eliminado eliminada borrado borrada excluído excluída supprimé supprimée gelöscht usunięty
    usunięta usunięte cancellato cancellata eliminato eliminata удален удалён verwijderd
    """.spacedWords.map(\.folded))

  /// The words that say of a missing animal that it has been found.
  private static let located = Set(
    """
    found encontrado encontrada hallado hallada trouvé trouvée gefunden znaleziony znaleziona
    znalezione ritrovato ritrovata trovato trovata achado achada gevonden fundet funnet hittad найден
    найдена знайдено знайдений знайдена nalezen nalezena nalezeno
    """.spacedWords.map(\.folded))
}
