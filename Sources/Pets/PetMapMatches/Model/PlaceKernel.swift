import PetMapAnnouncements
import PetMapGeo

/// How far from where it was lost a pet is found.
///
/// The density in 1/m² at the distance *r* is a sum of two-dimensional t kernels (J. S. Clark et
/// al., "Seed dispersal near and far", Ecology 80, 1999): near its home, far from it, and carried
/// off. They are a little wider than the distances that shelters and owners report (L. M. Kremer et
/// al., 2021, for dogs; L. Huang et al., 2018, for cats), because those are of pets that came home.
struct PlaceKernel: Sendable {
  private struct Part {
    let share: Double
    /// The scale in meters.
    let scale: Double
    let exponent: Double

    init(_ share: Double, _ scale: Double, _ exponent: Double) {
      self.share = share
      self.scale = scale
      self.exponent = exponent
    }
  }

  /// The greatest distance at which pins are compared.
  static let radius = Meters.kilometers(50)

  /// The area in m² to which weights are relative, a circle of 10 km: a weight of 0 means that an
  /// unrelated pin is as likely there as the pet.
  static let area = Double.pi * 1e8

  /// The variance in m² that rounding two coordinates to 0.001° adds.
  private static let rounding = 54.0 * 54

  /// The steps per octave of the squared distance.
  private static let steps: UInt32 = 16
  private static let shift: UInt32 = 19
  private static let base = Float(1).bitPattern >> shift

  /// The weights, indexed by the leading bits of the squared distance.
  private let weights: [Int32]

  private init(_ parts: [Part]) {
    let octaves: UInt32 = 34
    weights = (0...octaves * Self.steps).map { index in
      let bits = (Self.base + index) << Self.shift | 1 << (Self.shift - 1)
      let square = Double(Float(bitPattern: bits))
      var density = 0.0
      for part in parts {
        let area = part.scale * part.scale + Self.rounding
        let power = exponential(-(part.exponent + 1) * logarithm(onePlus: square / area))
        density += part.share * part.exponent / (.pi * area) * power
      }
      return Weight(ratio: density * Self.area, trust: Trust.kernel).hundredths
    }
  }

  /// Returns the weight of a squared distance in m².
  @inline(__always)
  func weight(ofSquare square: Float) -> Int32 {
    let index = Int(max(square, 1).bitPattern >> Self.shift) - Int(Self.base)
    return weights[min(index, weights.count - 1)]
  }

  /// Returns the kernel of a species.
  static func of(_ species: Species) -> PlaceKernel {
    switch species {
    case .dog: dog
    case .cat: cat
    case .bird, .rabbit, .other: other
    }
  }

  private static let dog = PlaceKernel([
    Part(0.50, 110, 1.8), Part(0.47, 3500, 1.5), Part(0.03, 15_000, 1),
  ])
  private static let cat = PlaceKernel([
    Part(0.50, 120, 1.5), Part(0.47, 1100, 1.5), Part(0.03, 15_000, 1),
  ])
  private static let other = PlaceKernel([
    Part(0.50, 150, 1.5), Part(0.47, 1500, 1.5), Part(0.03, 15_000, 1),
  ])
}
