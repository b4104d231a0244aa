import PetMapAPI
import PetMapAnnouncements
import PetMapClient
import PetMapPhotos
import Testing

/// Tests that a chosen photo is kept without its location.
@MainActor
struct ReportPhotoTests {
  /// Returns a chunk of a file: its size, name, and content in the order used by PNG or WebP.
  private static func chunk(_ name: String, _ content: [UInt8], isPNG: Bool) -> [UInt8] {
    let size = UInt8(content.count)
    return isPNG
      ? [0, 0, 0, size] + name.utf8 + content + [0, 0, 0, 0]
      : name.utf8 + [size, 0, 0, 0] + content + (content.count % 2 == 0 ? [] : [0])
  }

  private nonisolated static let gps = Array("GPS 52.2297".utf8)

  /// A TIFF file with a GPS directory.
  private static let tiff: [UInt8] =
    [0x49, 0x49, 42, 0, 8, 0, 0, 0] + [1, 0, 0x25, 0x88, 4, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0]
    + [1, 0, 29, 0, 2, 0, UInt8(gps.count), 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0] + gps

  /// A HEIC file with an EXIF item, as an iPhone writes it.
  private static let heic: [UInt8] = {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count + 8)] + name.utf8 + content
    }
    func meta(offset: Int) -> [UInt8] {
      let entry = box("infe", [2, 0, 0, 0, 0, 1, 0, 0] + Array("Exif".utf8) + [0])
      let extent: [UInt8] = [0, 0, 0, UInt8(offset), 0, 0, 0, UInt8(gps.count)]
      let locations: [UInt8] = [1, 0, 0, 0, 0x44, 0, 0, 1] + [0, 1, 0, 0, 0, 0, 0, 1] + extent
      return box(
        "meta", [0, 0, 0, 0] + box("iinf", [0, 0, 0, 0, 0, 1] + entry) + box("iloc", locations))
    }
    let type = box("ftyp", Array("heic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8))
    let offset = type.count + meta(offset: 0).count + 8
    return type + meta(offset: offset) + box("mdat", gps)
  }()

  private static func file(_ format: PhotoFormat) -> [UInt8] {
    switch format {
    case .tiff: return tiff
    case .heic: return heic
    case .png:
      return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0], isPNG: true)
        + chunk("tEXt", gps, isPNG: true) + chunk("IDAT", [1], isPNG: true)
        + chunk("IEND", [], isPNG: true)
    case .gif:
      return Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x21, 0xFE, UInt8(gps.count)] + gps
        + [0, 0x3B]
    case .webp:
      let content =
        Array("WEBP".utf8) + chunk("VP8X", [8, 0, 0, 0, 0, 0, 0, 0, 0, 0], isPNG: false)
        + chunk("EXIF", gps, isPNG: false)
      return Array("RIFF".utf8) + [UInt8(content.count), 0, 0, 0] + content
    default:
      return [0xFF, 0xD8, 0xFF, 0xFE, 0, UInt8(gps.count + 2)] + gps + [0xFF, 0xD9]
    }
  }

  @Test(arguments: [PhotoFormat.jpeg, .png, .gif, .webp, .tiff, .heic])
  func `metadata is removed from photos in every format`(format: PhotoFormat) throws {
    let keeper = MemoryKeeper()
    let model = PetReportModel(
      kind: .missing, repository: FakeRepository(), keeper: keeper,
      clock: { Timestamp(milliseconds: 0) }, offset: .zero, onSent: { _ in })
    let file = Self.file(format)
    #expect(file.firstRange(of: Self.gps) != nil)
    #expect(model.choosePhoto(file))
    #expect(model.flow.form.photo == format)
    let kept = try #require(keeper.load(.photo))
    #expect(PhotoFormat(header: kept) == format)
    #expect(kept.firstRange(of: Self.gps) == nil)
  }

  @Test func `metadata is removed from a photo that was stored by an earlier version`() async throws
  {
    let transport = ScriptedTransport(.answer(201, "{}"))
    let keeper = MemoryKeeper()
    keeper.save(Self.file(.jpeg), as: .photo)
    keeper.save(CreatedReport(id: "kept", password: "111111").json, as: .pendingReport)
    let model = PetReportModel(
      kind: .missing, repository: APIClient(transport: transport), keeper: keeper,
      clock: { Timestamp(milliseconds: 0) }, offset: .zero)
    model.next()
    await model.settled()
    let body = try #require(await transport.requests.first?.body)
    #expect(body.firstRange(of: [0xFF, 0xD8, 0xFF]) != nil)
    #expect(body.firstRange(of: Self.gps) == nil)
  }
}
