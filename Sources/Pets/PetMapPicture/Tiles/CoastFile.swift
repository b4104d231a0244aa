import PetMapBasemap

/// A file with GSHHG shorelines, which is read piecewise.
///
/// ```swift
/// let coast = CoastFile { range in try? read(range) }
/// let rings = coast?.rings(in: window, zoom: 9)
/// ```
///
/// The comment in `tools/data/basemap/coast` describes the format. GSHHG (Wessel and Smith 1996)
/// divides the world into one-degree cells. Each cell has closed rings, which follow the cell's
/// edges where a shoreline leaves the cell.
public struct CoastFile: Sendable {
  /// The attribution to display with the map.
  public static let attribution = "GSHHG"
  /// The first zoom at which the shorelines are drawn instead of Natural Earth's.
  public static let firstZoom = 6
  /// The number of levels: land, lakes, islands in lakes, and ponds on these islands.
  static let levelCount = 4

  /// A ring in a cell.
  struct Ring: Sendable {
    /// The points; the last is connected to the first.
    var points: [BasemapShape.Point]
    /// Whether the line from each point to the next follows the cell's edge.
    var isEdge: [Bool]
  }

  private let read: @Sendable (Range<Int>) -> [UInt8]?
  private let firstColumn: Int
  private let firstRow: Int
  private let columns: Int
  private let rows: Int
  /// The number of bits by which positions in the file are shifted left to convert them to the base
  /// map's grid.
  private let shift: Int32
  /// The edges of the cells, in units of the file's grid.
  private let rowEdges: [Int32]
  private let columnEdges: [Int32]
  private let offsets: [UInt32]

  private static let headSize = 20

  /// Opens a file, or returns `nil` if it is not a shoreline file.
  ///
  /// - Parameter read: A function that returns a range of bytes from the file, or `nil` if they
  ///   cannot be read.
  public init?(read: @escaping @Sendable (Range<Int>) -> [UInt8]?) {
    guard let head = read(0..<Self.headSize), head.count == Self.headSize,
      head.starts(with: Array("petcoast".utf8))
    else { return nil }
    var reader = CoastReader(head, at: 8)
    guard reader.word() == 1 else { return nil }
    let bits = Int(reader.word())
    firstColumn = Int(reader.word())
    firstRow = Int(reader.word())
    columns = Int(reader.word())
    rows = Int(reader.word())
    guard (16...22).contains(bits), (1...360).contains(columns), (1...180).contains(rows),
      firstColumn + columns <= 360, firstRow + rows <= 180
    else { return nil }
    shift = 22 - Int32(bits)
    let edges = rows + columns + 2
    let end = Self.headSize + 4 * (edges + rows * columns + 1)
    guard let table = read(Self.headSize..<end), table.count == end - Self.headSize else {
      return nil
    }
    reader = CoastReader(table, at: 0)
    rowEdges = (0...rows).map { _ in Int32(bitPattern: reader.doubleWord()) }
    columnEdges = (0...columns).map { _ in Int32(bitPattern: reader.doubleWord()) }
    offsets = (0...rows * columns).map { _ in reader.doubleWord() }
    guard zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
    self.read = read
  }

  /// Returns whether the file covers a window, except for any part beyond the poles.
  func covers(_ window: GridWindow) -> Bool {
    let limit = Basemap.gridSize
    return columnEdges[0] << shift <= max(0, window.west)
      && columnEdges[columns] << shift >= min(limit, window.east)
      && rowEdges[0] << shift <= max(0, window.north)
      && rowEdges[rows] << shift >= min(limit, window.south)
  }

