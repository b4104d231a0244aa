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
  /// A value of several words has the meaning of its phrases. An outcome closes the case, whatever
  /// else the value says. That an animal is missing or was found requires that all other words are
  /// neutral.
  package init?(_ value: String) {
    if let word = Self.table[value.folded] {
      self = word
      return
    }
    guard value.utf8.count <= 80 else { return nil }
    let (found, others) = Self.phrases(in: value)
    let isNegated = others.contains(where: Self.negations.contains)
    let hasOthers = !others.allSatisfy(Self.isNeutral)
    if !isNegated, found.contains(.decided(.closed)) {
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
    let (found, others) = phrases(in: name)
    let statuses = Set(found.compactMap(\.status))
    // `no` is a number.
    guard statuses.count == 1, let status = statuses.first,
      !ColumnName.words(of: name).contains("not")
    else { return nil }
    // A transfer of data closes no case.
    return status != .closed || others.allSatisfy(isNeutral) ? status : nil
  }

  /// Returns the innermost name of a path that implies a status.
  static func name(in path: [String]) -> String? { path.last { status(ofName: $0) != nil } }

  /// The maximum number of words in a phrase.
  private static let longestPhrase = 6

  /// Returns the meanings of the phrases in a text, and its other words.
  private static func phrases(in text: String) -> (found: Set<StatusWord>, others: [String]) {
    let words = ColumnName.words(of: text).flatMap(characters)
    var (found, others) = (Set<StatusWord>(), [String]())
    var index = 0
    while index < words.count {
      let counts = (1...min(longestPhrase, words.count - index)).reversed()
      if let (word, count) = counts.lazy.compactMap({ count in
        meaning(of: words[index..<index + count]).map { ($0, count) }
      }).first {
        found.insert(word)
        index += count
        continue
      }
      others.append(words[index])
      index += 1
    }
    return (found, others)
  }

  /// Splits a word in a script without spaces into its characters.
  private static func characters(_ word: String) -> [String] {
    guard let first = word.unicodeScalars.first, first.value >= 0x2E80 else { return [word] }
    return word.map(String.init)
  }

  /// Returns the meaning of a phrase within a text.
  private static func meaning(of words: ArraySlice<String>) -> StatusWord? {
    let phrase = words.joined()
    guard !wholeValues.contains(phrase) else { return nil }
    if let word = table[phrase] { return word }
    guard phrase.utf8.count > 4, phrase.hasSuffix("s"),
      case let singular = String(phrase.dropLast()), !wholeValues.contains(singular)
    else { return nil }
    return table[singular]
  }

  /// Returns whether a word says nothing about a status.
  private static func isNeutral(_ word: String) -> Bool {
    neutral.contains(word) || Synonyms.species(word) != nil || Synonyms.sex(word) != nil
      || word.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }
}
