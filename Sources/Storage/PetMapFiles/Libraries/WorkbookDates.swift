import PetMapAnnouncements
import PetMapGDAL

/// Corrects the dates of Office Open XML workbooks that count days from 1904-01-01, as those of
/// older versions of Excel for Mac do (ISO/IEC 29500-1, 18.17.4.1). GDAL always counts from
/// 1899-12-30. In OpenDocument, dates are text; the old binary format is read correctly.
struct WorkbookDates {
  /// The number of days from 1899-12-30 to 1904-01-01.
  private static let days = 1462

  /// The numbers of days that may be dates rather than years.
  private static let numbers = 10_000...99_999

  /// The texts in the workbook that look like GDAL's dates.
  private let texts: Set<[UInt8]>
  /// The columns with the names of fields that are dates.
  private var columns: Set<Int> = []

  /// - Returns: `nil` if the file is not a workbook whose dates have to be corrected.
  init?(_ file: VectorFile) {
    guard file.driver == "XLSX", let workbook = file.member("xl/workbook.xml"),
      (try? Self.countsFrom1904(workbook)) == true
    else { return nil }
    var texts: Set<[UInt8]> = []
    let sheets = (1...max(1, file.layers.count)).map { "xl/worksheets/sheet\($0).xml" }
    for name in ["xl/sharedStrings.xml"] + sheets {
      if let bytes = file.member(name) { try? Self.addTexts(of: bytes, to: &texts) }
    }
    self.texts = texts
  }

  private static func countsFrom1904(_ workbook: [UInt8]) throws(XMLScanner.Malformed) -> Bool {
    var scanner = XMLScanner(workbook)
    while let event = try scanner.next() {
      guard case .start(name: "workbookPr", let attributes) = event else { continue }
      return ["1", "true", "on"].contains(attributes["date1904"] ?? "")
    }
    return false
  }

  /// Adds the shared strings, inline strings, and results of formulas that look like dates.
  private static func addTexts(
    of bytes: [UInt8], to texts: inout Set<[UInt8]>
  ) throws(XMLScanner.Malformed) {
    var scanner = XMLScanner(bytes)
    var isTextCell = true
    while let event = try scanner.next() {
      guard case .start(let name, let attributes) = event else { continue }
      if name == "c" { isTextCell = attributes["t"] == "str" || attributes["t"] == "inlineStr" }
      guard name == "t" || name == "v" && isTextCell else { continue }
      let text = Array(try scanner.ownText().utf8)
      if date(in: text) != nil { texts.insert(text) }
    }
  }

  /// Returns a cell with its date corrected, or `nil` if it contains none.
  ///
  /// A number is a date below the name of a column of dates.
  mutating func converted(_ cell: [UInt8], column: Int) -> [UInt8]? {
    if let date = Self.date(in: cell), !texts.contains(cell) {
      return CalendarDate(daysSinceEpoch: date.daysSinceEpoch + Self.days).map {
        Array($0.isoText.utf8) + cell.dropFirst(10)
      }
    }
    let whole = cell.prefix { $0 != UInt8(ascii: ".") }
    guard let number = Int(String(decoding: whole, as: UTF8.self)) else {
      let field = ColumnName.match(String(decoding: cell, as: UTF8.self))?.field
      if field == .lastSeenDate || field == .createdAt || field == .updatedAt {
        columns.insert(column)
      }
      return nil
    }
    guard columns.contains(column), Self.numbers.contains(number) else { return nil }
    return Array("\(number + Self.days)".utf8) + cell.dropFirst(whole.count)
  }

  /// Returns the date at the beginning of text in GDAL's notation: `2024/05/01`, possibly followed
  /// by a time.
  private static func date(in text: [UInt8]) -> CalendarDate? {
    guard text.count == 10 || text.count > 10 && text[10] == UInt8(ascii: " "),
      text[4] == UInt8(ascii: "/"), text[7] == UInt8(ascii: "/")
    else { return nil }
    let dashed = text.prefix(10).map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }
    return CalendarDate(iso: String(decoding: dashed, as: UTF8.self))
  }
}
