/// A moment on a clock that nobody sets: what is measured with it does not change when the time of day
/// is put right.
public struct MonotonicTime: Sendable, Hashable, Comparable {
  /// Milliseconds since an arbitrary moment, the same for the whole process.
  public var milliseconds: Int64

  /// A moment by its distance from the first.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// The moment so many milliseconds later.
  public func advanced(byMilliseconds count: Int64) -> MonotonicTime {
    MonotonicTime(milliseconds: milliseconds + count)
  }

  /// Whether the left one is earlier.
  public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }
}
