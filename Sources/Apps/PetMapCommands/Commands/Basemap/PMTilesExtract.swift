import PetMapCollections
import PetMapGeo
import PetMapJSON
import PetMapKit

/// The part of a PMTiles file that shows a region: which of its bytes to read, and how to write
/// them to another file.
struct PMTilesExtract {
  /// A tile and its bytes in the section of the tiles.
  private struct Entry {
    let tile: TileID
    let range: Range<Int>
  }

  private let source: PMTilesSource
  private let header: PMTilesHeader
  private let metadata: [UInt8]
  private let region: BoundingBox
  private let zooms: ClosedRange<Int>
  /// The tiles in the order of their numbers.
  private let entries: [Entry]
  /// The ranges to read, in order and without overlap.
  private let parts: [Range<Int>]

  /// The number of bytes up to which it is faster to read what is between two tiles than to send
  /// another request.
  private static let gap = 32 << 10
  /// The maximum size of a request, unless a tile is larger.
  private static let requestSize = 4 << 20
  /// The maximum number of tiles: a country at zoom 15.
  private static let tileLimit = 4_000_000

  /// The number of tiles.
  var count: Int { entries.count }

  /// The number of bytes of different tiles.
  var size: Int {
    var seen: Set<Int> = []
    return entries.reduce(0) {
      seen.insert($1.range.lowerBound).inserted ? $0 + $1.range.count : $0
    }
  }

  /// The number of bytes to read.
  var transfer: Int { parts.reduce(0) { $0 + $1.count } }

  /// Finds the tiles of a region.
  ///
  /// - Parameter deepestZoom: The last zoom to copy, or `nil` for all.
  init(
    of source: PMTilesSource, in region: BoundingBox, deepestZoom: Int?
  ) throws(CommandError) {
    guard let header = PMTilesHeader(try source.read(0..<PMTilesHeader.size)) else {
      throw source.damaged("not a PMTiles 3 file")
    }
    guard header.tileType == .vector, header.tileCompression == .gzip else {
      throw source.damaged("the tiles are not vector tiles compressed with gzip")
    }
    let last = min(deepestZoom ?? header.zooms.upperBound, header.zooms.upperBound)
    zooms = min(header.zooms.lowerBound, last)...last
    self.source = source
    self.header = header
    self.region = region
    metadata = try source.section(header.metadata, header)
    var tiles: [(number: UInt64, tile: TileID)] = []
    for zoom in zooms {
      for tile in TileID.covering(region, zoom: zoom) {
        tiles.append((tile.pmtilesNumber, tile))
        guard tiles.count <= Self.tileLimit else {
          throw .usage(
            "the region has more than \(Self.tileLimit.grouped) tiles", at: "--max-zoom \(last)",
            remedy: "use a smaller region or a lower zoom")
        }
      }
    }
    tiles.sort { $0.number < $1.number }
    let root = try Self.directory(try source.section(header.root, header), source)
    entries = try Self.entries(of: tiles[...], in: root, source, header, depth: 0)
    parts = Self.merged(entries.map { $0.range })
  }

  private static func directory(
    _ bytes: [UInt8], _ source: PMTilesSource
  ) throws(CommandError) -> PMTilesDirectory {
    guard let directory = PMTilesDirectory(bytes) else {
      throw source.damaged("a directory is damaged")
    }
    return directory
  }

  /// Returns the entries of tiles, which are sorted by number. Each leaf directory is read once.
  private static func entries(
    of tiles: ArraySlice<(number: UInt64, tile: TileID)>, in directory: PMTilesDirectory,
    _ source: PMTilesSource, _ header: PMTilesHeader, depth: Int
  ) throws(CommandError) -> [Entry] {
    guard depth <= 3 else { throw source.damaged("its directories refer to each other") }
    var found: [Entry] = []
    var index = tiles.startIndex
    while index < tiles.endIndex {
      switch directory.target(of: tiles[index].number) {
      case nil: index += 1
      case .tile(let range):
        found.append(Entry(tile: tiles[index].tile, range: range))
        index += 1
      case .leaf(let range):
        var end = index + 1
        while end < tiles.endIndex, directory.target(of: tiles[end].number) == .leaf(range) {
          end += 1
        }
        let start = header.leaves.lowerBound + range.lowerBound
        let leaf = try Self.directory(
          try source.section(start..<start + range.count, header), source)
        found += try entries(of: tiles[index..<end], in: leaf, source, header, depth: depth + 1)
        index = end
      }
    }
    return found
  }

  /// Returns ranges in order, joined where little is between them.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound - last.upperBound <= gap,
        max(last.upperBound, range.upperBound) - last.lowerBound <= requestSize
          || range.upperBound <= last.upperBound
      {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Copies the tiles to a file.
  func write(to path: String, _ console: Console) throws(CommandError) {
    var file = try TileSetFile(path, description)
    var progress = Progress("fetching", console: console)
    // Tiles with the same content, such as those of the sea, are read once.
    var uses: [Int: Int] = [:]
    for entry in entries { uses[entry.range.lowerBound, default: 0] += 1 }
    var kept: [Int: [UInt8]] = [:]
    var part: (range: Range<Int>, bytes: [UInt8]) = (0..<0, [])
    var done = 0
    for entry in entries {
      let range = entry.range
      let bytes: [UInt8]
      if let known = kept[range.lowerBound] {
        bytes = known
      } else {
        if range.lowerBound < part.range.lowerBound || range.upperBound > part.range.upperBound {
          part = try read(partWith: range)
        }
        let start = range.lowerBound - part.range.lowerBound
        bytes = Array(part.bytes[start..<start + range.count])
      }
      let left = uses[range.lowerBound, default: 1] - 1
      uses[range.lowerBound] = left
      kept[range.lowerBound] = left > 0 ? bytes : nil
      try file.insert(bytes, at: entry.tile)
      done += 1
      progress.update(items: done, fraction: Double(done) / Double(entries.count))
    }
    progress.finish()
    try file.finish()
  }

  private func read(
    partWith range: Range<Int>
  ) throws(CommandError) -> (range: Range<Int>, bytes: [UInt8]) {
    let index = parts.partitionPoint { $0.lowerBound <= range.lowerBound } - 1
    let part = index >= 0 && parts[index].upperBound >= range.upperBound ? parts[index] : range
    let start = header.tiles.lowerBound
    return (part, try source.read(start + part.lowerBound..<start + part.upperBound))
  }

  /// What the new file says about itself: what the source says, for the region.
  private var description: TileSetHeader {
    let edges = try? BoundingBox(west: -180, south: region.south, east: 180, north: region.north)
    return TileSetHeader(
      zooms: zooms, bounds: region.crossesAntimeridian ? edges ?? .world : region,
      center: region.center, centerZoom: min(12, zooms.upperBound),
      metadata: (try? JSONValue(parsing: metadata))?.object ?? JSONObject())
  }
}
