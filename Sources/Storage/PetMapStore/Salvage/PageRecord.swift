import PetMapSQLite

/// A record in a page: a row of a table, or an entry of an index.
struct PageRecord {
  /// The storage class and size of a value.
  enum Kind: Equatable {
    case null
    case integer(bytes: Int)
    case zero
    case one
    case real
    case text(bytes: Int)
    case blob(bytes: Int)

    /// Creates the kind for a serial type, or returns `nil` if SQLite does not use it.
    fileprivate init?(serialType: Int) {
      switch serialType {
      case 0: self = .null
      case 1...4: self = .integer(bytes: serialType)
      case 5: self = .integer(bytes: 6)
      case 6: self = .integer(bytes: 8)
      case 7: self = .real
      case 8: self = .zero
      case 9: self = .one
      case 12...:
        self =
          serialType % 2 == 0
          ? .blob(bytes: (serialType - 12) / 2) : .text(bytes: (serialType - 13) / 2)
      default: return nil
      }
    }

    fileprivate var byteCount: Int {
      switch self {
      case .null, .zero, .one: 0
      case .integer(let bytes), .text(let bytes), .blob(let bytes): bytes
      case .real: 8
      }
    }
  }

  /// The row ID; `nil` in an index.
  let rowID: Int?
  /// The kinds of the values.
  let kinds: [Kind]
  private let header: Int
  private let payload: ArraySlice<UInt8>
  private let payloadSize: Int
  private let overflowPage: Int

  /// A larger size indicates that the bytes are not a record.
  private static let maximumSize = 1 << 26
  private static let maximumValueCount = 64

  /// Parses a record.
  ///
  /// - Parameters:
  ///   - offset: The offset of the cell in the page.
  ///   - kind: The kind of the page.
  /// - Returns: `nil` if the bytes are not a record.
  /// - Complexity: O(1), regardless of the bytes.
  init?(_ page: [UInt8], at offset: Int, in kind: PageKind, usableSize: Int) {
    var reader = Reader(bytes: page, index: offset + (kind == .indexInterior ? 4 : 0))
    guard let size = reader.varint(), (2...Self.maximumSize).contains(size) else { return nil }
    if kind == .tableLeaf {
      guard let number = reader.varint() else { return nil }
      rowID = number
    } else {
      rowID = nil
    }
    let local = Self.localSize(size, kind, usableSize)
    let end = reader.index + local
    guard end + (local < size ? 4 : 0) <= usableSize else { return nil }
    payload = page[reader.index..<end]
    payloadSize = size
    overflowPage = local < size ? page.bigEndian(at: end, bytes: 4) : 0
    var values = Reader(bytes: Array(payload), index: 0)
    guard let header = values.varint(), (2...payload.count).contains(header) else { return nil }
    self.header = header
    var kinds: [Kind] = []
    var total = header
    while values.index < header {
      guard let type = values.varint(), let kind = Kind(serialType: type),
        kinds.count < Self.maximumValueCount, kind.byteCount <= size
      else { return nil }
      kinds.append(kind)
      total += kind.byteCount
    }
    guard values.index == header, total == size else { return nil }
    self.kinds = kinds
  }

  /// Returns the number of payload bytes stored in the page itself.
  private static func localSize(_ size: Int, _ kind: PageKind, _ usable: Int) -> Int {
    let maximum = kind == .tableLeaf ? usable - 35 : (usable - 12) * 64 / 255 - 23
    if size <= maximum { return size }
    let minimum = (usable - 12) * 32 / 255 - 23
    let rest = minimum + (size - minimum) % (usable - 4)
    return rest <= maximum ? rest : minimum
  }

