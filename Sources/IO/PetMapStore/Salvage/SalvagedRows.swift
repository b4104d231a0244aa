import PetMapSQLite
import PetMapAnnouncements

/// What the pages of a damaged store still hold: where the best record of each announcement is, the
/// rows of the other tables, and what only an index still knows of.
struct SalvagedRows {
  /// A record of an announcement.
  struct Record {
    let page: Int
    let offset: Int
    let rowID: Int
    let change: Int
    let isWhole: Bool?
  }

  /// The announcements that were not deleted.
  private(set) var announcements: [AnnouncementID: Record] = [:]
  /// The rows of the other tables by their tables' names.
  private(set) var others: [String: [[SQLiteValue]]] = [:]
  /// The number of the last change, as far as that can be told.
  private(set) var lastChange = 0
  /// Whether anything of a store was found.
  private(set) var isStore = false

  /// The announcements that the index of ids has, and their rows' numbers.
  private var indexed: [AnnouncementID: Int] = [:]
  /// The changes that deleted announcements.
  private var deletions: [AnnouncementID: Int] = [:]
  private var seen: [String: Set<[SQLiteValue]>] = [:]
  private let layouts: [TableLayout]

  /// Reads every page that is not free.
  ///
  /// - Parameter progress: called with the number of announcements that were found.
  /// - Complexity: O(n) in the file's size.
  init(_ pages: DatabasePages, _ progress: (Int) -> Void) throws(SQLiteError) {
    layouts = try TableLayout.all()
    let free = pages.freePages()
    for number in 1...max(1, pages.count) where !free.contains(number) {
      pages.forEachRecord(of: number) { record, offset in
        take(record, at: offset, of: number, pages)
      }
      if number % 1024 == 0 { progress(announcements.count) }
    }
    for (id, change) in deletions where announcements[id].map({ $0.change < change }) == true {
      announcements[id] = nil
    }
    let changes = announcements.values.filter { $0.isWhole != false }.map {
      max($0.change, $0.rowID)
    }
    lastChange = max(lastChange, changes.max() ?? 0, deletions.values.max() ?? 0)
  }

  /// The announcements that an index knows and no row was found of.
  var lost: [AnnouncementID] {
    let rows = Set(announcements.values.map(\.rowID))
    return indexed.filter { id, row in
      announcements[id] == nil && deletions[id] == nil && !rows.contains(row)
    }.map(\.key)
  }

  /// The columns of a table, in the order of its rows' values.
  func columns(of table: String) -> [String] {
    layouts.first { $0.table == table }?.columns ?? []
  }

  /// The values of an announcement's row.
  func values(of record: Record, _ pages: DatabasePages) -> [SQLiteValue]? {
    let layout = layouts.first { $0.table == "announcement" }
    guard let found = pages.row(of: record.page, at: record.offset) else { return nil }
    return layout?.row(found, pages)?.values
  }

  /// - Returns: whether the record is a row as it was written, or an index's.
  private mutating func take(
    _ record: PageRecord, at offset: Int, of page: Int, _ pages: DatabasePages
  ) -> Bool {
    for layout in layouts where layout.matches(record) {
      guard let row = layout.row(record, pages) else { return false }
      switch layout.table {
      case "announcement":
        return takeAnnouncement(row, record, at: offset, of: page)
      case "deletion":
        guard row.isWhole != false, case .blob(let bytes) = row.values[1],
          case .integer(let change) = row.values[0], let id = AnnouncementID(blob: bytes)
        else { return false }
        deletions[id] = max(deletions[id] ?? 0, change)
      case "state":
        guard row.isWhole == true, case .integer(let last) = row.values[0] else { return false }
        lastChange = max(lastChange, last)
      default:
        guard row.isWhole != false else { return false }
        if seen[layout.table, default: []].insert(row.values).inserted {
          others[layout.table, default: []].append(row.values)
        }
      }
      isStore = true
      return true
    }
    return takeIndexed(record, pages)
  }

  private mutating func takeAnnouncement(
    _ row: TableLayout.Row, _ record: PageRecord, at offset: Int, of page: Int
  ) -> Bool {
    guard case .blob(let bytes) = row.values[1], let id = AnnouncementID(blob: bytes),
      case .integer(let change) = row.values[2], let rowID = record.rowID
    else { return false }
    let found = Record(
      page: page, offset: offset, rowID: rowID, change: change, isWhole: row.isWhole)
    // A row that was written so counts more than a damaged one, else the later change.
    let isBetter =
      announcements[id].map { known in
        let (isWhole, wasWhole) = (found.isWhole == true, known.isWhole == true)
        return isWhole == wasWhole ? change > known.change : isWhole
      } ?? true
    if isBetter { announcements[id] = found }
    isStore = isStore || row.isWhole == true
    return row.isWhole != false
  }

  /// Takes the entry of an index; that of ids says which announcements there are.
  private mutating func takeIndexed(_ record: PageRecord, _ pages: DatabasePages) -> Bool {
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
