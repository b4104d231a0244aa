import PetMapAlerts
import PetMapAnnouncements
import PetMapGeo
import PetMapKit
import PetMapParameters
import TestSupport

/// Random searches and announcements, many of which meet.
enum AlertSamples {
  private static let words = [
    "red collar", "Rex", "obroża", "czerw", "d'or", "犬", "zaz", "male", "grau", "Straße", "o",
  ]
  private static let texts = [
    "Red leather collar, very shy", "czerwona obroża", "Gassi, Straße", "茶色の犬です", "Zażółć gęślą",
    "l'épagneul d'or", "grauer Kater", nil,
  ]
  private static let species = [
    "DOG", "dog", "Cat", "CAT", "OTHER", "guinea pig", "Świnka", "ferret", "RABBIT",
  ]
  /// Latitudes and longitudes near which edges and cells are hard to get right.
  private static let latitudes = [0, 52.25, 52.2500001, 89.99, 90, -90, -89.5, 45, 0.000_01]
  private static let longitudes = [
    0, 21, 21.000_000_1, 180, -180, 179.999_9, -179.999, -90, 0.000_05,
  ]

  static func coordinate(_ random: inout SeededRandom) -> Coordinate {
    let spread: Double = [0, 0.001, 0.1, 3].randomElement(using: &random) ?? 0.0
    func near(_ degrees: [Double]) -> Double {
      (degrees.randomElement(using: &random) ?? 0) + random.double(in: -1...1) * spread
    }
    let latitude = max(-90, min(90, near(latitudes)))
    return Coordinate(validLatitude: latitude, wrappingLongitude: near(longitudes))
  }

  static func region(_ random: inout SeededRandom) -> PinQuery.Region {
    let center = coordinate(&random)
    let reach: Double = [0, 0.000_1, 0.05, 1, 4.9, 9.9].randomElement(using: &random) ?? 0.0
    func side() -> Double { reach * random.double(in: 0.1...1) }
    switch random.int(in: 0...3) {
    case 0:
      let box = try? BoundingBox(
        wrappingWest: center.longitude - side(), south: max(-90, center.latitude - side()),
        east: center.longitude + side(), north: min(90, center.latitude + side()))
      if let box { return .box(box) }
    case 1:
      let points = (0..<random.int(in: 3...9)).map { _ in
        PlanePoint(
          x: center.longitude + random.double(in: -1...1) * reach,
          y: max(-90, min(90, center.latitude + random.double(in: -1...1) * reach)))
      }
      if let polygon = try? PlanePolygon(rings: [points]) { return .polygon(polygon) }
    default: break
    }
    let radius = Meters(min(reach * 100_000, 500_000) * random.double(in: 0...1))
    return .circle(PinCircle(center: center, radius: radius, metric: .haversine))
  }

  static func search(_ random: inout SeededRandom) throws -> AlertSearch {
    func some<Element>(_ all: [Element]) -> [Element]? {
      random.int(in: 0...2) == 0
        ? nil : (0...random.int(in: 0...2)).compactMap { _ in all.randomElement(using: &random) }
    }
    return try AlertSearch(
      region(&random), statuses: some(AnnouncementStatus.open), species: some(species),
      words: random.int(in: 0...2) == 0 ? some(words)?.joined(separator: "  ") : nil)
  }

  static func announcement(_ random: inout SeededRandom) -> Announcement {
    var pet = Announcement(
      id: "p\(random.int(in: 0...1000))", coordinate: coordinate(&random),
      species: species.randomElement(using: &random) ?? "DOG",
      status: AnnouncementStatus.allCases.randomElement(using: &random) ?? .missing)
    pet.petName = ["Rex", "Zazu", "O'Hara", nil].randomElement(using: &random) ?? nil
    pet.description = texts.randomElement(using: &random) ?? nil
    pet.sex = ["MALE", nil].randomElement(using: &random) ?? nil
    return pet
  }
}
