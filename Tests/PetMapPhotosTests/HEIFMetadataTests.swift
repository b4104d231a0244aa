import PetMapPhotos
import Testing

/// Tests files of boxes, which are located by offsets.
struct HEIFMetadataTests {
  private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: part) }
  }

  @Test func `a HEIC keeps its image in place, and metadata is overwritten with zeros`() throws {
    let coded = (0..<40).map { UInt8($0 + 100) }
    let file = PhotoSamples.heic(coded: coded)
    let cleaned = PhotoMetadata.removed(from: file)
    // The last box, which is not needed, is cut off.
    let end = try #require(file.firstRange(of: Array("uuid".utf8))).lowerBound - 4
    #expect(cleaned.count == end)
    #expect(contains(cleaned, coded))
    #expect(!contains(cleaned, Array("Exif\0\0II".utf8)))
    // The grid in the item data box.
    #expect(contains(cleaned, Array("idat".utf8) + [8, 8] + [UInt8](repeating: 0, count: 16)))
    let differences = cleaned.indices.filter { file[$0] != cleaned[$0] }
    #expect(differences.allSatisfy { cleaned[$0] == 0 })
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
    #expect(contains(cleaned, [7, 7, 7, 7]))
    #expect(PhotoMetadata.removed(from: cleaned) == cleaned)
  }

  @Test(arguments: [PhotoSamples.ExifLocation.rest, .item, .unknown])
  func `EXIF data without a length of its own is removed`(location: PhotoSamples.ExifLocation) {
    let secret = Array(PhotoSamples.secret.utf8)
    let file = PhotoSamples.heic(exif: location)
    #expect(contains(file, secret))
    let cleaned = PhotoMetadata.removed(from: file)
    #expect(!contains(cleaned, secret))
    #expect(contains(cleaned, [7, 7, 7, 7]))
  }

  @Test func `metadata is removed from a HEIC with a damaged item table`() {
    var file = PhotoSamples.heic()
    for index in file.indices where file[index...].starts(with: Array("iloc".utf8)) {
      file[index] = 0
    }
    // The damage hides the text item and the box, but EXIF and XMP are still found.
    let cleaned = PhotoMetadata.removed(from: file)
    #expect(!contains(cleaned, Array("Exif\0\0II".utf8)))
    #expect(!contains(cleaned, Array("<x:xmpmeta>".utf8)))
  }
}
