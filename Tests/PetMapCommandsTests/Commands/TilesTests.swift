import Foundation
import PetMapCommands
import PetMapGeo
import PetMapAnnouncements
import TestSupport
import Testing

struct TilesTests {
  /// A directory with pins all over the world, at the poles, on ±180°, and in dense groups.
  final class PinFolder {
    let path = NSTemporaryDirectory() + "petmap-\(UUID().uuidString)"
    var rows: [(id: String, coordinate: Coordinate, status: Int)] = []

    init(seed: UInt64) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      var state = seed
      func random() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
      }
      for index in 0..<600 {
        let longitude: Double
        let latitude: Double
        switch index % 6 {
        case 0: (longitude, latitude) = (random() * 360 - 180, random() * 178 - 89)
        case 1: (longitude, latitude) = (index % 4 == 1 ? 180 : -180, random() * 120 - 60)
        case 2: (longitude, latitude) = (random() * 0.1 + 179.9, random() * 0.2)
        case 3: (longitude, latitude) = (21.0122, 52.2297)
        case 4: (longitude, latitude) = (random() * 0.5 + 21, random() * 0.5 + 52)
        default: (longitude, latitude) = (random() * 60 - 30, random() * 60)
        }
        rows.append(
          (
            "pin\(index)", try Coordinate(latitude: latitude, longitude: longitude), index % 3
          ))
      }
    }

    func write(_ rows: [(id: String, coordinate: Coordinate, status: Int)]) throws -> String {
      let words = ["missing", "found", "closed"]
      let lines = rows.map {
        "\($0.id),\($0.coordinate.latitude),\($0.coordinate.longitude),\(words[$0.status]),é"
      }
      let file = path + "/pins.csv"
      let text = (["id,lat,lon,status,name"] + lines).joined(separator: "\n")
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      return file
    }

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  struct Feature: Decodable {
    struct Geometry: Decodable {
      var coordinates: [Double]
    }
    struct Properties: Decodable {
      var id: String?
      var petName: String?
      var status: String?
      var cluster: Bool?
      var clusterId: String?
      var pointCount: Double?
      var missing: Double?
      var found: Double?
      var closed: Double?
      var color: String?
      var kg: Double?
      var tags: [String]?
    }
    var geometry: Geometry
    var properties: Properties
  }

  struct Collection: Decodable {
    var features: [Feature]
  }

  /// Returns the features that GDAL finds in a file at a zoom.
  func features(_ file: String, zoom: Int) throws -> [Feature] {
    let data = try Tool("ogr2ogr").data([
      "-f", "GeoJSON", "-t_srs", "EPSG:4326", "-lco", "COORDINATE_PRECISION=9", "/vsistdout/", file,
      "-oo", "ZOOM_LEVEL=\(zoom)", "pins",
    ])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Collection.self, from: data).features
  }

  @Test func `pins that Web Mercator cannot show are counted`() throws {
    let folder = try PinFolder(seed: 1)
    let source = folder.path + "/poles.csv"
    try "id,lat,lon\na,89,0\nb,-85.06,0\nc,85.05,0\n"
      .write(toFile: source, atomically: false, encoding: .utf8)
    let run = Run(["tiles", "--source", source, "--output", folder.path + "/poles.pmtiles"])
    #expect(run.status == .done)
    #expect(run.errors.contains("petmap: 2 pins are beyond 85.0511° of latitude"), "\(run.errors)")
  }

  @Test(.needs("ogr2ogr"))
  func `the maximum zoom contains every pin, even if it is also the minimum`() throws {
    let folder = try PinFolder(seed: 43)
    defer { withExtendedLifetime(folder) {} }
    let output = folder.path + "/pins.mbtiles"
    let run = Run([
      "tiles", "--source", try folder.write(folder.rows), "--output", output, "--max-zoom", "0",
    ])
    #expect(run.status == .done, "\(run.errors)")
    let found = try features(output, zoom: 0)
    #expect(found.allSatisfy { $0.properties.cluster == nil })
    let ids = Set(found.compactMap(\.properties.id))
    let inTheSquare = folder.rows.filter { abs($0.coordinate.latitude) < 85.05 }
    #expect(inTheSquare.allSatisfy { ids.contains($0.id) })
  }

  @Test(.needs("ogr2ogr")) func `GDAL reads the nodes of the cluster tree at every zoom`() throws {
    let seed: UInt64 = 41
    let folder = try PinFolder(seed: seed)
    defer { withExtendedLifetime(folder) {} }
    let output = folder.path + "/pins.mbtiles"
    let run = Run([
      "tiles", "--source", try folder.write(folder.rows), "--output", output, "--max-zoom", "8",
    ])
    #expect(run.status == .done, "\(run.errors)")

    var pins = ClusterPins()
    // Pins are ranked by the IDs that an import assigns, as in a service that serves the file.
    var ids: [String: String] = [:]
    for row in folder.rows {
      let imported = AnnouncementID(ofSource: row.id).text
      ids[imported] = row.id
      pins.append(id: imported, at: row.coordinate, category: row.status)
    }
    let tree = ClusterTree(pins, options: try ClusterOptions(maximumZoom: 7))
    for zoom in 0...8 {
      let found = try features(output, zoom: zoom)
      // Tiles do not contain pins outside the Web Mercator square.
      let nodes = tree.nodes(atZoom: zoom).filter { (0..<1).contains($0.position.y) }
      var expected: [String: ClusterTree.Node] = [:]
      for node in nodes {
        let id = tree.id(of: node)
        expected["\(ids[String(id.prefix(36))] ?? "")\(id.dropFirst(36))"] = node
      }
      var seen: Set<String> = []
      for feature in found {
        let properties = feature.properties
        let id = try #require(properties.clusterId ?? properties.id)
        let node = try #require(expected[id], "seed \(seed), zoom \(zoom)")
        seen.insert(id)
        let coordinate = tree.coordinate(of: node)
        // A unit of the tile's grid, rounded down.
        let unit = 360 / Double(1 << zoom) / 4096
        let east = abs(feature.geometry.coordinates[0] - coordinate.longitude)
        #expect(min(east, 360 - east) <= unit * 1.01)
        #expect(abs(feature.geometry.coordinates[1] - coordinate.latitude) <= unit * 1.01)
        #expect((properties.cluster ?? false) == node.isCluster)
        if node.isCluster {
          #expect(properties.pointCount == Double(node.count))
          #expect(properties.missing == Double(tree.count(of: node, category: 0)))
          #expect(properties.found == Double(tree.count(of: node, category: 1)))
          #expect(properties.closed == Double(tree.count(of: node, category: 2)))
        } else {
          #expect(properties.petName == "é")
          let word = ["MISSING", "FOUND", "CLOSED"][folder.rows[node.pin].status]
          #expect(properties.status == word)
        }
      }
      #expect(seen.count == expected.count, "seed \(seed), zoom \(zoom)")
    }
  }

  @Test func `the order of the pins does not affect the file`() throws {
    let folder = try PinFolder(seed: 5)
    defer { withExtendedLifetime(folder) {} }
    var outputs: [Data] = []
    for rows in [folder.rows, folder.rows.reversed()] {
      let output = folder.path + "/\(outputs.count).mbtiles"
      let run = Run([
        "tiles", "--source", try folder.write(rows), "--output", output, "--max-zoom", "5",
      ])
      #expect(run.status == .done)
      outputs.append(try Data(contentsOf: URL(fileURLWithPath: output)))
    }
    #expect(outputs[0] == outputs[1])
  }

  @Test func `the order of the pins does not affect a PMTiles file`() throws {
    let folder = try PinFolder(seed: 6)
    defer { withExtendedLifetime(folder) {} }
    var outputs: [Data] = []
    for rows in [folder.rows, folder.rows.reversed()] {
      let output = folder.path + "/\(outputs.count).pmtiles"
      let run = Run([
        "tiles", "--source", try folder.write(rows), "--output", output, "--max-zoom", "6",
      ])
      #expect(run.status == .done, "\(run.errors)")
      outputs.append(try Data(contentsOf: URL(fileURLWithPath: output)))
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].prefix(8) == Data("PMTiles".utf8) + [3])
    #expect(outputs[0].count > 20_000)
  }

  @Test(.needs("ogr2ogr"))
  func `if a tile is too large, its zoom uses larger clusters that still contain all pins`()
    throws
  {
    let folder = try PinFolder(seed: 44)
    defer { withExtendedLifetime(folder) {} }
    let output = folder.path + "/pins.mbtiles"
    let run = Run([
      "tiles", "--source", try folder.write(folder.rows), "--output", output, "--max-zoom", "0",
      "--max-tile-bytes", "10K",
    ])
    #expect(run.status == .done)
    #expect(
      run.notes.contains("petmap: zoom 0: using the clusters from zoom "), "\(run.errors)")
    let found = try features(output, zoom: 0)
    // Features beyond the tile's edge, across the antimeridian, occur twice.
    var counts: [String: Double] = [:]
    for feature in found {
      let properties = feature.properties
      counts[try #require(properties.clusterId ?? properties.id)] = properties.pointCount ?? 1
    }
    let inTheSquare = folder.rows.filter { abs($0.coordinate.latitude) < 85.05 }
    #expect(found.count < inTheSquare.count / 2)
    #expect(abs(counts.values.reduce(0, +) - Double(inTheSquare.count)) <= 4)
  }

  @Test(.needs("ogr2ogr")) func `GDAL reads kept columns from the tiles`() throws {
    let folder = try PinFolder(seed: 7)
    defer { withExtendedLifetime(folder) {} }
    let source = folder.path + "/kept.geojson"
    let feature = #"{"type":"Feature","id":"rex","geometry":{"type":"Point","coordinates":[21,52]}"#
    let properties =
      #""properties":{"color":"a \"red\" one","kg":12.5,"tags":["a","b"],"none":null}}"#
    try Data("\(feature),\(properties)".utf8).write(to: URL(fileURLWithPath: source))
    let output = folder.path + "/kept.mbtiles"
    let run = Run([
      "tiles", "--source", source, "--keep", "all", "--output", output, "--max-zoom", "3",
    ])
    #expect(run.status == .done, "\(run.errors)")
    let found = try features(output, zoom: 3)
    #expect(found.count == 1)
    #expect(found.first?.properties.color == #"a "red" one"#)
    #expect(found.first?.properties.kg == 12.5)
    // The text is JSON, which GDAL outputs as is.
    #expect(found.first?.properties.tags == ["a", "b"])
  }

  @Test(arguments: ["9K", "x", "-5", "1.5M"])
  func `invalid sizes are rejected`(size: String) {
    let run = Run(["tiles", "--source", "x.csv", "--output", "x.mbtiles", "--max-tile-bytes", size])
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("petmap: --max-tile-bytes \"\(size)\": invalid size; "))
  }

  @Test func `an error leaves no file`() throws {
    let folder = try PinFolder(seed: 5)
    defer { withExtendedLifetime(folder) {} }
    let output = folder.path + "/pins.mbtiles"
    let source = try folder.write(folder.rows)
    #expect(Run(["tiles", "--source", source]).status == .usage)
    #expect(
      Run(["tiles", "--source", source, "--output", output, "--min-zoom", "5", "--max-zoom", "4"])
        .status == .usage)
    #expect(Run(["tiles", "--source", "/no/such", "--output", output]).status == .inputOutput)
    #expect(Run(["tiles", "--source", source, "--output", folder.path]).status == .usage)
    let missing = folder.path + "/no/such.mbtiles"
    let run = Run(["tiles", "--source", source, "--output", missing, "--max-zoom", "1"])
    #expect(run.status == .inputOutput)
    #expect(run.errors.contains(missing))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["pins.csv"])
  }

  @Test func `a tile set without pins has no tiles`() throws {
    let folder = try PinFolder(seed: 5)
    defer { withExtendedLifetime(folder) {} }
    let output = folder.path + "/pins.mbtiles"
    let run = Run(["tiles", "--source", try folder.write([]), "--output", output])
    #expect(run.status == .done)
    #expect(FileManager.default.fileExists(atPath: output))
  }
}
