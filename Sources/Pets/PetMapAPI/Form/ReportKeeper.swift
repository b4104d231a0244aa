/// An item that a report flow stores.
public enum KeptItem: String, Sendable, Hashable, CaseIterable {
  /// The bytes of the selected photo.
  case photo
  /// The body from which a pending report was created. Front ends without a form use it to
  /// determine whether the same report is being submitted again; the models store ``createAttempt``
  /// instead.
  case draft
  /// The create request with its idempotency key, which is stored before it is sent.
  case createAttempt
  /// The ID and password of a report whose photo has not been uploaded yet.
  case pendingReport
  /// The ID and password of a submitted report, until the reporter closes the summary.
  case sentReport
  /// The canceled reports whose announcements could not be deleted yet, with their passwords or
  /// create requests.
  case canceledReports

  /// Whether the item contains what can manage a report, such as its password.
  public var isSecret: Bool {
    switch self {
    case .photo, .draft: false
    case .createAttempt, .pendingReport, .sentReport, .canceledReports: true
    }
  }
}

/// Storage for a flow's photo and unfinished report, so that they survive a restart.
///
/// PetMapClient stores them in files or in memory, and PetMapApple in the Keychain.
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
