/// The sphere on which great-circle distances are measured.
///
/// Its radius is the one of the service's interface: 6371.0 km exactly.
public enum Sphere {
  /// The radius.
  public static var radius: Meters { Meters(6_371_000) }

  /// The distance between opposite points: half the circumference.
  public static var halfCircumference: Meters { Meters(radius.value * .pi) }
}

extension Coordinate {
  /// The great-circle distance to another coordinate by the haversine formula on ``Sphere``.
  ///
  /// The same coordinate is exactly 0 away, however its longitude is written (180 or -180, any at a
  /// pole), and antipodes exactly half the circumference. Past a quarter of the way round,
  /// the way left to the antipode is measured instead, so the answer is precise everywhere.
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
    // Products are symmetric, so the way there and the way back are equal to the last bit.
    let cosines =
      quickSineAndCosine(degrees: latitude).cosine
      * quickSineAndCosine(degrees: other.latitude).cosine
    let half = quickSineAndCosine(degrees: (other.longitude - longitude) / 2)
    let rise = quickSineAndCosine(degrees: (other.latitude - latitude) / 2).sine
    let near = rise * rise + cosines * (half.sine * half.sine)
    // The arc sine of the root of the haversine, as the arc tangent of sine over cosine.
    if near <= 0.5 { return Meters(2 * radius * quickArcTangent(ofRootOf: near, over: 1 - near)) }
    let sum = quickSineAndCosine(degrees: (other.latitude + latitude) / 2).sine
    let far = min(0.5, sum * sum + cosines * (half.cosine * half.cosine))
    return Meters(radius * (.pi - 2 * quickArcTangent(ofRootOf: far, over: 1 - far)))
  }

  /// The bearing at this coordinate of the great circle to another, in degrees clockwise from
  /// north, 0 to 360 exclusive; 0 for the same coordinate.
  ///
  /// At a pole it is counted from the meridian of this coordinate's longitude.
  public func initialBearing(to other: Coordinate) -> Double {
    let turn = sineAndCosine(degrees: other.longitude - longitude)
    let half = sine(degrees: (other.longitude - longitude) / 2)
    let here = sineAndCosine(degrees: latitude)
    let there = cosine(degrees: other.latitude)
    // sin(φ₂-φ₁) + 2 sin φ₁ cos φ₂ sin²(Δλ/2): the textbook's difference without its cancellation.
    let north = sine(degrees: other.latitude - latitude) + 2 * here.sine * there * half * half
    return bearing(arcTangent2Degrees(y: turn.sine * there, x: north))
  }

  /// The bearing on arrival at another coordinate by the great circle from here, in degrees
  /// clockwise from north, 0 to 360 exclusive; 0 for the same coordinate.
  public func finalBearing(to other: Coordinate) -> Double {
    if distance(to: other).value == 0 { return initialBearing(to: other) }
    let back = other.initialBearing(to: self)
    return back >= 180 ? back - 180 : back + 180
  }

  /// The coordinate reached by going `distance` along the great circle that leaves with `bearing`
  /// degrees clockwise from north.
  ///
  /// A negative distance goes backwards, one over the circumference goes round again.
  /// - Precondition: `bearing` and `distance` are finite, and the distance is at most
  ///   10^13 m.
  public func destination(bearing: Double, distance: Meters) -> Coordinate {
    precondition(bearing.isFinite && distance.value.isFinite)
    let arc = sineAndCosine(distance.value / Sphere.radius.value)
    let course = sineAndCosine(degrees: bearing)
    let here = sineAndCosine(degrees: latitude)
    // The destination as a vector: towards here on the equator, east of here, and the pole.
    let ahead = here.cosine * arc.cosine - here.sine * arc.sine * course.cosine
    let east = arc.sine * course.sine
    let north = here.sine * arc.cosine + here.cosine * arc.sine * course.cosine
    return Coordinate(ahead: ahead, east: east, north: north, from: longitude)
  }

  /// The coordinate halfway on the great circle to another.
  ///
  /// Of the many midpoints between antipodes it is one on the meridian of this longitude.
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

  /// The direction of a vector whose first axis lies on the equator at a longitude.
  private init(ahead: Double, east: Double, north: Double, from longitude: Double) {
    let level = (ahead * ahead + east * east).squareRoot()
    self.init(
      validLatitude: arcTangent2Degrees(y: north, x: level),
      wrappingLongitude: longitude + arcTangent2Degrees(y: east, x: ahead))
  }
}

/// An angle from -180 to 180 as a bearing from 0 to 360 exclusive.
private func bearing(_ degrees: Double) -> Double {
  guard degrees < 0 else { return degrees == 0 ? 0 : degrees }
  let turned = degrees + 360
  return turned < 360 ? turned : 0
}
