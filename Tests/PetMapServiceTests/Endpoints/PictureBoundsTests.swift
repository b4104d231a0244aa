import PetMapAnnouncements
import PetMapPhotos
import PetMapService
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct PictureBoundsTests {
  /// Creates a service that draws callouts with a function.
  private func service(draw: @escaping @Sendable () -> Void = {}) throws -> Service {
    var environment = ServiceEnvironment.test()
    environment.callouts = TestDrawer {
      draw()
      return [1]
    }
    return try Service(environment)
  }

  /// - Parameter size: The viewport, at a scale of 1.
  private func picture(
    _ service: Service, _ id: String, _ size: String, from peer: String = "192.0.2.1"
  ) throws -> WireResponse {
    try InProcess(service, peer: peer).send(
      WireRequest(
        method: "GET", target: "/api/v1/announcements/\(id)/callout?viewport=\(size)&scale=1",
        headers: [HeaderField("Accept", "image/png")]))
  }

  @Test
  func `a picture of more than 16 megapixels is rejected with a message that contains the limit`()
    throws
  {
    let service = try service()
    let id = try InProcess(service).announce().id
    #expect(try picture(service, id, "4000x4000").status == 200)
    let refused = try picture(service, id, "4000x4001")
    #expect(refused.status == 400)
    let text = String(decoding: refused.body, as: UTF8.self)
    #expect(text.contains("INVALID_PARAMETER") && text.contains("16 megapixels"))
  }

  @Test func `a peer that has a large picture drawn leaves pixels for others`() throws {
    let gate = Gate(expected: 1)
    let service = try service { gate.pass() }
    let id = try InProcess(service).announce().id
    let thread = Thread { _ = try? picture(service, id, "4000x4000") }
    gate.state.wait { $0.drawing == 1 ? () : nil }
    #expect(try picture(service, id, "100x100").status == 503)
    gate.state.change { $0.isOpen = true }
    #expect(try picture(service, id, "4000x4000", from: "192.0.2.2").status == 200)
    thread?.join()
    #expect(try picture(service, id, "100x100").status == 200)
  }

  @Test func `the fifth of five large concurrent pictures is rejected, and can be drawn later`()
    throws
  {
    let gate = Gate(expected: 4)
    let service = try service { gate.pass() }
    try expectRejection(by: gate, of: InProcess(service).announce().id, "5000x3000", service)
  }

  /// Blocks pictures until it is opened or one more picture than expected is drawn.
  private struct Gate {
    let expected: Int
    let state = Monitor((drawing: 0, isOpen: false))

    func pass() {
      state.change { $0.drawing += 1 }
      state.wait { $0.isOpen || $0.drawing > expected ? () : nil }
    }
  }

  /// Expects that a picture is rejected while others are being drawn, and accepted afterward.
  private func expectRejection(
    by gate: Gate, of id: String, _ size: String, _ service: Service
  ) throws {
    let count = gate.expected
    let statuses = Monitor<[Int]>([])
    let threads = (0..<count).compactMap { number in
      Thread {
        let status = (try? picture(service, id, size, from: "192.0.2.\(number)"))?.status ?? 0
        statuses.withLock { $0.append(status) }
      }
    }
    #expect(threads.count == count)
    gate.state.wait { $0.drawing == count ? () : nil }
    let refused = try picture(service, id, size, from: "192.0.2.9")
    #expect(refused.status == 503)
    #expect(refused["Retry-After"] != nil)
    gate.state.change { $0.isOpen = true }
    for thread in threads { thread.join() }
    #expect(statuses.withLock { $0 } == Array(repeating: 200, count: count))
    #expect(try picture(service, id, size).status == 200)
  }

  @Test(arguments: [
    (PhotoProblem.tooManyPixels, 413, "50 megapixels"), (.unreadable, 400, "cannot be read"),
    (.noWorker, 503, "at the moment"),
  ])
  func `a photo that cannot be prepared is rejected before anything is stored`(
    problem: PhotoProblem, status: Int, words: String
  ) throws {
    var environment = ServiceEnvironment.test()
    environment.preparePhoto = { _ throws(PhotoProblem) in throw problem }
    let service = try Service(environment)
    let (id, password) = try InProcess(service).announce()
    let refused = try upload([0xFF, 0xD8, 0xFF], of: id, password, to: service)
    #expect(refused.status == status)
    #expect(String(decoding: refused.body, as: UTF8.self).contains(words))
    #expect(service.live.counts.published == 0)
  }

  private func upload(
    _ photo: [UInt8], of id: String, _ password: String, to service: Service
  ) throws -> WireResponse {
    try InProcess(service).send(
      .upload(
        photo, of: id, authorization: "Basic \(TestBase64.encoded("\(id):\(password)"))"))
  }
}
