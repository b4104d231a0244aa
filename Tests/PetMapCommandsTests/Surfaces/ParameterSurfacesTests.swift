import Foundation
import PetMapAnnouncements
import PetMapCommands
import ServiceTestSupport
import TestSupport
import Testing

/// Compares what the command line, the API and the map page make of the same parameters.
@Suite struct ParameterSurfacesTests {
  /// The pins that a surface returns, or `nil` if it rejects the parameters.
  private typealias Outcome = Set<String>?

  /// Texts of parameters that the map page also has: valid, at the edge of what is valid, invalid.
  private static let shared = [
    "status=missing", "status=MISSING", "status=missing, found", "status=missing&status=found",
    "status=found,found", "status=active", "status=lost", "status=missing,,found", "status=,",
    "status=missing,lost",
    "species=dog", "species=DOG", "species=dog, cat", "species=dog&species=cat", "species=döG",
    "species=guinea pig", "species=,", "species=dog,", "species=unicorn",
    "since=2025-11-19", "since=2024-02-29", "since=2025-02-29", "since=2025-1-1", "since=x",
    "since=2025-11-19T00:00:00Z", "since=2025-11-18&since=2025-11-19", "since=0000-01-01",
    "since=2025-11-20&until=2025-11-18", "since=2025-11-19&until=2025-11-19",
    "until=2025-11-18", "until=1900-01-01", "until=2025-13-01", "until=tomorrow", "until=--",
    "text=rex", "text=REX", "text=re", "text=ex", "text=latka", "text=tom lat", "text=!!!",
    "text=rex&text=mia", "text=Ⅷ",
    "near=52.2297,21.0122&radius=1", "near= 52.2297 , 21.0122 &radius=1",
    "near=52.2297,381.0122&radius=1km", "near=52.2297,21.0122&radius=600m",
    "near=52.2297,21.0122&radius=0", "near=52.2297,21.0122&radius=2.5 MI",
    "near=52.2297,21.0122&radius=3nmi", "near=52.2297,21.0122&radius=1e1",
    "near=52.2297,21.0122&radius=30000", "near=91,0&radius=5", "near=0,3601&radius=5",
    "near=x&radius=5", "near=1&radius=5", "near=1,2,3&radius=5", "near=0x10,1&radius=5", "radius=5",
    "radius=x", "near=10,-180.2&radius=50", "near=52.2297,21.0122&near=0,0&radius=5",
  ]

  /// Texts of parameters that the map page does not have, because its map has the region.
  private static let pinsOnly = [
    "bbox=20,52,22,53", "bbox= 20, 52, 22, 53", "bbox=20.5,52.1,21.5,52.25", "bbox=170,0,-170,20",
    "bbox=170,0,190,20", "bbox=-190,0,-170,20", "bbox=-360,-90,360,90", "bbox=380,52,382,53",
    "bbox=52,20,53,22", "bbox=20,53,22,52", "bbox=20,52,22", "bbox=20,52,22,x", "bbox=0,0,4000,1",
    "bbox=20,52,22,53&bbox=0,0,1,1", "bbox=20,52,22,53&near=52.2297,21.0122",
    "bbox=20,52,22,53&near=52.2297,21.0122&radius=1",
    "bbox=20,52,22,53&near=52.2297,21.0122&radius=1&sort=date",
    "near=52.2297,21.0122", "near=52.2297,21.0122&metric=haversine&radius=5",
    "sort=newest", "sort=date", "sort=DATE", "sort= id ", "sort=source", "sort=distance",
    "sort=near", "sort=date&sort=id", "sort=distance&near=0,0", "sort=date&limit=1",
    "limit=10000", "limit=-1", "limit=1.0",
    "limit=+1", "limit=x", "limit=1&limit=2", "limit=99999999999999999999", "offset=0",
    "offset=4&sort=date", "offset=1000000", "offset=-1", "offset=x", "offset=0&offset=0",
    "zoom=3", "cluster", "cluster&zoom=24", "cluster&zoom=17.9", "cluster&zoom=25",
    "cluster&zoom=-1", "cluster&zoom=x", "cluster&zoom=24&sort=date", "cluster&zoom=24&zoom=24",
    "cluster&zoom=24&status=missing", "polygon=x&bbox=20,52,22,53",
  ]

  /// What only the command line accepts or rejects, with the reasons.
  private static let differences = [
    "near=52.2297,21.0122&radius=2,5": "a person may type a decimal comma",
    "near=52,2297; 21,0122&radius=5": "a person may type decimal commas",
    "near=52°13'47\"N 21°0'44\"E&radius=5": "a person may type any notation",
    "bbox=20,0;52,0;22,0;53,0": "a person may type decimal commas",
    "status=": "an empty option is an unset variable, not an empty form field",
    "bbox=": "as above",
    "text=\(String(repeating: "x", count: 257))": "only a service has limits",
    "text=\((0..<17).map { "w\($0)" }.joined(separator: " "))": "as above",
    "species=\((0..<17).map { "s\($0)" }.joined(separator: ","))": "as above",
    "limit=0": "a response without features is of no use",
    "limit=10001": "only a service has limits",
    "offset=1000001": "as above",
    "metric=geodesic&near=52.2297,21.0122&radius=5": "a service has no PROJ",
  ]

