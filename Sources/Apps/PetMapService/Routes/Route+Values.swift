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
      successes: [
        .init(
          200, "The statuses, and the most common species in descending order",
          [(MediaType.json, Schema.object)]),
        .init(304, "Not modified"),
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching, isRepeatable: true
  ) { (service, call) throws(ServiceError) in
    // A filter would not change the counts.
    _ = try PlainRequest(of: call)
    return .respond(
      service.represented(
        .json(service.valueCounts), to: call.head, cacheControl: "public, max-age=60"))
  }
}

extension Service {
  private static let speciesLimit = 16

  /// - Complexity: O(*n*), which is why clients are asked to cache the result for a minute.
  fileprivate var valueCounts: [UInt8] {
    var statuses: [AnnouncementStatus: Int] = [:]
    var species: [String: Int] = [:]
    for record in live.snapshot.pins.records(PinQuery()).records {
      statuses[record.status, default: 0] += 1
      species[record.species, default: 0] += 1
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
