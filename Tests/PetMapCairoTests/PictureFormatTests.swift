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
    ("photo.webp", 60, 40, [111, 64, 30]), ("photo.jpg", 640, 480, [110, 67, 32]),
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
