public import PetMapGeo

extension TileID {
  /// The tile's ID in a PMTiles file: the number of tiles at lower zooms, plus its position along
  /// the Hilbert curve through its zoom.
  ///
  /// Source: PMTiles 3.6, "Tile ID".
  public var pmtilesNumber: UInt64 {
    var (column, row) = (x, y)
    var number = ((UInt64(1) << UInt64(2 * z)) - 1) / 3
    for bit in (0..<z).reversed() {
      let side = 1 << bit
      let right = column & side != 0
      let lower = row & side != 0
      let quarter: UInt64 = right ? (lower ? 2 : 3) : (lower ? 1 : 0)
      number += quarter << UInt64(2 * bit)
      if !lower {
        if right { (column, row) = (~column, ~row) }
        (column, row) = (row, column)
      }
    }
    return number
  }
}

/// A builder for PMTiles directories, which map tiles to byte ranges in the file.
///
/// ```swift
/// var index = PMTilesIndex()
/// if index.add(tile.pmtilesNumber, bytes) { tiles += bytes }
/// let parts = index.parts(of: description, compress: gzip)
/// ```
///
/// Identical tiles are stored once, and adjacent identical tiles share an entry. Tiles are
/// considered identical if their lengths and two 64-bit hashes are equal.
///
/// Source: PMTiles 3.6 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
public struct PMTilesIndex: Sendable {
  /// The size of the header and the root directory; the tiles start after them.
  public static let beginning = 16_384
  /// The maximum number of entries in the root directory. If there are more, they are split into
  /// leaf directories of this size.
  private static let leaf = 4_096

  private struct Entry: Sendable {
    let number: UInt64
    let offset: UInt64
    let length: UInt32
    var run: UInt32
  }

  private struct Fingerprint: Hashable, Sendable {
    let first: UInt64
    let second: UInt64
    let length: Int

    /// Hashes with FNV-1a (Fowler, Noll and Vo), and with a variant that rotates the hash and uses
    /// a different multiplier.
    init(_ bytes: [UInt8]) {
      var first: UInt64 = 0xCBF2_9CE4_8422_2325
      var second: UInt64 = 0x9E37_79B9_7F4A_7C15
      for byte in bytes {
        first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
        second = ((second << 5 | second >> 59) ^ UInt64(byte)) &* 0xBF58_476D_1CE4_E5B9
      }
      (self.first, self.second, length) = (first, second, bytes.count)
    }
  }

  private var entries: [Entry] = []
  private var contents: [Fingerprint: UInt64] = [:]
  private var addressed: UInt64 = 0
  /// The size of all tiles in bytes.
  public private(set) var size: UInt64 = 0

  /// Creates an empty index.
  public init() {}

  /// Adds a tile.
  ///
  /// - Parameters:
  ///   - number: The tile's ID, which must be greater than the previous tile's ID.
  ///   - bytes: The tile, compressed with gzip.
  /// - Returns: Whether the bytes are new and must be appended to the file.
  public mutating func add(_ number: UInt64, _ bytes: [UInt8]) -> Bool {
    precondition(entries.last.map { number >= $0.number + UInt64($0.run) } ?? true)
    addressed += 1
    let fingerprint = Fingerprint(bytes)
    guard let offset = contents[fingerprint] else {
      contents[fingerprint] = size
      entries.append(
        Entry(number: number, offset: size, length: UInt32(bytes.count), run: 1))
      size += UInt64(bytes.count)
      return true
    }
    if let last = entries.last, last.offset == offset, last.number + UInt64(last.run) == number {
      entries[entries.count - 1].run += 1
    } else {
      entries.append(
        Entry(number: number, offset: offset, length: UInt32(bytes.count), run: 1))
    }
    return false
  }

  /// Returns the parts of the file before and after the tiles.
  ///
  /// - Parameter compress: A function that compresses bytes with gzip.
  /// - Returns: The first ``beginning`` bytes of the file, and its end.
  /// - Complexity: O(*n*) for *n* entries.
  public func parts(
    of description: TileSetHeader, compress: ([UInt8]) -> [UInt8]
  ) -> (beginning: [UInt8], end: [UInt8]) {
    let (root, leaves) = directories(compress: compress)
    let metadata = compress(description.json)
    let start = UInt64(Self.beginning)
    var header = LittleEndianBytes()
    header.bytes = Array("PMTiles".utf8) + [3]
    header.append(UInt64(127))
    header.append(UInt64(root.count))
    header.append(start + size)
    header.append(UInt64(metadata.count))
    header.append(start + size + UInt64(metadata.count))
    header.append(UInt64(leaves.count))
    header.append(start)
    header.append(size)
    header.append(addressed)
    header.append(UInt64(entries.count))
    header.append(UInt64(contents.count))
    // Clustered; directories and tiles are compressed with gzip; the tiles are Mapbox Vector Tiles.
    header.bytes += [1, 2, 2, 1]
    header.bytes += [UInt8(description.zooms.lowerBound), UInt8(description.zooms.upperBound)]
    let bounds = description.bounds
    for degrees in [bounds.west, bounds.south, bounds.east, bounds.north] {
      header.append(degrees: degrees)
    }
    header.bytes.append(UInt8(description.centerZoom))
    header.append(degrees: description.center.longitude)
    header.append(degrees: description.center.latitude)
    var beginning = header.bytes + root
    beginning += [UInt8](repeating: 0, count: Self.beginning - beginning.count)
    return (beginning, metadata + leaves)
  }

  /// Returns the root directory and, if needed, leaf directories that are large enough for the root
  /// to fit before the tiles.
  private func directories(
    compress: ([UInt8]) -> [UInt8]
  ) -> (root: [UInt8], leaves: [UInt8]) {
    let available = Self.beginning - 127
    if entries.count <= 4 * Self.leaf {
      let root = compress(Self.packed(entries[...]))
      if root.count <= available { return (root, []) }
    }
    var leaf = Self.leaf
    while true {
      var roots: [Entry] = []
      var leaves: [UInt8] = []
      for start in stride(from: 0, to: entries.count, by: leaf) {
        let part = entries[start..<min(start + leaf, entries.count)]
        let bytes = compress(Self.packed(part))
        roots.append(
          Entry(
            number: part[start].number, offset: UInt64(leaves.count), length: UInt32(bytes.count),
            run: 0))
        leaves += bytes
      }
      let root = compress(Self.packed(roots[...]))
      if root.count <= available { return (root, leaves) }
      leaf *= 2
    }
  }

  private static func packed(_ entries: ArraySlice<Entry>) -> [UInt8] {
    var bytes = ProtobufBytes()
    bytes.append(varint: UInt64(entries.count))
    var last: UInt64 = 0
    for entry in entries {
      bytes.append(varint: entry.number - last)
      last = entry.number
    }
    for entry in entries { bytes.append(varint: UInt64(entry.run)) }
    for entry in entries { bytes.append(varint: UInt64(entry.length)) }
    var next: UInt64?
    for entry in entries {
      bytes.append(varint: entry.offset == next ? 0 : entry.offset + 1)
      next = entry.offset + UInt64(entry.length)
    }
    return bytes.bytes
  }
}

/// A buffer of little-endian numbers.
private struct LittleEndianBytes {
  var bytes: [UInt8] = []

  mutating func append(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Appends degrees as a 32-bit integer, in ten-millionths of a degree.
  mutating func append(degrees: Double) {
    let number = UInt32(bitPattern: Int32((degrees * 10_000_000).rounded()))
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
