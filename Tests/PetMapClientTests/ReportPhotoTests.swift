import PetMapAPI
import PetMapAnnouncements
import PetMapClient
import PetMapPhotos
import Testing

/// Tests that only the prepared form of a chosen photo is kept and sent.
@MainActor
struct ReportPhotoTests {
  private let place = Array("GPS 52.2297".utf8)
  private let prepared: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]

  @Test func `nothing of the file that was chosen leaves the device`() async throws {
    let transport = ScriptedTransport(.answer(201, "{}"))
    let keeper = MemoryKeeper()
    keeper.save(CreatedReport(id: "kept", password: "111111").json, as: .pendingReport)
    let (place, prepared) = (place, prepared)
    let model = PetReportModel(
      kind: .missing, repository: APIClient(transport: transport), keeper: keeper,
      clock: { Timestamp(milliseconds: 0) }, offset: .zero,
      preparePhoto: { $0.firstRange(of: place) == nil ? nil : prepared })
    #expect(model.choosePhoto(Array("RIFF    WEBP".utf8) + place))
    #expect(model.flow.form.photo == .jpeg)
    #expect(keeper.load(.photo) == prepared)
    model.next()
    await model.settled()
    let body = try #require(await transport.requests.first?.body)
    #expect(body.firstRange(of: prepared) != nil)
    #expect(body.firstRange(of: place) == nil)
  }

  @Test func `a photo that cannot be prepared is not selected`() {
    let model = PetReportModel(
      kind: .missing, repository: FakeRepository(), keeper: MemoryKeeper(),
      clock: { Timestamp(milliseconds: 0) }, offset: .zero, preparePhoto: { _ in nil })
    #expect(!model.choosePhoto([0xFF, 0xD8, 0xFF]))
    #expect(model.flow.toast == .photoFormat)
    #expect(model.flow.form.photo == nil)
  }
}
