import PetMapPhotos
import Testing

/// Tests files of boxes, which are located by offsets.
struct HEIFMetadataTests {
  @Test func `a HEIC keeps its image in place, and metadata is overwritten with zeros`() throws {
    let coded = (0..<40).map { UInt8($0 + 100) }
    let file = PhotoSamples.heic(coded: coded)
    let cleaned = PhotoMetadata.removed(from: file)
    #expect(cleaned.count == file.count)
    #expect(cleaned.contains(coded))
    #expect(!cleaned.contains(Array("Exif\0\0II".utf8)))
    // The grid in the item data box.
    #expect(cleaned.contains(Array("idat".utf8) + [8, 8] + [UInt8](repeating: 0, count: 16)))
    let type = try #require(file.firstRange(of: Array("uuid".utf8)))
    let differences = cleaned.indices.filter { file[$0] != cleaned[$0] }
    #expect(differences.allSatisfy { cleaned[$0] == 0 || type.contains($0) })
  }

  @Test(arguments: ["mpvd", "moov", "udta", "sefd", "free", "skip", "uuid"])
  func `a box that the image does not need becomes free space`(type: String) {
    let video = PhotoSamples.box(
      type, PhotoSamples.box("moov", PhotoSamples.box("udta", Array(PhotoSamples.secret.utf8))))
    let plain = PhotoMetadata.removed(from: PhotoSamples.heic())
    let start = PhotoSamples.heicType.count
    let file = PhotoSamples.heic(before: video)
    let cleaned = PhotoMetadata.removed(from: file)
    let free = PhotoSamples.box("free", [UInt8](repeating: 0, count: video.count - 8))
    #expect(Array(cleaned[start..<start + video.count]) == free)
    #expect(cleaned.count == plain.count + video.count)
    #expect(cleaned.contains([7, 7, 7, 7]))
    #expect(PhotoMetadata.removed(from: cleaned) == cleaned)
  }

  @Test(arguments: [PhotoSamples.ExifLocation.rest, .item, .unknown])
  func `EXIF data whose extent has no length is removed`(location: PhotoSamples.ExifLocation) {
    let secret = Array(PhotoSamples.secret.utf8)
    let file = PhotoSamples.heic(exif: location)
    #expect(file.contains(secret))
    let cleaned = PhotoMetadata.removed(from: file)
    #expect(!cleaned.contains(secret))
    #expect(cleaned.contains([7, 7, 7, 7]))
  }

  /// Returns a HEIC with one picture, which consists of extents of one byte at multiples of a step
  /// from the end of the `meta` box.
  private func heic(extents: Int, step: Int, rest: [UInt8]) -> [UInt8] {
    let start = PhotoSamples.heicType.count + 34 + 8 * extents
    var locations = PhotoSamples.number(0, 4) + [0x44, 0, 0, 1, 0, 1, 0, 0]
    locations += PhotoSamples.number(extents, 2)
    for extent in 0..<extents {
      locations += PhotoSamples.number(start + step * extent, 4) + PhotoSamples.number(1, 4)
    }
    let table = PhotoSamples.box("iloc", locations)
    return PhotoSamples.heicType + PhotoSamples.box("meta", PhotoSamples.number(0, 4) + table)
      + rest
  }

  @Test func `bytes of a picture are kept in any box`() {
    let file = heic(extents: 2, step: 9, rest: PhotoSamples.box("skip", [9, 7, 9, 9]))
    let cleaned = PhotoMetadata.removed(from: file)
    #expect(cleaned.count == file.count)
    #expect(Array(cleaned.suffix(4)) == [0, 7, 0, 0])
  }

  @Test(.timeLimit(.minutes(30)))
  func `many boxes and parts of a picture are processed in linear time`() {
    let boxes = Array(repeating: PhotoSamples.box("mdat", [9]), count: 200_000).flatMap { $0 }
    let file = heic(extents: 65_535, step: 18, rest: boxes)
    let cleaned = PhotoMetadata.removed(from: file)
    #expect(cleaned.count == file.count)
    #expect(cleaned.last == 0)
  }

  @Test(.timeLimit(.minutes(30)))
  func `many prefixes of EXIF data are processed in linear time`() {
    // Each offset leads to the next prefix, whose first letters are a large number of fields.
    let prefix = Array("Exif\0\0II*\0".utf8) + PhotoSamples.number(8, 4, isLittle: true)
    let data = Array(repeating: prefix, count: 200_000).flatMap { $0 }
    let file = PhotoSamples.heicType + PhotoSamples.box("mdat", data)
    #expect(PhotoMetadata.removed(from: file).dropFirst(100).dropLast(8).allSatisfy { $0 == 0 })
  }

  @Test func `metadata is removed from a HEIC with a damaged item table`() {
    var file = PhotoSamples.heic()
    for index in file.indices where file[index...].starts(with: Array("iloc".utf8)) {
      file[index] = 0
    }
    // The damage hides the text item and the box, but EXIF and XMP are still found.
    let cleaned = PhotoMetadata.removed(from: file)
    #expect(!cleaned.contains(Array("Exif\0\0II".utf8)))
    #expect(!cleaned.contains(Array("<x:xmpmeta>".utf8)))
  }
}
