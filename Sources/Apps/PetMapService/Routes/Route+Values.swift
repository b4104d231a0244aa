import PetMapAnnouncements
import PetMapAPI
import PetMapJSON
import PetMapKit
import PetMapRequests

extension Route {
  /// The values for filters.
  static let values = Route(
    "GET", "/api/v1/pins/values", "getPinValues",
    "Counts published announcements by status and species",
    description: OperationDescription(
      parameters: Schema.parameters(of: ValueRequest.self),
      successes: [
        .init(
          200, "The statuses, and the most common species in descending order",
          [(MediaType.json, Schema.object)]),
        .notModified,
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching, searchParameters: ValueRequest.searchNames, isRepeatable: true
  ) { (service, call) throws(ServiceError) in
    var request = try ValueRequest(of: call)
    request.filters.today = service.today
    return .respond(service.represented(.json(service.valueCounts(request)), to: call.head))
  }
}

extension Service {
  private static let speciesLimit = 16

  /// - Complexity: O(*n*) in the number of announcements in the region.
  fileprivate func valueCounts(_ request: ValueRequest) -> [UInt8] {
    var statuses: [AnnouncementStatus: Int] = [:]
    var old = 0
    var species: [String: Int] = [:]
    let filter = request.filters.filter
    for record in live.snapshot.pins.records(request.query).records {
      if filter.species?.contains(record.species) ?? true {
        if !filter.isOld(day: record.lastSeenDay) {
          statuses[record.status, default: 0] += 1
        } else if filter.statuses?.contains(record.status) ?? true {
          old += 1
        }
      }
      if filter.statuses?.contains(record.status) ?? true {
        species[record.species, default: 0] += 1
      }
    }
    let common = species.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .prefix(Self.speciesLimit)
    let counts = PinCounts(
      statuses: statuses, old: filter.activeSince == nil ? nil : old,
      species: common.map { PinCounts.SpeciesCount($0.key, $0.value) })
    var writer = JSONWriter()
    counts.write(to: &writer)
    return writer.bytes
  }
}
