import PetMapPhotos
import TestSupport
import Testing

/// Reads the headers of files that Pillow wrote.
struct PhotoHeaderTests {
  private func header(_ name: String) throws -> PhotoHeader {
    try #require(PhotoHeader(bytes(of: fixturePath("photos/\(name)"))))
  }

  @Test(arguments: 1...8, ["jpeg", "png", "webp"])
  func `the size and the orientation are read`(orientation: Int, format: String) throws {
    let header = try header("turned/\(orientation).\(format)")
    let size = try #require(header.size)
    #expect((size.width, size.height) == (orientation >= 5 ? (40, 60) : (60, 40)))
    #expect(header.orientation == orientation)
  }

  @Test(arguments: ["lossless.webp", "lossy.webp", "extended.webp", "size.jpeg", "size.png"])
  func `a file without metadata is upright and has no profile`(name: String) throws {
    let header = try header(name)
    #expect(header.size != nil && header.orientation == 1 && header.profile == nil)
  }

  @Test(arguments: ["jpeg", "webp"])
  func `the color profile is read`(format: String) throws {
    let profile = try #require(header("colors/p3.\(format)").profile)
    // The profile begins with its size and has a signature (ICC.1:2022, 7.2).
    #expect(profile.prefix(4).reduce(0) { $0 << 8 | Int($1) } == profile.count)
    #expect(Array(profile[36..<40]) == Array("acsp".utf8))
  }

  @Test func `only what a decoder needs is left of a PNG with a profile`() throws {
    let file = try bytes(of: fixturePath("photos/hostile/profile.png"))
    let decodable = try header("hostile/profile.png").decodable
    #expect(decodable.count < 1000 && decodable.count < file.count)
    #expect(try PhotoHeader(decodable)?.size == header("turned/1.png").size)
    #expect(PhotoHeader(decodable)?.profile == nil)
  }

  @Test func `each scan of a JPEG is counted`() throws {
    // Pillow writes libjpeg's default script of ten scans.
    #expect(try header("hostile/progressive.jpeg").scanCount == 10)
    #expect(try header("turned/1.jpeg").scanCount == 1)
  }

  @Test(arguments: ["turned/6.jpeg", "turned/6.png", "turned/6.webp", "colors/animated.webp"])
  func `damaged headers do not crash the reader`(name: String) throws {
    var random = SeededRandom(seed: 20_261_129)
    let whole = try bytes(of: fixturePath("photos/\(name)"))
    for _ in 0..<cases(20_000) {
      let start = random
      var broken = Array(whole.prefix(.random(in: 0...whole.count, using: &random)))
      for _ in 0..<4 where !broken.isEmpty {
        broken[.random(in: 0..<broken.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      guard let header = PhotoHeader(broken) else { continue }
      #expect((1...8).contains(header.orientation), "\(name), \(start)")
      _ = (header.size, header.profile, header.scanCount, header.decodable)
    }
  }
}
