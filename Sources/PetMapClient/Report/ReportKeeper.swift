import Synchronization

/// What a report flow keeps on disk until it is sent.
public enum KeptItem: String, Sendable, Hashable, CaseIterable {
  /// The chosen photo's bytes.
  case photo
  /// The id and password of a report whose photo is still to be uploaded.
  case pendingReport
}

/// Keeps a flow's photo and its unfinished report, so that neither memory nor a restart loses
/// them. A front end writes files that only its user can read.
public protocol ReportKeeper: Sendable {
  /// What was kept; nil for nothing.
  func load(_ item: KeptItem) -> [UInt8]?

  /// Keeps bytes in place of the earlier ones; nil removes them.
  func save(_ bytes: [UInt8]?, as item: KeptItem)
}

/// Keeps everything in memory, for tests and for front ends that do not survive a restart.
public final class MemoryKeeper: ReportKeeper {
  private let kept = Mutex<[KeptItem: [UInt8]]>([:])

  /// A keeper that keeps nothing yet.
  public init() {}

  /// What was kept; nil for nothing.
  public func load(_ item: KeptItem) -> [UInt8]? { kept.withLock { $0[item] } }

  /// Keeps bytes in place of the earlier ones; nil removes them.
  public func save(_ bytes: [UInt8]?, as item: KeptItem) { kept.withLock { $0[item] = bytes } }
}
