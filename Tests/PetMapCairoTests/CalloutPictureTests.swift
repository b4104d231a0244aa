import CCairo
import Foundation
import PetMapCairo
import PetMapDrawing
import TestSupport
import Testing

/// Compares callout pictures with golden files.
///
/// To record the golden files again, run `PETMAP_RECORD=callout tools/test`.
@Suite struct CalloutPictureTests {
  @Test(arguments: CalloutPictureCase.all) func `an SVG matches its golden file`(
    picture: CalloutPictureCase
  ) throws {
    let svg = SVGWriter.write(try picture.list())
    let golden = Fixture.folder.appending(path: "\(picture.name).svg")
    if Fixture.isRecording { try Data(svg).write(to: golden) }
    let recorded = try [UInt8](Data(contentsOf: golden))
    #expect(svg == recorded, "\(picture.name).svg differs from its golden file")
  }

  /// Compares pixels rather than bytes, because zlib versions compress differently, and edges
  /// blended by different Cairo versions can be off by a level or two.
  @Test(arguments: CalloutPictureCase.all) func `a PNG matches its golden file`(
    picture: CalloutPictureCase
  ) throws {
    let png = try CairoWriter.png(try picture.list())
    let golden = Fixture.folder.appending(path: "\(picture.name).png")
    if Fixture.isRecording { try Data(png).write(to: golden) }
    let drawn = try #require(Pixels(png: png))
    let recorded = try #require(Pixels(png: [UInt8](Data(contentsOf: golden))))
    #expect(drawn.width == recorded.width && drawn.height == recorded.height)
    #expect(drawn.distance(to: recorded) < 0.05, "\(picture.name).png differs from its golden file")
  }

  @Test(arguments: cases(of: [0, 2, 9], debug: 1))
  func `the compression level does not affect the pixels`(
    level: Int
  ) throws {
    let list = try CalloutPictureCase.all[0].list()
    let reference = try #require(Pixels(png: try CairoWriter.png(list, scale: 1.5, level: 5)))
    let compressed = try #require(Pixels(png: try CairoWriter.png(list, scale: 1.5, level: level)))
    #expect(compressed.width == 585 && compressed.height == 900)
    #expect(compressed.distance(to: reference) == 0)
  }

  @Test func `transparency is preserved`() throws {
    var list = DisplayList(width: 4, height: 2)
    list.fill(
      DrawingPath(ScreenRect(x: 0, y: 0, width: 2, height: 2)), DrawingColor(0xFF8040, opacity: 0.5)
    )
    let pixels = try #require(Pixels(png: try CairoWriter.png(list)))
    #expect(pixels.pixel(0, 0) == 0x8080_4020)
    #expect(pixels.pixel(3, 1) == 0)
  }

  @Test func `a PDF is written`() throws {
    let pdf = try CairoWriter.pdf(try CalloutPictureCase.all[0].list())
    #expect(pdf.starts(with: Array("%PDF-".utf8)))
    #expect(pdf.count > 10_000)
  }

  @Test func `a picture that is too large is rejected`() {
    let list = DisplayList(width: 30_000, height: 30_000)
    #expect(throws: DrawingError.size(width: 60_000, height: 60_000)) {
      try CairoWriter.png(list, scale: 2)
    }
  }
}

/// The pixels of a PNG.
struct Pixels {
  let width: Int
  let height: Int
  /// Premultiplied, with alpha in the high byte.
  private let words: [UInt32]

  init?(png: [UInt8]) {
    guard petmap_cairo_open(), let canvas = unsafe petmap_canvas_png(png, png.count) else {
      return nil
    }
    defer { unsafe petmap_canvas_free(canvas) }
    width = Int(unsafe petmap_canvas_width(canvas))
    height = Int(unsafe petmap_canvas_height(canvas))
    var stride: Int32 = 0
    guard let bytes = unsafe petmap_canvas_data(canvas, &stride) else { return nil }
    var words: [UInt32] = []
    for y in 0..<height {
      let row = unsafe UnsafeRawPointer(bytes + y * Int(stride))
      for x in 0..<width { words.append(unsafe row.load(fromByteOffset: x * 4, as: UInt32.self)) }
    }
    self.words = words
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 { words[y * width + x] }

  /// Returns the mean difference per channel, on a scale of 0 to 255.
  func distance(to other: Pixels) -> Double {
    guard words.count == other.words.count else { return .infinity }
    var sum = 0
    for (left, right) in zip(words, other.words) where left != right {
      for shift in [0, 8, 16, 24] as [UInt32] {
        // The alpha byte of opaque pictures is undefined.
        guard shift < 24 else { continue }
        sum += abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF))
      }
    }
    return Double(sum) / Double(max(1, words.count * 3))
  }
}
