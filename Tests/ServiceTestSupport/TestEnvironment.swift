import PetMapAPI
package import PetMapAnnouncements
import PetMapPhotos
package import PetMapRequests
package import PetMapService

extension ServiceEnvironment {
  /// Returns an environment with a fixed clock and random numbers from the system.
  package static func test(
    store: any AnnouncementStore = MemoryStore(), hasher: any PasswordHasher = PlainHasher(),
    adminToken: String? = nil,
    now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 1_763_000_000_000) }
  ) -> ServiceEnvironment {
    var environment = ServiceEnvironment(
      store: store, hasher: hasher, adminToken: adminToken.flatMap { AdminToken($0) }, now: now,
      random: { .random(in: .min ... .max) })
    environment.preparePhoto = { .containing($0) }
    return environment
  }
}

/// A drawer whose layouts and pictures are the same bytes.
package struct TestDrawer: CalloutDrawer {
  private let draw: @Sendable () -> [UInt8]

  package init(_ draw: @escaping @Sendable () -> [UInt8]) { self.draw = draw }

  package func layout(
    of announcement: Announcement, _ request: CalloutRequest, mayWait: Bool
  ) throws(ServiceError) -> [UInt8]? { draw() }

  package func picture(
    of announcement: Announcement, _ request: CalloutRequest, _ format: CalloutFormat
  ) throws(ServiceError) -> [UInt8] { draw() }
}
