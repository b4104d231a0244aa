import Foundation
import PetMapGeo
import PetMapProj
import Testing

@Suite struct ProjTransformTests {
  static let warsaw = (latitude: 52.2297, longitude: 21.0122)

  /// The expected coordinates were computed with `cs2cs -f %.4f EPSG:4326 …`.
  @Test(arguments: [
    ("EPSG:3857", 2339067.4044, 6841765.1969), ("EPSG:2180", 637382.2044, 486757.2095),
    ("EPSG:32634", 500833.2431, 5786586.6712),
  ])
  func `coordinates are projected to any reference system`(system: String, x: Double, y: Double)
    throws
  {
    let warsaw = try Coordinate(latitude: Self.warsaw.latitude, longitude: Self.warsaw.longitude)
    let transform = try ProjTransform(to: system)
    let points = try transform.project([warsaw, warsaw])
    #expect(points.count == 2)
    #expect(abs(points[0].x - x) < 0.001, "\(points[0].x)")
    #expect(abs(points[1].y - y) < 0.001, "\(points[1].y)")
    let back = try transform.unproject(points)
    #expect(back[0].distance(to: warsaw).value < 1e-4)
    #expect(try transform.project([]).isEmpty)
  }

  @Test func `PROJ agrees with WebMercator`() throws {
    let transform = try ProjTransform(to: "EPSG:3857")
    var coordinates: [Coordinate] = []
    for latitude in stride(from: -85.0, through: 85, by: 0.37) {
      coordinates.append(try Coordinate(latitude: latitude, longitude: latitude * 2.1))
    }
    for (coordinate, point) in zip(coordinates, try transform.project(coordinates)) {
      let ours = WebMercator.project(coordinate)
      #expect(abs(point.x - ours.x) < 1e-7)
      #expect(abs(point.y - ours.y) < 1e-7)
    }
  }

  @Test func `an azimuthal equidistant projection preserves geodesic distances from its center`()
    throws
  {
    let geodesics = try ProjGeodesicCalculator()
    for n in try ProjGeodesicCalculatorTests.vectors("geodesics-wgs84") {
      // An antipode is projected to a circle.
      guard n[6] < 19_900_000 else { continue }
      let center = try Coordinate(latitude: n[0], longitude: n[1])
      let coordinate = try Coordinate(latitude: n[3], longitude: n[4])
      let transform = try ProjTransform(azimuthalEquidistantAround: center)
      let point = try transform.project([coordinate])[0]
      let length = (point.x * point.x + point.y * point.y).squareRoot()
      #expect(abs(length - n[6]) < 1e-3, "\(n)")
      let back = try transform.unproject([point])[0]
      #expect(geodesics.inverse(from: back, to: coordinate).distance.value < 1e-2, "\(n)")
    }
  }

  @Test func `an error contains PROJ's message`() throws {
    let error = #expect(throws: ProjError.self) { try ProjTransform(to: "EPSG:999999") }
    guard case .definition("EPSG:999999", let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.contains("crs not found"), "\(message)")
    let other = #expect(throws: ProjError.self) { try ProjTransform(pipeline: "+proj=nonsense") }
    guard case .definition("+proj=nonsense", let text) = other else {
      Issue.record("\(String(describing: other))")
      return
    }
    #expect(!text.isEmpty)
  }

  @Test func `the error for a coordinate that cannot be projected contains its index`() throws {
    let transform = try ProjTransform(
      pipeline: "+proj=pipeline +step +proj=unitconvert +xy_in=deg +xy_out=rad +step +proj=gnom")
    let origin = try Coordinate(latitude: 0, longitude: 0)
    let beyond = try Coordinate(latitude: 0, longitude: 120)
    let error = #expect(throws: ProjError.self) { try transform.project([origin, beyond, origin]) }
    guard case .point(index: 1, let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!message.isEmpty)
    // The error does not affect later calls.
    #expect(try transform.project([origin]) == [PlanePoint(x: 0, y: 0)])
  }

  @Test func `only reference systems are unavailable without PROJ's database`() throws {
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent(
      "petmap-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: empty) }
    let error = #expect(throws: ProjError.self) {
      try ProjTransform(to: "EPSG:2180", dataDirectory: empty.path)
    }
    guard case .database(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.contains("proj.db"), "\(message)")
    let center = try Coordinate(latitude: 1, longitude: 2)
    #expect(try ProjTransform(azimuthalEquidistantAround: center).project([center])[0].x == 0)
    #expect(try ProjGeodesicCalculator().inverse(from: center, to: center).distance.value == 0)
  }

  @Test func `a transform can be used from several threads at once`() async throws {
    let transform = try ProjTransform(to: "EPSG:2180")
    let coordinates = try (0..<200).map {
      try Coordinate(latitude: 49 + Double($0) / 40, longitude: 15 + Double($0) / 30)
    }
    let expected = try transform.project(coordinates)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          for _ in 0..<20 where try transform.project(coordinates) != expected { return false }
          return true
        }
      }
      for try await same in group { #expect(same) }
    }
  }
}
