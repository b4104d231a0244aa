import Foundation
import PetMapCommands
import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapProj
import PetMapAnnouncements
import PetMapAPI
import TestSupport
import Testing

/// Tests that `petmap pins` and a collection of the same file's pins return identical results.
@Suite struct PinsQueryTests {
  private static func collection() throws -> PinCollection { PinCollection(try loader()) }

  private static func loader() throws -> PinLoader {
    var reader = try AnnouncementReader(path: ShelterFile.path, options: ReadingOptions())
    var loader = PinLoader()
    while try reader.readBatch() {
      for index in 0..<reader.batch.count {
        loader.append(
          reader.batch.announcement(at: index), insertion: Int64(loader.records.count))
      }
    }
    return loader
  }

  /// Command lines and the equivalent queries.
  private static var queries: [(arguments: [String], query: PinQuery)] {
    get throws {
      let center = try Coordinate(latitude: 33.78, longitude: -118.18)
      var all = PinQuery()
      all.order = .source
      var near = PinQuery()
      near.region = .circle(
        PinCircle(center: center, radius: Meters(1500), metric: .geodesic))
      near.order = .distance
      near.filter.species = PinFilter.SpeciesList(["Cat", "dog"])
      near.filter.since = CalendarDate(daysSinceEpoch: 18_000)
      var projected = near
      projected.region = .circle(
        PinCircle(center: center, radius: Meters(900), metric: .projected))
      projected.filter = PinFilter()
      projected.offset = 10
      projected.limit = 100
      var box = PinQuery()
      box.region = .box(try BoundingBox(west: -118.2, south: 33.76, east: -118.16, north: 33.8))
      box.order = .date
      box.filter.text = TextQuery("black")
      let place = ["--near", "33.78,-118.18", "--radius"]
      return [
        ([], all),
        (place + ["1500m", "--species", "dog,cat", "--since", "2019-04-14"], near),
        (place + ["900m", "--metric", "projected", "--offset", "10", "--limit", "100"], projected),
        (["--bbox", "-118.2,33.76,-118.16,33.8", "--sort", "date", "--text", "black"], box),
      ]
    }
  }

  @Test func `a file and a collection return the same results`() throws {
    let collection = try Self.collection()
    for (arguments, query) in try Self.queries {
      let run = Run(
        ["pins", "--source", ShelterFile.path, "--quiet", "--format", "geojsonl"] + arguments)
      #expect(run.status == .done, "\(arguments) \(run.errors)")
      var bytes: [UInt8] = []
      let pins = try collection.pins(query, geodesy: ProjGeodesy()).pins
      #expect(pins.count > cases(5), "\(arguments)")
      for pin in pins {
        pin.announcement.appendFeature(to: &bytes, bearing: pin.bearing)
        bytes.append(UInt8(ascii: "\n"))
      }
      #expect(run.output == String(decoding: bytes, as: UTF8.self), "\(arguments)")
      let count = Run(["pins", "--source", ShelterFile.path, "--quiet", "--count"] + arguments)
      let all = try collection.count(of: query, geodesy: ProjGeodesy())
      #expect(count.output == "\(all)\n", "\(arguments)")
    }
  }

  @Test func `all pins are clustered if there is no region`() throws {
    let run = Run(
      [
        "pins", "--source", ShelterFile.path, "--quiet", "--cluster", "--zoom", "0", "--format",
        "geojsonl",
      ])
    let clusters = PinClusters(try Self.loader(), ids: .file)
    let found = try clusters.found(PinQuery(), zoom: 0, geodesy: ProjGeodesy())
    var bytes: [UInt8] = []
    for cluster in found {
      cluster.appendFeature(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    #expect(!found.isEmpty)
    #expect(run.output == String(decoding: bytes, as: UTF8.self))
  }
}
