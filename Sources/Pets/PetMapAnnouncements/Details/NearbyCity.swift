public import PetMapCities
public import PetMapGeo

/// A city near a coordinate, used to describe the location in words.
public struct NearbyCity: Sendable, Hashable {
  /// The maximum distance to the city.
  public static let reach = Meters.kilometers(50)

  /// The name of the city.
  public let name: String
  /// The distance from the city center to the coordinate, in whole kilometers.
  public let kilometers: Int
  /// The attribution for the city name.
  public let credit: String?
  private let direction: CompassPoint

  /// - Parameters:
  ///   - middle: The city center.
  ///   - coordinate: The coordinate to describe.
  ///   - credit: The attribution for the city name.
  public init(name: String, middle: Coordinate, from coordinate: Coordinate, credit: String?) {
    self.name = name
    self.credit = credit
    kilometers = Int(middle.distance(to: coordinate).kilometers.rounded())
    direction = CompassPoint(bearing: middle.initialBearing(to: coordinate))
  }

  /// Returns a description such as `3 km NE of Warsaw`, or `Warsaw, 3 km na pn.-wsch.` in Polish.
  /// Within half a kilometer, the description is only the name.
  public func text(_ language: Language) -> String {
    text(in: Words(language))
  }

  /// Returns a description such as `3 km NE of Warsaw` with custom words. Within half a kilometer,
  /// the description is only the name.
  public func text(in words: Words) -> String {
    guard kilometers > 0 else { return name }
    return words.text(
      .nearCity,
      [("km", "\(kilometers)"), ("direction", words.text(direction.phrase)), ("city", name)])
  }
}

extension NearbyCity {
  /// Describes a coordinate by the nearest city.
  ///
  /// Returns `nil` if no city with at least 15,000 inhabitants is within 50 km.
  ///
  /// - Parameter language: The language of the city's name.
  public init?(nearest coordinate: Coordinate, language: Language = .english) {
    guard let city = City.nearest(to: coordinate, within: Self.reach)?.city else { return nil }
    self.init(
      name: city.name(language), middle: city.coordinate, from: coordinate,
      credit: City.attribution)
  }
}

extension City {
  /// Returns the name in a language.
  public func name(_ language: Language) -> String {
    language == .polish ? polishName ?? name : name
  }
}

extension Division {
  /// Returns the name in a language, or `nil` if only the country is known.
  public func name(_ language: Language) -> String? {
    language == .polish ? polishName ?? name : name
  }
}

extension Country {
  /// Returns the name in a language.
  public func name(_ language: Language) -> String {
    language == .polish ? polishName ?? name : name
  }
}

/// The eight compass points, clockwise.
private enum CompassPoint: Int {
  case north, northeast, east, southeast, south, southwest, west, northwest

  /// - Parameter bearing: The bearing in degrees clockwise from north, in `0..<360`.
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

/// Descriptions of where a pet was last seen.
enum PlaceText {
  /// Returns the coordinate and, on a second line, the city and the radius if known:
  /// `52.24900° N, 21.04300° E` and `3 km NE of Warsaw • ±15 km`.
  static func lines(
    _ coordinate: Coordinate, city: NearbyCity?, radius: Double?, words: Words
  ) -> String {
    var second = city?.text(in: words) ?? ""
    if let radius = radius.flatMap({ words.radius($0) }) {
      second += (second.isEmpty ? "" : " • ") + radius
    }
    let first = coordinate.formatted(.hemispheres)
    return second.isEmpty ? first : first + "\n" + second
  }
}

extension Words {
  /// Returns a radius in kilometers as `±15 km`, or as `±250 m` if it is less than a kilometer,
  /// rounded up. Returns `nil` for a radius that is not positive or exceeds half the earth's
  /// circumference.
  package func radius(_ kilometers: Double) -> String? {
    distance(kilometers, .radiusMeters, .radiusKilometers)
  }

  /// Returns a value of ``PlaceDetail/locationPrivacy`` as the choice in a form.
  package func privacy(_ meters: Double) -> String? {
    distance(meters / 1000, .areaMeters, .areaKilometers)
  }

  private func distance(_ kilometers: Double, _ small: Phrase, _ large: Phrase) -> String? {
    guard kilometers > 0, kilometers <= Sphere.halfCircumference.kilometers else { return nil }
    return kilometers < 1
      ? text(small, [("m", "\(Int((kilometers * 1000).rounded(.up)))")])
      : text(large, [("km", "\(Int(kilometers.rounded(.up)))")])
  }
}
