import PetMapAnnouncements
import PetMapKit

/// What changes mean to alerts.
extension AlertSender {
  /// Returns what an announcement that was changed means to alerts.
  func events(
    of stored: StoredAnnouncement, former: Announcement?, _ watch: AlertWatch
  ) throws(StoreError) -> [(alert: AlertID, event: AlertEvent)] {
    guard stored.isPublished, stored.announcement.status != .closed else { return [] }
    let change = AlertWatch.Change(
      id: stored.id, announcement: stored.shown(by: context.disclosure), former: former)
    var events = watch.found(change)
    var failure: StoreError?
    events += watch.matches(change, in: follower.live) { id in
      do throws(StoreError) {
        return try rejectedMatches(of: id)
      } catch {
        failure = error
        return []
      }
    }
    if let failure { throw failure }
    if stored.sightings != nil { events += try sightings(of: stored.id, watch) }
    return events
  }

  /// Returns the sightings of a report that its reporter does not know from before the alert.
  private func sightings(
    of id: AnnouncementID, _ watch: AlertWatch
  ) throws(StoreError) -> [(alert: AlertID, event: AlertEvent)] {
    let alerts = watch.alerts(of: id)
    guard !alerts.isEmpty else { return [] }
    return try source.sightings(of: id).filter { $0.isPublic }.flatMap { sighting in
      let event = AlertEvent(.sighting(sighting.id.number), of: id)
      return alerts.filter { watch.isNews(sighting, to: $0) }.map { ($0, event) }
    }
  }

  /// Returns the sightings and matches of all reports since a time.
  func newsOfReports(
    since start: Timestamp, _ watch: AlertWatch
  ) throws(StoreError) -> [(alert: AlertID, event: AlertEvent)] {
    var events: [(alert: AlertID, event: AlertEvent)] = []
    for id in watch.watchedReports {
      events += try sightings(of: id, watch)
      let rejected = try rejectedMatches(of: id)
      events += watch.matches(of: id, in: follower.live, rejected: rejected) { match in
        (match.updatedAt ?? match.createdAt).map { $0 >= start } ?? false
      }
    }
    return events
  }

  /// Returns the IDs of the pets of which a reporter has said that they are others.
  private func rejectedMatches(of id: AnnouncementID) throws(StoreError) -> Set<String> {
    try source.matchDecisions(of: id).rejected
  }
}
