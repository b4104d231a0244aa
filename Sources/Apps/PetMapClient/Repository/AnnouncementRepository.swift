import PetMapGeo
public import PetMapJSON
public import PetMapAnnouncements
public import PetMapAPI
public import PetMapKit
public import PetMapPhotos
public import PetMapRequests

/// The interface through which models load announcements and submit reports.
public protocol AnnouncementRepository: Sendable {
  /// Returns all announcements, or those within a circle, with unique IDs and an absolute
  /// `photoUrl`.
  func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement]

  /// Returns the pins, or pins and clusters, of a request, with an absolute `photoUrl`. The default
  /// implementation clusters all announcements.
  func pins(_ request: PinRequest) async throws(ClientError) -> [FoundCluster]

  /// Returns an announcement.
  func announcement(_ id: String) async throws(ClientError) -> Announcement

  /// Creates an announcement from a draft in JSON.
  func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport

  /// Creates an announcement. If one was already created with the same key and body, returns that
  /// announcement with a new password.
  ///
  /// - Parameter key: The `Idempotency-Key`. The default implementation ignores it.
  func create(
    _ body: JSONValue, offset: UTCOffset, key: String
  ) async throws(ClientError) -> CreatedReport

  /// Uploads a report's photo, which publishes it.
  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError)

  /// Uploads a report's photo, which publishes it.
  ///
  /// - Parameter progress: A function that is called on any thread while the photo is sent. The
  ///   default implementation never calls it.
  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport,
    progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(ClientError)

  /// Changes the status of a report.
  func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement

  /// Deletes a report.
  func delete(_ report: CreatedReport) async throws(ClientError)

  /// Returns the URL of the page on which a reporter manages a report without a password. The default
  /// implementation returns `nil`: there is no such page.
  func managementLink(of report: CreatedReport) -> String?
}

extension AnnouncementRepository {
  /// Returns the pins, or pins and clusters, among all announcements.
  public func pins(_ request: PinRequest) async throws(ClientError) -> [FoundCluster] {
    try await announcements(within: nil).found(request)
  }

  /// Creates an announcement, ignoring the key.
  public func create(
    _ body: JSONValue, offset: UTCOffset, key: String
  ) async throws(ClientError) -> CreatedReport {
    try await create(body, offset: offset)
  }

  /// Uploads a report's photo without reporting progress.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport,
    progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(ClientError) {
    try await uploadPhoto(photo, format: format, of: report)
  }

  /// Returns `nil`.
  public func managementLink(of report: CreatedReport) -> String? { nil }
}

extension APIClient: AnnouncementRepository {}

extension [Announcement] {
  /// Returns what a service with these announcements would return.
  func found(_ request: PinRequest) -> [FoundCluster] {
    var pins = PinCollection()
    for (index, announcement) in enumerated() { pins.put(announcement, insertion: Int64(index)) }
    let query = request.query(order: .newest, metric: .haversine)
    guard request.isClustered == true, let zoom = request.zoom else {
      return pins.pins(query).pins.map { FoundCluster($0.announcement, bearing: $0.bearing) }
    }
    pins.buildClusters()
    let found = try? pins.clusters(of: query.filter).found(query, zoom: zoom, geodesy: SphereOnly())
    return found?.map { $0 } ?? []
  }
}
