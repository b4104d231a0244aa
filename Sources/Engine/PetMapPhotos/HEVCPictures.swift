/// The pictures of a HEIF file that are coded with HEVC (ITU-T H.265), in the item type `hvc1`.
///
/// The size in an item's properties is only a claim: a decoder allocates memory for the size in the
/// sequence parameter sets, which are in a property of the item and can also be in its data.
public struct HEVCPictures: Sendable, Hashable {
  /// The size of the largest coded picture.
  public private(set) var largest = PhotoDimensions(width: 0, height: 0)

  /// Returns whether items of a type contain no picture of another codec.
  private static func isKnown(_ type: String?) -> Bool {
    switch type {
    case nil, "hvc1", "grid", "iden", "iovl", "tmap", "Exif", "mime", "uri ": true
    default: false
    }
  }

  /// Returns `nil` if the file has pictures of other codecs, or is so malformed that a decoder may
  /// find larger pictures in it.
  ///
  /// - Complexity: O(*n*) in the number of items and of NAL units in their data.
  public init?(_ file: [UInt8]) {
    for meta in ISOBox.all(in: file, 0..<file.count) where meta.type == "meta" {
      let items = HEIFItems(file, meta: meta)
      for entry in items.entries where !Self.isKnown(entry.type) { return nil }
      for box in items.boxes where box.type == "iprp" {
        for container in ISOBox.all(in: file, box.content) where container.type == "ipco" {
          for box in ISOBox.all(in: file, container.content) where box.type == "hvcC" {
            guard addConfiguration(file[box.content]) else { return nil }
          }
        }
      }
      let coded = items.ids { $0 == "hvc1" }
      // Pictures whose data overlaps could otherwise be read thousands of times.
      var rest = file.count
      for location in items.locations where coded.contains(location.id) {
        rest -= location.ranges.reduce(0) { $0 + $1.count }
        guard location.isComplete, rest >= 0, addUnits(location.ranges.flatMap { file[$0] })
        else { return nil }
      }
    }
    if largest.pixelCount == 0 { return nil }
  }

  /// Reads the NAL units of a decoder configuration (ISO/IEC 14496-15, 8.3.3.1).
  private mutating func addConfiguration(_ content: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(content)
    guard var arrays = bytes.number(at: 22, size: 1) else { return false }
    var index = 23
    while arrays > 0 {
      guard var units = bytes.number(at: index + 1, size: 2) else { return false }
      index += 3
      while units > 0 {
        guard let size = bytes.number(at: index, size: 2), index + 2 + size <= bytes.count,
          addUnit(bytes[index + 2..<index + 2 + size])
        else { return false }
        index += 2 + size
        units -= 1
      }
      arrays -= 1
    }
    return true
  }

  /// Reads the NAL units of a picture, each of which is preceded by its size in four bytes.
  private mutating func addUnits(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      guard let size = bytes.number(at: index, size: 4), index + 4 + size <= bytes.count,
        addUnit(bytes[index + 4..<index + 4 + size])
      else { return false }
      index += 4 + size
    }
    return true
  }

  /// The NAL unit type of sequence parameter sets (ITU-T H.265, table 7-1).
  private static let sequenceParameterSet: UInt8 = 33

  private mutating func addUnit(_ unit: ArraySlice<UInt8>) -> Bool {
    guard let first = unit.first, first >> 1 & 0x3F == Self.sequenceParameterSet else {
      return true
    }
    guard let size = SequenceParameterSet(unit)?.size else { return false }
    if size.pixelCount > largest.pixelCount { largest = size }
    return true
  }
}

/// The size of pictures in a sequence parameter set (ITU-T H.265, 7.3.2.2).
private struct SequenceParameterSet {
  private(set) var size = PhotoDimensions(width: 0, height: 0)
  private var bits: BitReader

  /// Creates a set from a NAL unit with its header, or returns `nil` if the unit is malformed.
  init?(_ unit: ArraySlice<UInt8>) {
    bits = BitReader(unit)
    // The NAL unit header and the ID of the video parameter set.
    bits.skip(16 + 4)
    guard let layers = bits.number(3) else { return nil }
    bits.skip(1)
    guard skipProfile(subLayers: layers), bits.exponentialGolomb() != nil,
      let format = bits.exponentialGolomb()
    else { return nil }
    // Whether color planes are separate.
    if format == 3 { bits.skip(1) }
    guard let width = bits.exponentialGolomb(), let height = bits.exponentialGolomb() else {
      return nil
    }
    size = PhotoDimensions(width: width, height: height)
  }

  /// Skips the profile, tier and level (ITU-T H.265, 7.3.3).
  private mutating func skipProfile(subLayers: Int) -> Bool {
    bits.skip(88 + 8)
    guard subLayers > 0 else { return true }
    var skipped = 0
    for _ in 0..<subLayers {
      guard let hasProfile = bits.number(1), let hasLevel = bits.number(1) else { return false }
      skipped += 88 * hasProfile + 8 * hasLevel
    }
    bits.skip(2 * (8 - subLayers) + skipped)
    return true
  }
}

/// Reads the bits of a NAL unit without its emulation prevention bytes (ITU-T H.265, 7.3.1.1).
private struct BitReader {
  private var bytes: [UInt8] = []
  private var index = 0

  /// The number of bytes to read, which exceeds the number that can precede the picture size: the
  /// profiles of all sub-layers.
  private static let limit = 256

  init(_ unit: ArraySlice<UInt8>) {
    var zeros = 0
    for byte in unit.prefix(Self.limit) {
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      bytes.append(byte)
    }
  }

  mutating func skip(_ count: Int) { index += count }

  /// Returns a number of bits, or `nil` at the end.
  mutating func number(_ count: Int) -> Int? {
    guard index + count <= 8 * bytes.count else { return nil }
    var value = 0
    for _ in 0..<count {
      value = value << 1 | Int(bytes[index / 8] >> (7 - index % 8) & 1)
      index += 1
    }
    return value
  }

  /// Returns a number in an Exp-Golomb code (ITU-T H.265, 9.2), or `nil` if it has over 32 bits.
  mutating func exponentialGolomb() -> Int? {
    var zeros = 0
    while let bit = number(1) {
      if bit == 1 { return number(zeros).map { (1 << zeros) - 1 + $0 } }
      zeros += 1
      if zeros > 32 { return nil }
    }
    return nil
  }
}
