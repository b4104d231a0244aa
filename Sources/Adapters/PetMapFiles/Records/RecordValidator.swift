import CSimdJSON
import PetMapGeo
import PetMapReports

/// What every format's records go through: coordinates, status and date are read and checked,
/// repeated ids left out, problems noted.
///
/// The folder reads in this order: the validator puts what it accepts into a ``RecordBatch``, with
/// the ids it has seen in an ``IDSet``; a ``RecordInHand`` is one of the records.
struct RecordValidator {
  private(set) var report = ReadReport()

  private let options: ReadingOptions
  private let seen: SeenIDs
  /// How many records other files had before.
  private let firstNumber: Int
  private var unprojection: Unprojection?
  /// What records have that do not say it.
  private let usualStatus: AnnouncementStatus
  private let usualDay: Int32

  init(_ options: ReadingOptions, seen: SeenIDs) {
    self.options = options
    self.seen = seen
    firstNumber = seen.records
    let constants = options.mapping.constants
    usualStatus = constants[.status].flatMap(Synonyms.status) ?? .missing
    usualDay =
      constants[.lastSeenDate].flatMap(CalendarDate.init(iso:)).map {
        Int32(truncatingIfNeeded: $0.daysSinceEpoch)
      } ?? RecordBatch.noDate
  }

  /// Reads a batch's records as a plan says.
  ///
  /// - Parameters:
  ///   - system: the coordinate system that the file itself names.
  ///   - place: where in the file an index of the batch's bytes is.
  /// - Throws: ``FileError/badRecord(_:)`` when the first problem is to stop the reading.
  mutating func validate(
    _ raw: RawBatch, by plan: FieldPlan, system: String?, into batch: RecordBatch,
    place: (Int) -> FilePlace
  ) throws(FileError) {
    batch.begin(raw, plan)
    let unprojected = try unprojected(raw, plan, system, place)
    for index in 0..<raw.count {
      report.records += 1
      seen.records += 1
      let record = RecordInHand(row: raw[index], plan: plan)
      let coordinate: Coordinate
      do throws(RawProblem) {
        let point: PlanePoint
        if let result = unprojected?[index] {
          point = try result.get()
        } else {
          point = try record.point()
        }
        coordinate = try record.coordinate(point)
      } catch {
        try note(error, record, place)
        continue
      }
      guard isNew(record) else {
        report.duplicates += 1
        continue
      }
      guard admits(record) else {
        report.filtered += 1
        continue
      }
      let status = try status(record, place)
      let day = try day(record, place)
      try noteOptionalProblems(record, place)
      batch.append(
        RecordBatch.Record(
          coordinate: coordinate, status: status, day: day,
          number: firstNumber + report.records, slot: index))
      report.pins += 1
      if coordinate.latitude == 0, coordinate.longitude == 0 { report.atZero += 1 }
    }
  }

  // MARK: Coordinates

  /// The coordinates of a batch whose points are in another system than degrees on WGS84; nil when
  /// they are not.
  private mutating func unprojected(
    _ raw: RawBatch, _ plan: FieldPlan, _ ownSystem: String?, _ place: (Int) -> FilePlace
  ) throws(FileError) -> [Result<PlanePoint, RawProblem>?]? {
    guard let system = plan.mapping.system ?? ownSystem, !CoordinateSystem.isDegrees(system),
      raw.count > 0
    else { return nil }
    var points: [PlanePoint] = []
    var indices: [Int] = []
    for index in 0..<raw.count {
      guard let point = try? RecordInHand(row: raw[index], plan: plan).point() else { continue }
      points.append(point)
      indices.append(index)
    }
    unprojection = unprojection ?? options.unprojection?(CoordinateSystem.code(system))
    guard let found = unprojection?(points) else {
      throw .unknownSystem(path: place(raw.records[0].start).file, name: system)
    }
    var results = Array(repeating: Result<PlanePoint, RawProblem>?.none, count: raw.count)
    for (index, coordinate) in zip(indices, found) {
      let record = RecordInHand(row: raw[index], plan: plan)
      results[index] =
        if let coordinate {
          .success(PlanePoint(x: coordinate.longitude, y: coordinate.latitude))
        } else {
          .failure(record.problem(.outOfRange, .longitude))
        }
    }
    return results
  }

