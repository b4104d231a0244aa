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

  /// Returns the radius in meters for an announcement; 0 if others see its coordinate.
  package func radius(of announcement: Announcement) -> Double {
    max(radius, announcement[.locationPrivacy] ?? 0)
  }

  /// Displaces the coordinate of an announcement, and adds the displacement's radius to its
  /// ``PlaceDetail/locationRadius``, so that the circle contains the place where the animal was.
  public func apply(to announcement: inout Announcement) {
    let radius = radius(of: announcement)
    guard radius > 0 else { return }
    announcement[.locationPrivacy] = nil
    announcement.coordinate = displaced(announcement.coordinate, of: announcement.id, by: radius)
    announcement[.locationRadius] = (announcement[.locationRadius] ?? 0) + radius / 1000
  }

  /// Moves the coordinate of a sighting to the center of its cell, at most ``radius`` away: the choice of
  /// an announcement's reporter does not apply to the places of others.
  func apply(to sighting: inout Sighting) {
    guard radius > 0 else { return }
    sighting.coordinate = cellCenter(of: sighting.coordinate)
    sighting.locationRadius = (sighting.locationRadius ?? 0) + radius / 1000
  }

  /// Returns a coordinate at a distance from half the radius to the radius, rounded like those that
  /// people enter, to 0.00001°.
  public func displaced(_ coordinate: Coordinate, of id: String, by radius: Double) -> Coordinate {
    let (square, turn) = fractions(of: "\(radius) \(id)")
    // The area within a distance is proportional to its square. Rounding adds up to 0.8 m.
    let outer = radius - 1
    let distance = outer * (0.25 + 0.75 * square).squareRoot()
    let point = coordinate.destination(bearing: 360 * turn, distance: Meters(distance))
    return point.rounded(toDecimals: 5)
  }

  /// Returns the center of the cell with a coordinate, whose corners are ``radius`` from it.
  ///
  /// Anyone can send sightings, any number of them and from any place, and compare what is shown with
  /// what was sent. A vector would become known, and the mean of many would be 0, but a cell tells nothing
  /// more, however many are sent. The cells are squares in bands of latitude, and each band begins at a
  /// secret longitude.
  package func cellCenter(of coordinate: Coordinate) -> Coordinate {
    // The side in degrees of latitude. Rounding adds up to 0.8 m.
    let side = (radius - 1) * 2.0.squareRoot() / Sphere.radius.value * 180 / .pi
    let south = -90 - side * fractions(of: "cells \(radius)").0
    let band = ((coordinate.latitude - south) / side).rounded(.down)
    let (lower, upper) = (max(-90, south + band * side), min(90, south + (band + 1) * side))
    // The squares fit in where the band is longest.
    let widest = lower <= 0 && upper >= 0 ? 0 : min(abs(lower), abs(upper))
    let count = max(1, (360 * cosine(degrees: widest) / side).rounded(.up))
    let start = fractions(of: "cells \(radius) \(band)").0
    let turns = coordinate.longitude / 360 + start
    let cell = ((turns * count).rounded(.down) + 0.5) / count - start
    return Coordinate(
      validLatitude: (lower + upper) / 2, wrappingLongitude: cell * 360
    ).rounded(toDecimals: 5)
  }

  /// Returns two secret numbers from 0 up to 1 for a text.
  private func fractions(of text: String) -> (Double, Double) {
    let code = SHA256.authenticationCode(of: Array(text.utf8), key: key)
    // With 53 bits.
    func fraction(_ bytes: ArraySlice<UInt8>) -> Double {
      Double(bytes.reduce(0) { $0 << 8 | UInt64($1) } >> 11) / 0x1p53
    }
    return (fraction(code[..<8]), fraction(code[8..<16]))
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
