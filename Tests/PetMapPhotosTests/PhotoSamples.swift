/// Small files of each format that contain metadata in all supported forms.
enum PhotoSamples {
  /// Text that occurs in every piece of metadata, and nowhere else.
  static let secret = "SECRET-52.2297N"
  private static let secretBytes = Array(secret.utf8)

  static func number(_ value: Int, _ size: Int, isLittle: Bool = false) -> [UInt8] {
    let little = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isLittle ? little : little.reversed()
  }

  /// Returns a TIFF structure with an orientation, a description, an EXIF directory, and a GPS
  /// directory.
  static func exif(orientation: Int, isLittle: Bool = true) -> [UInt8] {
    func n(_ value: Int, _ size: Int) -> [UInt8] { number(value, size, isLittle: isLittle) }
    func field(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      n(tag, 2) + n(type, 2) + n(count, 4) + value
    }
    let text = secretBytes + [0]
    // Four fields, then an EXIF directory with one field, a GPS directory with one field, and the
    // strings.
    let exifDirectory = 8 + 2 + 4 * 12 + 4
    let gps = exifDirectory + 2 + 12 + 4
    let texts = gps + 2 + 12 + 4
    var bytes = Array((isLittle ? "II" : "MM").utf8) + n(42, 2) + n(8, 4) + n(4, 2)
    bytes += field(0x010E, 2, text.count, n(texts, 4))
    bytes += field(0x0112, 3, 1, n(orientation, 2) + n(0, 2))
    bytes += field(0x8769, 4, 1, n(exifDirectory, 4))
    bytes += field(0x8825, 4, 1, n(gps, 4)) + n(0, 4)
    bytes += n(1, 2) + field(0x9286, 7, text.count, n(texts + text.count, 4)) + n(0, 4)
    bytes += n(1, 2) + field(2, 5, 3, n(texts + 2 * text.count, 4)) + n(0, 4)
    return bytes + text + text + secretBytes + [UInt8](repeating: 9, count: 24 - secretBytes.count)
  }

  private static let xmp = Array("<x:xmpmeta>\(secret)</x:xmpmeta>".utf8)

