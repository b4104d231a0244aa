package import PetMapReports

/// What the service is given by whoever runs it.
package struct ServiceEnvironment: Sendable {
  package var store: any AnnouncementStore
  package var hasher: any PasswordHasher
  /// Nil when there is none: every request of an administrator is refused then.
  package var adminToken: AdminToken?
  /// The time.
  package var now: @Sendable () -> Timestamp
  /// 64 bits of the system's secure generator.
  package var random: @Sendable () -> UInt64

  package init(
    store: any AnnouncementStore, hasher: any PasswordHasher, adminToken: AdminToken?,
    now: @escaping @Sendable () -> Timestamp, random: @escaping @Sendable () -> UInt64
  ) {
    self.store = store
    self.hasher = hasher
    self.adminToken = adminToken
    self.now = now
    self.random = random
  }
}
