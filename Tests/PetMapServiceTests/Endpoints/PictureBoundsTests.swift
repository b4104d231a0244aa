import PetMapAnnouncements
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
  private func picture(_ service: Service, _ id: String, _ size: String) throws -> WireResponse {
    try InProcess(service).send(
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

  @Test func `the fifth of five large concurrent pictures is rejected, and can be drawn later`()
    throws
  {
    let gate = Gate(expected: 4)
    let service = try service { gate.pass() }
    try expectRejection(by: gate, of: InProcess(service).announce().id, "5000x3000", service)
  }

  @Test func `a HEIC photo counts with its full size, because it is decoded completely`() throws {
    let gate = Gate(expected: 3)
    let service = try service { gate.pass() }
    let (id, password) = try InProcess(service).announce()
    var photo = try bytes(of: fixturePath("photos/turned.heic"))
    for index in photo.indices where photo[index...].starts(with: Array("ispe".utf8)) {
      // 5,000 × 4,000 pixels, after the version and the flags.
      photo.replaceSubrange(index + 8..<index + 16, with: [0, 0, 0x13, 0x88, 0, 0, 0x0F, 0xA0])
    }
    #expect(try upload(photo, of: id, password, to: service).status == 201)
    try expectRejection(by: gate, of: id, "400x250", service)
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
    let threads = (0..<count).compactMap { _ in
      Thread {
        let status = (try? picture(service, id, size))?.status ?? 0
        statuses.withLock { $0.append(status) }
      }
    }
    #expect(threads.count == count)
    gate.state.wait { $0.drawing == count ? () : nil }
    let refused = try picture(service, id, size)
    #expect(refused.status == 503)
    #expect(refused["Retry-After"] != nil)
    gate.state.change { $0.isOpen = true }
    for thread in threads { thread.join() }
    #expect(statuses.withLock { $0 } == Array(repeating: 200, count: count))
    #expect(try picture(service, id, size).status == 200)
  }

  @Test func `a photo of more than 50 megapixels is rejected before anything is stored`() throws {
    let service = try service()
    let (id, password) = try InProcess(service).announce()
    func upload(_ width: [UInt8]) throws -> WireResponse {
      var photo = try bytes(of: fixturePath("photos/size.png"))
      photo.replaceSubrange(16..<24, with: width + [0, 0, 0x27, 0x10])
      return try self.upload(photo, of: id, password, to: service)
    }
    let refused = try upload([0, 0, 0x13, 0x89])
    #expect(refused.status == 413)
    #expect(String(decoding: refused.body, as: UTF8.self).contains("50 megapixels"))
    #expect(service.live.counts.published == 0)
    #expect(try upload([0, 0, 0x13, 0x88]).status == 201)
  }

  private func upload(
    _ photo: [UInt8], of id: String, _ password: String, to service: Service
  ) throws -> WireResponse {
    try InProcess(service).send(
      .upload(
        photo, of: id, authorization: "Basic \(TestBase64.encoded("\(id):\(password)"))"))
  }
}
