import PetMapAnnouncements
import PetMapSynonyms

/// Recognizes tables of positions over time, such as exports of Movebank and of GPS collars, whose
/// rows are not records of animals.
struct TrackFinder {
  /// The names of columns, folded, that occur only in data of tracks.
  private static let tracks: Set = [
    "individuallocalidentifier", "taglocalidentifier", "taglocalid", "collarid", "collarserial",
    "collarserialnumber", "trackid", "trackfid", "tracksegid", "trajectoryid", "trackname",
    "deploymentid", "burstid",
  ]
  /// The names of columns that identify an animal or its transmitter, in data of tracks or other
  /// data.
  private static let transmitters: Set = [
    "individualid", "individual", "tagid", "trackerid", "deviceid", "deviceserial", "imei",
    "transmitterid", "loggerid",
  ]
  private static let animals: Set = [
    "animalid", "animal", "individualname", "animalname", "name", "petname", "petid", "id",
  ]
  /// The names of columns of a GPS receiver's log.
  private static let motion: Set = [
    "speed", "groundspeed", "course", "heading", "bearing", "hdop", "dop", "pdop", "satellites",
    "sat", "gpssatellitecount", "fixtype",
  ]
  /// The number of records to examine.
  private static let sample = 1000

  private var tables: [Table]

  /// - Parameters:
  ///   - columns: The columns of the records.
  ///   - plan: The columns of the fields.
  /// - Returns: `nil` if the names of the columns show that the records are no positions over time.
  init?(_ columns: [RawColumn], _ plan: FieldPlan) {
    let names = columns.map(\.name.folded)
    let hasMotion = names.contains(where: Self.motion.contains)
    let isPlain = Self.describingFields.allSatisfy { !plan.has($0) }
    let keys = names.indices.filter { index in
      let name = names[index]
      let isTransmitter = Self.transmitters.contains(name)
      return Self.tracks.contains(name) || isTransmitter && (isPlain || hasMotion)
        || hasMotion && Self.animals.contains(name)
    }
    tables = keys.map { Table(key: $0) }
    if isPlain, hasMotion { tables.append(Table(key: nil)) }
    if tables.isEmpty { return nil }
  }

  /// Returns the number of tracks if the first records are positions over time, or `nil` if they are
  /// not.
  mutating func tracks(in records: any RawRecords) throws(FileError) -> Int? {
    var batch = RawBatch()
    var count = 0
    while count < Self.sample, try records.read(into: &batch) {
      for index in 0..<batch.count where batch.records[index].problem == nil {
        let row = batch[index]
        let time = row.time
        for table in tables.indices { tables[table].add(row, time) }
      }
      count += batch.count
    }
    return tables.compactMap(\.tracks).min()
  }

  /// The fields of which records of animals have at least one.
  private static let describingFields: [RecordField] = [
    .petName, .species, .breed, .description, .status, .photoUrl, .phone, .email,
  ]

  /// The rows by the value of a column.
  private struct Table {
    /// The column; `nil` if all rows are one track.
    let key: Int?
    /// The times of each value's rows.
    private var times: [[UInt8]: Set<[UInt8]>] = [:]
    private var rows = 0

    init(key: Int?) { self.key = key }

    mutating func add(_ row: RawRow, _ time: [UInt8]?) {
      rows += 1
      let value = key.map { Array(row[$0].trimmed(in: row.bytes)) } ?? [0]
      guard let time, !value.isEmpty else { return }
      times[value, default: []].insert(time)
    }

    /// The number of values, if each has several times on average; otherwise, `nil`.
    var tracks: Int? {
      let positions = times.values.reduce(0) { $0 + $1.count }
      return positions * 2 > rows && positions >= 2 * times.count && positions > 1
        ? times.count : nil
    }
  }
}

extension RawRow {
  /// The first value with a date and a time of day, such as `2024-05-01 12:30:00`, or else a date
  /// and a time in separate columns.
  fileprivate var time: [UInt8]? {
    var (date, time): ([UInt8], [UInt8]?) = ([], nil)
    for column in 0..<count {
      let value = self[column].trimmed(in: bytes)
      guard value.count >= 4, value.count <= 40, let first = value.first,
        first &- UInt8(ascii: "0") < 10
      else { continue }
      let isDate =
        value.count >= 8
        && (DateReader.date(value, order: .monthFirst) != nil
          || DateReader.date(value, order: .dayFirst) != nil)
      let hasTime = value.contains(UInt8(ascii: ":"))
      if isDate, hasTime, value.count >= 12 { return Array(value) }
      if hasTime, value.prefix(3).contains(UInt8(ascii: ":")) {
        time = time ?? Array(value)
      } else if isDate, date.isEmpty {
        date = Array(value)
      }
    }
    return time.map { date + $0 }
  }
}
