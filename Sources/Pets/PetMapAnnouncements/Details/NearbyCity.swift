public import PetMapGeo

/// A city near a coordinate, by which people know where that is.
public struct NearbyCity: Sendable, Hashable {
  /// How far a city may be to be named.
  public static let reach = Meters.kilometers(50)

  /// The city's name.
  public let name: String
  /// Whole kilometres from the city's middle to the coordinate.
  public let kilometers: Int
  /// Who is named for the city's name.
  public let credit: String?
  private let direction: CompassPoint

  /// - Parameters:
  ///   - middle: the city's.
  ///   - coordinate: what is told by the city.
  ///   - credit: who is named for the city's name.
  public init(name: String, middle: Coordinate, from coordinate: Coordinate, credit: String?) {
    self.name = name
    self.credit = credit
    kilometers = Int(middle.distance(to: coordinate).kilometers.rounded())
    direction = CompassPoint(bearing: middle.initialBearing(to: coordinate))
  }

  /// `3 km NE of Warsaw`, in Polish `Warsaw, 3 km na pn.-wsch.`; the name alone within half a
  /// kilometre.
  public func text(_ language: Language) -> String {
    text(in: Words(language))
  }

  /// `3 km NE of Warsaw` in a caller's words; the name alone within half a kilometer.
  public func text(in words: Words) -> String {
    guard kilometers > 0 else { return name }
    return words.text(
      .nearCity,
      [("km", "\(kilometers)"), ("direction", words.text(direction.phrase)), ("city", name)])
  }
}

/// The eight directions of the compass, clockwise.
private enum CompassPoint: Int {
  case north, northeast, east, southeast, south, southwest, west, northwest

  /// - Parameter bearing: degrees clockwise from north, 0 up to 360.
  init(bearing: Double) {
    self = CompassPoint(rawValue: Int((bearing / 45).rounded()) % 8) ?? .north
  }

  var phrase: Phrase {
    switch self {
    case .north: .north
    case .northeast: .northeast
    case .east: .east
    case .southeast: .southeast
    case .south: .south
    case .southwest: .southwest
    case .west: .west
    case .northwest: .northwest
    }
  }
}

/// The place of disappearance.
enum PlaceText {
  /// The coordinate and, on a line of their own, the city and the radius, as far as they are known:
  /// `52.24900° N, 21.04300° E` and `3 km NE of Warsaw • ±15 km`.
  static func lines(
    _ coordinate: Coordinate, city: NearbyCity?, radius: Double?, words: Words
  ) -> String {
    var second = city?.text(in: words) ?? ""
    if let radius = radius.flatMap({ text(radius: $0, words) }) {
      second += (second.isEmpty ? "" : " • ") + radius
    }
    let first = coordinate.formatted(.hemispheres)
    return second.isEmpty ? first : first + "\n" + second
  }

  /// `±15 km`, under one kilometre `±250 m`: never less than what is known. Nil for what no place on
  /// earth needs.
  static func text(radius kilometers: Double, _ words: Words) -> String? {
    guard kilometers > 0, kilometers <= Sphere.halfCircumference.kilometers else { return nil }
    return kilometers < 1
      ? words.text(.radiusMeters, [("m", "\(Int((kilometers * 1000).rounded(.up)))")])
      : words.text(.radiusKilometers, [("km", "\(Int(kilometers.rounded(.up)))")])
  }
}
