import PetMapAnnouncements
import PetMapGeo

/// How many days after it was lost a pet is found.
///
/// The logarithm of the days follows a t distribution with three degrees of freedom, around the
/// medians that owners report (L. K. Lord et al., JAVMA 230, 2007). A few pets are found before the
/// day that their owners remember.
struct TimeKernel: Sendable {
  /// The differences in days at which pins are compared.
  static let days: ClosedRange<Int32> = -14...730

  /// The time in days to which weights are relative.
  static let span = 60.0

  private let weights: [Int32]

  private init(median: Double, spread: Double) {
    weights = Self.days.map { day in
      let density: Double
      if day >= 0 {
        let x = Double(day) + 0.5
        let z = (logarithm(x) - logarithm(median + 0.5)) / spread
        let tail = 1 + z * z / 3
        density = 0.95 * 0.3676 / spread / (tail * tail) / x
      } else {
        density = day >= -3 ? 0.012 : 0.0008
      }
      return Weight(ratio: density * Self.span, trust: Trust.kernel).hundredths
    }
  }

  /// Returns the weight of a number of days in ``days``.
  @inline(__always)
  func weight(_ days: Int32) -> Int32 { weights[Int(days - Self.days.lowerBound)] }

  /// Returns the kernel of a species.
  static func of(_ species: Species) -> TimeKernel {
    switch species {
    case .dog: dog
    case .cat: cat
    case .bird, .rabbit, .other: other
    }
  }

  private static let dog = TimeKernel(median: 2, spread: 1.2)
  private static let cat = TimeKernel(median: 5, spread: 1.5)
  private static let other = TimeKernel(median: 3, spread: 1.4)
}
