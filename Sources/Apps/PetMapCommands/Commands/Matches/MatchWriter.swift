import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapMatches

/// Writes the matches of reports as text or as lines of JSON.
struct MatchWriter {
  private let format: MatchesOptions.Format
  private let words: Words
  private let stream: OutputStream
  /// The number of matches written.
  private(set) var count = 0
  private var hasWritten = false

  private static let width = 80

  init(_ format: MatchesOptions.Format, _ words: Words, to stream: OutputStream) {
    self.format = format
    self.words = words
    self.stream = stream
  }

  /// Writes the matches of a report.
  ///
  /// - Parameter pin: Returns the announcement of a match.
  mutating func write(
    _ report: Announcement, _ list: MatchList, pin: (String) -> Announcement?
  ) {
    count += list.matches.count
    switch format {
    case .jsonl:
      stream.write { bytes in
        JSONWriter.append(to: &bytes) { list.write(to: &$0, id: report.id, words) }
      }
      stream.write("\n")
    case .text:
      if hasWritten { stream.write("\n") }
      line(heading(report))
      if list.matches.isEmpty { line(words.text(.matchNone), indent: 2) }
      for match in list.matches {
        stream.write("\n")
        write(match, pin(match.id))
      }
      if !list.isComplete { line(words.text(.matchNotAll), indent: 2) }
    }
    hasWritten = true
  }

  private func write(_ match: PetMatch, _ pin: Announcement?) {
    // Only a microchip is certain.
    let percent = match.score < 1 ? min(99, Int((match.score * 100).rounded())) : 100
    let score = percent == 0 ? "<1 %" : "\(percent) %"
    let padding = String(repeating: " ", count: max(0, 5 - score.count))
    line(
      "\(padding)\(score)  \(words.text(match.band.phrase)): "
        + (pin.map { heading($0) } ?? match.id), hanging: 7)
    for reason in match.shownReasons {
      line(reason.signedText(words), indent: 7, hanging: 2)
    }
    if let unknown = match.unknownText(words) { line("? " + unknown, indent: 7, hanging: 2) }
  }

  /// The ID of an announcement, and what it says at a glance.
  private func heading(_ pet: Announcement) -> String {
    var parts = [pet.id, words.text(pet.status.phrase)]
    if let name = pet.petName, !name.isEmpty { parts.append(name) }
    let species = Species(pet.species)
    parts.append(
      species == .other && pet.species != species.word ? pet.species : words.text(species.phrase))
    if let breed = pet.breed { parts.append(breed) }
    if let date = pet.lastSeenDate { parts.append(words.text(date)) }
    return parts.joined(separator: ", ")
  }

  private func line(_ text: String, indent: Int = 0, hanging: Int = 0) {
    for line in text.escapingControls.wrapped(to: Self.width, indent: indent, hanging: hanging) {
      stream.write(line + "\n")
    }
  }
}
