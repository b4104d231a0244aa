import PetMapAlerts
import PetMapAnnouncements
import PetMapKit
import PetMapMatches

/// The alerts that a server watches for, and what a change means to them.
struct AlertWatch {
  /// The number of the last alert that was added.
  private(set) var lastNumber: Int64 = 0
  private var searches = AlertIndex<AlertID>()
  private var reports: [AnnouncementID: Set<AlertID>] = [:]
  private var known: [AlertID: Known] = [:]

  private struct Known {
    let subject: Alert.Subject
    let createdAt: Timestamp
  }

  /// The reports whose reporters want to be told of something, by ID.
  var watchedReports: [AnnouncementID] { reports.keys.sorted { $0.text < $1.text } }

  /// Returns the alerts of a report's reporter, by ID.
  func alerts(of report: AnnouncementID) -> [AlertID] { (reports[report] ?? []).sorted() }

  /// Returns whether a sighting was sent after an alert was added, so that its receiver has not been on
  /// the report's page since.
  func isNews(_ sighting: StoredSighting, to alert: AlertID) -> Bool {
    guard let added = known[alert]?.createdAt, let sent = sighting.sighting.createdAt else {
      return false
    }
    return sent >= added
  }

  /// Adds an alert. Feeds are computed when they are read, so that those who only read them need
  /// not be told.
  mutating func add(_ alert: Alert, number: Int64) {
    lastNumber = max(lastNumber, number)
    if case .feed = alert.channel { return }
    switch alert.subject {
    case .search(let text):
      // A later version may know searches that this one does not.
      guard let search = try? AlertSearch(text: text) else { return }
      searches.insert(search, for: alert.id)
    case .report(let id): reports[id, default: []].insert(alert.id)
    }
    known[alert.id] = Known(subject: alert.subject, createdAt: alert.createdAt)
  }

  /// Removes an alert.
  mutating func remove(_ id: AlertID) {
    switch known.removeValue(forKey: id)?.subject {
    case .search: searches.remove(id)
    case .report(let report):
      reports[report]?.remove(id)
      if reports[report]?.isEmpty == true { reports[report] = nil }
    case nil: break
    }
  }

  // MARK: Changes

  /// An announcement that others see, and how they saw it before.
  struct Change {
    let id: AnnouncementID
    let announcement: Announcement
    /// The announcement before the change, if it was seen.
    var former: Announcement?
  }

  /// Returns the alerts whose searches find an announcement that they did not find before.
  func found(_ change: Change) -> [(alert: AlertID, event: AlertEvent)] {
    guard searches.count > 0 else { return [] }
    let event = AlertEvent(.found, of: change.id)
    let found = searches.matches(for: change.announcement)
    guard let former = change.former, !found.isEmpty else { return found.map { ($0, event) } }
    let before = Set(searches.matches(for: former))
    return found.filter { !before.contains($0) }.map { ($0, event) }
  }

  /// Returns the alerts of reports that an announcement may match.
  ///
  /// - Parameters:
  ///   - live: The announcements, among them this one.
  ///   - rejected: Returns the IDs of the pets of which a reporter has said that they are others.
  func matches(
    _ change: Change, in live: LiveAnnouncements,
    rejectedBy rejected: (AnnouncementID) -> Set<String>
  ) -> [(alert: AlertID, event: AlertEvent)] {
    guard !reports.isEmpty, change.isNews else { return [] }
    var options = MatchOptions()
    options.limit = Self.rivalLimit
    let rivals = live.matches(for: change.announcement, options: options).matches
    var events: [(alert: AlertID, event: AlertEvent)] = []
    for rival in rivals {
      guard let id = AnnouncementID(rival.id), reports[id] != nil else { continue }
      events += matches(of: id, in: live, rejected: rejected(id)) {
        $0.id == change.announcement.id
      }
    }
    return events
  }

  /// Returns the alerts of a report for its matches, as the report's own list of matches shows them.
  ///
  /// - Parameter isNews: Returns whether a match is one to tell of.
  func matches(
    of id: AnnouncementID, in live: LiveAnnouncements, rejected: Set<String>,
    where isNews: (Announcement) -> Bool
  ) -> [(alert: AlertID, event: AlertEvent)] {
    guard let report = live[id] else { return [] }
    let alerts = alerts(of: id)
    var options = MatchOptions()
    options.excluded = rejected
    let list = live.matches(for: report, options: options).matches
    return list.filter { $0.band != .unlikely }.flatMap { match in
      guard let id = AnnouncementID(match.id), let found = live[id], isNews(found) else {
        return [(alert: AlertID, event: AlertEvent)]()
      }
      let event = AlertEvent(.match, of: id)
      return alerts.map { ($0, event) }
    }
  }

  /// The number of reports that a new announcement is compared with.
  private static let rivalLimit = 20
}

extension AlertWatch.Change {
  /// Whether the change says something about the animal or where it is.
  fileprivate var isNews: Bool {
    guard var former else { return true }
    former.updatedAt = announcement.updatedAt
    return former != announcement
  }
}
