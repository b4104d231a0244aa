import PetMapBytes
import PetMapFiles
import PetMapKit
import PetMapSystem

/// An OpenStreetMap file in the format PBF, which is read in blocks.
///
/// Source: https://wiki.openstreetmap.org/wiki/PBF_Format
struct OSMFile {
  private let path: String
  private let descriptor: Int32

  /// The maximum sizes of a block's header and of a block without compression, in bytes.
  private static let limits = (header: 64 << 10, block: 32 << 20)

  /// Opens a file.
  init(_ path: String) throws(CommandError) {
    self.path = path
    do throws(SystemError) {
      descriptor = try Descriptor.openForReading(path)
    } catch {
      throw CommandError(.cannotOpen(path: path, code: error.code))
    }
  }

  func close() { Descriptor.close(descriptor) }

  /// Reads the blocks with objects in their order.
  func forEachBlock(_ body: (OSMBlock) -> Void) throws(CommandError) {
    var offset = 0
    while true {
      let prefix = Descriptor.bytes(of: descriptor, at: offset, count: 4)
      guard !prefix.isEmpty || offset == 0 else { return }
      let length = prefix.reduce(0) { $0 << 8 | Int($1) }
      guard prefix.count == 4, (1...Self.limits.header).contains(length),
        let header = Header(bytes(at: offset + 4, count: length)),
        (offset > 0) == (header.type == "OSMData")
      else { throw damaged(at: offset) }
      guard header.size <= Self.limits.block,
        case let blob = bytes(at: offset + 4 + length, count: header.size), !blob.isEmpty
      else { throw damaged(at: offset) }
      if offset > 0 {
        guard let block = OSMBlock(try content(blob, at: offset)) else { throw damaged(at: offset) }
        body(block)
      }
      offset += 4 + length + header.size
    }
  }

  /// Returns bytes of the file, or none if it ends before.
  private func bytes(at offset: Int, count: Int) -> [UInt8] {
    let bytes = Descriptor.bytes(of: descriptor, at: offset, count: count)
    return bytes.count == count ? bytes : []
  }

  private func content(_ blob: [UInt8], at offset: Int) throws(CommandError) -> [UInt8] {
    var reader = ProtobufReader(blob)
    while !reader.isAtEnd {
      guard let field = reader.field() else { break }
      switch (field.number, field.content) {
      case (1, .bytes(let range)): return Array(blob[range])
      case (3, .bytes(let range)):
        guard
          let content = GzipInflater.decompressed(Array(blob[range]), limit: Self.limits.block)
        else { throw damaged(at: offset) }
        return content
      case (4, .bytes), (5, .bytes), (6, .bytes), (7, .bytes):
        throw CommandError(
          .badData, "compressed with another method than zlib", at: path.quoted,
          remedy: "convert it with osmium cat --output-format pbf,pbf_compression=zlib")
      default: break
      }
    }
    throw damaged(at: offset)
  }

  private func damaged(at offset: Int) -> CommandError {
    offset == 0
      ? CommandError(
        .badData, "not an OpenStreetMap file in the format PBF", at: path.quoted,
        remedy: "use a file named *.osm.pbf")
      : CommandError(
        .badData, "damaged or incomplete at byte \(offset.grouped)", at: path.quoted,
        remedy: "download it again")
  }

  private struct Header {
    var type = ""
    var size = 0

    init?(_ bytes: [UInt8]) {
      var reader = ProtobufReader(bytes)
      while !reader.isAtEnd {
        guard let field = reader.field() else { return nil }
        switch (field.number, field.content) {
        case (1, .bytes(let range)): type = String(decoding: bytes[range], as: UTF8.self)
        case (3, .number(let number)): size = Int(clamping: number)
        default: break
        }
      }
      guard type == "OSMHeader" || type == "OSMData", size > 0 else { return nil }
    }
  }
}

/// Nodes, ways and relations with the tags of their addresses.
struct OSMBlock {
  /// A position in units of 0.0000001 degrees.
  struct Position {
    var latitude: Int
    var longitude: Int
  }

  /// The texts of an address.
  struct Address {
    var street: String
    var number: String
    var postcode: String?
  }

  private enum Tag: String, CaseIterable {
    case number = "addr:housenumber"
    case street = "addr:street"
    /// In villages without names of streets.
    case place = "addr:place"
    case postcode = "addr:postcode"
  }

  private let bytes: [UInt8]
  private var strings: [Range<Int>] = []
  private var groups: [Range<Int>] = []
  /// The names of the tags, by their numbers in the table of strings.
  private var tags: [UInt64: Tag] = [:]
  private var granularity = 100
  private var (latitudeOffset, longitudeOffset) = (0, 0)

