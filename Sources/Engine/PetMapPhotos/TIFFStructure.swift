/// TIFF 6.0 directories, which are also used in EXIF data.
///
/// Offsets are relative to the first byte of the structure. Input is untrusted: values that are out
/// of bounds are `nil`.
struct TIFFStructure {
  /// A field of a directory.
  struct Field {
    let tag: Int
    /// The offset of the field's 12 bytes.
    let offset: Int
    /// The range of the value, within the 12 bytes or elsewhere.
    let value: Range<Int>
    /// The value, if it is a single number.
    let number: Int?
  }

  /// A directory.
  struct Directory {
    let offset: Int
    let fields: [Field]
    /// The offset of the next directory in the chain, if any.
    let next: Int?
    /// The declared number of fields, which may be more than the file contains.
    let declaredCount: Int

    /// The range of the directory's bytes.
    var range: Range<Int> { offset..<offset + 2 + 12 * fields.count + 4 }

    func field(_ tag: Int) -> Field? { fields.first { $0.tag == tag } }
  }

  /// The tag of the field with the orientation.
  static let orientationTag = 0x0112

  private static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
  private let bytes: [UInt8]
  private let start: Int
  let isLittle: Bool

  /// - Parameter start: The offset of `II` or `MM`.
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

  /// Whether the first directory is in bounds. Unlike ``firstDirectory``, this reads no fields.
  var hasFirstDirectory: Bool {
    number(at: 4, size: 4).map { $0 >= 8 && number(at: $0, size: 2) != nil } ?? false
  }

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

  /// Returns the orientation of an image, from 1 to 8 in a valid file.
  func orientation(in directory: Directory) -> Int? {
    directory.field(Self.orientationTag)?.number
  }

  private func field(at offset: Int) -> Field? {
    guard let tag = number(at: offset, size: 2), let type = number(at: offset + 2, size: 2),
      let count = number(at: offset + 4, size: 4), let valueOffset = number(at: offset + 8, size: 4)
    else { return nil }
    let size = type < Self.sizes.count ? Self.sizes[type] : 1
    let length = size * count
    let value = length > 4 ? valueOffset..<valueOffset + length : offset + 8..<offset + 12
    let isNumber = count == 1 && (1...4).contains(size)
    return Field(
      tag: tag, offset: offset, value: value,
      number: isNumber ? number(at: offset + 8, size: size) : nil)
  }

  func number(at offset: Int, size: Int) -> Int? {
    bytes.number(at: start + offset, size: size, isLittle: isLittle)
  }
}
