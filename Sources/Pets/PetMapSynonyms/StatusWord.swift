package import PetMapAnnouncements

/// What the words in a status column, or in the name of a table or file, say about an animal.
///
/// ```swift
/// StatusWord("Zaginiony pies")          // .decided(.missing)
/// StatusWord("Stray - at large")        // .decided(.found)
/// StatusWord("Euthanized (humane)")     // .decided(.closed)
/// StatusWord("Available for adoption")  // .inCare
/// StatusWord("Owner surrender")         // nil
/// ```
package enum StatusWord: Hashable, Sendable {
  /// The animal is missing, it was found, or the case is closed.
  case decided(AnnouncementStatus)
  /// The report is open, as in `active`. The animal is missing unless something else says more.
  case open
  /// A shelter or a family takes care of the animal, which does not say how it got there.
  case inCare

  /// Finds the meaning of a value, or returns `nil` if it has none.
  ///
  /// A value of several words has the meaning of its phrases. An outcome such as `adopted` closes
  /// the case, whatever else the value says, unless it explains how an animal went missing. A process
  /// such as `adoption` closes the case only if all other words are neutral, because it may not have
  /// happened yet. That an animal is missing or was found requires the same.
  package init?(_ value: String) {
    if let word = Self.table[value.folded] {
      self = word
      return
    }
    guard value.utf8.count <= 80 else { return nil }
    let phrases = Phrases(value)
    let isNegated = phrases.others.contains(where: Self.negations.contains)
    let hasOthers = !phrases.others.allSatisfy(Self.isNeutral)
    var found = phrases.found
    if !phrases.hasOutcome,
      hasOthers || found.contains(.inCare) || phrases.others.contains(where: Self.ongoing.contains)
    {
      found.remove(.decided(.closed))
    }
    let isMissing =
      hasOthers && !phrases.hasEnd && phrases.found == [.decided(.missing), .decided(.closed)]
    if !isNegated, isMissing {
      self = .decided(.missing)
    } else if !isNegated, found.contains(.decided(.closed)) {
      self = .decided(.closed)
    } else if found.contains(.inCare), isNegated || hasOthers || found.count == 1 {
      self = .inCare
    } else if !isNegated, !hasOthers, phrases.isFindingOfMissing {
      self = .decided(.found)
    } else if !isNegated, !hasOthers,
      let word = found.count == 1 ? found.first : Self.foundInCare(found)
    {
      self = word
    } else {
      return nil
    }
  }

  /// Returns the meaning of a stray in a shelter, or `nil` if the meanings contradict each other.
  private static func foundInCare(_ meanings: Set<StatusWord>) -> StatusWord? {
    meanings == [.decided(.found), .inCare] ? .decided(.found) : nil
  }

  /// The status, if the words decide it.
  package var status: AnnouncementStatus? {
    if case .decided(let status) = self { status } else { nil }
  }

  /// Returns the status of the records in a table, a layer, a folder, or a file with a name such as
  /// `foundPets` or `lost-dogs-2024`, or `nil` if the name does not imply it.
  package static func status(ofName name: String) -> AnnouncementStatus? {
    guard name.utf8.count <= 200 else { return nil }
    let phrases = Phrases(name)
    let statuses = Set(phrases.found.compactMap { $0.status })
    guard statuses.count == 1, let status = statuses.first, !phrases.isDenied else { return nil }
    return status != .closed || phrases.others.allSatisfy(isNeutral) ? status : nil
  }

  /// Returns whether a word says nothing about a status.
  package static func isNeutral(_ word: String) -> Bool {
    neutral.contains(word) || Synonyms.species(word) != nil || Synonyms.sex(word) != nil
      || word.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }
}

extension StatusWord {
  /// The phrases in a text.
  package struct Phrases {
    /// What the phrases say about an animal.
    package private(set) var found: Set<StatusWord> = []
    /// Whether a phrase says that the case is closed, rather than naming a process.
    private(set) var hasOutcome = false
    /// Whether an outcome cannot be the reason why an animal went missing, such as `reunited`.
    package private(set) var hasEnd = false
    /// Whether an outcome says that an animal has a new owner or a new place.
    package private(set) var hasHandover = false
    /// Whether the phrases say that a lost animal was found, as in `found a lost dog`.
    private(set) var isFindingOfMissing = false
    /// Whether a word directly before a phrase negates it.
    package private(set) var isDenied = false
    /// The words that are not part of a phrase.
    package private(set) var others: [String] = []

    private static let missing = StatusWord.decided(.missing)
    private static let found = StatusWord.decided(.found)

    /// The maximum number of words in a phrase.
    private static let longest = 6

    package init(_ text: String) {
      let words = text.foldedWords.flatMap(Self.characters)
      var index = 0
      var previous: String?
      while index < words.count {
        let counts = (1...min(Self.longest, words.count - index)).reversed()
        if let (phrase, count) = counts.lazy.compactMap({ count in
          Self.phrase(words[index..<index + count]).map { ($0, count) }
        }).first {
          index += count
          guard let word = table[phrase] else { continue }
          // Verbs end sentences in Japanese and Korean.
          let isLast = phrase.unicodeScalars.first.map { $0.value >= 0x2E80 } == true
          let (first, second) = isLast ? (Self.missing, Self.found) : (Self.found, Self.missing)
          isFindingOfMissing = !others.isEmpty && found == [first] && word == second
          found.insert(word)
          if word == .decided(.closed) {
            hasOutcome = hasOutcome || !processes.contains(phrase)
            hasEnd = hasEnd || !explanations.contains(phrase)
            hasHandover = hasHandover || handovers.contains(phrase)
          }
          if let previous, negations.contains(previous) { isDenied = true }
          previous = nil
          continue
        }
        others.append(words[index])
        if !isNeutral(words[index]) { previous = words[index] }
        index += 1
      }
    }

    /// Splits a word in a script without spaces into its characters.
    private static func characters(_ word: String) -> [String] {
      guard let first = word.unicodeScalars.first, first.value >= 0x2E80 else { return [word] }
      return word.map(String.init)
    }

    /// Returns the known phrase that consists of words, or `nil` if they are none.
    private static func phrase(_ words: ArraySlice<String>) -> String? {
      let phrase = words.joined()
      if idioms.contains(phrase) { return phrase }
      guard !wholeValues.contains(phrase) else { return nil }
      if table[phrase] != nil { return phrase }
      guard phrase.utf8.count > 4, phrase.hasSuffix("s"),
        case let singular = String(phrase.dropLast()), !wholeValues.contains(singular),
        table[singular] != nil
      else { return nil }
      return singular
    }
  }
}
