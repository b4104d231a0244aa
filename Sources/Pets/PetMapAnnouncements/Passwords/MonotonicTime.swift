/// A moment on a monotonic clock, which is not affected by changes to the time of day.
public struct MonotonicTime: Sendable, Hashable, Comparable {
  /// Milliseconds since an arbitrary moment, which is the same for the entire process.
  public var milliseconds: Int64

  /// Creates a moment.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Returns the moment a number of milliseconds later.
  public func advanced(byMilliseconds count: Int64) -> MonotonicTime {
    MonotonicTime(milliseconds: milliseconds + count)
  }

  /// Returns whether the left moment is earlier.
  public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }
}
