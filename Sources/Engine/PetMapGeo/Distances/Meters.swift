/// A length on the ground, in meters.
public struct Meters: Sendable, Hashable, Comparable {
  /// The length in meters.
  public var value: Double

  /// Creates a length in meters.
  @inlinable public init(_ value: Double) { self.value = value }

  /// Returns a length of the given number of kilometers.
  @inlinable public static func kilometers(_ value: Double) -> Meters { Meters(value * 1_000) }

  /// Returns a length of the given number of international miles (1,609.344 m each).
  @inlinable public static func miles(_ value: Double) -> Meters { Meters(value * 1_609.344) }

  /// Returns a length of the given number of nautical miles (1,852 m each).
  @inlinable public static func nauticalMiles(_ value: Double) -> Meters { Meters(value * 1_852) }

  /// The length in kilometers.
  @inlinable public var kilometers: Double { value / 1_000 }

  /// Returns whether the first length is less than the second.
  @inlinable public static func < (a: Meters, b: Meters) -> Bool { a.value < b.value }
  /// Returns the sum of two lengths.
  @inlinable public static func + (a: Meters, b: Meters) -> Meters { Meters(a.value + b.value) }
  /// Returns the difference between two lengths.
  @inlinable public static func - (a: Meters, b: Meters) -> Meters { Meters(a.value - b.value) }
  /// Returns a length multiplied by a factor.
  @inlinable public static func * (a: Meters, factor: Double) -> Meters {
    Meters(a.value * factor)
  }
}
