import PetMapAnnouncements
import PetMapMatches

/// The section with the pets that may be that of an announcement, each with the reasons for and
/// against it: found ones for a missing pet, and missing ones for a found pet.
struct MatchesPanel {
  /// The announcements with their matches, best first.
  let pets: [(announcement: Announcement, match: PetMatch)]
  let status: AnnouncementStatus
  let language: Language
  /// Returns the buttons with which the reporter says whether a pet is theirs, on the page where they
  /// manage the report.
  var answers: ((AnnouncementID) -> HTML)?
  /// What follows the pets.
  var rest: HTML?

  /// The number of pets.
  static let limit = 3
  /// The score from which a match is worth a look to the reporter: one in twenty is the pet.
  static let reporterScore = 0.05

  /// The section, or `nil` if no pet is similar.
  var html: HTML? {
    guard !pets.isEmpty || rest != nil else { return nil }
    let isFound = status == .found
    return """
      <section class="matches" id="matches" data-testid="matches">
      <h2>\(language(isFound ? .matchesOfFound : .matchesOfMissing))</h2>
      \(pets.isEmpty ? nil : list)\(rest)</section>

      """
  }

  private var list: HTML {
    """
    <p class="hint">\(language(.matchesHint))</p>
    <ul>
    \(pets.map(item))</ul>

    """
  }

  private func item(_ announcement: Announcement, _ match: PetMatch) -> HTML {
    let row = MapRow(announcement, language)
    let words = Words(language)
    let reasons = match.shownReasons.map { reason -> HTML in
      """
      <li\(reason.isContradiction ? " class=\"against\"" : nil)>\(reason.text(words))</li>

      """
    }
    return """
      <li class="match"><div class="thumb">\(PageFrame.paw)\(row.photo)</div>
      <div><h3><a dir="auto" href="/pets/\(row.id)?lang=\(language.rawValue)">\(row.title)</a> \
      <span class="band \(match.band.rawValue)">\(language(match.band.phrase))</span></h3>
      <p class="kind" dir="auto">\([row.kind, row.date].filter { !$0.isEmpty }.joined(separator: " · "))</p>
      <ul>
      \(reasons)</ul>\(answers.flatMap { answers in AnnouncementID(row.id).map(answers) })</div></li>

      """
  }
}
