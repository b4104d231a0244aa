public import PetMapAPI
import PetMapSystem

/// In-memory storage, for tests and for front ends that do not resume after a restart.
public final class MemoryKeeper: ReportKeeper {
  private let kept = Monitor<[KeptItem: [UInt8]]>([:])

  /// Creates empty storage.
  public init() {}

  /// Returns the stored bytes of an item, or `nil` if there are none.
  public func load(_ item: KeptItem) -> [UInt8]? { kept.withLock { $0[item] } }

  /// Replaces the stored bytes of an item, or removes them if `bytes` is `nil`. Always returns
  /// `true`.
  @discardableResult
  public func save(_ bytes: [UInt8]?, as item: KeptItem) -> Bool {
    kept.withLock { $0[item] = bytes }
    return true
  }
}
