extension Coordinate {
  /// Returns the coordinate with degrees rounded to a number of decimals, halves away from zero.
  ///
  /// - Precondition: `decimals` is in 0 to 15.
  public func rounded(toDecimals decimals: Int) -> Coordinate {
    precondition((0...15).contains(decimals))
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    func rounded(_ degrees: Double) -> Double { (degrees * scale).rounded() / scale + 0 }
    return Coordinate(
      validLatitude: max(-90, min(90, rounded(latitude))),
      wrappingLongitude: max(-180, min(180, rounded(longitude))))
  }
}
