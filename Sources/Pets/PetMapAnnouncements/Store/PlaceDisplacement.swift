public import PetMapGeo

/// Shows others a place near the one where an animal was seen, because found animals are often
/// reported from their finder's home.
///
/// The place is displaced by a vector that is uniformly distributed in an annulus, a method of
/// geographic masking known as the donut (K. H. Hampton et al., "Mapping health data: improved privacy
/// protection with donut method geomasking", American Journal of Epidemiology 172, 2010). The vector is
/// a keyed pseudorandom function of the announcement's ID and the radius: it stays the same when the
/// announcement is edited and after a restart, so no number of queries averages it out.
public struct PlaceDisplacement: Sendable {
  /// The secret key. A store has one, so that all its servers show the same places.
  private let key: [UInt8]
  /// The radius in meters for announcements that have a smaller one or none; 0 to show their
  /// coordinates.
  public let radius: Double

  /// Creates a displacement.
  ///
  /// - Parameters:
  ///   - key: The secret key; `nil` for a random one.
  ///   - radius: The radius in meters for announcements that have a smaller one or none.
  public init(key: [UInt8]? = nil, radius: Double = 0) {
    // Uses the system's secure random number generator.
    self.key = key ?? (0..<32).map { _ in UInt8.random(in: 0...255) }
    self.radius = radius
  }

  /// Displaces the coordinate of an announcement, and adds the displacement's radius to its
  /// ``PlaceDetail/locationRadius``, so that the circle contains the place where the animal was.
  public func apply(to announcement: inout Announcement) {
    let radius = max(radius, announcement[.locationPrivacy] ?? 0)
    guard radius > 0 else { return }
    announcement[.locationPrivacy] = nil
    announcement.coordinate = displaced(announcement.coordinate, of: announcement.id, by: radius)
    announcement[.locationRadius] = (announcement[.locationRadius] ?? 0) + radius / 1000
  }

  /// Displaces the coordinate of a sighting by ``radius``: the choice of an announcement's reporter does
  /// not apply to the places of others.
  ///
  /// - Parameter series: The sighting's ``StoredSighting/series``.
  func apply(to sighting: inout Sighting, of id: AnnouncementID, series: Int) {
    guard radius > 0 else { return }
    sighting.coordinate = displaced(
      sighting.coordinate, of: SightingID(id, series).text, by: radius)
    sighting.locationRadius = (sighting.locationRadius ?? 0) + radius / 1000
  }

  /// Returns a coordinate at a distance from half the radius to the radius, rounded like those that
  /// people enter, to 0.00001°.
  public func displaced(_ coordinate: Coordinate, of id: String, by radius: Double) -> Coordinate {
    let code = SHA256.authenticationCode(of: Array("\(radius) \(id)".utf8), key: key)
    // In 0..<1, with 53 bits.
    func fraction(_ bytes: ArraySlice<UInt8>) -> Double {
      Double(bytes.reduce(0) { $0 << 8 | UInt64($1) } >> 11) / 0x1p53
    }
    // The area within a distance is proportional to its square. Rounding adds up to 0.8 m.
    let outer = radius - 1
    let distance = outer * (0.25 + 0.75 * fraction(code[..<8])).squareRoot()
    let point = coordinate.destination(
      bearing: 360 * fraction(code[8..<16]), distance: Meters(distance))
    return point.rounded(toDecimals: 5)
  }
}

/// What a service tells others about its announcements.
public struct Disclosure: Sendable {
  /// Whether contact details are only given on request.
  public var hidesContact = false
  /// How places are displaced.
  public var displacement = PlaceDisplacement()

  /// Creates the default: contact details are shown, and places are displaced only if their reporters
  /// have chosen it.
  public init() {}
}
