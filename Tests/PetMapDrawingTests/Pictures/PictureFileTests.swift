import Foundation
import PetMapDrawing
import TestSupport
import Testing

@Suite struct PictureFileTests {
  private static func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/callout/\(name)")))
  }

  @Test func `the size of a JPEG is read`() throws {
    let picture = try #require(PictureFile(try Self.fixture("photo.jpg")))
    #expect(picture.format == .jpeg)
    #expect((picture.width, picture.height) == (640, 480))
  }

  @Test func `the size of a PNG is read`() throws {
    let picture = try #require(PictureFile(try Self.fixture("photo.png")))
    #expect(picture.format == .png)
    #expect((picture.width, picture.height) == (160, 120))
  }

  @Test func `files that are not pictures are rejected`() throws {
    #expect(PictureFile([]) == nil)
    #expect(PictureFile(Array("GIF89a".utf8)) == nil)
    for name in ["photo.jpg", "photo.png", "upright.jpg"] {
      let bytes = try Self.fixture(name)
      for count in 0..<min(200, bytes.count) { _ = PictureFile(Array(bytes.prefix(count))) }
      #expect(PictureFile(Array(bytes.prefix(20))) == nil)
    }
  }

  @Test func `damaged headers do not crash the reader`() throws {
    var random = SeededRandom(seed: 41)
    for name in ["photo.jpg", "photo.png", "upright.jpg"] {
      let bytes = Array(try Self.fixture(name).prefix(700))
      for _ in 0..<cases(50_000) {
        let start = random
        var broken = bytes
        for _ in 0..<4 {
          broken[Int.random(in: 0..<broken.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        guard let picture = PictureFile(broken) else { continue }
        #expect(picture.width > 0 && picture.height > 0, "\(name), \(start)")
      }
    }
  }
}