  /// Whether a record's columns hold what they must.
  private func admits(_ record: RecordInHand) -> Bool {
    for (condition, column) in record.plan.conditions {
      let text = column.flatMap { record.text(record.row[$0]) } ?? ""
      if !condition.admits(text) { return false }
    }
    return true
  }

  // MARK: Optional values

  private mutating func status(
    _ record: RecordInHand, _ place: (Int) -> FilePlace
  ) throws(FileError) -> AnnouncementStatus {
    let slice = record.slice(.status).slice
    guard !slice.isEmpty else { return usualStatus }
    switch record.plan.status(slice, of: record.row) {
    case .known(let status): return status
    case .nothing: break
    case .unknown: try note(record.problem(.unknownStatus, .status), record, place)
    }
    return usualStatus
  }

  private mutating func day(
    _ record: RecordInHand, _ place: (Int) -> FilePlace
  ) throws(FileError) -> Int32 {
    let (slice, column) = record.slice(.lastSeenDate)
    guard !slice.isEmpty else { return usualDay }
    if let date = record.plan.date(slice, column, of: record.row) {
      return Int32(truncatingIfNeeded: date.daysSinceEpoch)
    }
    try note(record.problem(.notADate, .lastSeenDate), record, place)
    return usualDay
  }

  /// Notes what a record will be kept without.
  private mutating func noteOptionalProblems(
    _ record: RecordInHand, _ place: (Int) -> FilePlace
  ) throws(FileError) {
    for field in record.plan.checkedFields {
      let (slice, column) = record.slice(field)
      guard !slice.isEmpty else { continue }
      switch (slice.kind, field) {
      case (PETMAP_SLICE_NESTED, .photoUrl)
      where record.plan.text(.photoUrl, of: record.row) != nil: break
      case (PETMAP_SLICE_NESTED, _): try note(record.problem(.notText, field), record, place)
      case (PETMAP_SLICE_BROKEN, _): try note(record.problem(.badEscape, field), record, place)
      case (_, .age):
        if record.plan.age(of: record.row) == nil {
          try note(record.problem(.notAnAge, field), record, place)
        }
      case (_, .createdAt), (_, .updatedAt):
        if record.plan.timestamp(slice, column, of: record.row) == nil {
          try note(record.problem(.notATimestamp, field), record, place)
        }
      default: break
      }
    }
  }

  private mutating func isNew(_ record: RecordInHand) -> Bool {
    let id = record.slice(.id).slice
    if !id.isEmpty, id.kind != PETMAP_SLICE_NESTED, id.kind != PETMAP_SLICE_BROKEN {
      let isNew = unsafe id.withText(in: record.row.bytes) {
        unsafe $0.isEmpty ? nil : seen.ids.insert($0)
      }
      if let isNew { return isNew }
    }
    var made = RecordBatch.id(ofRecord: firstNumber + report.records)
    return made.withUTF8 { unsafe seen.ids.insert($0) }
  }

  // MARK: Problems

  private mutating func note(
    _ problem: RawProblem, _ record: RecordInHand, _ place: (Int) -> FilePlace
  ) throws(FileError) {
    let count = report.count(problem.reason, problem.field)
    let isKept = problem.reason.isSkipped || count <= options.keptOptionalProblems
    guard options.isStrict || report.problems.count < options.keptProblems && isKept else { return }
    let full = RecordProblem(
      place: place(problem.index), record: report.records, field: problem.field,
      value: record.shown(problem), reason: problem.reason)
    if options.isStrict { throw .badRecord(full) }
    report.problems.append(full)
  }
}
