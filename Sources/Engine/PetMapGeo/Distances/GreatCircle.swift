/// The sphere on which great-circle distances are measured.
///
/// Its radius is the one that the service's API uses: exactly 6371.0 km.
public enum Sphere {
  /// The radius of the sphere.
  public static var radius: Meters { Meters(6_371_000) }

  /// Half the circumference, which is the distance between antipodes.
  public static var halfCircumference: Meters { Meters(radius.value * .pi) }
}

extension Coordinate {
  /// Returns the great-circle distance to another coordinate on ``Sphere``, using the haversine
  /// formula.
  ///
  /// The distance between equal positions is exactly 0, however their longitudes are written (180
  /// or -180, or any value at a pole), and the distance between antipodes is exactly half the
  /// circumference. Beyond a quarter of the circumference, the remaining distance to the antipode
  /// is measured instead, so the result is accurate everywhere.
  ///
  /// ```swift
  /// let warsaw = try Coordinate(latitude: 52.2297, longitude: 21.0122)
  /// let cracow = try Coordinate(latitude: 50.0614, longitude: 19.9366)
  /// warsaw.distance(to: cracow).kilometers  // 252.501…
  /// ```
  ///
  /// Source: R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984).
  public func distance(to other: Coordinate) -> Meters {
    let radius = Sphere.radius.value
    // Multiplication is commutative, so the distance is bitwise identical in both directions.
    let cosines =
      quickSineAndCosine(degrees: latitude).cosine
      * quickSineAndCosine(degrees: other.latitude).cosine
    let half = quickSineAndCosine(degrees: (other.longitude - longitude) / 2)
    let latitudeSine = quickSineAndCosine(degrees: (other.latitude - latitude) / 2).sine
    let near = latitudeSine * latitudeSine + cosines * (half.sine * half.sine)
    // The arcsine of the haversine's square root, computed as the arctangent of sine over cosine.
    if near <= 0.5 { return Meters(2 * radius * quickArcTangent(ofRootOf: near, over: 1 - near)) }
    let sum = quickSineAndCosine(degrees: (other.latitude + latitude) / 2).sine
    let far = min(0.5, sum * sum + cosines * (half.cosine * half.cosine))
    return Meters(radius * (.pi - 2 * quickArcTangent(ofRootOf: far, over: 1 - far)))
  }

  /// Returns the initial bearing of the great circle to another coordinate, in degrees clockwise
  /// from north, from 0 up to but not including 360; 0 for the same coordinate.
  ///
  /// At a pole, the bearing is relative to the meridian of this coordinate's longitude.
  public func initialBearing(to other: Coordinate) -> Double {
    let turn = sineAndCosine(degrees: other.longitude - longitude)
    let half = sine(degrees: (other.longitude - longitude) / 2)
    let here = sineAndCosine(degrees: latitude)
    let there = cosine(degrees: other.latitude)
    // sin(φ₂-φ₁) + 2 sin φ₁ cos φ₂ sin²(Δλ/2): the textbook difference, rearranged to avoid
    // cancellation.
    let north = sine(degrees: other.latitude - latitude) + 2 * here.sine * there * half * half
    return bearing(arcTangent2Degrees(y: turn.sine * there, x: north))
  }

  /// Returns the bearing on arrival at another coordinate along the great circle, in degrees
  /// clockwise from north, from 0 up to but not including 360; 0 for the same coordinate.
  public func finalBearing(to other: Coordinate) -> Double {
    if distance(to: other).value == 0 { return initialBearing(to: other) }
    let back = other.initialBearing(to: self)
    return back >= 180 ? back - 180 : back + 180
  }

  /// Returns the coordinate at the given distance along the great circle with the given initial
  /// bearing, in degrees clockwise from north.
  ///
  /// A negative distance goes backward; a distance greater than the circumference wraps around.
  ///
  /// - Precondition: `bearing` and `distance` are finite, and the distance is at most 10^13 m.
  public func destination(bearing: Double, distance: Meters) -> Coordinate {
    precondition(bearing.isFinite && distance.value.isFinite)
    let arc = sineAndCosine(distance.value / Sphere.radius.value)
    let course = sineAndCosine(degrees: bearing)
    let here = sineAndCosine(degrees: latitude)
    // The destination as a vector. The axes point to the intersection of this meridian and the
    // equator, to the point on the equator 90° east of it, and to the pole.
    let ahead = here.cosine * arc.cosine - here.sine * arc.sine * course.cosine
    let east = arc.sine * course.sine
    let north = here.sine * arc.cosine + here.cosine * arc.sine * course.cosine
    return Coordinate(ahead: ahead, east: east, north: north, from: longitude)
  }

  /// Returns the midpoint of the great circle to another coordinate.
  ///
  /// For antipodes, this is a midpoint on the meridian of this coordinate's longitude.
  public func midpoint(to other: Coordinate) -> Coordinate {
    let here = sineAndCosine(degrees: latitude)
    let there = sineAndCosine(degrees: other.latitude)
    let turn = sineAndCosine(degrees: other.longitude - longitude)
    let ahead = here.cosine + there.cosine * turn.cosine
    let east = there.cosine * turn.sine
    let north = here.sine + there.sine
    guard ahead != 0 || east != 0 || north != 0 else {
      return destination(bearing: 0, distance: Meters(Sphere.halfCircumference.value / 2))
    }
    return Coordinate(ahead: ahead, east: east, north: north, from: longitude)
  }

  /// Creates the coordinate in the direction of a vector whose first axis points to the equator at
  /// the given longitude.
  private init(ahead: Double, east: Double, north: Double, from longitude: Double) {
    let level = (ahead * ahead + east * east).squareRoot()
    self.init(
      validLatitude: arcTangent2Degrees(y: north, x: level),
      wrappingLongitude: longitude + arcTangent2Degrees(y: east, x: ahead))
  }
}

/// Converts an angle from -180 to 180 to a bearing from 0 up to but not including 360.
private func bearing(_ degrees: Double) -> Double {
  guard degrees < 0 else { return degrees == 0 ? 0 : degrees }
  let turned = degrees + 360
  return turned < 360 ? turned : 0
}
