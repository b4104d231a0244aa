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
  static func status(ofName name: String) -> AnnouncementStatus? {
    guard name.utf8.count <= 200 else { return nil }
    let phrases = Phrases(name)
    let statuses = Set(phrases.found.compactMap(\.status))
    guard statuses.count == 1, let status = statuses.first, !phrases.isDenied else { return nil }
    return status != .closed || phrases.others.allSatisfy(isNeutral) ? status : nil
  }

  /// Returns the innermost name of a path that implies a status.
  static func name(in path: [String]) -> String? { path.last { status(ofName: $0) != nil } }

  /// Returns the innermost name in the path of a file or its layer that implies a status. Only the
  /// last name closes cases, because a folder may contain the data of other steps, and only if it
  /// does not name a transfer or a release of data.
  static func name(inPathOfFile path: [String]) -> String? {
    guard let last = path.last else { return nil }
    if status(ofName: last) == .closed { return mayNameData(last) ? nil : last }
    return path.last {
      let status = status(ofName: $0)
      return status != nil && status != .closed
    }
  }

  /// Returns whether a name may be that of data that was transferred or released.
  private static func mayNameData(_ name: String) -> Bool {
    let words = ColumnName.words(of: name)
    return words.contains(where: dataSteps.contains)
      && !words.contains { SpeciesWord.isAnimal($0) }
  }

  /// Returns whether the name of a column denotes when, where, by whom, or under which number an
  /// animal was found, such as `Found location` or `Stray No.`, as opposed to `Microchip found`.
  static func isFinding(_ name: String) -> Bool { circumstance(ofName: name) == .found }

  /// Returns the status of the animals of which the name of a column denotes when, where, by whom, or
  /// under which number they were lost or found, or `nil` if it denotes anything else.
  static func circumstance(ofName name: String) -> AnnouncementStatus? {
    status(ofName: name).flatMap { status in
      Phrases(name).others.allSatisfy { isNeutral($0) || ["id", "no", "nr"].contains($0) }
        ? status : nil
    }
  }

  /// Returns whether a word says nothing about a status.
  static func isNeutral(_ word: String) -> Bool {
    neutral.contains(word) || Synonyms.species(word) != nil || Synonyms.sex(word) != nil
      || word.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }
}

extension StatusWord {
  /// The phrases in a text.
  struct Phrases {
    /// What the phrases say about an animal.
    private(set) var found: Set<StatusWord> = []
    /// Whether a phrase says that the case is closed, rather than naming a process.
    private(set) var hasOutcome = false
    /// Whether an outcome cannot be the reason why an animal went missing, such as `reunited`.
    private(set) var hasEnd = false
    /// Whether an outcome says that an animal has a new owner or a new place.
    private(set) var hasHandover = false
    /// Whether a word directly before a phrase negates it.
    private(set) var isDenied = false
    /// The words that are not part of a phrase.
    private(set) var others: [String] = []

    /// The maximum number of words in a phrase.
    private static let longest = 6

    init(_ text: String) {
      let words = ColumnName.words(of: text).flatMap(Self.characters)
      var index = 0
      var previous: String?
      while index < words.count {
        let counts = (1...min(Self.longest, words.count - index)).reversed()
        if let (phrase, count) = counts.lazy.compactMap({ count in
          Self.phrase(words[index..<index + count]).map { ($0, count) }
        }).first {
          index += count
          guard let word = table[phrase] else { continue }
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
