import PetMapGeo

/// An age as someone gave it: the range of ages that it stands for.
///
/// "3 years" is any age from two and a half, because people round, to almost four; "0 years" is any
/// age below one.
public struct PetAge: Sendable, Hashable {
  /// The lowest age in years that is told apart.
  static let least = 0.08
  private static let most = 50.0

  /// The least age in years.
  var low: Double
  /// The greatest age in years.
  var high: Double
  /// The age in years to show.
  public internal(set) var years: Double

  /// Creates an exact age, such as one from a date of birth.
  init(exact years: Double) {
    low = max(years, Self.least)
    high = low
    self.years = years
  }

  /// Creates an age in units, of which there are `perYear` in a year.
  init(_ number: Double, perYear: Double) {
    years = number / perYear
    let isWhole = number == number.rounded(.down)
    low = max((number - (isWhole ? 0.5 : 0.05)) / perYear, Self.least)
    if number < 1 { low = Self.least }
    high = max((number + (isWhole ? 1 : 0.1)) / perYear, low)
  }

  var isPlausible: Bool { years <= Self.most }

  /// Returns the age after a number of years.
  func after(_ time: Double) -> PetAge {
    var age = self
    age.low = max(low + time, Self.least)
    age.high = max(high + time, age.low)
    age.years = max(years + time, 0)
    return age
  }

  /// Returns whether the ranges overlap, or would if each had half as many years more.
  func isNear(_ other: PetAge) -> Bool { low <= 1.5 * other.high && other.low <= 1.5 * high }

  /// The middle on a logarithmic scale.
  var middle: Double { (low * high).squareRoot() }

  /// The width on a logarithmic scale.
  var width: Double { logarithm(high / low) }
}
