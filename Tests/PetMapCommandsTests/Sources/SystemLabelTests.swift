import Foundation
import PetMapCommands
import Testing

/// Tests coordinate systems that files declare, next to coordinates that contradict them.
@Suite final class SystemLabelTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-labels-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func read(_ name: String, _ text: String, _ options: String...) throws -> Run {
    let path = directory.appendingPathComponent(name).path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return Run(["pins", "--source", path, "--format", "csv"] + options)
  }

  /// Returns whether the first pin is at a latitude and a longitude, within a thousandth of a degree.
  private func isFirst(of run: Run, at latitude: Double, _ longitude: Double) -> Bool {
    let lines = run.output.split(separator: "\n")
    guard lines.count > 1 else { return false }
    let names = lines[0].split(separator: ",", omittingEmptySubsequences: false)
    let values = lines[1].split(separator: ",", omittingEmptySubsequences: false)
    let found = ["latitude", "longitude"].compactMap { name in
      names.firstIndex(of: Substring(name)).flatMap { Double(values[$0]) }
    }
    return found.count == 2 && abs(found[0] - latitude) < 0.001
      && abs(found[1] - longitude) < 0.001
  }

  private func collection(_ system: String?, _ point: String, _ properties: String = "") -> String {
    let crs = system.map { #""crs":{"type":"name","properties":{"name":"\#($0)"}},"# } ?? ""
    let geometry = #"{"type":"Point","coordinates":[\#(point)]}"#
    let feature = #"{"type":"Feature","properties":{\#(properties)},"geometry":\#(geometry)}"#
    return #"{"type":"FeatureCollection",\#(crs)"features":[\#(feature)]}"#
  }

  @Test(arguments: ["urn:ogc:def:crs:EPSG::3857", "EPSG:2180", "EPSG:2263", "EPSG:32634"])
  func `a system that would move all points to one spot is not obeyed`(system: String) throws {
    let text = collection(system, "19.937,50.061")
    let run = try read("pets.geojson", text)
    #expect(isFirst(of: run, at: 50.061, 19.937))
    let code = try #require(system.split(separator: ":").last)
    #expect(run.errors.contains("in degrees, although the file says EPSG:\(code)"))
    #expect(run.errors.contains("add --source-crs EPSG:\(code)"))
    // The user is obeyed.
    let obeyed = try read("pets.geojson", text, "--source-crs", system)
    #expect(!isFirst(of: obeyed, at: 50.061, 19.937))
    #expect(!obeyed.errors.contains("although"))
  }

  @Test(arguments: [
    ("EPSG:4269", "-74.006,40.713", 40.713, -74.006),
    ("EPSG:3857", "2219393,6456731", 50.061, 19.937),
    ("EPSG:2180", "567093,244201", 50.061, 19.937),
  ])
  func `a system that fits the points is obeyed`(
    label: (system: String, point: String, latitude: Double, longitude: Double)
  ) throws {
    let run = try read("pets.geojson", collection(label.system, label.point))
    #expect(isFirst(of: run, at: label.latitude, label.longitude))
    #expect(!run.errors.contains("although"), "\(run.errors)")
  }

  @Test func `meters that are labeled as degrees are refused with what the file says`() throws {
    let run = try read("pets.geojson", collection("EPSG:4326", "567093,244201"))
    #expect(run.status == .badData)
    #expect(run.errors.contains("the file says EPSG:4326, but its coordinates are not in degrees"))
    let unlabeled = try read("pets.geojson", collection(nil, "567093,244201"))
    #expect(unlabeled.errors.contains("set the coordinate system"))
    #expect(!unlabeled.errors.contains("the file says"))
  }

  @Test func `latitudes and longitudes replace geometries that are not in degrees`() throws {
    let properties = #""lat":50.061,"lon":19.937"#
    let run = try read("pets.geojson", collection(nil, "567093,244201", properties))
    #expect(isFirst(of: run, at: 50.061, 19.937))
    #expect(run.errors.contains("the geometries are not in degrees"))
    let labeled = try read("pets.geojson", collection("EPSG:2180", "567093,254201", properties))
    #expect(isFirst(of: labeled, at: 50.151, 19.939))
  }

  @Test(arguments: [
    ("SRID=2180;POINT(567093 244201)", 50.061, 19.937),
    ("SRID=4326;POINT(19.937 50.061)", 50.061, 19.937),
    ("SRID=3857;POINT(19.937 50.061)", 50.061, 19.937),
    // PostGIS: SELECT ST_SetSRID(ST_MakePoint(567093, 244201), 2180)
    ("010100002084080000000000006A4E21410000000048CF0D41", 50.061, 19.937),
  ])
  func `the SRID of a location is obeyed unless its point contradicts it`(
    location: (text: String, latitude: Double, longitude: Double)
  ) throws {
    let run = try read("pets.csv", "name,geom\nRex,\(location.text)\n")
    #expect(isFirst(of: run, at: location.latitude, location.longitude), "\(run.errors)")
  }

  @Test func `a record whose SRID is unknown is skipped and reported`() throws {
    let run = try read(
      "pets.csv", "name,geom\nRex,SRID=99999;POINT(1 2)\nMia,SRID=2180;POINT(567093 244201)\n")
    #expect(isFirst(of: run, at: 50.061, 19.937))
    #expect(
      run.errors.contains("2:5 location \"SRID=99999;POINT(1 2)\": unknown coordinate system"))
  }
}
