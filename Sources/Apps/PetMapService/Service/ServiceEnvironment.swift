package import PetMapAnnouncements
package import PetMapAPI
package import PetMapGeo
package import PetMapPhotos
import PetMapParameters
package import PetMapSystem

/// The environment of the service, provided by its host.
package struct ServiceEnvironment: Sendable {
  /// The announcements. A source that is not an ``AnnouncementStore``, such as a file, is served
  /// read-only.
  package var store: any AnnouncementSource
  /// Where the links to forms lead. If not to the service's own, the service is read-only: it has
  /// neither forms nor routes that write.
  package var forms = FormLinks.own
  package var hasher: any PasswordHasher
  /// The admin token. If it is `nil`, all admin requests are rejected.
  package var adminToken: AdminToken?
  /// The moderation of the store, or `nil` if announcements cannot be moderated.
  package var moderation: (any Moderation)?
  /// The name of the header field in which a trusted proxy sends the name of an administrator whom
  /// it has authenticated, if any.
  package var adminHeader: String?
  /// What stores and sends alerts, or `nil` if the service takes none.
  package var alerts: AlertHost?
  /// Whether uploaded photos, and thereby reports, are only published once a moderator has seen them.
  package var reviewsReports = false
  /// What others are told about announcements.
  package var disclosure = Disclosure()
  /// The current time.
  package var now: @Sendable () -> Timestamp
  /// A monotonic clock for waits; by default ``now``.
  package var uptime: @Sendable () -> MonotonicTime
  /// Returns 64 bits from the system's secure generator.
  package var random: @Sendable () -> UInt64

  /// The maximum number of published announcements that are clustered before the service starts.
  /// Larger stores are clustered by ``Service/makeClusters()``.
  package var clusteredAtOnce = 20_000
  /// The maximum total size of photos being uploaded, in bytes.
  package var uploadMemory = 512 << 20
  /// The maximum number of open descriptors; `nil` for the system's limit.
  package var descriptors: Int?
  /// Whether other servers also write to the store, so that an ID unknown to this server may exist.
  package var sharesStore = false
  /// The secret that authenticates forms, which is the same on all servers of a store and after a
  /// restart; `nil` for a random one.
  package var formKey: [UInt8]?
  /// The times in milliseconds after which something is deleted. What has no time is kept.
  package var lifetimes: [Expiring: Int64] = [:]
  /// The rate limits for each peer by kind of request. Kinds without an entry are not limited.
  package var limits: [LimitedRequest: RateLimit] = [:]
  /// The version of the program, for metrics.
  package var version = "unknown"
  /// Returns the size of the store's write-ahead log in bytes, if any.
  package var writeAheadLogBytes: (@Sendable () -> Int?)?
  /// Returns the free space and the sizes of the disks with the store and its photos in bytes, if the
  /// store is a file.
  package var diskSpace: (@Sendable () -> [(name: String, free: Int, total: Int)])?
  /// Detects writes to the store by other processes, or `nil` to look for them once per second.
  package var storeWatch: FileWatch?
  /// Parses a coordinate that a person typed, or returns `nil` for other text. A host may support
  /// further notations.
  package var parseCoordinate: @Sendable (String) -> Coordinate? = {
    try? ParameterKind.coordinate.read($0, .typed)
  }
  /// Draws callouts, or `nil` if they are not available.
  package var callouts: (any CalloutDrawer)?
  /// A function that compresses bytes with gzip and returns `nil` on failure. Without the function,
  /// nothing is compressed.
  package var gzip: (@Sendable ([UInt8]) -> [UInt8]?)?

  /// Prepares the photo in an uploaded file. It may block for seconds, and must not trust the file.
  package var preparePhoto: @Sendable ([UInt8]) throws(PhotoProblem) -> PreparedPhoto = {
    _ throws(PhotoProblem) in throw .noWorker
  }
  /// Returns the named places of the street map, or `nil` if there are none or they are still being
  /// read.
  package var places: @Sendable () -> PlaceIndex? = { nil }
  /// The base map, or `nil` for a map with a plain background.
  package var basemap: BasemapSource?
  /// The pictures of details pages.
  package var pictures = PagePictures()
  /// The files of the map page. If there are none, `/` is a plain page.
  package var page = PageAssets([:])
  /// The number of days after which announcements on the page are old, or `nil` if they never are.
  package var activeDays: Int?
  /// What the operator says about the service, if anything; every page has a link to it.
  package var about: AboutPage?
  /// The origins of the sites that may show `/embed` in a frame, as source expressions for
  /// `frame-ancestors`.
  package var embedders = ["*"]

  /// The proxies whose forwarded headers are trusted.
  package var trustedProxies = TrustedProxies()

  package init(
    store: any AnnouncementSource, hasher: any PasswordHasher, adminToken: AdminToken?,
    now: @escaping @Sendable () -> Timestamp, random: @escaping @Sendable () -> UInt64
  ) {
    self.store = store
    self.hasher = hasher
    self.adminToken = adminToken
    self.now = now
    uptime = { MonotonicTime(milliseconds: now().milliseconds) }
    self.random = random
  }

  /// Returns the store for writing.
  ///
  /// - Throws: ``StoreError/readOnly(cause:)`` if a file is served.
  func writableStore() throws(StoreError) -> any AnnouncementStore {
    guard let store = store as? any AnnouncementStore else {
      throw .readOnly(cause: "a file is served read-only")
    }
    return store
  }
}

/// A random number generator that uses the environment's random bits.
struct EnvironmentRandom: RandomNumberGenerator {
  private let bits: @Sendable () -> UInt64

  init(_ environment: ServiceEnvironment) { bits = environment.random }

  mutating func next() -> UInt64 { bits() }
}
