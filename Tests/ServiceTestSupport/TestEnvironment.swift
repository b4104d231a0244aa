import PetMapAPI
package import PetMapAnnouncements
package import PetMapService

extension ServiceEnvironment {
  /// Returns an environment with a fixed clock and random numbers from the system.
  package static func test(
    store: any AnnouncementStore = MemoryStore(), hasher: any PasswordHasher = PlainHasher(),
    adminToken: String? = nil,
    now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 1_763_000_000_000) }
  ) -> ServiceEnvironment {
    ServiceEnvironment(
      store: store, hasher: hasher, adminToken: adminToken.flatMap { AdminToken($0) }, now: now,
      random: { .random(in: .min ... .max) })
  }
}
