import PetMapGeo
import PetMapAnnouncements
import PetMapSynonyms

/// Validates records regardless of their format: checks the coordinates, status, and date, skips
/// duplicates, and reports problems.
///
/// Suggested reading order for this folder: ``SourceRecord`` is a record with its values; the
/// validator appends valid records to a ``RecordBatch`` and records their IDs in an ``IDSet``.
struct RecordValidator {
  private(set) var report = ReadReport()

  private let options: ReadingOptions
  private let seen: SeenIDs
  /// The indices of the batch's records whose locations have an unknown coordinate system.
  private var unknownSystems: Set<Int> = []
  /// The transformations from the coordinate systems encountered so far.
  private var unprojections: [String: Unprojection] = [:]
  /// The defaults for records without a status or date, as specified by the user.
  private let givenStatus: AnnouncementStatus?
  /// The status according to the name of the file, its folder, or its layer.
  private let namedStatus: AnnouncementStatus?
  /// Whether the names of other parts of the file say the statuses of their records.
  private let hasNamedStatuses: Bool
  private let defaultDay: Int32

  /// Whether the file's text had to be decoded.
  private let isDecoded: Bool

  init(
    _ options: ReadingOptions, seen: SeenIDs, isDecoded: Bool, namedStatus: AnnouncementStatus?,
    hasNamedStatuses: Bool
  ) {
    self.hasNamedStatuses = hasNamedStatuses
    self.namedStatus = namedStatus
    self.options = options
    self.isDecoded = isDecoded
    self.seen = seen
    let constants = options.mapping.constants
    givenStatus = constants[.status].flatMap { StatusWord($0)?.status }
    defaultDay =
      constants[.lastSeenDate].flatMap(CalendarDate.init(iso:)).map {
        Int32(truncatingIfNeeded: $0.daysSinceEpoch)
      } ?? RecordBatch.noDate
  }

  /// Validates a batch of records according to a plan.
  ///
  /// - Parameters:
  ///   - source: The origin of the raw batch.
  ///   - system: The coordinate system declared in the file, if `source` has not reached the
  ///     declaration.
  /// - Throws: ``FileError/badRecord(_:)`` for the first problem if reading should stop there.
  mutating func validate(
    _ raw: RawBatch, of source: any RawRecords, by plan: FieldPlan, system: String?,
    into batch: RecordBatch
  ) throws(FileError) {
    batch.begin(raw, plan)
    guard raw.count > 0 else { return }
    let unprojected = try unproject(raw, of: source, by: plan, source.system ?? system)
    try validate(raw, of: source, by: plan, unprojected, into: batch)
  }

  /// - Parameter unprojected: The coordinates by record index, if their system is not degrees on WGS84.
  private mutating func validate(
    _ raw: RawBatch, of source: any RawRecords, by plan: FieldPlan,
    _ unprojected: [Int: Coordinate?], into batch: RecordBatch
  ) throws(FileError) {
    let defaultStatus = givenStatus ?? source.collectionStatus ?? namedStatus
    var record = SourceRecord(row: raw[0], plan: plan)
    for index in 0..<raw.count {
      record.row.move(to: raw.records[index])
      if record.isAbsence {
        report.absences += 1
        continue
      }
      report.records += 1
      let coordinate: Coordinate
      let status: AnnouncementStatus
      do throws(RawProblem) {
        if unknownSystems.contains(index) { throw record.problem(.unknownSystem, .location) }
        if let found = unprojected[index] {
          guard let found else { throw record.problem(.outOfRange, .longitude) }
          coordinate = found
        } else {
          coordinate = try record.coordinate(of: record.point())
        }
        // Check conditions and the status before IDs: if several records have the same ID, a later
        // one may be the first that satisfies them.
        guard record.satisfiesConditions else {
          report.filtered += 1
          continue
        }
        status = try self.status(of: record, default: defaultStatus)
      } catch {
        try note(error, of: record, in: source)
        continue
      }
      let ownID = record.ownID
      guard ownID.map({ isNew($0, of: record) }) ?? true else {
        report.duplicates += 1
        continue
      }
      var problems: [RawProblem] = []
      let day = record.lastSeenDay(&problems) ?? defaultDay
      record.checkOptionalValues(&problems)
      for problem in problems { try note(problem, of: record, in: source) }
      let generatedID = ownID == nil ? generateID(of: record, at: coordinate, day) : nil
      batch.append(
        RecordBatch.Record(
          coordinate: coordinate, status: status, day: day, generatedID: generatedID, slot: index))
      report.pins += 1
      report.statuses.add(status)
      if record.isMapView { report.mapViews += 1 }
      if coordinate.latitude == 0, coordinate.longitude == 0 { report.atZero += 1 }
    }
  }

