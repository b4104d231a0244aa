import PetMapAnnouncements
import PetMapMatches

/// The section with the pets that may be that of an announcement, each with the reasons for and
/// against it: found ones for a missing pet, and missing ones for a found pet.
struct MatchesPanel {
  /// The announcements with their matches, best first.
  let pets: [(announcement: Announcement, match: PetMatch)]
  let status: AnnouncementStatus
  let language: Language

  /// The number of pets.
  static let limit = 3

  /// The section, or `nil` if no pet is similar.
  var html: HTML? {
    guard !pets.isEmpty else { return nil }
    let isFound = status == .found
    return """
      <section class="matches" id="matches" data-testid="matches">
      <h2>\(language(isFound ? .matchesOfFound : .matchesOfMissing))</h2>
      <p class="hint">\(language(.matchesHint))</p>
      <ul>
      \(pets.map(item))</ul>
      </section>

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
      \(reasons)</ul></div></li>

      """
  }
}
