#if canImport(Security) && canImport(ImageIO)
  import Foundation
  public import PetMapAPI
  import Security

  /// Stores what can manage a report, such as its password and link, in the Keychain, and everything
  /// else in another keeper.
  ///
  /// ```swift
  /// let keeper = KeychainKeeper(
  ///   service: base.text, others: FileKeeper(directory: try ReportDirectory.path("missing")))
  /// ```
  ///
  /// The items are readable after the first unlock, on this device only, and not part of backups. They
  /// outlast the app if it is deleted, so the summary of a report reappears when it is installed again.
  public struct KeychainKeeper: ReportKeeper {
    private let service: String
    private let others: any ReportKeeper

    /// Creates a keeper.
    ///
    /// - Parameters:
    ///   - service: The service's URL, because a report is unknown to other services. If there are
    ///     several flows, also the name of the flow.
    ///   - others: Stores the photo and other items that are not secret.
    public init(service: String, others: any ReportKeeper) {
      self.service = service
      self.others = others
    }

    /// Returns the stored bytes of an item, or `nil` if there are none or the device has not been
    /// unlocked since it was started.
    public func load(_ item: KeptItem) -> [UInt8]? {
      guard item.isSecret else { return others.load(item) }
      var found: CFTypeRef?
      let query = query(item, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne])
      guard unsafe SecItemCopyMatching(query, &found) == errSecSuccess else { return nil }
      return Self.bytes(found)
    }

    /// Replaces the stored bytes of an item, or removes them if `bytes` is `nil`.
    ///
    /// - Returns: Whether the change succeeded.
    @discardableResult
    public func save(_ bytes: [UInt8]?, as item: KeptItem) -> Bool {
      guard item.isSecret else { return others.save(bytes, as: item) }
      guard let bytes else {
        let status = SecItemDelete(query(item))
        return status == errSecSuccess || status == errSecItemNotFound
      }
      guard let data = unsafe CFDataCreate(nil, bytes, bytes.count) else { return false }
      let value: [CFString: Any] = [
        kSecValueData: data,
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      let status = SecItemUpdate(query(item), UploadPhoto.dictionary(value))
      guard status == errSecItemNotFound else { return status == errSecSuccess }
      return SecItemAdd(query(item, value), nil) == errSecSuccess
    }

    private func query(_ item: KeptItem, _ others: [CFString: Any] = [:]) -> CFDictionary {
      let identity: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword,
        kSecAttrService: "petmap " + service,
        kSecAttrAccount: item.rawValue,
        kSecUseDataProtectionKeychain: true,
      ]
      return UploadPhoto.dictionary(identity.merging(others) { _, other in other })
    }

    private static func bytes(_ data: CFTypeRef?) -> [UInt8]? {
      #if canImport(ObjectiveC)
        (data as? Data).map { [UInt8]($0) }
      #else
        // The stand-ins of the tests on other platforms are not bridged.
        (data as? CFData)?.bytes
      #endif
    }
  }
#endif

#if canImport(Darwin)
  import Foundation

  /// The directories of a report's files.
  public enum ReportDirectory {
    /// Creates a directory in *Application Support* that is encrypted until the first unlock and not
    /// part of backups, and returns its path.
    ///
    /// - Parameter name: A name that tells services and flows apart, such as `ServiceURL.fileName`.
    public static func path(_ name: String) throws -> String {
      var directory = URL.applicationSupportDirectory.appending(path: "PetMap/\(name)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      // New files have the protection of their directory.
      #if os(iOS)
        try FileManager.default.setAttributes(
          [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
          ofItemAtPath: directory.path(percentEncoded: false))
      #endif
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try directory.setResourceValues(values)
      return directory.path(percentEncoded: false)
    }
  }
#endif
