import PetMapReports
import Testing

struct JPEGLocationTests {
  private func bytes(_ number: Int, _ size: Int, _ isLittle: Bool) -> [UInt8] {
    let little = (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return isLittle ? little : little.reversed()
  }

  /// A JPEG whose Exif data has an orientation and a GPS directory with a latitude.
  private func photo(isLittle: Bool) -> [UInt8] {
    func n(_ number: Int, _ size: Int) -> [UInt8] { bytes(number, size, isLittle) }
    var tiff = Array((isLittle ? "II" : "MM").utf8) + n(42, 2) + n(8, 4)
    tiff += n(2, 2)
    tiff += n(0x0112, 2) + n(3, 2) + n(1, 4) + n(6, 2) + n(0, 2)
    tiff += n(0x8825, 2) + n(4, 2) + n(1, 4) + n(38, 4)
    tiff += n(0, 4)
    tiff += n(1, 2) + n(2, 2) + n(5, 2) + n(3, 4) + n(56, 4) + n(0, 4)
    tiff += (1...24).map { UInt8($0 + 100) }
    let exif = Array("Exif\0\0".utf8) + tiff
    var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1]
    file += bytes(exif.count + 2, 2, false) + exif
    let xmp = Array("http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude='52,13N'/>".utf8)
    file += [0xFF, 0xE1] + bytes(xmp.count + 2, 2, false) + xmp
    return file + [0xFF, 0xDB, 0, 4, 1, 2, 0xFF, 0xDA, 0, 2, 101, 102, 103, 0xFF, 0xD9]
  }

  @Test(arguments: [true, false])
  func `the place goes, the rest of the photo stays`(isLittle: Bool) {
    let photo = photo(isLittle: isLittle)
    let cleaned = JPEGLocation.removed(from: photo)
    #expect(!cleaned.contains(124))
    #expect(!String(decoding: cleaned, as: UTF8.self).contains("GPSLatitude"))
    #expect(cleaned.suffix(15) == photo.suffix(15))
    let orientation = bytes(0x0112, 2, isLittle) + bytes(3, 2, isLittle) + bytes(1, 4, isLittle)
    #expect(cleaned.indices.contains { cleaned[$0...].starts(with: orientation) })
    #expect(JPEGLocation.removed(from: cleaned) == cleaned)
  }

  @Test func `the place goes from every picture of a file`() {
    let one = photo(isLittle: true)
    let other = photo(isLittle: false)
    let cleaned = JPEGLocation.removed(from: one + [0, 0] + other)
    #expect(
      cleaned == JPEGLocation.removed(from: one) + [0, 0] + JPEGLocation.removed(from: other))
    #expect(!cleaned.contains(124))
  }

  @Test func `a broken file comes back without a crash`() {
    let photo = photo(isLittle: true)
    for count in 0..<photo.count {
      let cut = Array(photo.prefix(count))
      #expect(JPEGLocation.removed(from: cut).count <= count)
    }
    for index in photo.indices.dropFirst(2) {
      for value in [UInt8(0), 0x7F, 0xFF] {
        var changed = photo
        changed[index] = value
        #expect(JPEGLocation.removed(from: changed).count <= photo.count)
      }
    }
  }
}
