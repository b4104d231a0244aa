import PetMapAnnouncements
import PetMapFiles
import PetMapSynonyms

/// Words for a status, species, or sex whose meanings are unknown.
struct UnknownWords {
  private let field: RecordField
  private var words: [String]
  private var seen: Set<String> = []
  /// The maximum number of words to keep.
  private static let limit = 300

  init(_ field: RecordField, _ words: [String] = []) {
    self.field = field
    self.words = words
  }

  var isEmpty: Bool { words.isEmpty }

  /// Adds a word unless its meaning is known.
  mutating func add(_ word: String) {
    guard words.count < Self.limit, seen.insert(word).inserted,
      !Synonyms.isKnown(word, as: field)
    else { return }
    words.append(word)
  }

  /// The first words, and how to set their meanings.
  var note: String {
    let some = words.prefix(6).map { $0.shortened(to: 30).quoted }.joined(separator: ", ")
    let more = words.count > 6 ? " and \((words.count - 6).grouped) more" : ""
    let example = words.first?.shortened(to: 30) ?? ""
    let (one, many, meaning) =
      switch field {
      case .species: ("species", "species", "dog")
      case .sex: ("sex", "sexes", "female")
      default: ("status", "statuses", "STATUS")
      }
    return "unknown \(words.count == 1 ? one : many): \(some)\(more); set "
      + "\(words.count == 1 ? "its meaning" : "their meanings"), such as with --values "
      + "\(field.name):\(example)=\(meaning)".shellWord
  }
}
