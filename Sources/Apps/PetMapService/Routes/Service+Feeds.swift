import PetMapAlerts
import PetMapAnnouncements
import PetMapKit
import PetMapMatches
import PetMapParameters
import PetMapRequests

extension Service {
  /// Returns the feed of an alert: what its search finds, or the sightings and matches of its report,
  /// the newest first.
  func alertFeed(of alert: AddressedAlert) throws(ServiceError) -> AlertFeed {
    let language = alert.alert.language
    var feed: AlertFeed
    switch alert.alert.subject {
    case .search(let text):
      guard let search = try? AlertSearch(text: text) else { throw .internalError }
      feed = AlertFeed(
        id: alert.url, title: search.summary(language),
        pageURL: "\(alert.base)/?\(search.pageQuery)", language: language,
        created: alert.alert.createdAt)
      feed.entries = live.snapshot.pins.pins(search.pins).pins.map {
        AlertFeed.Entry(
          $0.announcement, base: alert.base, language: language, city: nearestCities.city)
      }
    case .report(let id):
      // Alerts end with the report, and say nothing of one that is withheld.
      guard let status = live.managed(id)?.status, status != .closed else { throw .notFound }
      feed = AlertFeed(
        id: alert.url, title: alertTitle(of: id, language),
        pageURL: "\(alert.base)/pets/\(id.text)", language: language,
        created: alert.alert.createdAt)
      guard let report = live[id] else { return feed }
      feed.entries = try sightings(of: id).map {
        AlertFeed.Entry(
          $0, of: report, base: alert.base, language: language, city: nearestCities.city)
      }
      feed.entries += try feedMatches(of: id, report).map {
        AlertFeed.Entry(
          $0.pet, match: $0.match, base: alert.base, language: language,
          city: nearestCities.city)
      }
    }
    // Entries of the same time stay in order.
    let order = feed.entries.indices.sorted { left, right in
      let (one, other) = (feed.entries[left].updated, feed.entries[right].updated)
      return one == other ? left < right : one > other
    }
    feed.entries = order.prefix(AlertSearch.feedLimit).map { feed.entries[$0] }
    return feed
  }

  /// Returns the matches of which a reporter is told.
  private func feedMatches(
    of id: AnnouncementID, _ report: Announcement
  ) throws(ServiceError) -> [(pet: Announcement, match: PetMatch)] {
    var options = MatchOptions()
    options.excluded = try decisions(of: id).rejected
    return live.matches(for: report, options: options).matches
      .filter { $0.band != .unlikely }
      .compactMap { match in
        AnnouncementID(match.id).flatMap { live[$0] }.map { ($0, match) }
      }
  }

  /// Returns what an alert about a report is about, in words.
  func alertTitle(of id: AnnouncementID, _ language: Language) -> String {
    live[id].map { AlertMessage.topic(of: $0, language) } ?? id.text
  }
}

extension AlertSearch {
  /// The parameters of the map page that shows what the search finds, or at least a part of it.
  fileprivate var pageQuery: String {
    guard circle.near == nil, let center = region?.box?.center else { return text }
    let kept = query.filter { !["bbox", "polygon"].contains($0.name) }
    let view = [
      QueryParameter(name: "center", value: ParameterKind.coordinate.write(center)),
      QueryParameter(name: "zoom", value: "8"),
    ]
    return String(PercentEncoding.query(view + kept).dropFirst())
  }
}