  /// Returns `nil` if the bytes are not a block.
  fileprivate init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = ProtobufReader(bytes)
    while !reader.isAtEnd {
      guard let field = reader.field() else { return nil }
      switch (field.number, field.content) {
      case (1, .bytes(let range)):
        var table = ProtobufReader(bytes, in: range)
        while !table.isAtEnd {
          guard let entry = table.field() else { return nil }
          if entry.number == 1, case .bytes(let range) = entry.content { strings.append(range) }
        }
      case (2, .bytes(let range)): groups.append(range)
      case (17, .number(let number)): granularity = Int(clamping: number)
      case (19, .number(let number)): latitudeOffset = Int(truncatingIfNeeded: number)
      case (20, .number(let number)): longitudeOffset = Int(truncatingIfNeeded: number)
      default: break
      }
    }
    for tag in Tag.allCases {
      let name = tag.rawValue.utf8
      let index = strings.firstIndex { bytes[$0].elementsEqual(name) }
      if let index { tags[UInt64(index)] = tag }
    }
  }

  // MARK: Objects

  /// Passes each node with its position and its address, if it has one.
  func forEachNode(_ body: (_ id: Int, Position, Address?) -> Void) {
    forEach([1, 2]) { kind, range in
      if kind == 2 { return dense(range, body) }
      let fields = Fields(bytes, range)
      guard let id = fields.signed(1), let y = fields.signed(8), let x = fields.signed(9) else {
        return
      }
      body(id, position(y, x), address(fields.numbers(2), fields.numbers(3)))
    }
  }

  private func dense(_ range: Range<Int>, _ body: (_ id: Int, Position, Address?) -> Void) {
    let fields = Fields(bytes, range)
    let (ids, ys, xs) = (fields.deltas(1), fields.deltas(8), fields.deltas(9))
    let pairs = fields.numbers(10)
    var next = 0
    for index in ids.indices where index < ys.count && index < xs.count {
      var (keys, values): ([UInt64], [UInt64]) = ([], [])
      // The tags of a node end with 0.
      while next < pairs.count, pairs[next] != 0, next + 1 < pairs.count {
        if tags[pairs[next]] != nil {
          keys.append(pairs[next])
          values.append(pairs[next + 1])
        }
        next += 2
      }
      next += 1
      body(ids[index], position(ys[index], xs[index]), address(keys, values))
    }
  }

  /// Passes each way with its nodes and its address, if it has one.
  func forEachWay(_ body: (_ id: Int, _ nodes: () -> [Int], Address?) -> Void) {
    forEach([3]) { _, range in
      let fields = Fields(bytes, range)
      guard let id = fields.number(1) else { return }
      body(id, { fields.deltas(8) }, address(fields.numbers(2), fields.numbers(3)))
    }
  }

  /// Passes the ways of each relation with an address, such as a building with a courtyard.
  func forEachRelation(_ body: (_ ways: [Int], Address) -> Void) {
    forEach([4]) { _, range in
      let fields = Fields(bytes, range)
      guard let address = address(fields.numbers(2), fields.numbers(3)) else { return }
      let ways = zip(fields.deltas(9), fields.numbers(10)).filter { $0.1 == 1 }.map { $0.0 }
      body(ways, address)
    }
  }

  private func forEach(_ kinds: Set<UInt64>, _ body: (UInt64, Range<Int>) -> Void) {
    for group in groups {
      var reader = ProtobufReader(bytes, in: group)
      while let field = reader.isAtEnd ? nil : reader.field() {
        if kinds.contains(field.number), case .bytes(let range) = field.content {
          body(field.number, range)
        }
      }
    }
  }

  private func position(_ y: Int, _ x: Int) -> Position {
    // Coordinates are in nanodegrees.
    Position(
      latitude: (latitudeOffset &+ granularity &* y) / 100,
      longitude: (longitudeOffset &+ granularity &* x) / 100)
  }

  private func address(_ keys: [UInt64], _ values: [UInt64]) -> Address? {
    guard !tags.isEmpty else { return nil }
    var texts: [Tag: String] = [:]
    for (key, value) in zip(keys, values) {
      guard let tag = tags[key], let index = Int(exactly: value), index < strings.count else {
        continue
      }
      texts[tag] = String(decoding: bytes[strings[index]], as: UTF8.self).trimmed
    }
    guard let number = texts[.number], let street = texts[.street] ?? texts[.place],
      !number.isEmpty, !street.isEmpty
    else { return nil }
    return Address(street: street, number: number, postcode: texts[.postcode])
  }
}

/// The fields of a message.
private struct Fields {
  private let bytes: [UInt8]
  private var contents: [(number: UInt64, content: ProtobufReader.Content)] = []

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    var reader = ProtobufReader(bytes, in: range)
    while let field = reader.isAtEnd ? nil : reader.field() { contents.append(field) }
  }

  func number(_ number: UInt64) -> Int? {
    for case (number, .number(let value)) in contents { return Int(truncatingIfNeeded: value) }
    return nil
  }

  /// Returns a number in zigzag encoding.
  func signed(_ number: UInt64) -> Int? {
    self.number(number).map { Self.signed(UInt64(truncatingIfNeeded: $0)) }
  }

  /// Returns a list of numbers, packed or not.
  func numbers(_ number: UInt64) -> [UInt64] {
    var numbers: [UInt64] = []
    for field in contents where field.number == number {
      switch field.content {
      case .number(let value): numbers.append(value)
      case .bytes(let range):
        var reader = ProtobufReader(bytes, in: range)
        while let value = reader.isAtEnd ? nil : reader.varint() { numbers.append(value) }
      case .bits: break
      }
    }
    return numbers
  }

  /// Returns a list of numbers, each of which is encoded as the difference from the one before.
  func deltas(_ number: UInt64) -> [Int] {
    var last = 0
    return numbers(number).map { value in
      last &+= Self.signed(value)
      return last
    }
  }

  private static func signed(_ value: UInt64) -> Int {
    Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1)
  }
}
