/// A moment on a monotonic clock, which is unaffected by changes to the wall-clock time.
public struct MonotonicTime: Sendable, Hashable, Comparable {
  /// Milliseconds since an arbitrary moment, which is fixed for the life of the process.
  public var milliseconds: Int64

  /// Creates a moment.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Returns the moment that is the given number of milliseconds later.
  public func advanced(byMilliseconds count: Int64) -> MonotonicTime {
    MonotonicTime(milliseconds: milliseconds + count)
  }

  /// Returns whether the left moment is earlier.
  public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }
}
