import PetMapAnnouncements
import PetMapAPI
import PetMapCurl
import PetMapPhotoWorker
import PetMapPhotos
import PetMapStore
import PetMapSystem

/// Fetches the photos of imported announcements from their sources into a store.
///
/// Each thread fetches one photo at a time, so there are never more photos in memory than threads.
struct PhotoFetch {
  private let urls: Set<String>
  private let changes: [AnnouncementID: String]
  private let transport: CurlTransport
  private let console: Console

  private static let threadCount = 8
  /// The number of photos that can be prepared at the same time.
  private static let freeProcessors = Monitor(CurrentProcess.processorCount())

  /// - Parameters:
  ///   - urls: The URLs of the photos to fetch.
  ///   - changes: The new URLs of stored photos whose URL has changed.
  ///   - allowsPrivateHosts: Whether photos on private networks and this machine may be fetched.
  init(
    urls: Set<String>, changes: [AnnouncementID: String], allowsPrivateHosts: Bool,
    _ console: Console
  ) {
    self.urls = urls
    self.changes = changes
    self.console = console
    transport = CurlTransport(
      limits: CurlTransport.Limits(
        responseBytes: PhotoFormat.byteLimit, redirects: 5, seconds: 120,
        allowsPrivateHosts: allowsPrivateHosts),
      keepsConnections: true)
  }

  /// An announcement whose photo is missing, or was fetched from a former URL.
  private struct Job: Sendable {
    let id: AnnouncementID
    let sourceID: String
    let url: String
  }

  /// The state shared by the threads.
  private struct Work: Sendable {
    var nextJob = 0
    var done = 0
    /// The reasons why photos could not be fetched, by job.
    var failures: [Int: String] = [:]
  }

  /// Fetches the photos that the store does not have.
  ///
  /// - Parameter photos: The photo directory, or `nil` for the default.
  /// - Throws: An error if the store cannot be opened. Failures to fetch individual photos are
  ///   reported, but not thrown.
  func run(into address: StoreAddress, photos: String?) throws(CommandError) {
    do throws(StoreError) {
      let store = try address.serve(photos: photos, adoptsPhotos: false)
      defer { store.close() }
      let jobs = try jobs(of: store)
      report(fetch(jobs, into: store), jobs, address)
    } catch {
      throw CommandError(error, at: address)
    }
  }

  private func jobs(of store: Store) throws(StoreError) -> [Job] {
    var jobs: [Job] = []
    try store.readAll { batch in
      for stored in batch {
        guard let origin = stored.importOrigin else { continue }
        let url = stored.photo == nil ? origin.photoURL : changes[stored.id]
        guard let url, urls.contains(url) else { continue }
        jobs.append(Job(id: stored.id, sourceID: origin.sourceID, url: url))
      }
    }
    return jobs
  }

  /// - Returns: The reasons why photos could not be fetched, by job.
  private func fetch(_ jobs: [Job], into store: Store) -> [Int: String] {
    let (work, transport) = (Monitor(Work()), transport)
    let step: @Sendable () -> Void = {
      while true {
        let index = work.withLock { work in
          defer { work.nextJob += 1 }
          return work.nextJob
        }
        guard index < jobs.count else { return }
        let failure = Self.fetch(jobs[index], with: transport, into: store)
        work.change { work in
          work.done += 1
          if let failure { work.failures[index] = failure }
        }
      }
    }
    let threads = (0..<min(Self.threadCount, jobs.count)).compactMap { _ in Thread(step) }
    if threads.isEmpty { step() }
    var progress = Progress("fetching photos", console: console)
    var done = 0
    while done < jobs.count {
      let last = done
      done = work.wait { $0.done > last ? $0.done : nil }
      progress.update(items: done, fraction: Double(done) / Double(jobs.count))
    }
    progress.finish()
    for thread in threads { thread.join() }
    return work.withLock { $0.failures }
  }

  /// Fetches a photo, validates it like an upload, and stores it.
  ///
  /// - Returns: The reason for a failure.
  private static func fetch(
    _ job: Job, with transport: CurlTransport, into store: Store
  ) -> String? {
    let bytes: [UInt8]
    do throws(TransportError) {
      let response = try response(from: job.url, transport).get()
      guard response.status == 200 else { return "status \(response.status)" }
      bytes = response.body
    } catch {
      switch error {
      case .noConnection: return "no connection"
      case .timedOut: return "no response in time"
      case .cancelled: return "canceled"
      case .failed(let cause): return cause
      }
    }
    guard PhotoFormat(header: bytes) != nil else { return "not a photo" }
    let photo: PreparedPhoto
    do throws(PhotoProblem) {
      photo = try prepared(bytes)
    } catch {
      switch error {
      case .unreadable: return "cannot be read"
      case .tooManyPixels: return "more than \(PhotoFormat.megapixelLimit) megapixels"
      case .noWorker: return "cannot be prepared"
      }
    }
    do throws(StoreError) {
      let now = Timestamp(milliseconds: SystemClock.millisecondsSince1970())
      _ = try store.publishPhoto(
        photo, fetchedFrom: job.url, of: job.id, isReviewed: false, at: now)
      return nil
    } catch {
      if case .notFound = error { return "the announcement was deleted" }
      return CommandError(error, at: job.url).what
    }
  }

  private static func prepared(_ file: [UInt8]) throws(PhotoProblem) -> PreparedPhoto {
    freeProcessors.wait { free -> Void? in
      guard free > 0 else { return nil }
      free -= 1
      return ()
    }
    defer { freeProcessors.changeForOne { $0 += 1 } }
    return try PhotoWorker.prepared(file)
  }

  private static func response(
    from url: String, _ transport: CurlTransport
  ) -> Result<ClientResponse, TransportError> {
    transport.wait(
      for: ClientRequest(.get, url, headers: [HTTPHeader("Accept", "image/*")]))
  }

  private func report(_ failures: [Int: String], _ jobs: [Job], _ address: StoreAddress) {
    let sorted = failures.sorted { $0.key < $1.key }
    for (index, reason) in console.isVerbose ? sorted[...] : sorted.prefix(20) {
      let job = jobs[index]
      let url = job.url.escapingControls.shortened(to: 120)
      console.note("record \(job.sourceID.quoted): photo \(url) was not fetched: \(reason)")
    }
    let fetched = PinSource.counted(jobs.count - failures.count, "photo", "photos")
    let rest = failures.isEmpty ? "" : ", \(failures.count.grouped) failed"
    console.note("\(address): \(fetched) fetched\(rest)")
  }
}
