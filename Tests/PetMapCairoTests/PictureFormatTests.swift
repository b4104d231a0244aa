import Foundation
import PetMapCairo
import PetMapDrawing
import TestSupport
import Testing

/// Compares photos and pictures in every format with Pillow's output.
@Suite struct PictureFormatTests {
  private func file(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Fixture.folder.appending(path: name)))
  }

  /// Returns the pixels of a picture drawn at its original size.
  private func pixels(of bytes: [UInt8]) throws -> Pixels {
    let picture = try #require(PictureFile(bytes))
    var list = DisplayList(width: picture.width, height: picture.height)
    list.picture(
      picture, covering: ScreenRect(x: 0, y: 0, width: picture.width, height: picture.height))
    return try #require(Pixels(png: try CairoWriter.png(list)))
  }

  /// The RGB values of a pixel to the right of the center, according to Pillow 10.
  @Test(arguments: [
    ("photo.webp", 60, 40, [111, 64, 30]), ("photo-cmyk.jpg", 60, 40, [110, 65, 30]),
    ("photo.jpg", 640, 480, [110, 67, 32]),
  ])
  func `a photo is drawn in its own colors`(
    name: String, width: Int, height: Int, colors: [Int]
  ) throws {
    let drawn = try pixels(of: file(name))
    #expect(drawn.width == width && drawn.height == height)
    let pixel = drawn.pixel(width * 4 / 6, height / 2)
    for (color, shift) in zip(colors, [16, 8, 0] as [UInt32]) {
      #expect(abs(Int(pixel >> shift & 0xFF) - color) <= 12, "\(name): \(pixel)")
    }
  }

  @Test(.enabled(if: CairoWriter.writesWebP))
  func `a photo is written as a WebP of the requested width`() throws {
    let photo = try #require(PictureFile(file("photo.webp")))
    let written = try #require(PictureFile(CairoWriter.webP(of: photo, width: 30)))
    #expect(written.format == .webp)
    #expect(written.width == 30 && written.height == 20)
    let copy = try pixels(of: CairoWriter.webP(of: photo, width: 60))
    #expect(copy.width == 60 && copy.height == 40)
    #expect(try copy.distance(to: pixels(of: file("photo.webp"))) < 6)
  }

  /// The fixture is stored as 120 × 160 pixels, with a rotation and a location.
  @Test func `a HEIC photo becomes an upright JPEG without metadata`() throws {
    let bytes = try file("../photos/turned.heic")
    #expect(PictureFile(bytes) == nil)
    let picture = try #require(PictureDecoder.picture(bytes))
    #expect(picture.format == .jpeg)
    #expect(picture.width == 160 && picture.height == 120)
    #expect(!picture.bytes.contains(Array("Exif".utf8)))
    let drawn = try pixels(of: picture.bytes)
    // The sky is blue, and the grass is green.
    let (sky, grass) = (drawn.pixel(80, 4), drawn.pixel(8, 114))
    #expect(sky & 0xFF > sky >> 16 & 0xFF)
    #expect(grass >> 8 & 0xFF > grass & 0xFF)
  }

  @Test func `a HEIC photo that is damaged or too large is not decoded`() throws {
    let bytes = try file("../photos/turned.heic")
    #expect(PictureDecoder.picture(Array(bytes.prefix(bytes.count / 2))) == nil)
    let extents = try #require(bytes.firstRange(of: Array("ispe".utf8))).upperBound
    var large = bytes
    large.replaceSubrange(extents + 4..<extents + 12, with: [0, 0, 0x7F, 0, 0, 0, 0x7F, 0])
    #expect(PictureDecoder.picture(large) == nil)
    #expect(try PictureDecoder.picture(file("../photos/larger-than-declared.heic")) == nil)
  }

  @Test func `a translucent WebP stays translucent`() throws {
    let drawn = try pixels(of: file("photo-lossless.webp"))
    #expect(drawn.pixel(30, 20) >> 24 == 128)
    let red = Int(drawn.pixel(30, 20) >> 16 & 0xFF)
    #expect((120...128).contains(red))
  }

  @Test func `the available part of a truncated JPEG is drawn`() throws {
    let whole = try file("photo.jpg")
    let half = Array(whole.prefix(whole.count * 6 / 10))
    #expect(PictureDecoder.canUnpack(try #require(PictureFile(half))))
    let (cut, full) = (try pixels(of: half), try pixels(of: whole))
    #expect(cut.height == full.height)
    #expect((0..<640).allSatisfy { cut.pixel($0, 10) == full.pixel($0, 10) })
    #expect((0..<640).contains { cut.pixel($0, 470) != full.pixel($0, 470) })
  }

  @Test func `a truncated or animated WebP is rejected`() throws {
    let whole = try file("photo.webp")
    let cut = try #require(PictureFile(Array(whole.prefix(200))))
    #expect(!PictureDecoder.canUnpack(cut))
    #expect(PictureFile(Array(whole.prefix(14))) == nil)
  }

  @Test func `a JPEG has the size of the picture and is reproducible`() throws {
    let list = try CalloutPictureCase.all[0].list()
    let jpeg = try CairoWriter.jpeg(list, scale: 2)
    let picture = try #require(PictureFile(jpeg))
    #expect(picture.width == 780 && picture.height == 1200)
    #expect(try CairoWriter.jpeg(list, scale: 2) == jpeg)
    let png = try #require(Pixels(png: try CairoWriter.png(list, scale: 2)))
    #expect(try pixels(of: jpeg).distance(to: png) < 3)
  }

  @Test(.needs("pdftotext", "pdfinfo")) func `a PDF is reproducible and contains its text`() throws
  {
    var list = try CalloutPictureCase.all[0].list()
    list.title = "Rex"
    let pdf = try CairoWriter.pdf(list)
    #expect(try CairoWriter.pdf(list) == pdf)
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.contains("20000101000000Z"))
    let file = FileManager.default.temporaryDirectory
      .appending(path: "petmap-\(UUID().uuidString).pdf")
    try Data(pdf).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let words = try Tool("pdftotext").output([file.path, "-"])
    #expect(words.contains("MISSING"), "\(words)")
    #expect(words.contains("° N, "), "\(words)")
    #expect(try Tool("pdfinfo").output([file.path]).contains("Title:           Rex"))
  }
}