  /// Returns the record's values, or `nil` if some of its bytes cannot be read.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func values(_ pages: DatabasePages) -> [SQLiteValue]? {
    var bytes = Array(payload)
    var next = overflowPage
    while bytes.count < payloadSize {
      guard next != 0, let page = pages[next] else { return nil }
      bytes += page[4..<min(pages.usableSize, 4 + payloadSize - bytes.count)]
      next = page.bigEndian(at: 0, bytes: 4)
    }
    var index = header
    return kinds.map { kind in
      let value = Self.value(kind, bytes[index..<index + kind.byteCount])
      index += kind.byteCount
      return value
    }
  }

  private static func value(_ kind: Kind, _ bytes: ArraySlice<UInt8>) -> SQLiteValue {
    func word() -> Int64 {
      let sign: Int64 = (bytes.first ?? 0) < 0x80 ? 0 : -1
      return bytes.reduce(sign) { $0 << 8 | Int64($1) }
    }
    return switch kind {
    case .null: .null
    case .zero: .integer(0)
    case .one: .integer(1)
    case .integer: .integer(Int(word()))
    case .real: .real(Double(bitPattern: UInt64(bitPattern: word())))
    case .text: .text(String(decoding: bytes, as: UTF8.self))
    case .blob: .blob(Array(bytes))
    }
  }

  /// A reader of variable-length integers.
  private struct Reader {
    let bytes: [UInt8]
    var index: Int

    /// Returns `nil` past the end.
    mutating func varint() -> Int? {
      var number: UInt64 = 0
      for position in 0..<9 {
        guard bytes.indices.contains(index) else { return nil }
        let byte = bytes[index]
        index += 1
        if position == 8 { return Int(Int64(bitPattern: number << 8 | UInt64(byte))) }
        number = number << 7 | UInt64(byte & 0x7F)
        if byte < 0x80 { return Int(Int64(bitPattern: number)) }
      }
      return nil
    }
  }
}

/// The kinds of pages that contain records.
enum PageKind: UInt8 {
  case indexInterior = 0x02
  case indexLeaf = 0x0A
  case tableLeaf = 0x0D
}

extension DatabasePages {
  /// Calls `body` with the records of a page and their offsets, which can be passed to
  /// ``row(of:at:)``.
  ///
  /// - Parameter body: Returns whether it recognizes the record. If the page's cell pointers are
  ///   damaged, every byte is tried as the start of a row; `body` must then distinguish rows from
  ///   random data.
  func forEachRecord(of number: Int, _ body: (PageRecord, Int) -> Bool) {
    guard let page = self[number] else { return }
    let start = number == 1 ? 100 : 0
    let kind = PageKind(rawValue: page[start])
    // 5 is an interior page of a table, which contains no records.
    if page[start] == 5 { return }
    let (list, isIntact) = cells(page, start, kind ?? .tableLeaf)
    var unknown = !isIntact || kind == nil
    for offset in list {
      guard
        let record = PageRecord(page, at: offset, in: kind ?? .tableLeaf, usableSize: usableSize)
      else {
        unknown = true
        continue
      }
      if !body(record, offset) { unknown = true }
    }
    guard unknown, kind != .indexLeaf, kind != .indexInterior else { return }
    for offset in start..<usableSize {
      guard let record = PageRecord(page, at: offset, in: .tableLeaf, usableSize: usableSize) else {
        continue
      }
      _ = body(record, offset)
    }
  }

  /// Returns the row at an offset in a page, as found by ``forEachRecord(of:_:)``.
  func row(of number: Int, at offset: Int) -> PageRecord? {
    self[number].flatMap { PageRecord($0, at: offset, in: .tableLeaf, usableSize: usableSize) }
  }

  /// Returns the offsets of records according to the page's cell pointers.
  private func cells(_ page: [UInt8], _ start: Int, _ kind: PageKind) -> ([Int], isIntact: Bool) {
    let count = page.bigEndian(at: start + 3, bytes: 2)
    let list = start + (kind == .indexInterior ? 12 : 8)
    guard list + 2 * count <= usableSize else { return ([], false) }
    let offsets = (0..<count).map { page.bigEndian(at: list + 2 * $0, bytes: 2) }
    let good = offsets.filter { $0 >= list + 2 * count && $0 < usableSize }
    return (good, good.count == count)
  }
}
