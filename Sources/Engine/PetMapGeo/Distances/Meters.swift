/// A length on the ground in metres.
public struct Meters: Sendable, Hashable, Comparable {
  /// The length in metres.
  public var value: Double

  /// A length in metres.
  @inlinable public init(_ value: Double) { self.value = value }

  /// A length given in kilometres of 1,000 m.
  @inlinable public static func kilometers(_ value: Double) -> Meters { Meters(value * 1_000) }

  /// A length given in international miles of 1,609.344 m.
  @inlinable public static func miles(_ value: Double) -> Meters { Meters(value * 1_609.344) }

  /// A length given in nautical miles of 1,852 m.
  @inlinable public static func nauticalMiles(_ value: Double) -> Meters { Meters(value * 1_852) }

  /// The length in kilometres of 1,000 m.
  @inlinable public var kilometers: Double { value / 1_000 }

  /// Whether the left length is the shorter one.
  @inlinable public static func < (a: Meters, b: Meters) -> Bool { a.value < b.value }
  /// The sum of two lengths.
  @inlinable public static func + (a: Meters, b: Meters) -> Meters { Meters(a.value + b.value) }
  /// The difference of two lengths.
  @inlinable public static func - (a: Meters, b: Meters) -> Meters { Meters(a.value - b.value) }
  /// A multiple of a length.
  @inlinable public static func * (a: Meters, factor: Double) -> Meters {
    Meters(a.value * factor)
  }
}
