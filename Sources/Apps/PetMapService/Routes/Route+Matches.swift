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
        .init(304, "Not modified"),
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
  /// Returns the section with the pets that may be that of a published announcement, or `nil` while
  /// the index is being made.
  ///
  /// - Complexity: That of a search in ``MatchIndex``, a few milliseconds in a large city.
  func matchesPanel(_ announcement: Announcement, _ language: Language) -> MatchesPanel? {
    guard announcement.status != .closed else { return nil }
    var options = MatchOptions()
    options.limit = MatchesPanel.limit
    guard let list = live.readyMatches(for: announcement, options: options) else { return nil }
    let pets = list.matches.filter { $0.band != .unlikely }.compactMap { match in
      AnnouncementID(match.id).flatMap { live[$0] }.map { (announcement: $0, match: match) }
    }
    return MatchesPanel(pets: pets, status: announcement.status, language: language)
  }
}
