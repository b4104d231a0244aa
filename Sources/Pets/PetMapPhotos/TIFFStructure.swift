/// The directories of TIFF 6.0, which EXIF data has as well.
///
/// Offsets are relative to the structure's first byte. Nothing is trusted: what does not lie within
/// the bytes is nil.
struct TIFFStructure {
  /// One field of a directory.
  struct Field {
    let tag: Int
    /// Where the field's 12 bytes stand.
    let offset: Int
    /// Where its value stands: within the 12 bytes, or elsewhere.
    let value: Range<Int>
    /// The value, when it is one number.
    let number: Int?
  }

  /// One directory.
  struct Directory {
    let offset: Int
    let fields: [Field]
    /// The offset of the next directory of the chain; nil at its end.
    let next: Int?
    /// The number of fields that the directory says it has, some of which may be missing.
    let declaredCount: Int

    /// The directory's bytes.
    var range: Range<Int> { offset..<offset + 2 + 12 * fields.count + 4 }

    func field(_ tag: Int) -> Field? { fields.first { $0.tag == tag } }
  }

  private static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
  private let bytes: [UInt8]
  private let start: Int
  let isLittle: Bool

  /// - Parameter start: where `II` or `MM` stands.
  init?(_ bytes: [UInt8], at start: Int) {
    if bytes.has("II*\0", at: start) {
      isLittle = true
    } else if bytes.has("MM\0*", at: start) {
      isLittle = false
    } else {
      return nil
    }
    self.bytes = bytes
    self.start = start
  }

  var firstDirectory: Directory? { number(at: 4, size: 4).flatMap { directory(at: $0) } }

  func directory(at offset: Int) -> Directory? {
    guard offset >= 8, let count = number(at: offset, size: 2) else { return nil }
    var fields: [Field] = []
    for index in 0..<count {
      guard let field = field(at: offset + 2 + 12 * index) else { break }
      fields.append(field)
    }
    let next = fields.count == count ? number(at: offset + 2 + 12 * count, size: 4) : nil
    return Directory(
      offset: offset, fields: fields, next: next == 0 ? nil : next, declaredCount: count)
  }

  /// An image's orientation, 1 to 8 in a sound file.
  func orientation(in directory: Directory) -> Int? { directory.field(0x0112)?.number }

  private func field(at offset: Int) -> Field? {
    guard let tag = number(at: offset, size: 2), let type = number(at: offset + 2, size: 2),
      let count = number(at: offset + 4, size: 4), let place = number(at: offset + 8, size: 4)
    else { return nil }
    let size = type < Self.sizes.count ? Self.sizes[type] : 1
    let length = size * count
    let value = length > 4 ? place..<place + length : offset + 8..<offset + 12
    let isNumber = count == 1 && (1...4).contains(size)
    return Field(
      tag: tag, offset: offset, value: value,
      number: isNumber ? number(at: offset + 8, size: size) : nil)
  }

  func number(at offset: Int, size: Int) -> Int? {
    bytes.number(at: start + offset, size: size, isLittle: isLittle)
  }
}
