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
    guard kilometers > 0 else { return name }
    return switch language {
    case .english: "\(kilometers) km \(direction.words.english) of \(name)"
    case .polish: "\(name), \(kilometers) km na \(direction.words.polish)"
    }
  }
}

/// The eight directions of the compass, clockwise.
private enum CompassPoint: Int {
  case north, northeast, east, southeast, south, southwest, west, northwest

  /// - Parameter bearing: degrees clockwise from north, 0 up to 360.
  init(bearing: Double) {
    self = CompassPoint(rawValue: Int((bearing / 45).rounded()) % 8) ?? .north
  }

  var words: (english: String, polish: String) {
    switch self {
    case .north: ("N", "pn.")
    case .northeast: ("NE", "pn.-wsch.")
    case .east: ("E", "wsch.")
    case .southeast: ("SE", "pd.-wsch.")
    case .south: ("S", "pd.")
    case .southwest: ("SW", "pd.-zach.")
    case .west: ("W", "zach.")
    case .northwest: ("NW", "pn.-zach.")
    }
  }
}

/// The place of disappearance.
enum PlaceText {
  /// The coordinate and, on a line of their own, the city and the radius, as far as they are known:
  /// `52.24900° N, 21.04300° E` and `3 km NE of Warsaw • ±15 km`.
  static func lines(
    _ coordinate: Coordinate, city: NearbyCity?, radius: Double?, language: Language
  ) -> String {
    var second = city?.text(language) ?? ""
    if let radius = radius.flatMap(text) { second += (second.isEmpty ? "" : " • ") + radius }
    let first = coordinate.formatted(.hemispheres)
    return second.isEmpty ? first : first + "\n" + second
  }

  /// `±15 km`, under one kilometre `±250 m`: never less than what is known. Nil for what no place on
  /// earth needs.
  static func text(radius kilometers: Double) -> String? {
    guard kilometers > 0, kilometers <= Sphere.halfCircumference.kilometers else { return nil }
    return kilometers < 1
      ? "±\(Int((kilometers * 1000).rounded(.up))) m" : "±\(Int(kilometers.rounded(.up))) km"
  }
}
