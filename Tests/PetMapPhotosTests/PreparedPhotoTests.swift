import PetMapPhotos
import TestSupport
import Testing

struct PreparedPhotoTests {
  /// Returns a photo whose parts contain their sizes, and the sizes in the order of encoding.
  private func photo(_ width: Int, _ height: Int) -> (photo: PreparedPhoto, sizes: [String]) {
    var sizes: [String] = []
    let photo = PreparedPhoto(reducing: width, height) { format, width, height in
      sizes.append("\(format) \(width)x\(height)")
      let start: [UInt8] = format == .jpeg ? [0xFF, 0xD8, 0xFF] : Array("RIFF....WEBP".utf8)
      return start + Array("\(width)x\(height)".utf8)
    }
    return (photo, sizes)
  }

  @Test func `a photo has nine parts, from the largest to the smallest`() {
    let (photo, sizes) = photo(2048, 1536)
    #expect(sizes.first == "jpeg 2048x1536" && sizes.count == 9)
    #expect(Set(sizes).isSuperset(of: ["jpeg 160x120", "webp 160x120", "webp 1280x960"]))
    for part in PhotoPart.all {
      let text = String(decoding: photo[part].suffix(9), as: UTF8.self)
      #expect(text.hasSuffix("\(part.width ?? 2048)x\((part.width ?? 2048) * 3 / 4)"))
    }
    #expect(PreparedPhoto(photo.bytes) == photo)
  }

  @Test func `a smaller photo is stored once in each format`() {
    let (photo, sizes) = photo(100, 80)
    #expect(sizes.sorted() == ["jpeg 100x80", "webp 100x80"])
    #expect(Set(PhotoPart.all.map { photo[$0].count }).count == 2)
    #expect(PreparedPhoto(photo.bytes) == photo)
  }

  @Test func `a narrow photo is at most four times as tall as it is wide`() throws {
    #expect(PhotoPart.largestSize(ofPhoto: 400, 6000) == (137, 2048))
    let part = try #require(PhotoPart.sized(.webp, width: 160))
    #expect(part.size(reducing: 137, 2048) == (43, 640))
    #expect(PhotoPart.sized(.jpeg, width: 161) == nil)
  }

  @Test func `what is not a prepared photo is refused`() {
    let whole = photo(2048, 1536).photo.bytes
    #expect(PreparedPhoto([]) == nil)
    #expect(PreparedPhoto(Array(whole.dropLast())) == nil)
    #expect(PreparedPhoto(whole + [0]) == nil)
    // Each part must be a file in its format.
    #expect(PreparedPhoto([0] + whole.dropFirst()) == nil)
    var random = SeededRandom(seed: 9)
    for _ in 0..<cases(50_000) {
      let start = random
      var broken = whole
      for _ in 0..<3 {
        broken[.random(in: whole.count - PhotoIndex.byteCount..<whole.count, using: &random)] =
          .random(in: 0...255, using: &random)
      }
      guard let photo = PreparedPhoto(broken) else { continue }
      for part in PhotoPart.all { #expect(!photo[part].isEmpty, "\(start)") }
    }
  }
}
