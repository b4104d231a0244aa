import PetMapPhotos
import TestSupport
import Testing

struct PhotoMetadataTests {
  private static let files: [(name: String, file: [UInt8])] = [
    ("JPEG", PhotoSamples.jpeg(orientation: 6)), ("PNG", PhotoSamples.png(orientation: 3)),
    ("WebP", PhotoSamples.webP(orientation: 8)), ("GIF", PhotoSamples.gif()),
    ("TIFF", PhotoSamples.tiff(isLittle: true)), ("TIFF MM", PhotoSamples.tiff(isLittle: false)),
    ("HEIC", PhotoSamples.heic()),
  ]

  private func hasSecret(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(PhotoSamples.secret)
  }

  /// Returns a minimal EXIF structure with only an orientation.
  private func orientation(_ number: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, number]
      + [0, 0, 0, 0, 0, 0]
  }

  @Test func `metadata is removed in every format, and removal is idempotent`() {
    for (name, file) in Self.files {
      #expect(hasSecret(file), "\(name)")
      let cleaned = PhotoMetadata.removed(from: file)
      #expect(!hasSecret(cleaned), "\(name)")
      #expect(PhotoMetadata.removed(from: cleaned) == cleaned, "\(name)")
      #expect(PhotoFormat(header: cleaned) == PhotoFormat(header: file), "\(name)")
    }
  }

  @Test func `a photo without metadata is unchanged`() {
    for file in [
      PhotoSamples.plainJPEG, PhotoSamples.plainPNG, PhotoSamples.plainWebP, PhotoSamples.plainGIF,
      Array("BM".utf8) + [UInt8](repeating: 0, count: 60),
    ] {
      #expect(PhotoMetadata.removed(from: file) == file)
    }
  }

  @Test(arguments: [
    ("JPEG", PhotoSamples.plainJPEG), ("PNG", PhotoSamples.plainPNG),
    ("WebP", PhotoSamples.plainWebP), ("GIF", PhotoSamples.plainGIF),
    ("HEIC", PhotoMetadata.removed(from: PhotoSamples.heic())),
  ])
  func `a file after the end of the image is removed`(name: String, file: [UInt8]) {
    let video = [0, 0, 0, 27] + Array("ftypmp42\(PhotoSamples.secret)".utf8)
    #expect(PhotoMetadata.removed(from: file + video) == file, "\(name)")
    if name == "HEIC" { return }
    for rest in [[0] + video, PhotoSamples.jpeg(orientation: 1)] {
      #expect(PhotoMetadata.removed(from: file + rest) == file, "\(name)")
    }
  }

  @Test(arguments: [
    PhotoSamples.plainJPEG, PhotoSamples.plainPNG, PhotoSamples.plainWebP, PhotoSamples.plainGIF,
    PhotoMetadata.removed(from: PhotoSamples.heic()),
  ])
  func `other bytes after the end of the image are kept`(file: [UInt8]) {
    for rest in [[UInt8](repeating: 0, count: 100), Array("padding".utf8), [0xFF, 0xD8, 1, 0xFF]] {
      #expect(PhotoMetadata.removed(from: file + rest) == file + rest)
    }
  }

  @Test func `a file of random bytes with a signature keeps them`() {
    var random = SeededRandom(seed: 12)
    for start in [[0xFF, 0xD8, 0xFF, 0xE0], Array(PhotoSamples.plainPNG[..<8])] {
      let bytes = (0..<200_000).map { _ in UInt8(random.int(in: 0...255)) }
      #expect(PhotoMetadata.removed(from: start + bytes).count > 199_000)
    }
    let text = Array(repeating: UInt8(ascii: "x"), count: 1000)
    for start in ["\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", "RIFF$\0\0\0WEBPVP8 "] {
      #expect(PhotoMetadata.removed(from: Array(start.utf8) + text) == Array(start.utf8) + text)
    }
  }

  @Test func `a file with only a format's signature is unchanged`() {
    let text = Array("not really a picture, but with its first bytes".utf8)
    for start in [
      [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xE0], [0xFF, 0xD8, 0xFF, 0xE1],
      [0xFF, 0xD8, 0xFF, 0xDB], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      Array("GIF89a".utf8), Array("GIF87a".utf8), Array("RIFF0000WEBP".utf8),
      Array("II*\0".utf8), Array("MM\0*".utf8), Array("0000ftypheic".utf8),
      Array("0000ftypmif1".utf8), text,
    ] as [[UInt8]] {
      for more in [[], text, [UInt8](repeating: 0, count: 5000)] {
        #expect(PhotoMetadata.removed(from: start + more) == start + more, "\(start)")
      }
    }
  }

  @Test func `a damaged JPEG does not end with the thumbnail in its metadata`() {
    let plain = PhotoSamples.plainJPEG
    // The length of the segment is too small.
    let damaged = Array(plain[..<2]) + [0xFF, 0xE1, 0, 4, 9, 9] + plain + plain[2...]
    #expect(PhotoMetadata.removed(from: damaged).suffix(plain.count - 2) == plain[2...])
  }

  @Test func `a JPEG keeps its image, color profile, and orientation`() {
    let exif = [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
    for number in 0...9 as ClosedRange<UInt8> {
      let cleaned = PhotoMetadata.removed(from: PhotoSamples.jpeg(orientation: Int(number)))
      guard (2...8).contains(number) else {
        #expect(cleaned == PhotoSamples.plainJPEG)
        continue
      }
      // After the JFIF segment, where the EXIF segment was.
      var expected = PhotoSamples.plainJPEG
      expected.insert(contentsOf: exif + orientation(number), at: 20)
      #expect(cleaned == expected)
    }
  }

  @Test func `a PNG keeps its orientation and all chunks except metadata`() {
    #expect(
      PhotoMetadata.removed(from: PhotoSamples.png(orientation: 1)) == PhotoSamples.plainPNG)
    let cleaned = PhotoMetadata.removed(from: PhotoSamples.png(orientation: 3))
    let chunk = [0, 0, 0, 26] + Array("eXIf".utf8) + orientation(3)
    var expected = PhotoSamples.plainPNG
    expected.insert(contentsOf: chunk + [0x84, 0x5F, 0x64, 0xCE], at: 28)
    #expect(cleaned == expected)
  }

  @Test func `a WebP's size and flags match its remaining chunks`() {
    #expect(
      PhotoMetadata.removed(from: PhotoSamples.webP(orientation: 1)) == PhotoSamples.plainWebP)
    let cleaned = PhotoMetadata.removed(from: PhotoSamples.webP(orientation: 8))
    #expect(cleaned[20] == 0x28)
    #expect(Int(cleaned[4]) + 8 == cleaned.count)
    #expect(cleaned.contains(Array("EXIF".utf8) + [26, 0, 0, 0] + orientation(8)))
  }

  @Test func `a GIF keeps its frames and its loop count`() {
    #expect(PhotoMetadata.removed(from: PhotoSamples.gif()) == PhotoSamples.plainGIF)
  }

  @Test func `truncated metadata is removed`() {
    let exif = Array("Exif\0\0".utf8) + PhotoSamples.exif(orientation: 6)
    let jpeg = [0xFF, 0xD8, 0xFF, 0xE1, 0x10, 0] + exif
    #expect(!hasSecret(PhotoMetadata.removed(from: jpeg)))
    #expect(!hasSecret(PhotoMetadata.removed(from: [0xFF, 0xD8, 0xFF, 0xFE, 9, 9] + exif)))
    let png = Array(PhotoSamples.plainPNG[..<28]) + [0, 0, 9, 9] + Array("eXIf".utf8) + exif
    #expect(!hasSecret(PhotoMetadata.removed(from: png)))
    var gif = PhotoSamples.plainGIF
    gif.removeLast()
    #expect(!hasSecret(PhotoMetadata.removed(from: gif + [0x21, 0xFE, 200] + exif)))
    var webP = PhotoSamples.webP(orientation: 1)
    webP.removeLast(80)
    #expect(!hasSecret(PhotoMetadata.removed(from: webP)))
  }

  @Test func `damaged files do not cause a crash, and grow by at most the size of an orientation`()
  {
    var random = SeededRandom(seed: 20_261_123)
    for (name, file) in Self.files {
      for count in stride(from: 0, to: file.count, by: 3) {
        let cut = Array(file.prefix(count))
        #expect(PhotoMetadata.removed(from: cut).count <= count, "\(name), \(count)")
      }
      for _ in 0..<2_000 {
        var changed = file
        for _ in 0..<random.int(in: 1...6) {
          let index = random.int(in: 0...file.count - 1)
          changed[index] =
            [0, 0xFF, 0x7F, 0x80, UInt8(random.int(in: 0...255))][random.int(in: 0...4)]
        }
        let cleaned = PhotoMetadata.removed(from: changed)
        #expect(cleaned.count <= changed.count + 64, "\(name), \(random)")
      }
    }
  }

  @Test func `a file of many tiny images is processed in linear time`() {
    let file = (0..<100_000).flatMap { _ in [0xFF, 0xD8, 0xFF, 0xD9] as [UInt8] }
    #expect(PhotoMetadata.removed(from: file) == file)
  }
}