  /// Returns the status of a record.
  ///
  /// The case of a dead animal is closed, whatever its status.
  ///
  /// - Parameter defaultStatus: The status of records whose columns do not say it.
  /// - Throws: The problem with the status if nothing says it although the source has statuses.
  private mutating func status(
    of record: SourceRecord, default defaultStatus: AnnouncementStatus?
  ) throws(RawProblem) -> AnnouncementStatus {
    let evidence = record.statusEvidence
    if case .word(.decided(.closed), _) = evidence { return .closed }
    if record.plan.has(.species), record.speciesMeaning.isDead { return .closed }
    switch evidence {
    case .word(.decided(let status), _): return status
    case .word(.open, _): return defaultStatus ?? .missing
    case .word(.inCare, let word):
      // The name of a file of missing animals does not describe one in a shelter.
      if let defaultStatus, defaultStatus == givenStatus || defaultStatus != .missing {
        return defaultStatus
      }
      if record.isStray { return .found }
      throw leftOut(.unknownStatus, word, of: record)
    case .unknown(let word): throw leftOut(.unknownStatus, word, of: record)
    case .nothing:
      if let defaultStatus { return defaultStatus }
      if record.plan.hasStatuses || hasNamedStatuses { throw leftOut(.noStatus, .none, of: record) }
      report.statuses.assumed += 1
      return .missing
    }
  }

  /// Counts a record that is left out because of its status.
  private mutating func leftOut(
    _ reason: RecordProblem.Reason, _ word: RawSlice, of record: SourceRecord
  ) -> RawProblem {
    report.statuses.leaveOut(record.text(word) ?? "")
    return record.problem(reason, .status, word)
  }

  /// Returns the coordinates of a batch's points by record index, if their system is not degrees on
  /// WGS84; `nil` for points without a coordinate.
  private mutating func unproject(
    _ raw: RawBatch, of source: any RawRecords, by plan: FieldPlan, _ ownSystem: String?
  ) throws(FileError) -> [Int: Coordinate?] {
    unknownSystems = []
    let name = plan.mapping.system ?? ownSystem
    let declared = name.flatMap {
      CoordinateSystem.isDegrees($0) ? nil : CoordinateSystem.code($0)
    }
    guard declared != nil || plan.hasGridReferences || plan.hasLabels || plan.zone != nil,
      raw.count > 0
    else { return [:] }
    var groups: [String: [(slot: Int, point: PlanePoint)]] = [:]
    for slot in 0..<raw.count {
      let record = SourceRecord(row: raw[slot], plan: plan)
      if let reference = record.gridReference {
        groups[reference.system, default: []].append((slot, reference.point))
      } else if let system = declared ?? record.labeledSystem ?? record.zoneSystem,
        let point = try? record.point()
      {
        groups[system, default: []].append((slot, point))
      }
    }
    var found: [Int: Coordinate?] = [:]
    for (system, group) in groups {
      let unprojection = unprojections[system] ?? options.unprojection?(system)
      unprojections[system] = unprojection
      guard let unprojection else {
        if system != declared, plan.hasLabels, options.unprojection?("EPSG:4326") != nil {
          unknownSystems.formUnion(group.map(\.slot))
          continue
        }
        let path = source.place(at: raw.records[0].start).file
        throw system == declared
          ? .unknownSystem(path: path, name: name ?? system)
          : .noLibrary(path: path, name: "PROJ", package: "libproj25")
      }
      let isDeclared = plan.mapping.system == nil && (system == declared || plan.hasLabels)
      if isDeclared, plan.isInDegrees, Self.isMetric(unprojection) {
        report.contradictedSystem = system
        continue
      }
      for (entry, coordinate) in zip(group, unprojection(group.map(\.point))) {
        found[entry.slot] = .some(coordinate)
      }
    }
    return found
  }

  /// Returns whether the unit of a system is much shorter than a degree, so that coordinates in
  /// degrees would all lie at the same spot.
  private static func isMetric(_ unprojection: Unprojection) -> Bool {
    let found = unprojection([PlanePoint(x: 10, y: 10), PlanePoint(x: 11, y: 11)])
    guard let first = found[0], let second = found[1] else { return true }
    return first.distance(to: second) < .kilometers(2)
  }

  private func isNew(
    _ id: (slice: RawSlice, range: Range<Int>), of record: SourceRecord
  ) -> Bool {
    if id.slice.isVerbatim {
      return seen.ids.insert(record.row.bytes.span.extracting(id.range))
    }
    return seen.ids.insert(id.slice.unescaped(in: record.row.bytes).span)
  }

  /// Returns the ID of a record without one, which no other record has.
  private func generateID(
    of record: SourceRecord, at coordinate: Coordinate, _ day: Int32
  ) -> RecordBatch.GeneratedID {
    let key = ContentKey(
      name: record.text(.petName), species: Species.carried(record.text(.species) ?? ""),
      day: day == RecordBatch.noDate ? nil : day, coordinate)
    var id = RecordBatch.GeneratedID(hash: key.hash)
    if seen.ids.insert(Array(id.text.utf8).span) { return id }
    id.twin = seen.twins[id.hash, default: 1]
    repeat { id.twin += 1 } while !seen.ids.insert(Array(id.text.utf8).span)
    seen.twins[id.hash] = id.twin
    return id
  }

  private mutating func note(
    _ problem: RawProblem, of record: SourceRecord, in source: any RawRecords
  ) throws(FileError) {
    let reason =
      isDecoded && problem.reason == .invalidUTF8 ? .undefinedBytes : problem.reason
    let count = report.count(reason, problem.field)
    let isKept = reason.isInvalid || count <= options.keptOptionalProblems
    guard options.isStrict || report.problems.count < options.keptProblems && isKept else { return }
    let full = RecordProblem(
      place: source.place(at: problem.index), record: report.records, field: problem.field,
      value: record.excerpt(of: problem), reason: reason)
    if options.isStrict { throw .badRecord(full) }
    report.problems.append(full)
  }
}
