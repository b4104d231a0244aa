import PetMapSQLite
import PetMapAnnouncements
import PetMapSystem

/// The pages of an SQLite file, read without SQLite so that damaged pages do not affect others.
///
/// Suggested reading order of the folder: pages, their ``PageRecord``s, the ``TableLayout`` that
/// assigns records to tables, ``SalvagedRows`` with the best record of each announcement, and
/// ``StoreSalvage``, which copies them. The format is described at
/// https://sqlite.org/fileformat2.html.
final class DatabasePages {
  /// The number of bytes per page that SQLite uses.
  let usableSize: Int
  /// The number of pages. Page numbers start at 1.
  let count: Int
  /// The version in the file's header, if it is readable.
  let version: Int?

  private let pageSize: Int
  private let file: Int32
  private let log: WriteAheadLog?

  /// - Throws: Any error from opening the file, or ``StoreError/unavailable(cause:)`` if it is not
  ///   a regular file.
  init(_ path: String) throws(StoreError) {
    do throws(SystemError) {
      file = try Descriptor.openForReading(path)
    } catch {
      throw StoreError(reading: error)
    }
    guard case .file(let size)? = try? Descriptor.kind(of: file) else {
      Descriptor.close(file)
      throw .unavailable(cause: "not a regular file")
    }
    let header = Descriptor.bytes(of: file, at: 0, count: 100)
    let isIntact = header.count == 100 && header.starts(with: "SQLite format 3\0".utf8)
    let log = WriteAheadLog(path + "-wal")
    let declaredSize = isIntact ? header.bigEndian(at: 16, bytes: 2) : 0
    // The default is 4096, which all stores use; 1 stands for 65536.
    pageSize = Self.pageSize(declaredSize) ?? log?.pageSize ?? 4096
    usableSize = max(480, pageSize - (isIntact ? Int(header[20]) : 0))
    self.log = log?.pageSize == pageSize ? log : nil
    version = isIntact ? header.bigEndian(at: 60, bytes: 4) : nil
    let pages = (size + pageSize - 1) / pageSize
    count = max(pages, self.log?.lastPage ?? 0)
  }

  deinit { Descriptor.close(file) }

  private static func pageSize(_ size: Int) -> Int? {
    if size == 1 { return 65_536 }
    return size >= 512 && size & (size - 1) == 0 ? size : nil
  }

  /// Returns a page's bytes, or `nil` if it does not exist or cannot be read. Unreadable bytes of a
  /// page are 0.
  subscript(number: Int) -> [UInt8]? {
    guard (1...max(1, count)).contains(number) else { return nil }
    if let page = log?.page(number) { return page }
    var page = Descriptor.bytes(of: file, at: (number - 1) * pageSize, count: pageSize)
    if page.isEmpty { return nil }
    page += [UInt8](repeating: 0, count: pageSize - page.count)
    return page
  }

  /// Returns the free pages, or an empty set if the freelist is damaged.
  func freePages() -> Set<Int> {
    guard let first = self[1] else { return [] }
    var pages: Set<Int> = []
    var trunk = first.bigEndian(at: 32, bytes: 4)
    while trunk != 0 {
      guard let page = self[trunk], pages.insert(trunk).inserted else { return [] }
      let leaves = page.bigEndian(at: 4, bytes: 4)
      guard leaves <= usableSize / 4 - 2 else { return [] }
      for index in 0..<leaves {
        let leaf = page.bigEndian(at: 8 + index * 4, bytes: 4)
        guard (2...max(2, count)).contains(leaf), pages.insert(leaf).inserted else { return [] }
      }
      trunk = page.bigEndian(at: 0, bytes: 4)
    }
    return pages.count == first.bigEndian(at: 36, bytes: 4) ? pages : []
  }
}

/// The committed pages in a write-ahead log up to the first damaged page. These are the pages that
/// SQLite would read.
private final class WriteAheadLog {
  let pageSize: Int
  /// The highest page number.
  var lastPage: Int { frames.keys.max() ?? 0 }

  private let file: Int32
  /// The offset of the latest contents of each page.
  private var frames: [Int: Int] = [:]

  /// - Returns: `nil` if the log does not exist or is empty.
  init?(_ path: String) {
    guard let file = try? Descriptor.openForReading(path) else { return nil }
    self.file = file
    let header = Descriptor.bytes(of: file, at: 0, count: 32)
    let size = header.count == 32 ? header.bigEndian(at: 8, bytes: 4) : 0
    pageSize = size
    guard header.count == 32,
      [0x377F_0682, 0x377F_0683].contains(header.bigEndian(at: 0, bytes: 4)),
      (512...65_536).contains(size), size & (size - 1) == 0
    else { return nil }
    var sum = Checksum(isBigEndian: header[3] & 1 == 1)
    sum.add(header[..<24])
    guard sum.isEqual(to: header[24..<32]) else { return nil }
    var committed = frames
    var offset = 32
    while true {
      let frame = Descriptor.bytes(of: file, at: offset, count: 24 + size)
      guard frame.count == 24 + size, frame[8..<16] == header[16..<24] else { break }
      sum.add(frame[..<8])
      sum.add(frame[24...])
      guard sum.isEqual(to: frame[16..<24]) else { break }
      committed[frame.bigEndian(at: 0, bytes: 4)] = offset + 24
      if frame.bigEndian(at: 4, bytes: 4) != 0 { frames = committed }
      offset += 24 + size
    }
    if frames.isEmpty { return nil }
  }

  deinit { Descriptor.close(file) }

  func page(_ number: Int) -> [UInt8]? {
    guard let offset = frames[number] else { return nil }
    let page = Descriptor.bytes(of: file, at: offset, count: pageSize)
    return page.count == pageSize ? page : nil
  }

  /// The checksum defined in section 4.2.
  private struct Checksum {
    let isBigEndian: Bool
    private var sums: (UInt32, UInt32) = (0, 0)

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
      for start in stride(from: bytes.startIndex, to: bytes.endIndex - 7, by: 8) {
        sums.0 = sums.0 &+ word(bytes, start) &+ sums.1
        sums.1 = sums.1 &+ word(bytes, start + 4) &+ sums.0
      }
    }

    private func word(_ bytes: ArraySlice<UInt8>, _ start: Int) -> UInt32 {
      let number = bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return isBigEndian ? number : number.byteSwapped
    }

    /// Returns whether the bytes equal the checksum.
    func isEqual(to bytes: ArraySlice<UInt8>) -> Bool {
      let words = [bytes.prefix(4), bytes.dropFirst(4)].map { half in
        half.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      return words == [sums.0, sums.1]
    }
  }
}

extension [UInt8] {
  /// Returns a big-endian integer.
  func bigEndian(at index: Int, bytes count: Int) -> Int {
    self[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
