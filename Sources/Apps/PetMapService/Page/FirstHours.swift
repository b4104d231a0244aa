import PetMapAnnouncements

/// What to do in the first hours after a pet was lost or found, with the studies behind it.
enum FirstHours {
  /// A piece of advice.
  private struct Advice {
    let text: PageText
    let source: Source
  }

  /// A study.
  private struct Source {
    let citation: String
    let url: String

    /// 75 % of 602 cats were found within 500 m; searching on foot raised the chance.
    static let huang = Source(
      citation: "Huang et al. 2018, Animals 8(1):5", url: "https://doi.org/10.3390/ani8010005")
    /// More than a third of lost dogs came back by a call or a visit to an agency, 15 % by posters.
    static let lordDogs = Source(
      citation: "Lord et al. 2007, JAVMA 230(2):211",
      url: "https://doi.org/10.2460/javma.230.2.211")
    /// Owners of 74 % of the dogs with a microchip that came to shelters were found.
    static let lordChips = Source(
      citation: "Lord et al. 2009, JAVMA 235(2):160",
      url: "https://doi.org/10.2460/javma.235.2.160")
    /// Most lost pets came back; half of the dogs were found by searching the neighborhood.
    static let weiss = Source(
      citation: "Weiss et al. 2012, Animals 2(2):301", url: "https://doi.org/10.3390/ani2020301")
  }

  private static func advice(_ announcement: Announcement) -> [Advice] {
    if announcement.status == .found {
      let scan = Advice(text: .foundScan, source: .lordChips)
      let shelters = Advice(text: .foundShelters, source: .lordDogs)
      let ask = Advice(text: .foundAsk, source: .weiss)
      return switch announcement.custody.flatMap({ Custody(known: $0.utf8) }) {
      case .kept, nil: [scan, shelters, ask]
      case .shelter: [ask]
      case .seen: [shelters, ask]
      }
    }
    let isCat = Species(announcement.species) == .cat
    return [
      Advice(text: isCat ? .searchCat : .searchNearby, source: isCat ? .huang : .weiss),
      Advice(text: .callShelters, source: .lordDogs),
      Advice(text: .hangPosters, source: .lordDogs),
      Advice(text: .updateChip, source: .lordChips),
    ]
  }

  /// Returns the section for an announcement.
  static func html(_ announcement: Announcement, _ language: Language) -> HTML {
    """
    <section class="hours">
    <h2>\(language(.firstHours))</h2>
    <ol>
    \(advice(announcement).map { advice in
        """
        <li>\(language(advice.text)) <a class="cite" href="\(advice.source.url)" \
        rel="noreferrer">\(advice.source.citation)</a></li>

        """ as HTML
      })</ol>
    </section>

    """
  }
}
