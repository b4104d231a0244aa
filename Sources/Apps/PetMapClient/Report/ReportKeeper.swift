import PetMapSystem

/// An item that a report flow stores.
public enum KeptItem: String, Sendable, Hashable, CaseIterable {
  /// The bytes of the selected photo.
  case photo
  /// The body from which a pending report was created. Front ends without a form use it to
  /// determine whether the same report is being submitted again; the models store ``createAttempt``
  /// instead.
  case draft
  /// The create request with its idempotency key, which is stored before it is sent: a
  /// ``CreateAttempt``.
  case createAttempt
  /// The ID and password of a report whose photo has not been uploaded yet.
  case pendingReport
  /// The ID and password of a submitted report, until the reporter closes the summary.
  case sentReport
  /// The canceled reports whose announcements could not be deleted yet, with their passwords or
  /// create requests.
  case canceledReports
}

/// Storage for a flow's photo and unfinished report, so that they survive a restart.
///
/// ``FileKeeper`` stores them in files, ``MemoryKeeper`` in memory.
public protocol ReportKeeper: Sendable {
  /// Returns the stored bytes of an item, or `nil` if there are none.
  func load(_ item: KeptItem) -> [UInt8]?

  /// Replaces the stored bytes of an item, or removes them if `bytes` is `nil`.
  ///
  /// - Returns: Whether the change succeeded.
  @discardableResult
  func save(_ bytes: [UInt8]?, as item: KeptItem) -> Bool
}

extension ReportKeeper {
  /// Removes all stored items except canceled reports and the given item.
  public func clear(except item: KeptItem? = nil) {
    for other in KeptItem.allCases where other != .canceledReports && other != item {
      save(nil, as: other)
    }
  }
}

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
