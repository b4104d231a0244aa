import PetMapCollections
public import PetMapGeo

/// The header of a PMTiles file, which locates its other sections.
///
/// Source: PMTiles 3.6 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
public struct PMTilesHeader: Sendable {
  /// The size of the header in bytes.
  public static let size = 127

  /// How a section or the tiles are compressed.
  public enum Compression: UInt8, Sendable {
    case none = 1
    case gzip
    case brotli
    case zstd
  }

  /// The format of the tiles.
  public enum TileType: UInt8, Sendable {
    case vector = 1
    case png
    case jpeg
    case webP
  }

  /// The range of the root directory in the file.
  public let root: Range<Int>
  /// The range of the metadata, a JSON object.
  public let metadata: Range<Int>
  /// The range of the leaf directories.
  public let leaves: Range<Int>
  /// The range of the tiles.
  public let tiles: Range<Int>
  /// The compression of the directories and the metadata.
  public let compression: Compression
  /// The compression of each tile.
  public let tileCompression: Compression
  /// The format of the tiles.
  public let tileType: TileType
  /// The zooms with tiles.
  public let zooms: ClosedRange<Int>
  /// The region with tiles, or that of the world if the header has no valid one.
  public let bounds: BoundingBox

  /// Returns `nil` if the bytes are not the header of a PMTiles 3 file, or if the format or the
  /// compression of the tiles is unknown.
  ///
  /// - Parameter bytes: The first ``size`` bytes of a file.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.size, bytes.starts(with: Array("PMTiles".utf8) + [3]),
      let compression = Compression(rawValue: bytes[97]),
      let tileCompression = Compression(rawValue: bytes[98]),
      let tileType = TileType(rawValue: bytes[99]), bytes[100] <= bytes[101], bytes[101] <= 30
    else { return nil }
    func number(at offset: Int, count: Int) -> UInt64 {
      (0..<count).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
    }
    func range(at offset: Int) -> Range<Int>? {
      let (start, length) = (number(at: offset, count: 8), number(at: offset + 8, count: 8))
      guard start < 1 << 56, length < 1 << 56 else { return nil }
      return Int(start)..<Int(start + length)
    }
    func degrees(at offset: Int) -> Double {
      Double(Int32(bitPattern: UInt32(number(at: offset, count: 4)))) / 10_000_000
    }
    guard let root = range(at: 8), let metadata = range(at: 24), let leaves = range(at: 40),
      let tiles = range(at: 56)
    else { return nil }
    (self.root, self.metadata, self.leaves, self.tiles) = (root, metadata, leaves, tiles)
    self.compression = compression
    self.tileCompression = tileCompression
    self.tileType = tileType
    zooms = Int(bytes[100])...Int(bytes[101])
    let box = try? BoundingBox(
      west: degrees(at: 102), south: degrees(at: 106), east: degrees(at: 110),
      north: degrees(at: 114))
    bounds = box.flatMap { $0.west < $0.east && $0.south < $0.north ? $0 : nil } ?? .world
  }
}

/// A directory of a PMTiles file, which maps tiles to ranges of bytes or to other directories.
public struct PMTilesDirectory: Sendable {
  /// What an entry refers to.
  public enum Target: Sendable, Hashable {
    /// A tile, by its range in the section of the tiles.
    case tile(Range<Int>)
    /// A directory, by its range in the section of the leaf directories.
    case leaf(Range<Int>)
  }

  private struct Entry: Sendable {
    var number: UInt64 = 0
    /// The number of successive tiles with the same content, or 0 for a leaf directory.
    var run: UInt64 = 0
    var length = 0
    var offset = 0

    var target: Target {
      let bytes = offset..<offset + length
      return run == 0 ? .leaf(bytes) : .tile(bytes)
    }
  }

  private var entries: [Entry] = []

  /// Returns `nil` if the bytes are malformed.
  ///
  /// - Parameter bytes: The uncompressed directory.
  /// - Complexity: O(*n*) in the number of entries.
  public init?(_ bytes: [UInt8]) {
    var reader = ProtobufReader(bytes)
    // Each entry has four numbers of at least a byte.
    guard let count = reader.varint(), count <= UInt64(bytes.count / 4) else { return nil }
    entries = [Entry](repeating: Entry(), count: Int(count))
    var number: UInt64 = 0
    for index in entries.indices {
      guard let step = reader.varint(), step < 1 << 62 - number else { return nil }
      number += step
      entries[index].number = number
    }
    for index in entries.indices {
      guard let run = reader.varint() else { return nil }
      entries[index].run = run
    }
    for index in entries.indices {
      guard let length = reader.varint(), length < 1 << 32 else { return nil }
      entries[index].length = Int(length)
    }
    var end: Int?
    for index in entries.indices {
      guard let offset = reader.varint(), offset < 1 << 56 else { return nil }
      // 0 means that the content follows that of the previous entry.
      guard let start = offset > 0 ? Int(offset) - 1 : end else { return nil }
      entries[index].offset = start
      end = start + entries[index].length
    }
  }

  /// Returns what the entry for a tile refers to, or `nil` if there is no such tile.
  ///
  /// - Parameter number: The tile's ID; see `TileID.pmtilesNumber`.
  /// - Complexity: O(log *n*) in the number of entries.
  public func target(of number: UInt64) -> Target? {
    let next = entries.partitionPoint { $0.number <= number }
    guard next > 0 else { return nil }
    let entry = entries[next - 1]
    if entry.run > 0, number - entry.number >= entry.run { return nil }
    return entry.target
  }

  /// What the first entry refers to, or `nil` if there are no entries.
  public var first: Target? { entries.first?.target }
}
