import PetMapPhotos
import TestSupport
import Testing

@Suite struct PhotoDimensionsTests {
  @Test(
    arguments: [
      ("size.jpeg", PhotoFormat.jpeg), ("size.png", .png), ("size.gif", .gif), ("size.bmp", .bmp),
      ("size.tiff", .tiff), ("lossy.webp", .webp), ("lossless.webp", .webp),
      ("extended.webp", .webp),
    ])
  func `the size is read from the header in every format`(name: String, format: PhotoFormat) throws
  {
    let file = try bytes(of: fixturePath("photos/\(name)"))
    let size = try #require(PhotoDimensions(file, format: format))
    #expect(size.width == 300)
    #expect(size.height == 5)
    #expect(size.pixelCount == 1500)
  }

  /// Returns the header of a JPEG file of 60000 × 500 pixels with three components.
  private func jpeg(
    frame: UInt8 = 0xC0, scanned: UInt8 = 3, beforeFrame: [UInt8] = []
  ) -> [UInt8] {
    let size: [UInt8] = [8, 0x01, 0xF4, 0xEA, 0x60]
    let components: [UInt8] = [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + beforeFrame + [0xFF, frame, 0, 17] + size
      + components + [0xFF, 0xDA, 0, 6 + 2 * scanned, scanned]
  }

  @Test(arguments: [[0], [1, 2, 3], [0xFF, 0], [0xFF, 0xFF, 0xFF], [0xFF, 0xD0]])
  func `bytes between the segments of a JPEG file are skipped`(_ bytes: [UInt8]) throws {
    let size = try #require(PhotoDimensions(jpeg(beforeFrame: bytes), format: .jpeg))
    #expect(size.width == 60_000 && size.height == 500)
  }

  @Test func `decoding a JPEG file in several scans keeps the coefficients of the whole image`()
    throws
  {
    for (file, isKept) in [
      (jpeg(), false), (jpeg(frame: 0xC1), false), (jpeg(frame: 0xC2), true),
      (jpeg(frame: 0xCA), true), (jpeg(scanned: 1), true),
    ] {
      let size = try #require(PhotoDimensions(file, format: .jpeg))
      #expect(size.keepsCoefficients == isKept)
      #expect(size.coefficientPixelCount == (isKept ? 45_000_000 : 0))
    }
  }

  @Test func `the size of a big-endian TIFF is that of its largest page`() throws {
    func entry(_ tag: UInt8, _ value: [UInt8], type: UInt8) -> [UInt8] {
      [1, tag, 0, type, 0, 0, 0, 1] + value
    }
    func page(_ width: UInt8, next: UInt8) -> [UInt8] {
      [0, 2] + entry(0, [0, width, 0, 0], type: 3) + entry(1, [0, 0, 1, 0], type: 4)
        + [0, 0, 0, next]
    }
    let file = [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8] + page(9, next: 38) + page(8, next: 8)
    let size = try #require(PhotoDimensions(file, format: .tiff))
    #expect(size.width == 9)
    #expect(size.height == 256)
  }

  @Test func `the size of a HEIC file is that of its largest item, not of a tile`() throws {
    func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(8 + content.count)] + Array(type.utf8) + content
    }
    func extents(_ width: UInt8, _ height: UInt8) -> [UInt8] {
      box("ispe", [0, 0, 0, 0, 0, 0, width, 0, 0, 0, height, 0])
    }
    let file =
      box("ftyp", Array("heic".utf8))
      + box(
        "meta",
        [0, 0, 0, 0]
          + box("iprp", box("ipco", extents(2, 2) + box("hvcC", [1]) + extents(40, 30))))
    let size = try #require(PhotoDimensions(file, format: .heic))
    #expect(size.width == 40 * 256)
    #expect(size.height == 30 * 256)
  }

  /// `heif-enc` wrote the file for a plain picture of 8000 × 8000 pixels; the size in its properties
  /// was then changed to 160 × 120. Decoders allocate memory for the coded size.
  @Test
  func `the size of a HEIC file is that of its coded pictures if they are larger than declared`()
    throws
  {
    let file = try bytes(of: fixturePath("photos/larger-than-declared.heic"))
    #expect(HEVCPictures(file)?.largest.width == 8000)
    let size = try #require(PhotoDimensions(file, format: .heic))
    #expect(size.width == 8000)
    #expect(size.height == 8000)
    #expect(size.pixelCount > PhotoDimensions.pixelLimit)
  }

  /// The sequence parameter set of the file.
  private static let parameterSet: [UInt8] = [
    0x42, 0x01, 0x01, 0x03, 0x70, 0x00, 0x00, 0x03, 0x00, 0x90, 0x00, 0x00, 0x03, 0x00, 0x00, 0x03,
    0x00, 0xFF, 0xA0, 0x00, 0xFA, 0x08, 0x00, 0x7D, 0x05, 0x96, 0xEA, 0x49, 0x29, 0xAE, 0x6E, 0x04,
  ]

  @Test
  func `parameter sets in the data of a HEIC picture count, and malformed data is no picture`() {
    let unit = [0, 0, 0, UInt8(Self.parameterSet.count)] + Self.parameterSet
    let picture: [UInt8] = [0, 0, 0, 3, 0x26, 0x01, 0xAC]
    let file = PhotoSamples.heic(coded: picture + unit)
    #expect(HEVCPictures(file)?.largest.pixelCount == 64_000_000)
    #expect(PhotoDimensions(file, format: .heic)?.pixelCount == 64_000_000)
    for coded in [
      picture, unit + [0, 0, 0, 9, 1], Array(unit.prefix(20)), [0, 0, 0, 3, 0x42, 0x01, 0x01],
      [0, 0, 0, 20, 0x42, 0x01] + [UInt8](repeating: 0, count: 18),
    ] {
      #expect(HEVCPictures(PhotoSamples.heic(coded: coded)) == nil)
    }
    let other = file.replacing(Array("hvc1".utf8), with: Array("av01".utf8))
    #expect(HEVCPictures(other) == nil)
  }

  /// The file would otherwise be read 65,535 times, or its table 65,535 times per entry.
  @Test(arguments: ["hvc1", "Exif"])
  func `overlapping and empty extents are not read again and again`(type: String) {
    let info = PhotoSamples.box(
      "iinf",
      [0, 0, 0, 0, 0, 1]
        + PhotoSamples.box("infe", [2, 0, 0, 0, 0, 1, 0, 0] + Array(type.utf8) + [0]))
    let extent: [UInt8] = [0, 0, 0, 0, 0, 0x10, 0, 0]
    let whole = PhotoSamples.box(
      "iloc",
      [0, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 0, 0xFF, 0xFF]
        + Array(repeatElement(extent, count: 65_535).joined()))
    let entry: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 0, 0xFF, 0xFF]
    let empty = PhotoSamples.box(
      "iloc",
      [2, 0, 0, 0, 0, 0, 0, 1, 0, 0] + Array(repeatElement(entry, count: 65_536).joined()))
    for locations in [whole, empty] {
      let file =
        PhotoSamples.box("ftyp", Array("heic".utf8))
        + PhotoSamples.box("meta", [0, 0, 0, 0] + info + locations)
        + PhotoSamples.box("mdat", [UInt8](repeating: 0, count: 1 << 20))
      #expect(HEVCPictures(file) == nil)
      #expect(PhotoMetadata.removed(from: file).count == file.count)
    }
  }

  @Test func `files with a valid signature and invalid contents have no size`() {
    let rest = [UInt8](repeating: 0x78, count: 200)
    #expect(PhotoDimensions(Array("GIF89a".utf8) + rest, format: .gif) == nil)
    #expect(PhotoDimensions(Array("BMxxxx".utf8) + [0, 0, 0, 0] + rest, format: .bmp) == nil)
    #expect(PhotoDimensions([0xFF, 0xD8, 0xFF, 0xC0] + rest, format: .jpeg) == nil)
    #expect(PhotoDimensions([0x49, 0x49, 0x2A, 0] + rest, format: .tiff) == nil)
  }

  @Test func `truncated and random files of every format do not crash the reader`() throws {
    var random = SeededRandom(seed: 50)
    for name in ["size.jpeg", "size.tiff", "extended.webp", "size.bmp"] {
      let file = try bytes(of: fixturePath("photos/\(name)"))
      for format in PhotoFormat.allCases {
        for end in 0..<min(file.count, 80) {
          _ = PhotoDimensions(Array(file[..<end]), format: format)
        }
        for _ in 0..<200 {
          var broken = file
          for _ in 0..<4 {
            broken[.random(in: 0..<broken.count, using: &random)] = .random(
              in: 0...255, using: &random)
          }
          _ = PhotoDimensions(broken, format: format)
        }
      }
    }
  }
}