  private let service: ServedFile

  init() throws { service = try ServedFile() }

  private func commandLine(_ query: String) -> Outcome {
    let run = service.run(["pins", "--format", "csv"], query)
    guard run.status == .done || run.status == .noResult else { return nil }
    let rows = run.output.split(whereSeparator: \.isNewline).dropFirst()
    let isClustered = query.contains("cluster")
    let ids = rows.map { row in
      row.split(separator: ",", omittingEmptySubsequences: false)
        .first { ["rex", "mia", "tom", "joey", "aki"].contains($0) }
    }
    #expect(isClustered || !ids.contains(nil), "\(run.output)")
    return Set(ids.compactMap { $0 }.map { AnnouncementID(ofSource: String($0)).text })
  }

  private func http(_ query: String) throws -> Outcome {
    let response = try service.get("/api/v1/pins", query)
    guard response.status == 200 else { return nil }
    let text = String(decoding: response.body, as: UTF8.self)
    return Set(text.matches(of: /"Feature","id":"([^"]+)"/).map { String($0.1) })
  }

  private func page(_ query: String) throws -> Outcome {
    let response = try service.get("/", query)
    let text = String(decoding: response.body, as: UTF8.self)
    return Set(text.matches(of: /data-pet="([^"]+)"/).map { String($0.1) })
  }

  @Test(arguments: shared + pinsOnly)
  func `the command line and the API find the same pins`(query: String) throws {
    #expect(try commandLine(query) == http(query))
  }

  @Test(arguments: differences.keys.sorted())
  func `the listed differences exist`(query: String) throws {
    #expect(try commandLine(query) != http(query))
  }

  @Test(arguments: shared)
  func `a page finds the same pins, and drops what the API rejects`(query: String) throws {
    let all = try page("")
    let found = try page(query)
    // A page shows closed pets only if they are chosen.
    let open = query.contains("status=") ? query : query + "&status=missing,found"
    if try http(query) != nil, let expected = try http(open) {
      #expect(found == expected)
    } else if query.contains("near=52.2297,21.0122&near") || !query.contains("radius") {
      #expect(found == all)
    } else {
      // What remains of an invalid circle is its center, with the default radius, or nothing.
      let center = service.parameters(query).first { $0.name == "near" }?.value ?? ""
      let remaining = try page("near=\(center)")
      #expect(found == all || found == remaining)
    }
  }

  @Test(arguments: shared)
  func `the list finds the same pins as the API's map`(query: String) throws {
    let response = try service.get("/api/v1/announcements", query)
    let text = String(decoding: response.body, as: UTF8.self)
    let ids = Set(text.matches(of: /"id":"([^"]+)"/).map { String($0.1) })
    #expect(try http(query) == (response.status == 200 ? ids : nil))
  }

  @Test(arguments: shared.filter { !$0.contains("near") && !$0.contains("radius") })
  func `tiles and clusters have the same pins as the API's map`(query: String) throws {
    let expected = try http(query)
    let tile = try service.get("/tiles/0/0/0.mvt", query)
    #expect((tile.status == 400) == (expected == nil), "\(tile.status)")
    if let expected { #expect(tile.body.isEmpty == expected.isEmpty) }
    let run = service.run(
      ["tiles", "--max-zoom", "0", "--output", service.directory.file("\(UUID()).mbtiles")], query)
    #expect((run.status == .done) == (expected != nil), "\(run.errors)")
    for path in ["/tiles.json", "/api/v1/clusters/1"] {
      let response = try service.get(path, query)
      #expect((response.status == 400) == (expected == nil), "\(path): \(response.status)")
    }
  }

  @Test(arguments: [
    "52.2297,21.0122", " 52.2297 21.0122 ", "52,2297; 21,0122", "52°13'47\"N 21°0'44\"E",
    "N52.2297 E21.0122", "geo:52.2297,21.0122;u=35", "52.2297,381.0122", "91,0", "52.2297",
    "0x10,1", "x", "--", "https://www.google.com/maps/@52.2297,21.0122,15z",
    "34UEC0083586700", "u3qcnhhbj",
  ])
  func `the search box reads the coordinates that a command reads`(text: String) throws {
    let response = try service.get("/api/v1/coordinates", "text=\(text)")
    let isCoordinate = String(decoding: response.body, as: UTF8.self).contains("latitude")
    #expect((service.run(["pins"], "near=\(text)").status == .done) == isCoordinate)
  }

  @Test(arguments: pinsOnly.filter { $0.hasPrefix("bbox") && !$0.contains("&") })
  func `OGC API Features finds the same pins in a box`(query: String) throws {
    let response = try service.get("/ogc/collections/announcements/items", query)
    let text = String(decoding: response.body, as: UTF8.self)
    let ids = Set(text.matches(of: /"Feature","id":"([^"]+)"/).map { String($0.1) })
    #expect(try http(query) == (response.status == 200 ? ids : nil))
  }
}