  /// Returns the rings of each level in the cells that a window touches, or `nil` if the file
  /// cannot be read.
  ///
  /// - Parameter zoom: The zoom for which the rings are simplified.
  /// - Complexity: O(*p*) for *p* points in these cells.
  func rings(in window: GridWindow, zoom: Int) -> [[Ring]]? {
    var levels = [[Ring]](repeating: [], count: Self.levelCount)
    for row in 0..<rows {
      guard rowEdges[row] << shift <= window.south, rowEdges[row + 1] << shift >= window.north
      else { continue }
      for column in 0..<columns {
        guard columnEdges[column] << shift <= window.east,
          columnEdges[column + 1] << shift >= window.west
        else { continue }
        guard add(row: row, column: column, zoom: zoom, to: &levels) else { return nil }
      }
    }
    return levels
  }

  private func add(row: Int, column: Int, zoom: Int, to levels: inout [[Ring]]) -> Bool {
    let index = row * columns + column
    let range = Int(offsets[index])..<Int(offsets[index + 1])
    guard !range.isEmpty else { return true }
    guard let bytes = read(range), bytes.count == range.count else { return false }
    let edges = GridWindow(
      west: columnEdges[column], north: rowEdges[row], east: columnEdges[column + 1],
      south: rowEdges[row + 1])
    var reader = CoastReader(bytes, at: 0)
    for level in 0..<Self.levelCount {
      for _ in 0..<reader.number() {
        guard !reader.isAtEnd else { return false }
        let points = ring(&reader, from: edges, zoom: zoom)
        guard points.count >= 3 else { continue }
        levels[level].append(ring(points, in: edges))
      }
    }
    return true
  }

  /// Reads the points of a ring that are kept at a zoom.
  private func ring(
    _ reader: inout CoastReader, from edges: GridWindow, zoom: Int
  ) -> [BasemapShape.Point] {
    let coarsest = UInt16(max(0, zoom - Self.firstZoom))
    var points: [BasemapShape.Point] = []
    var (x, y) = (edges.west, edges.north)
    for _ in 0..<reader.number() {
      guard !reader.isAtEnd else { break }
      let word = reader.word()
      if word & 0x8000 == 0 {
        x &+= Int32(word >> 3 & 63) - 32
        y &+= Int32(word >> 9 & 63) - 32
      } else if word & 0x4000 == 0 {
        x &+= Int32(word >> 3 & 255) - 128
        y &+= Int32(word >> 11 & 7) + Int32(reader.byte()) * 8 - 128
      } else {
        x &+= reader.signed()
        y &+= reader.signed()
      }
      if word & 7 <= coarsest { points.append(BasemapShape.Point(x: x, y: y)) }
    }
    return points
  }

  /// Returns the ring on the base map's grid, and marks the lines that follow the cell's edges.
  private func ring(_ points: [BasemapShape.Point], in edges: GridWindow) -> Ring {
    var isEdge: [Bool] = []
    isEdge.reserveCapacity(points.count)
    for (index, point) in points.enumerated() {
      let next = points[index + 1 < points.count ? index + 1 : 0]
      isEdge.append(
        point.x == next.x && (point.x == edges.west || point.x == edges.east)
          || point.y == next.y && (point.y == edges.north || point.y == edges.south))
    }
    return Ring(
      points: points.map { BasemapShape.Point(x: $0.x << shift, y: $0.y << shift) },
      isEdge: isEdge)
  }
}

/// Decodes the little-endian and variable-length numbers of a ``CoastFile``. Numbers past the end
/// are 0.
struct CoastReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func word() -> UInt16 {
    let low = UInt16(byte())
    return low | UInt16(byte()) << 8
  }

  mutating func doubleWord() -> UInt32 {
    let low = UInt32(word())
    return low | UInt32(word()) << 16
  }

  /// Decodes LEB128.
  mutating func number() -> UInt32 {
    var value: UInt32 = 0
    var shift: UInt32 = 0
    while !isAtEnd, shift < 32 {
      let digit = byte()
      value |= UInt32(digit & 127) << shift
      if digit < 128 { break }
      shift += 7
    }
    return value
  }

  /// Decodes zigzag LEB128.
  mutating func signed() -> Int32 {
    let value = number()
    return Int32(bitPattern: value >> 1) ^ -Int32(bitPattern: value & 1)
  }
}
