import PetMapPhotos
import Testing

/// Tests files whose parts are located by offsets.
struct TIFFMetadataTests {
  private static let secret = Array(PhotoSamples.secret.utf8)

  private static func field(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
    PhotoSamples.number(tag, 2) + PhotoSamples.number(type, 2) + PhotoSamples.number(count, 4)
      + PhotoSamples.number(value, 4)
  }

  /// Returns a file of pages with one field each, which contains the secret text.
  private static func tiff(pages: Int, tag: Int) -> [UInt8] {
    var file = Array("MM\0*".utf8) + PhotoSamples.number(8, 4)
    for page in 1...pages {
      let text = file.count + 18
      file += PhotoSamples.number(1, 2) + field(tag, 2, secret.count, text)
      file += PhotoSamples.number(page < pages ? text + secret.count : 0, 4) + secret
    }
    return file
  }

  @Test(arguments: [true, false])
  func `a TIFF keeps its length and the fields of its image`(isLittle: Bool) {
    let file = PhotoSamples.tiff(isLittle: isLittle)
    let cleaned = PhotoMetadata.removed(from: file)
    #expect(cleaned.count == file.count)
    // The orientation is the only remaining field.
    let field =
      PhotoSamples.number(1, 2, isLittle: isLittle)
      + PhotoSamples.number(0x0112, 2, isLittle: isLittle)
      + PhotoSamples.number(3, 2, isLittle: isLittle)
      + PhotoSamples.number(1, 4, isLittle: isLittle)
      + PhotoSamples.number(6, 2, isLittle: isLittle)
    #expect(Array(cleaned[8..<20]) == field)
    #expect(cleaned[20...].allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    0x010D, 0x011D, 0x830E, 0x8482, 0x85D8, 0x87AF, 0x87B0, 0x87B1, 0x935C, 0xA480, 0xA481,
  ])
  func `names, coordinate systems, and descriptions by GDAL are removed`(tag: Int) {
    let file = Self.tiff(pages: 1, tag: tag)
    #expect(file.contains(Self.secret))
    let cleaned = PhotoMetadata.removed(from: file)
    #expect(!cleaned.contains(Self.secret))
    #expect(!cleaned.contains(PhotoSamples.number(tag, 2)))
  }

  @Test func `metadata is removed from every page`() {
    let file = Self.tiff(pages: 300, tag: 0x010E)
    #expect(!PhotoMetadata.removed(from: file).contains(Self.secret))
  }

  @Test func `metadata is removed from all of the images of a page`() {
    // The first directory only refers to the others.
    let pages = Self.tiff(pages: 300, tag: 0x010E)
    let step = (pages.count - 8) / 300
    var file = pages
    let directory = file.count
    file += PhotoSamples.number(1, 2) + Self.field(0x014A, 4, 300, directory + 18)
    file += PhotoSamples.number(0, 4)
    for page in 0..<300 {
      let start = 8 + step * page
      file += PhotoSamples.number(start, 4)
      // No image has a next page.
      file.replaceSubrange(start + 14..<start + 18, with: [0, 0, 0, 0])
    }
    file.replaceSubrange(4..<8, with: PhotoSamples.number(directory, 4))
    #expect(!PhotoMetadata.removed(from: file).contains(Self.secret))
  }

  @Test(.timeLimit(.minutes(30)))
  func `overlapping directories are processed in linear time`() {
    // Each pair of bytes is the number of fields of a directory that contains the following ones.
    let file =
      Array("MM\0*".utf8) + PhotoSamples.number(8, 4)
      + (0..<100_000).flatMap { PhotoSamples.number(0x014A_0004 + $0 % 2, 4) }
    #expect(PhotoMetadata.removed(from: file).count == file.count)
  }
}
