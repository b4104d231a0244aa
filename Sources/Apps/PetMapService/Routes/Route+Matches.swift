import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapMatches
import PetMapRequests

extension Route {
  static let matches = Route(
    "GET", "/api/v1/announcements/{id}/matches", "getMatches",
    "Finds published announcements that may be of the same pet",
    description: OperationDescription(
      parameters: [Schema.idParameter] + Schema.parameters(of: MatchRequest.self),
      successes: [
        .init(
          200, "The matches, best first; found pets for a missing one, and the reverse",
          [(MediaType.json, Schema.reference("MatchList"))]),
        .notModified,
      ],
      errors: [.invalidParameter, .notFound, .tooManyRequests]),
    work: .searching, limited: .searches
  ) { (service, call) throws(ServiceError) in
    let (id, report) = try service.announcement(call)
    let request = try MatchRequest(of: call)
    let list = service.live.matches(for: report, options: request.options)
    var writer = JSONWriter()
    list.write(to: &writer, id: report.id, Words(request.language))
    return .respond(
      service.represented(
        .json(writer.bytes), to: call.head, cacheControl: service.cacheControl(of: id)))
  }
}

extension Service {
  /// Returns the section with the pets that may be that of an announcement, or `nil` while the index
  /// is being made.
  ///
  /// - Parameters:
  ///   - excluded: The IDs of announcements that are known to be of other pets.
  ///   - confirmed: The IDs of announcements that are shown in any case.
  ///   - isForReporter: Whether matches below ``PetMatch/Band/possible`` are shown, too.
  /// - Complexity: That of a search in ``MatchIndex``, a few milliseconds in a large city.
  func matchesPanel(
    _ announcement: Announcement, _ language: Language, excluding excluded: Set<String> = [],
    confirmed: Set<String> = [], isForReporter: Bool = false
  ) -> MatchesPanel? {
    guard announcement.status != .closed else { return nil }
    var options = MatchOptions()
    options.limit = confirmed.isEmpty ? MatchesPanel.limit : MatchRequest.largestList
    options.excluded = excluded
    guard let list = live.readyMatches(for: announcement, options: options) else { return nil }
    let pets = list.matches.enumerated().filter { index, match in
      let isShown =
        match.band != .unlikely || isForReporter && match.score >= MatchesPanel.reporterScore
      return confirmed.contains(match.id) || index < MatchesPanel.limit && isShown
    }.compactMap { _, match in
      AnnouncementID(match.id).flatMap { live[$0] }.map { (announcement: $0, match: match) }
    }
    return MatchesPanel(pets: pets, status: announcement.status, language: language)
  }

  /// Returns the section for the reporter of an announcement, with buttons for what they say about
  /// the matches.
  func matchesPanel(
    of report: ManagePage.Report, _ manage: ManagePage
  ) throws(ServiceError) -> MatchesPanel? {
    let decisions = try decisions(of: report.id)
    let verdicts = Dictionary(
      decisions.map { ($0.other, $0.verdict) }, uniquingKeysWith: { first, _ in first })
    let confirmed = decisions.filter { $0.verdict == .mine }.map { $0.other.text }
    let status = report.announcement.status
    var panel = matchesPanel(
      report.announcement, manage.language, excluding: decisions.rejected,
      confirmed: Set(confirmed), isForReporter: true)
    panel?.answers = { manage.answers(to: $0, verdicts[$0], status) }
    panel?.rest = manage.rejected(decisions.rejected.count)
    return panel
  }

  /// Records what a reporter says about a match, or withdraws it.
  func answer(
    _ action: ManagePage.MatchAction, _ id: AnnouncementID, _ fields: FormFields,
    _ manage: ManagePage, _ call: Call
  ) throws(ServiceError) -> Response {
    let other = fields[ManagePage.Name.other].flatMap { AnnouncementID($0) }
    do throws(ServiceError) {
      switch (action.verdict, other) {
      case (let verdict?, let other?): _ = try decide(verdict, on: other, of: id)
      case (nil, let other?): try withdrawDecisions(on: [other], of: id)
      case (nil, nil) where action == .showAll:
        let rejected = try decisions(of: id).filter { $0.verdict == .notMine }
        try withdrawDecisions(on: rejected.map { $0.other }, of: id)
      default: break
      }
    } catch {
      // The other announcement may be gone, in which case the page no longer shows it.
      if error.code != .notFound { throw error }
    }
    guard manage.access.link != nil else { return try overview(id, manage, call) }
    let location = HeaderField("Location", manage.access.path(manage.language))
    return Response(status: 303, headers: [location, .noStore])
  }
}
