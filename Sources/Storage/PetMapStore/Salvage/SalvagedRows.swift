import PetMapSQLite
import PetMapAnnouncements

/// The contents of a damaged store's pages: the best record of each announcement, the rows of the
/// other tables, and announcements that are known only from an index.
struct SalvagedRows {
  /// A record of an announcement.
  struct Record {
    let page: Int
    let offset: Int
    let rowID: Int
    let change: Int
    let isIntact: Bool?
  }

  /// The announcements that were not deleted.
  private(set) var announcements: [AnnouncementID: Record] = [:]
  /// The rows of the other tables, by table name.
  private(set) var others: [String: [[SQLiteValue]]] = [:]
  /// The number of the last change found.
  private(set) var lastChange = 0
  /// Whether any part of a store was found.
  private(set) var isStore = false

  /// The announcements in the index of IDs, and their row IDs.
  private var indexed: [AnnouncementID: Int] = [:]
  /// The changes that deleted announcements.
  private var deletions: [AnnouncementID: Int] = [:]
  private var seen: [String: Set<[SQLiteValue]>] = [:]
  private let layouts: [TableLayout]

  /// Reads every page that is not free.
  ///
  /// - Parameter progress: Called with the number of announcements found.
  /// - Complexity: O(*n*) in the size of the file.
  init(_ pages: DatabasePages, _ progress: (Int) -> Void) throws(SQLiteError) {
    layouts = try TableLayout.all()
    let free = pages.freePages()
    for number in 1...max(1, pages.count) where !free.contains(number) {
      pages.forEachRecord(of: number) { record, offset in
        process(record, at: offset, of: number, pages)
      }
      if number % 1024 == 0 { progress(announcements.count) }
    }
    for (id, change) in deletions where announcements[id].map({ $0.change < change }) == true {
      announcements[id] = nil
    }
    let changes = announcements.values.filter { $0.isIntact != false }.map {
      max($0.change, $0.rowID)
    }
    lastChange = max(lastChange, changes.max() ?? 0, deletions.values.max() ?? 0)
  }

  /// The announcements in an index for which no row was found.
  var lost: [AnnouncementID] {
    let rows = Set(announcements.values.map(\.rowID))
    return indexed.filter { id, row in
      announcements[id] == nil && deletions[id] == nil && !rows.contains(row)
    }.map(\.key)
  }

  /// Returns a table's columns, in the same order as the values in its rows.
  func columns(of table: String) -> [String] {
    layouts.first { $0.table == table }?.columns ?? []
  }

  /// Returns the values of an announcement's row.
  func values(of record: Record, _ pages: DatabasePages) -> [SQLiteValue]? {
    let layout = layouts.first { $0.table == "announcement" }
    guard let found = pages.row(of: record.page, at: record.offset) else { return nil }
    return layout?.row(found, pages)?.values
  }

  /// Processes a record.
  ///
  /// - Returns: Whether the record is an intact row or an index entry.
  private mutating func process(
    _ record: PageRecord, at offset: Int, of page: Int, _ pages: DatabasePages
  ) -> Bool {
    for layout in layouts where layout.matches(record) {
      guard let row = layout.row(record, pages) else { return false }
      switch layout.table {
      case "announcement":
        return processAnnouncement(row, record, at: offset, of: page)
      case "deletion":
        guard row.isIntact != false, case .blob(let bytes) = row.values[1],
          case .integer(let change) = row.values[0], let id = AnnouncementID(blob: bytes)
        else { return false }
        deletions[id] = max(deletions[id] ?? 0, change)
      case "state":
        guard row.isIntact == true, case .integer(let last) = row.values[0] else { return false }
        lastChange = max(lastChange, last)
      default:
        guard row.isIntact != false else { return false }
        if seen[layout.table, default: []].insert(row.values).inserted {
          others[layout.table, default: []].append(row.values)
        }
      }
      // Random bytes may look like a short row without a checksum.
      isStore = isStore || row.isIntact == true
      return true
    }
    return processIndexEntry(record, pages)
  }

  private mutating func processAnnouncement(
    _ row: TableLayout.Row, _ record: PageRecord, at offset: Int, of page: Int
  ) -> Bool {
    guard case .blob(let bytes) = row.values[1], let id = AnnouncementID(blob: bytes),
      case .integer(let change) = row.values[2], let rowID = record.rowID
    else { return false }
    let found = Record(
      page: page, offset: offset, rowID: rowID, change: change, isIntact: row.isIntact)
    // Prefer an intact row to a damaged one, and otherwise the later change.
    let isBetter =
      announcements[id].map { known in
        let (isIntact, wasIntact) = (found.isIntact == true, known.isIntact == true)
        return isIntact == wasIntact ? change > known.change : isIntact
      } ?? true
    if isBetter { announcements[id] = found }
    isStore = isStore || row.isIntact == true
    return row.isIntact != false
  }

  /// Processes an index entry; the index of IDs shows which announcements exist.
  private mutating func processIndexEntry(_ record: PageRecord, _ pages: DatabasePages) -> Bool {
    guard record.rowID == nil else { return false }
    if record.kinds.count == 2, record.kinds[0] == .blob(bytes: 16),
      let values = record.values(pages), case .blob(let bytes) = values[0],
      case .integer(let row) = values[1], let id = AnnouncementID(blob: bytes)
    {
      indexed[id] = row
    }
    return true
  }
}
