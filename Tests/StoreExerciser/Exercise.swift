import PetMapAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

import PetMapJSON
import PetMapAnnouncements
import PetMapPhotos
import PetMapStore
import PetMapSystem

/// The operations that the process performs on a store.
struct Exercise: Sendable {
  let store: Store

  /// - Parameters:
  ///   - address: The path or the address of the store.
  ///   - photos: The photo directory; empty for the default.
  init(_ address: String, _ photos: String) throws(StoreError) {
    store = try StoreAddress(address).serve(
      photos: photos.isEmpty ? nil : photos, adoptsPhotos: false)
  }

  /// Creates and publishes announcements on several threads, indefinitely.
  func write(threads: Int) throws(StoreError) {
    ThreadWorkers(count: threads).run(threads) { _ in
      do throws(StoreError) {
        for number in 0... {
          let id = try create()
          if number % 3 == 0 { try publish(id) }
          if number % 9 == 0 { try publish(id) }
        }
      } catch {
        say("\(error)")
      }
    }
  }

  /// Creates announcements until a write fails, and prints how many can be read.
  func fill() throws(StoreError) {
    let first = try create()
    var created = 1
    do throws(StoreError) {
      while true {
        _ = try create()
        created += 1
      }
    } catch {
      guard case .readOnly = error else { throw error }
    }
    say("full")
    do throws(StoreError) {
      let photo = photo(with: [UInt8](repeating: 7, count: 3 << 20))
      _ = try store.publishPhoto(
        photo, of: first, at: Timestamp(milliseconds: 1_750_000_000_000))
      say("published on a full disk")
    } catch {
      guard case .readOnly = error else { throw error }
    }
    var found = 0
    var position: ListPosition?
    repeat {
      let page = try store.page(after: position, limit: 100)
      found += page.count
      position = page.last?.position
    } while position != nil
    say("created \(created) read \(found)")
  }

  static func importRecords(_ count: Int, into address: String) throws(StoreError) {
    let run = try StoreAddress(address).importer()
    for number in 0..<count {
      try run.add(
        ImportedAnnouncement(Announcement(id: "A\(number)", coordinate: draft.coordinate)))
    }
    say("collected")
    _ = try run.commit(
      of: ImportSource(), at: Timestamp(milliseconds: 1_750_000_000_000)
    ) { say("merged \($0)") }
    say("committed")
  }

  private func create() throws(StoreError) -> AnnouncementID {
    let id = AnnouncementID(
      high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    _ = try store.create(
      Self.draft, id: id, passwordHash: PasswordHash(text: "hash"),
      at: Timestamp(milliseconds: 1_750_000_000_000))
    say("created \(id)")
    return id
  }

  private func publish(_ id: AnnouncementID) throws(StoreError) {
    let seed = UInt64.random(in: .min ... .max)
    let bytes = Array("\(id) \(seed)\n".utf8) + [UInt8](repeating: 7, count: Int(seed % 30_000))
    _ = try store.publishPhoto(
      photo(with: bytes), of: id, at: Timestamp(milliseconds: 1_750_000_000_000))
    say("published \(id) \(seed)")
  }

  /// Returns a photo whose files look like pictures to the store, and contain the given bytes in
  /// their second line.
  private func photo(with bytes: [UInt8]) -> PreparedPhoto {
    PreparedPhoto(reducing: 4, 3) { format, _, _ in
      (format == .jpeg ? [0xFF, 0xD8, 0xFF, 0x0A] : Array("RIFF....WEBP\n".utf8)) + bytes
    }
  }

  private static let draft: AnnouncementDraft = {
    let text = """
      {"species":"DOG","sex":"MALE","locationLatitude":52.5,"locationLongitude":13.25,
       "lastSeenDate":"2025-01-02","status":"MISSING","email":"a@b.example"}
      """
    guard let body = try? JSONValue(parsing: Array(text.utf8)),
      let today = CalendarDate(year: 2025, month: 6, day: 1),
      let draft = try? AnnouncementDraft(body: body, today: today)
    else { fatalError("invalid draft") }
    return draft
  }()
}

/// Writes a line to standard output atomically.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = unsafe write(1, bytes, bytes.count)
}
