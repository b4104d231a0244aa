import PetMapSystem

/// What a report flow keeps on disk until it is sent.
public enum KeptItem: String, Sendable, Hashable, CaseIterable {
  /// The chosen photo's bytes.
  case photo
  /// The body that a pending report was created from. Front ends without a form on the screen tell by
  /// it whether the same report is to be sent again; the models keep ``createAttempt`` instead.
  case draft
  /// The create request with its idempotency key, kept before it is sent: a ``CreateAttempt``.
  case createAttempt
  /// The id and password of a report whose photo is still to be uploaded.
  case pendingReport
  /// The id and password of a report that is sent, until its reporter closes the summary.
  case sentReport
}

/// Keeps a flow's photo and its unfinished report, so that neither memory nor a restart loses them.
///
/// ``FileKeeper`` keeps them in files, ``MemoryKeeper`` in memory.
public protocol ReportKeeper: Sendable {
  /// What was kept; nil for nothing.
  func load(_ item: KeptItem) -> [UInt8]?

  /// Keeps bytes in place of the earlier ones; nil removes them.
  ///
  /// - Returns: whether that was done.
  @discardableResult
  func save(_ bytes: [UInt8]?, as item: KeptItem) -> Bool
}

extension ReportKeeper {
  /// Removes everything that was kept.
  public func clear() {
    for item in KeptItem.allCases { save(nil, as: item) }
  }
}

/// Keeps everything in memory, for tests and for front ends that do not survive a restart.
public final class MemoryKeeper: ReportKeeper {
  private let kept = Guarded<[KeptItem: [UInt8]]>([:])

  /// A keeper that keeps nothing yet.
  public init() {}

  /// What was kept; nil for nothing.
  public func load(_ item: KeptItem) -> [UInt8]? { kept.withLock { $0[item] } }

  /// Keeps bytes in place of the earlier ones; nil removes them. Always true.
  @discardableResult
  public func save(_ bytes: [UInt8]?, as item: KeptItem) -> Bool {
    kept.withLock { $0[item] = bytes }
    return true
  }
}
