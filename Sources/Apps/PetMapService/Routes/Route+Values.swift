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
        .init(304, "Not modified"),
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching, searchParameters: ValueRequest.searchNames, isRepeatable: true
  ) { (service, call) throws(ServiceError) in
    let request = try ValueRequest(of: call)
    return .respond(service.represented(.json(service.valueCounts(request)), to: call.head))
  }
}

extension Service {
  private static let speciesLimit = 16

  /// - Complexity: O(*n*) in the number of announcements in the region.
  fileprivate func valueCounts(_ request: ValueRequest) -> [UInt8] {
    var statuses: [AnnouncementStatus: Int] = [:]
    var species: [String: Int] = [:]
    let filter = request.filters.filter
    for record in live.snapshot.pins.records(request.query).records {
      if filter.species?.contains(record.species) ?? true {
        statuses[record.status, default: 0] += 1
      }
      if filter.statuses?.contains(record.status) ?? true {
        species[record.species, default: 0] += 1
      }
    }
    let common = species.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .prefix(Self.speciesLimit)
    var writer = JSONWriter()
    writer.object { writer in
      write("status", AnnouncementStatus.allCases.map { ($0.word, statuses[$0] ?? 0) }, to: &writer)
      write("species", common.map { ($0.key, $0.value) }, to: &writer)
    }
    return writer.bytes
  }

  private func write(
    _ name: String, _ counts: [(value: String, count: Int)], to writer: inout JSONWriter
  ) {
    writer.key(name)
    writer.array { writer in
      for (value, count) in counts {
        writer.object { writer in
          writer.member("value", value)
          writer.member("count", count)
        }
      }
    }
  }
}
