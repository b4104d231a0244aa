import PetMapGeo

/// The datum of maps of China (GCJ-02), which displaces coordinates by some hundred meters.
enum ChinaDatum {
  /// Returns the point in WGS84 to within a few meters. Points outside of China are not displaced.
  static func wgs84(_ point: PlanePoint) -> PlanePoint {
    guard (73.66...135.05).contains(point.x), (3.86...53.55).contains(point.y) else { return point }
    var found = point
    for _ in 0..<3 {
      let shift = displacement(of: found)
      found = PlanePoint(x: point.x - shift.x, y: point.y - shift.y)
    }
    return found
  }

  /// The displacement in degrees, by the published approximation on the ellipsoid of Krasovsky.
  private static func displacement(of point: PlanePoint) -> PlanePoint {
    let (x, y) = (point.x - 105, point.y - 35)
    func wave(_ value: Double, _ terms: [(amplitude: Double, frequency: Double)]) -> Double {
      terms.reduce(0) { $0 + $1.amplitude * sine(value * $1.frequency * .pi) } * 2 / 3
    }
    let root = abs(x).squareRoot()
    let common = wave(x, [(20, 6), (20, 2)])
    let north =
      -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * root + common
      + wave(y, [(20, 1), (40, 1.0 / 3)]) + wave(y, [(160, 1.0 / 12), (320, 1.0 / 30)])
    let east =
      300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * root + common
      + wave(x, [(20, 1), (40, 1.0 / 3)]) + wave(x, [(150, 1.0 / 12), (300, 1.0 / 30)])
    let (radius, eccentricity) = (6_378_245.0, 0.006_693_421_622_965_943)
    let latitude = point.y * .pi / 180
    let (sin, cos) = sineAndCosine(latitude)
    let magic = 1 - eccentricity * sin * sin
    let meridian = radius * (1 - eccentricity) / (magic * magic.squareRoot())
    let parallel = radius / magic.squareRoot() * cos
    return PlanePoint(x: east / parallel * 180 / .pi, y: north / meridian * 180 / .pi)
  }
}
