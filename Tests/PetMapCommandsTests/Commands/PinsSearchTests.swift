import Foundation
import PetMapCommands
import TestSupport
import Testing

/// Compares `petmap pins` with a brute-force search that shares no code with it.
@Suite struct PinsSearchTests {
  struct Pin {
    let id: String
    let latitude: Double
    let longitude: Double
  }

  static let rounds = cases(60, debug: 3)

  /// The first pin with each ID in the shelter's file. Coordinates are in the last two columns,
  /// which contain neither quotes nor commas.
  static let shelterPins: [Pin] = {
    let text = (try? String(contentsOfFile: ShelterFile.path, encoding: .utf8)) ?? ""
    var seen: Set<String> = []
    return text.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count > 4, let latitude = Double(cells[cells.count - 2]),
        let longitude = Double(cells[cells.count - 1]), seen.insert(String(cells[0])).inserted
      else { return nil }
      return Pin(id: String(cells[0]), latitude: latitude, longitude: longitude)
    }
  }()

  /// Pins at the poles and at ±180°, many pins at one coordinate, and pins at random coordinates.
  private static func edgeCasePins(_ random: inout SeededRandom) -> [Pin] {
    var pins: [Pin] = []
    for latitude in [-90.0, -89.9999, -45, 0, 45, 89.9999, 90] {
      for longitude in [-180.0, -179.9999, -90, 0, 90, 179.9999, 180] {
        pins.append(Pin(id: "", latitude: latitude, longitude: longitude))
      }
    }
    for _ in 0..<20 { pins.append(Pin(id: "", latitude: 12.5, longitude: -45.25)) }
    for _ in 0..<500 {
      pins.append(
        Pin(
          id: "", latitude: Double.random(in: -90...90, using: &random),
          longitude: Double.random(in: -180...180, using: &random)))
    }
    return pins.enumerated().map {
      Pin(id: "p\($0)", latitude: $1.latitude, longitude: $1.longitude)
    }
  }

  private static func csv(_ pins: [Pin]) throws -> URL {
    let text = pins.map { "\($0.id),\($0.latitude),\($0.longitude)\n" }.joined()
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("petmap-awkward-\(UUID().uuidString).csv")
    try ("id,lat,lng\n" + text).write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  private static func ids(_ arguments: [String], _ source: String) -> [String] {
    let run = Run(["pins", "--source", source, "--format", "csv", "--quiet"] + arguments)
    let isEmpty = run.output.split(separator: "\n").count < 2
    #expect(run.status == (isEmpty ? .noResult : .done), "\(arguments) \(run.errors)")
    return run.output.split(separator: "\n").dropFirst().map {
      String($0.prefix { $0 != "," })
    }
  }

  private static func haversine(_ a: Pin, _ latitude: Double, _ longitude: Double) -> Double {
    let (p, q) = (a.latitude * .pi / 180, latitude * .pi / 180)
    let deltaLongitude = (longitude - a.longitude) * .pi / 180
    let h = pow(sin((q - p) / 2), 2) + cos(p) * cos(q) * pow(sin(deltaLongitude / 2), 2)
    return 2 * 6_371_000 * asin(min(1, h.squareRoot()))
  }

  static func contains(_ box: [Double], _ pin: Pin) -> Bool {
    let (west, south, east, north) = (box[0], box[1], box[2], box[3])
    guard pin.latitude >= south, pin.latitude <= north else { return false }
    // A pole has all longitudes, and 180 and -180 are the same meridian.
    if abs(pin.latitude) == 90 { return true }
    if abs(pin.longitude) == 180, abs(west) == 180 || abs(east) == 180 { return true }
    return west <= east
      ? pin.longitude >= west && pin.longitude <= east
      : pin.longitude >= west || pin.longitude <= east
  }

  @Test func `searches in boxes agree with brute force`() throws {
    var random = SeededRandom(seed: 20_261_121)
    let pins = Self.edgeCasePins(&random)
    let source = try Self.csv(pins)
    defer { try? FileManager.default.removeItem(at: source) }
    for round in 0..<Self.rounds * 3 {
      let isShelter = round.isMultiple(of: 3)
      let center = Self.shelterPins.randomElement(using: &random) ?? pins[0]
      var box: [Double]
      if isShelter {
        let width = Double.random(in: 0...0.1, using: &random)
        box = [
          center.longitude - width, center.latitude, center.longitude,
          center.latitude + Double.random(in: 0...0.1, using: &random),
        ]
      } else {
        let edges = (0..<2).map { _ in Double.random(in: -90...90, using: &random) }.sorted()
        box = [
          Double.random(in: -180...180, using: &random), edges[0],
          Double.random(in: -180...180, using: &random), edges[1],
        ]
        if round % 5 == 0 { box = [170, -90, -180, 90] }
        if round % 7 == 0 { box = [-180, box[1], -180, 90] }
      }
      let text = box.map(\.description).joined(separator: ",")
      let found = Self.ids(["--bbox", text], isShelter ? ShelterFile.path : source.path)
      let expected = (isShelter ? Self.shelterPins : pins)
        .filter { Self.contains(box, $0) }.map(\.id)
      #expect(found == expected, "round \(round), --bbox \(text)")
    }
  }

  @Test func `searches around coordinates agree with brute force`() throws {
    var random = SeededRandom(seed: 20_261_122)
    let pins = Self.edgeCasePins(&random)
    let source = try Self.csv(pins)
    defer { try? FileManager.default.removeItem(at: source) }
    for round in 0..<Self.rounds * 2 {
      let isShelter = round.isMultiple(of: 2)
      let searched = isShelter ? Self.shelterPins : pins
      guard let center = searched.randomElement(using: &random) else { continue }
      let farthest = isShelter ? 5_000.0 : 21_000_000
      let radius = round % 10 == 1 ? 0 : Double.random(in: 0...farthest, using: &random)
      let found = Self.ids(
        [
          "--near", "\(center.latitude),\(center.longitude)", "--radius", "\(radius)m", "--metric",
          "haversine",
        ],
        isShelter ? ShelterFile.path : source.path)
      let distances = searched.map { ($0, Self.haversine($0, center.latitude, center.longitude)) }
      let expected = distances.filter { $0.1 <= radius }.map(\.0.id)
      // The platform's trigonometric functions differ slightly from the engine's, so either result
      // is accepted at the very edge.
      let borderline = Set(distances.filter { abs($0.1 - radius) < 1e-3 }.map(\.0.id))
      #expect(
        Set(found).symmetricDifference(expected).subtracting(borderline).isEmpty,
        "round \(round), --near \(center.latitude),\(center.longitude) --radius \(radius)m")
      #expect(found.count == Set(found).count)
    }
  }

  @Test(.needs("GeodSolve")) func `geodesic searches agree with GeographicLib`() throws {
    var random = SeededRandom(seed: 20_261_123)
    let pins = Self.edgeCasePins(&random)
    let source = try Self.csv(pins)
    defer { try? FileManager.default.removeItem(at: source) }
    for round in 0..<Self.rounds / 3 {
      guard let center = pins.randomElement(using: &random) else { continue }
      let radius = Double.random(in: 0...20_100_000, using: &random)
      let lines = pins.map {
        "\(center.latitude) \(center.longitude) \($0.latitude) \($0.longitude)\n"
      }
      let distances = try Self.solve(lines.joined())
      try #require(distances.count == pins.count)
      let pairs = zip(pins, distances)
      let borderline = Set(pairs.filter { abs($1 - radius) < 1e-6 }.map(\.0.id))
      let expected = Set(pairs.filter { $1 <= radius }.map(\.0.id))
      for metric in ["geodesic", "projected"] {
        let found = Self.ids(
          [
            "--near", "\(center.latitude),\(center.longitude)", "--radius", "\(radius)m",
            "--metric", metric,
          ],
          source.path)
        #expect(
          expected.symmetricDifference(found).subtracting(borderline).isEmpty,
          "round \(round), \(metric), --near \(center.latitude),\(center.longitude), \(radius) m")
      }
    }
  }

  private static func solve(_ input: String) throws -> [Double] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("petmap-geodesics-\(UUID().uuidString)")
    try input.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Tool("GeodSolve").output(["-i", "-p", "6", "--input-file", file.path])
      .split(separator: "\n").compactMap {
        $0.split(separator: " ").last.flatMap { Double($0) }
      }
  }
}
