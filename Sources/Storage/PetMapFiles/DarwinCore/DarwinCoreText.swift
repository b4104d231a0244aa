import PetMapSynonyms

/// Converts the core of a Darwin Core archive to a table whose header consists of the terms.
final class DarwinCoreText: ByteProducer {
  var layer: LayerSource { LayerSource(format: "Darwin Core", absences: absences) }
  /// The number of rows that say that no animal was there, which are omitted.
  private var absences = 0
  /// The index of the column that says so.
  private let presence: Int?
  private let archive: DarwinCoreArchive
  /// The files with the rows, decoded to UTF-8.
  private let files: [ByteSource]
  /// The index of the file that is being read.
  private var file = 0
  /// The bytes of the file that have not been split into rows.
  private var rest: [UInt8] = []
  private var isAtEnd = false
  /// The number of header lines that are still to be skipped in the file.
  private var skipped = 0
  private var text: [UInt8] = []
  private var position = 0
  private var hasHeader = false

  /// The number of bytes to read at a time.
  private static let chunk = 1 << 18

  var isTable: Bool { true }

  init(_ archive: DarwinCoreArchive, _ files: [ByteSource]) {
    self.archive = archive
    presence = archive.columns.firstIndex { $0.name == "occurrenceStatus" }
    self.files = files
  }

  func restart() throws(FileError) {
    for file in files { try file.rewind() }
    (file, rest, isAtEnd, skipped) = (0, [], false, archive.skippedLines)
    (text, position, hasHeader, absences) = ([], 0, false, 0)
  }

  func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(FileError) -> Int {
    if position == text.count {
      text.removeAll(keepingCapacity: true)
      position = 0
      if !hasHeader {
        append(archive.columns.map { Array($0.name.utf8) })
        hasHeader = true
      }
      while text.isEmpty, file < files.count { try readRows() }
    }
    let count = min(range.count, text.count - position)
    let start = range.lowerBound
    buffer.replaceSubrange(start..<start + count, with: text[position..<position + count])
    position += count
    return count
  }

  /// Reads a chunk of the current file, and converts its complete rows.
  private func readRows() throws(FileError) {
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    let count = try files[file].read(into: &chunk, chunk.indices)
    isAtEnd = count == 0
    rest += chunk[..<count]
    if rest.count > InputWindow.recordLimit {
      let place = FilePlace(file: files[file].path, line: 1, column: 1, offset: 0)
      throw .recordTooLong(place, limit: InputWindow.recordLimit)
    }
    var start = 0
    while let (cells, end) = row(at: start) {
      start = end
      if skipped > 0 {
        skipped -= 1
      } else if cells.count > 1 || cells.first?.isEmpty == false {
        let values = archive.columns.map { Self.value($0, of: cells) }
        if let presence, Self.isAbsent(values[presence]) { absences += 1 } else { append(values) }
      }
    }
    rest.removeFirst(start)
    if isAtEnd {
      (rest, skipped) = ([], archive.skippedLines)
      file += 1
    }
  }

  private static func isAbsent(_ status: [UInt8]) -> Bool {
    String(decoding: status, as: UTF8.self).folded == "absent"
  }

  private static func value(_ column: DarwinCoreArchive.Column, of cells: [[UInt8]]) -> [UInt8] {
    let value = column.index.flatMap { $0 < cells.count ? cells[$0] : nil } ?? []
    return value.isEmpty ? Array(column.defaultValue.utf8) : value
  }

  /// Splits the row at an index, and returns its cells and the index of the next row; `nil` if the
  /// row is incomplete.
  private func row(at start: Int) -> (cells: [[UInt8]], end: Int)? {
    guard start < rest.count else { return nil }
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var index = start
    while index < rest.count {
      let byte = rest[index]
      if byte == archive.quote, cell.isEmpty {
        guard let end = quotedCell(at: index, &cell) else { return nil }
        index = end
      } else if begins(archive.lineEnd, at: index) {
        if cell.last == UInt8(ascii: "\r") { cell.removeLast() }
        return (cells + [cell], index + archive.lineEnd.count)
      } else if begins(archive.delimiter, at: index) {
        cells.append(cell)
        cell = []
        index += archive.delimiter.count
      } else {
        cell.append(byte)
        index += 1
      }
    }
    return isAtEnd ? (cells + [cell], index) : nil
  }

  /// Reads a cell between quotes, and returns the index after it, or `nil` if it is incomplete.
  private func quotedCell(at start: Int, _ cell: inout [UInt8]) -> Int? {
    var index = start + 1
    while index < rest.count {
      if rest[index] == archive.quote {
        if index + 1 == rest.count, !isAtEnd { return nil }
        guard index + 1 < rest.count, rest[index + 1] == archive.quote else { return index + 1 }
        index += 1
      }
      cell.append(rest[index])
      index += 1
    }
    return isAtEnd ? index : nil
  }

  private func begins(_ word: [UInt8], at index: Int) -> Bool {
    rest[index] == word[0] && rest[index...].starts(with: word)
  }

  private func append(_ cells: [[UInt8]]) {
    text.appendRow(cells)
  }
}

extension [UInt8] {
  /// Appends a row of comma-separated values (RFC 4180) with quotes around all of them.
  mutating func appendRow(_ cells: some Sequence<[UInt8]>) {
    var isFirst = true
    for cell in cells {
      if !isFirst { append(UInt8(ascii: ",")) }
      isFirst = false
      append(UInt8(ascii: "\""))
      for byte in cell {
        if byte == UInt8(ascii: "\"") { append(byte) }
        append(byte)
      }
      append(UInt8(ascii: "\""))
    }
    append(UInt8(ascii: "\n"))
  }
}
