import PetMapGeo

/// The logarithm of a likelihood ratio in hundredths of a nat: how much more often two reports of
/// the same pet agree like this than reports of two pets do.
///
/// Weights are integers so that sums, and therefore the order of matches, are the same on every
/// platform.
public struct Weight: Sendable, Hashable, Comparable {
  /// Hundredths of a nat; negative if the reports contradict each other.
  public var hundredths: Int32

  /// No evidence.
  public static let zero = Weight(hundredths: 0)

  /// Whether the weight speaks against a match. Less than a quarter of a nat is no evidence.
  public var isContradiction: Bool { hundredths < -25 }

  /// Creates a weight from hundredths of a nat.
  public init(hundredths: Int32) { self.hundredths = hundredths }

  /// Creates the weight of a likelihood ratio, which must be positive.
  ///
  /// - Parameter trust: The exponent of the ratio; see ``Trust``.
  init(ratio: Double, trust: Double = 1) { self.init(nats: trust * logarithm(ratio)) }

  init(nats: Double) { hundredths = Int32((nats * 100).rounded()) }

  /// The weight in nats.
  public var nats: Double { Double(hundredths) / 100 }

  /// Returns the sum, which is the evidence of two independent fields.
  public static func + (a: Weight, b: Weight) -> Weight {
    Weight(hundredths: a.hundredths + b.hundredths)
  }

  static func += (a: inout Weight, b: Weight) { a = a + b }

  /// Orders weights.
  public static func < (a: Weight, b: Weight) -> Bool { a.hundredths < b.hundredths }

  func trusted(_ trust: Double) -> Weight { Weight(nats: trust * nats) }

  func clamped(_ range: ClosedRange<Int32>) -> Weight {
    Weight(hundredths: min(max(hundredths, range.lowerBound), range.upperBound))
  }
}
