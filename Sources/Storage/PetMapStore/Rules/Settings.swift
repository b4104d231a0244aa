import PetMapAnnouncements
import PetMapSQL

/// The named values of a store.
enum Setting: String {
  /// The ID of the photo directory.
  case photoDirectory = "photo_directory"
  /// The secret from which the store's keys and the hashes of networks are derived.
  case networkKey = "network_key"
  /// The time of the last backup, in milliseconds since 1970 as text.
  case lastBackup = "last_backup"
  /// The lease of the server that sends alerts: its holder and its count.
  case alertSender = "alert_sender"
  /// How far the events of alerts were recorded.
  case alertProgress = "alert_progress"
}

extension Transaction {
  /// Returns a setting, or `nil` if it is not set.
  func setting(_ setting: Setting) throws(StoreFailure) -> [UInt8]? {
    try value("SELECT value FROM setting WHERE name = ?1", .text(setting.rawValue)).bytes
  }

  /// Replaces the value of a setting.
  func set(_ setting: Setting, to value: [UInt8]) throws(StoreFailure) {
    try change(
      Tables.setting.insertion(["name", "value"], replacing: true), .text(setting.rawValue),
      .bytes(value))
  }

  func remove(_ setting: Setting) throws(StoreFailure) {
    try change("DELETE FROM setting WHERE name = ?1", .text(setting.rawValue))
  }

  /// Returns the store's secret, creating it if necessary.
  func networkKey() throws(StoreFailure) -> [UInt8] {
    if let key = try setting(.networkKey) { return key }
    // Servers that start at the same time must use the same key.
    try lock(.schema)
    if let key = try setting(.networkKey) { return key }
    // Uses the system's secure random number generator.
    let key = (0..<32).map { _ in UInt8.random(in: 0...255) }
    try set(.networkKey, to: key)
    return key
  }
}
