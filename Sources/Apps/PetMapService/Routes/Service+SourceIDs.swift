import PetMapAnnouncements
import PetMapAPI
import PetMapKit
import PetMapParameters

extension Service {
  /// Opens a page with an announcement by the ID of the record from which it was imported, as the
  /// command line prints it.
  ///
  /// - Parameter url: A function that returns the URL of the page for an announcement.
  /// - Returns: A redirect, a page with the choices if several sources have such a record, or `nil` if
  ///   none has.
  func opening(
    sourceID: String, _ call: Call, url: (AnnouncementID) -> String
  ) throws(ServiceError) -> Response? {
    let found = try announcements(withSourceID: sourceID, in: nil)
      .filter { live.isPublished($0.id) }
    guard let first = found.first else { return nil }
    if found.count == 1 {
      return Response(status: 302, headers: [HeaderField("Location", url(first.id))])
    }
    return choice(of: found, sourceID: sourceID, call, url: url)
  }

  /// Returns the announcements imported from records with an ID.
  ///
  /// An ID that was derived from a record's content does not find announcements whose places are
  /// displaced, because others could try the IDs of all places nearby.
  func announcements(
    withSourceID id: String, in source: String?
  ) throws(ServiceError) -> [StoredAnnouncement] {
    let found = try reading(try environment.store.announcements(withSourceID: id, in: source))
    guard ContentKey.hash(inRecordID: id) != nil else { return found }
    let displacement = environment.disclosure.displacement
    return found.filter { displacement.radius(of: $0.announcement) == 0 }
  }

  private func choice(
    of found: [StoredAnnouncement], sourceID: String, _ call: Call, url: (AnnouncementID) -> String
  ) -> Response {
    let language = call.head.pageLanguage
    let choices = found.map { stored -> HTML in
      let row = PetRow(stored.announcement, words: Words(language))
      let source = stored.importOrigin?.source ?? language(.unnamedSource)
      return """
        <li><a href="\(url(stored.id))">\(isolated: source)</a>: \(isolated: row.title), \
        \(isolated: row.kind), \(row.status.text)</li>

        """
    }
    return page(
      PageFrame(
        title: language(.whichSource), language: language, kind: "message",
        main: """
          <h1>\(language(.whichSource))</h1>
          <p>\(language(.whichSourceHint, [("id", sourceID)]))</p>
          <ul class="choices">
          \(choices)</ul>
          """), to: call, status: 300)
  }
}