  // MARK: JPEG

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + number(content.count + 2, 2) + content
  }

  private static let jpegPicture =
    segment(0xDB, [UInt8](repeating: 1, count: 65)) + segment(0xC0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0])
    + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4]
  private static let jfif = segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
  private static let icc = segment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1, 7, 7, 7])
  private static let adobe = segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])

  static let plainJPEG: [UInt8] =
    [0xFF, 0xD8] + jfif + icc + adobe + jpegPicture + segment(0xC4, [1, 2]) + [0xFF, 0xD9]

  static func jpeg(orientation: Int) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8] + jfif
    file += segment(0xE1, Array("Exif\0\0".utf8) + exif(orientation: orientation))
    file += segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp)
    file += segment(0xE1, Array("http://ns.adobe.com/xmp/extension/\0".utf8) + secretBytes)
    file += icc + segment(0xE2, Array("MPF\0".utf8) + secretBytes)
    file += segment(0xED, Array("Photoshop 3.0\0".utf8) + secretBytes) + segment(0xE6, secretBytes)
    file += adobe + segment(0xFE, secretBytes) + jpegPicture
    // A comment between two scans.
    return file + segment(0xFE, secretBytes) + segment(0xC4, [1, 2]) + [0xFF, 0xD9]
  }

  // MARK: PNG

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count, 4) + Array(type.utf8) + content + [1, 2, 3, 4]
  }

  private static let pngStart: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1])
  static let plainPNG = pngStart + chunk("iCCP", [1]) + chunk("IDAT", [5, 5]) + chunk("IEND", [])

  static func png(orientation: Int) -> [UInt8] {
    var file = pngStart + chunk("eXIf", exif(orientation: orientation, isLittle: false))
    file += chunk("iCCP", [1]) + chunk("tEXt", Array("Comment\0".utf8) + secretBytes)
    file += chunk("zTXt", secretBytes) + chunk("iTXt", Array("XML:com.adobe.xmp\0".utf8) + xmp)
    return file + chunk("IDAT", [5, 5]) + chunk("tEXt", secretBytes) + chunk("IEND", [])
  }

  // MARK: WebP

  private static func riff(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var content = Array("WEBP".utf8)
    for (type, bytes) in chunks {
      content += Array(type.utf8) + number(bytes.count, 4, isLittle: true) + bytes
      if bytes.count % 2 == 1 { content.append(0) }
    }
    return Array("RIFF".utf8) + number(content.count, 4, isLittle: true) + content
  }

  static let plainWebP = riff([
    ("VP8X", [0x20] + [0, 0, 0, 0, 0, 0, 0, 0, 0]), ("VP8 ", [1, 2, 3]),
  ])

  static func webP(orientation: Int) -> [UInt8] {
    riff([
      ("VP8X", [0x2C] + [0, 0, 0, 0, 0, 0, 0, 0, 0]), ("VP8 ", [1, 2, 3]),
      ("EXIF", Array("Exif\0\0".utf8) + exif(orientation: orientation) + [0]), ("XMP ", xmp),
    ])
  }

  // MARK: GIF

  private static func blocks(_ bytes: [UInt8]) -> [UInt8] { [UInt8(bytes.count)] + bytes + [0] }

  private static let gifStart =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 9, 9, 9]
  private static let loop: [UInt8] =
    [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  private static let gifImage: [UInt8] =
    [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  static let plainGIF = gifStart + loop + gifImage + [0x3B]

  static func gif() -> [UInt8] {
    // XMP is not stored in blocks: its trailer makes a reader that expects blocks skip to the end.
    let trailer: [UInt8] = [1] + (0...255).reversed().map { UInt8($0) } + [0]
    let packet = [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + xmp + trailer
    return gifStart + [0x21, 0xFE] + blocks(secretBytes) + loop + packet + gifImage + [0x21, 0xFE]
      + blocks(secretBytes) + [0x3B]
  }

  // MARK: TIFF

  static func tiff(isLittle: Bool) -> [UInt8] { exif(orientation: 6, isLittle: isLittle) }

  // MARK: HEIF

  static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8, 4) + Array(type.utf8) + content
  }

  static let heicType = box(
    "ftyp", Array("heic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8))

  /// Where EXIF data is, according to the table of items.
  enum ExifLocation {
    /// At an offset, with a length.
    case extent
    /// From an offset to the end of the file.
    case rest
    /// In another item.
    case item
    case unknown
  }

  /// - Parameters:
  ///   - coded: The picture's data.
  ///   - exif: Where EXIF data is. Unless it is an extent, the data has no prefix.
  ///   - first: A box between the type of the file and the items.
  static func heic(
    coded: [UInt8] = [7, 7, 7, 7], exif location: ExifLocation = .extent, before first: [UInt8] = []
  ) -> [UInt8] {
    func entry(_ id: Int, _ type: String, _ more: String = "") -> [UInt8] {
      box("infe", [2, 0, 0, 0] + number(id, 2) + [0, 0] + Array(type.utf8) + [0] + more.utf8)
    }
    let prefix = number(6, 4) + Array("Exif\0\0".utf8)
    let payload = (location == .extent ? prefix : number(0, 4)) + exif(orientation: 6)
    func meta(_ start: Int) -> [UInt8] {
      let info = box(
        "iinf",
        [0, 0, 0, 0] + number(location == .item ? 6 : 5, 2) + entry(1, "hvc1") + entry(2, "Exif")
          + entry(3, "mime", "application/rdf+xml\0") + entry(4, "mime", "text/plain\0")
          + entry(5, "grid") + (location == .item ? entry(6, "data") : []))
      func item(_ id: Int, _ method: Int, _ offset: Int, _ length: Int) -> [UInt8] {
        number(id, 2) + number(method, 2) + [0, 0] + number(1, 2) + number(offset, 4)
          + number(length, 4)
      }
      let exifStart = start + coded.count
      let exif =
        switch location {
        case .extent: item(2, 0, exifStart, payload.count)
        case .rest: item(2, 0, exifStart, 0)
        case .item: item(2, 2, 0, payload.count) + item(6, 0, exifStart, payload.count)
        case .unknown: [] as [UInt8]
        }
      let count = 4 + exif.count / 16
      let locations = box(
        "iloc",
        [1, 0, 0, 0, 0x44, 0] + number(count, 2) + item(1, 0, start, coded.count) + exif
          + item(3, 0, exifStart + payload.count, xmp.count)
          + item(4, 1, 2, secretBytes.count) + item(5, 1, 0, 2))
      let references = box(
        "iref", [0, 0, 0, 0] + box("iloc", number(2, 2) + number(1, 2) + number(6, 2)))
      return box(
        "meta",
        [0, 0, 0, 0] + box("idat", [8, 8] + secretBytes + [8]) + info + locations + references)
    }
    let start = heicType.count + first.count + meta(0).count + 8
    return heicType + first + meta(start) + box("mdat", coded + payload + xmp)
      + box("uuid", [UInt8](repeating: 3, count: 16) + secretBytes)
  }
}
