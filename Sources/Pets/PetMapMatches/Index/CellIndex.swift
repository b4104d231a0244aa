import PetMapCollections
package import PetMapGeo

/// The pins of a pool in cells of 0.01° (about 1 km), each sorted by day.
package struct CellIndex: Sendable {
  /// What the first pass compares.
  package struct Entry: Sendable {
    /// The coordinate in thousandths of a degree.
    let latitude: Int32
    let longitude: Int32
    let day: Int32
    package let slot: UInt32
    let colors: UInt16
    /// 0 if unknown, 1 for male, 2 for female.
    let sex: UInt8
    let age: UInt8

    package init(
      latitude: Int32, longitude: Int32, day: Int32, slot: UInt32, colors: UInt16 = 0,
      sex: UInt8 = 0,
      age: UInt8 = 0
    ) {
      self.latitude = latitude
      self.longitude = longitude
      self.day = day
      self.slot = slot
      self.colors = colors
      self.sex = sex
      self.age = age
    }
  }

  /// A cell and its distance from a coordinate.
  package struct Near {
    package let cell: Int
    package let distance: Double
  }

  private struct Key: Hashable {
    let row: Int32
    let column: Int32
  }

  /// The size of a cell in thousandths of a degree.
  private static let size: Int32 = 10
  /// The number of cells along the edge of a block, by which cells are found.
  private static let blockSize: Int32 = 10
  private static let columns: Int32 = 360 * 1000 / size / blockSize
  /// The length of a thousandth of a degree of latitude in meters.
  static let metersPerUnit = Sphere.radius.value * .pi / 180_000

  private var keys: [Key] = []
  package private(set) var cells: [[Entry]] = []
  private var indices: [Key: Int] = [:]
  private var blocks: [Key: [Int]] = [:]

  private static func floorDivided(_ value: Int32, _ divisor: Int32) -> Int32 {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
  }

  private static func key(_ entry: Entry) -> Key {
    Key(row: floorDivided(entry.latitude, size), column: floorDivided(entry.longitude, size))
  }

  private static func block(_ key: Key) -> Key {
    var column = floorDivided(key.column, blockSize)
    column = (column % columns + columns) % columns
    return Key(row: floorDivided(key.row, blockSize), column: column)
  }

  package init() {}

  package mutating func insert(_ entry: Entry) {
    let key = Self.key(entry)
    let cell: Int
    if let known = indices[key] {
      cell = known
    } else {
      cell = cells.count
      indices[key] = cell
      keys.append(key)
      cells.append([])
      blocks[Self.block(key), default: []].append(cell)
    }
    let position = cells[cell].partitionPoint { $0.day <= entry.day }
    cells[cell].insert(entry, at: position)
  }

  mutating func remove(_ slot: UInt32, latitude: Int32, longitude: Int32) {
    let key = Key(
      row: Self.floorDivided(latitude, Self.size),
      column: Self.floorDivided(longitude, Self.size))
    guard let cell = indices[key] else { return }
    cells[cell].removeAll { $0.slot == slot }
  }

  /// Returns the cells within a radius, nearest first.
  package func cells(near latitude: Int32, _ longitude: Int32, radius: Meters) -> [Near] {
    let scale = CellIndex.longitudeScale(latitude)
    let units = radius.value / Self.metersPerUnit
    let edge = Self.size * Self.blockSize
    let rows = Int32(units) / edge + 1
    let width = units / max(scale, 0.001)
    let span = Int32(min(width, 180_000)) / edge + 1
    let row = Self.floorDivided(latitude, edge)
    let column = Self.floorDivided(longitude, edge)
    let first = column - span
    let end = first + min(2 * span + 1, Self.columns)
    var found: [Near] = []
    for y in row - rows...row + rows {
      for x in first..<end {
        let wrapped = (x % Self.columns + Self.columns) % Self.columns
        guard let block = blocks[Key(row: y, column: wrapped)] else { continue }
        for cell in block where !cells[cell].isEmpty {
          let distance = distance(of: keys[cell], from: latitude, longitude, scale)
          if distance <= radius.value { found.append(Near(cell: cell, distance: distance)) }
        }
      }
    }
    found.sort { ($0.distance, $0.cell) < ($1.distance, $1.cell) }
    return found
  }

  /// Returns the least distance of a cell in meters.
  private func distance(
    of key: Key, from latitude: Int32, _ longitude: Int32, _ scale: Double
  ) -> Double {
    func gap(_ start: Int32, _ value: Int32) -> Double {
      Double(max(0, max(start - value, value - (start + Self.size))))
    }
    let y = gap(key.row * Self.size, latitude)
    var x = gap(key.column * Self.size, longitude)
    x = min(x, max(0, 360_000 - x - Double(Self.size)))
    let meters = (y * y + x * x * scale * scale).squareRoot() * Self.metersPerUnit
    return meters
  }

  /// Returns the length of a degree of longitude relative to one of latitude.
  static func longitudeScale(_ latitude: Int32) -> Double {
    cosine(degrees: Double(latitude) / PetTraits.cellsPerDegree)
  }
}

/// Squared distances from a coordinate on a plane that touches the sphere there, which are accurate
/// to a percent at the distances that matter.
package struct PlaneDistance {
  private let latitude: Int32
  private let longitude: Int32
  private let vertical: Float
  private let horizontal: Float

  package init(from traits: PetTraits) {
    latitude = traits.latitude
    longitude = traits.longitude
    vertical = Float(CellIndex.metersPerUnit)
    horizontal = Float(CellIndex.metersPerUnit * CellIndex.longitudeScale(traits.latitude))
  }

  @inline(__always)
  package func square(_ latitude: Int32, _ longitude: Int32) -> Float {
    let y = Float(latitude - self.latitude) * vertical
    var turn = longitude - self.longitude
    if turn > 180_000 { turn -= 360_000 }
    if turn < -180_000 { turn += 360_000 }
    let x = Float(turn) * horizontal
    return x * x + y * y
  }
}
