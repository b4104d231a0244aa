import PetMapPhotos
import Testing

struct PhotoFormatTests {
  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF], PhotoFormat.jpeg),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0, 0], .png),
      (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif),
      (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), .webp),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), .heic),
      ([0, 0, 0, 24] + Array("ftypheix".utf8), .heic),
      ([0, 0, 0, 24] + Array("ftypmif1".utf8), .heif),
    ] as [([UInt8], PhotoFormat)])
  func `a photo's format is recognized by its first bytes`(
    header: [UInt8], format: PhotoFormat
  ) {
    #expect(PhotoFormat(header: header) == format)
    #expect(PhotoFormat(header: header.dropLast()) != format || header.count > 12)
    #expect(format.contentType == "image/" + format.fileExtension)
  }

  @Test(
    arguments: [
      [], Array("BM".utf8) + [1, 2, 3, 4, 0, 0, 0, 0], [0x49, 0x49, 0x2A, 0x00],
      [0x4D, 0x4D, 0x00, 0x2A], Array("<svg xmlns=".utf8), Array("%PDF-1.7".utf8),
      Array("<!DOCTYPE html>".utf8), [0, 0, 0, 24] + Array("ftypavif".utf8),
      [0, 0, 0, 24] + Array("ftypisom".utf8), [0, 0, 0, 24] + Array("ftyphevc".utf8),
      [0, 0, 0, 24] + Array("ftypmsf1".utf8), Array("GIF88a".utf8), Array("RIFF1234WAVE".utf8),
      [0xFF, 0xD8],
    ] as [[UInt8]])
  func `other bytes are not recognized`(header: [UInt8]) {
    #expect(PhotoFormat(header: header) == nil)
  }
}
