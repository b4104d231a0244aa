import PetMapClient
import PetMapJSON
import PetMapAnnouncements
import PetMapAPI
import PetMapPhotos

/// A repository whose requests for lists and pins are completed by the test, in any order.
actor GatedRepository: AnnouncementRepository {
  private var waiting: [CheckedContinuation<[Announcement], Never>?] = []
  private var watchers: [(count: Int, CheckedContinuation<Void, Never>)] = []

  func waitForCalls(_ count: Int) async {
    if waiting.count >= count { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  func answer(_ index: Int, with list: [Announcement]) {
    waiting[index]?.resume(returning: list)
    waiting[index] = nil
  }

  func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement] {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      for watcher in watchers where waiting.count >= watcher.count { watcher.1.resume() }
      watchers.removeAll { waiting.count >= $0.count }
    }
  }

  func announcement(_ id: String) async throws(ClientError) -> Announcement { throw .notFound }

  func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport { throw .refused }

  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError) { throw .refused }

  func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement { throw .refused }

  func delete(_ report: CreatedReport) async throws(ClientError) { throw .refused }
}

/// A repository whose details are loaded when the test says so.
actor GatedDetails: AnnouncementRepository {
  private let pet: Announcement
  private var waiting: CheckedContinuation<Void, Never>?
  private var watcher: CheckedContinuation<Void, Never>?

  init(_ pet: Announcement) { self.pet = pet }

  func waitForLoad() async {
    if waiting != nil { return }
    await withCheckedContinuation { watcher = $0 }
  }

  func answer() {
    waiting?.resume()
    waiting = nil
  }

  func announcement(_ id: String) async throws(ClientError) -> Announcement {
    await withCheckedContinuation { continuation in
      waiting = continuation
      watcher?.resume()
      watcher = nil
    }
    return pet
  }

  func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement {
    var changed = pet
    changed.status = status
    return changed
  }

  func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement] { [] }

  func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport { throw .refused }

  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError) { throw .refused }

  func delete(_ report: CreatedReport) async throws(ClientError) { throw .refused }
}
