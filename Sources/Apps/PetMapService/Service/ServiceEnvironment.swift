package import PetMapAnnouncements
package import PetMapAPI

/// What the service is given by whoever runs it.
package struct ServiceEnvironment: Sendable {
  package var store: any AnnouncementStore
  package var hasher: any PasswordHasher
  /// Nil when there is none: every request of an administrator is refused then.
  package var adminToken: AdminToken?
  /// The time.
  package var now: @Sendable () -> Timestamp
  /// A clock that nobody sets, for waits; by default ``now``.
  package var uptime: @Sendable () -> MonotonicTime
  /// 64 bits of the system's secure generator.
  package var random: @Sendable () -> UInt64

  /// Up to how many published announcements are clustered before the service answers anything. Of
  /// more the clusters are left to ``Service/makeClusters()``.
  package var clusteredAtOnce = 20_000
  /// How many bytes photos that are being uploaded may take together.
  package var uploadMemory = 512 << 20
  /// How many milliseconds a report may be without a photo before it is deleted; nil for ever.
  package var unpublishedLifetime: Int64?
  /// How often each peer may make requests of a kind; those without an entry as often as it likes.
  package var limits: [LimitedRequest: RateLimit] = [:]
  /// The program's version, for metrics.
  package var version = "unknown"
  /// The bytes of the store's write-ahead log; nil where there is none.
  package var writeAheadLogBytes: (@Sendable () -> Int?)?
  /// Prepares an announcement's callout; nil where nothing can draw one.
  package var callout:
    (@Sendable (Announcement, CalloutRequest) throws(ServiceError) -> CalloutJob)?
  /// Compresses bytes in gzip's format; nil where nothing can. Its result is nil when that fails.
  package var gzip: (@Sendable ([UInt8]) -> [UInt8]?)?

  /// The proxies that say where requests come from.
  package var trustedProxies = TrustedProxies()

  package init(
    store: any AnnouncementStore, hasher: any PasswordHasher, adminToken: AdminToken?,
    now: @escaping @Sendable () -> Timestamp, random: @escaping @Sendable () -> UInt64
  ) {
    self.store = store
    self.hasher = hasher
    self.adminToken = adminToken
    self.now = now
    uptime = { MonotonicTime(milliseconds: now().milliseconds) }
    self.random = random
  }
}
