import Foundation
import PetMapGeo
import PetMapProj
import Testing

@Suite struct ProjGeodesicCalculatorTests {
  /// Returns GeographicLib's test vectors: latitude, longitude, and azimuth at both ends, and
  /// length.
  static func vectors(_ name: String, from file: String = #filePath) throws -> [[Double]] {
    var root = URL(fileURLWithPath: file)
    while root.lastPathComponent != "Tests" { root.deleteLastPathComponent() }
    let url = root.deletingLastPathComponent().appendingPathComponent("Fixtures/geo/\(name).txt")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").compactMap { Double($0) } }
  }

  static func angularDifference(_ a: Double, _ b: Double) -> Double {
    let difference = abs(a - b).truncatingRemainder(dividingBy: 360)
    return min(difference, 360 - difference)
  }

  @Test(arguments: [("geodesics-wgs84", false), ("geodesics-sphere", true)])
  func `results match GeographicLib`(name: String, isSphere: Bool) throws {
    let geodesics =
      isSphere
      ? try ProjGeodesicCalculator(semiMajorAxis: Sphere.radius, flattening: 0)
      : try ProjGeodesicCalculator()
    let vectors = try Self.vectors(name)
    #expect(vectors.count > 250)
    for n in vectors {
      let a = try Coordinate(latitude: n[0], longitude: n[1])
      let b = try Coordinate(latitude: n[3], longitude: n[4])
      let geodesic = geodesics.inverse(from: a, to: b)
      #expect(abs(geodesic.distance.value - n[6]) < 2e-8, "\(n)")
      guard n[6] > 1e-3, abs(n[0]) < 90, abs(n[3]) < 90, n[6] < 20_003_000 else { continue }
      let tolerance = max(1e-9, 1e-6 / n[6])
      #expect(Self.angularDifference(geodesic.initialBearing, n[2]) < tolerance, "\(n)")
      #expect(Self.angularDifference(geodesic.finalBearing, n[5]) < tolerance, "\(n)")
      let end = geodesics.direct(from: a, bearing: n[2], distance: Meters(n[6]))
      #expect(geodesics.inverse(from: end.coordinate, to: b).distance.value < 1e-7, "\(n)")
      #expect(Self.angularDifference(end.finalBearing, n[5]) < tolerance, "\(n)")
    }
  }

  @Test func `the distance between identical coordinates is exactly zero`() throws {
    let geodesics = try ProjGeodesicCalculator()
    let east = try Coordinate(latitude: 10, longitude: 180)
    let west = try Coordinate(latitude: 10, longitude: -180)
    let geodesic = geodesics.inverse(from: east, to: west)
    #expect(geodesic == Geodesic(distance: Meters(0), initialBearing: 0, finalBearing: 0))
  }

  @Test func `a calculator can be used from several threads at once`() async throws {
    let geodesics = try ProjGeodesicCalculator()
    let a = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    let b = try Coordinate(latitude: -33.8688, longitude: 151.2093)
    let expected = geodesics.inverse(from: a, to: b)
    let areEqual = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<200).allSatisfy { _ in geodesics.inverse(from: a, to: b) == expected }
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(areEqual)
  }
}
