import PetMapAnnouncements

/// Reads the announcements of a file one batch after the other, in memory that does not depend on
/// the file's size but for 20 bytes or so an id.
///
/// ```swift
/// var reader = try AnnouncementReader(path: "pets.geojson.gz")
/// while try reader.readBatch() {
///   print(reader.batch.count)
/// }
/// print(reader.report.skipped)
/// ```
///
/// The target is a pipeline, and its folders read in its order: `Input` gives a file's bytes as UTF-8;
/// `CSV`, `JSON` and `GeoPackage` make a `Raw` batch of records of them, values as they are written;
/// `Meaning` finds out what the columns and values are; `Records` gives what is a valid announcement.
/// A ``RecordSource`` is the first half, up to the raw batch. `Inspection` looks at a whole file for
/// who wants to know how it is read, and `Writing` is for files that are made.
///
/// The first records are read twice, once to learn how their numbers and dates are written.
///
/// - A file that begins like gzip is decompressed, whatever its name.
/// - A record without an id is called `record-` and its number in the file.
/// - A record without a status is missing.
/// - The known words for species and sex are carried in the API's spelling.
public struct AnnouncementReader: ~Copyable {
  private let source: RecordSource
  /// The coordinate system that the file itself names, be it behind its features.
  private let system: String?
  private let raw = RawBatch()
  private let survey: SourceSurvey
  private let options: ReadingOptions
  private(set) var plan: FieldPlan
  private var validator: RecordValidator
  /// Why the file cannot be read any further, once what came before has been given out.
  private var failure: FileError?

  /// The records read last.
  public let batch = RecordBatch()

  /// - Parameters:
  ///   - path: a file's, or `-` for standard input.
  ///   - seen: the ids of files read before, which count as repeated.
  /// - Throws: ``FileError`` when it cannot be opened, is empty, is in no known format, or is a table
  ///   without columns for coordinates.
  public init(
    path: String, options: ReadingOptions = ReadingOptions(), after seen: SeenIDs = SeenIDs()
  ) throws(FileError) {
    try self.init(path: path, options: options, after: seen, needsCoordinates: true)
  }

  /// - Parameter needsCoordinates: false for one who only looks at the records as they are written.
  init(
    path: String, options: ReadingOptions, after seen: SeenIDs = SeenIDs(), needsCoordinates: Bool
  ) throws(FileError) {
    let bytes = try ByteSource.opened(path, options)
    let format = try RecordSource.format(of: bytes, options)
    let first = try RecordSource(bytes, format, options).records
    let survey = SourceSurvey(first, options.mapping)
    try bytes.rewind(isLast: true)
    let source = try RecordSource(bytes, format, options)
    // The columns of the first records come again in the same order.
    let plan = FieldPlan(first.columns, survey: survey, options: options, isTable: first.isTable)
    try Self.check(
      options, plan, columns: first.columns.map(\.name), of: path,
      needsCoordinates: needsCoordinates)
    self.source = source
    system = source.records.system ?? first.system ?? bytes.layer?.system
    self.survey = survey
    self.options = options
    batch.keptNames = plan.kept.map(\.name)
    self.plan = plan
    validator = RecordValidator(options, seen: seen, isDecoded: bytes.encoding != nil)
  }

  /// The format the file is read in.
  public var format: SourceFormat { source.format }

  /// What became of the records so far.
  public var report: ReadReport { validator.report }

  /// How much of the file has been read, 0 to 1, compressed bytes if it is compressed; nil when its
  /// length is not known, as a pipe's.
  public var fractionRead: Double? { source.bytes.fractionRead }

  /// How the file is read: what was found out, and what became of its columns so far.
  public var facts: SourceFacts { SourceFacts(source, plan, survey, system: system) }

  /// - Parameter columns: what the first records have.
  /// - Throws: ``FileError/unknownColumn(path:column:columns:)`` for a column that is asked for and
  ///   not there, ``FileError/missingColumn(path:field:columns:)`` for a table without coordinates.
  private static func check(
    _ options: ReadingOptions, _ plan: FieldPlan, columns: [String], of path: String,
    needsCoordinates: Bool
  ) throws(FileError) {
    if plan.isTable {
      for column in AnnouncementField.allCases.compactMap({ plan.mapping.columns[$0] })
      where !column.isEmpty && !columns.contains(column) {
        throw .unknownColumn(path: path, column: column, columns: columns)
      }
      let isWithout = AnnouncementField.places.allSatisfy { !plan.has($0) }
      if needsCoordinates, isWithout, plan.rivals.isEmpty {
        throw .noCoordinates(path: path, columns: columns)
      }
      for field in [AnnouncementField.latitude, .longitude]
      where plan.rivals.isEmpty && needsCoordinates && !plan.has(.location) && !plan.has(field) {
        throw .missingColumn(path: path, field: field, columns: columns)
      }
    }
    if needsCoordinates, !plan.rivals.isEmpty {
      throw .severalLocations(path: path, columns: plan.rivals.map { columns[$0] })
    }
    var wanted = options.conditions.map(\.column)
    if case .named(let kept) = options.keeps { wanted += kept }
    let known = Set(columns.map(\.folded))
    for name in wanted
    where !columns.contains(name) && AnnouncementField(name) == nil && !known.contains(name.folded)
    {
      throw .unknownColumn(path: path, column: name, columns: columns)
    }
  }

  /// Reads on.
  ///
  /// - Returns: false when there is nothing more; `batch` is empty then.
  /// - Throws: ``FileError`` when the file cannot be read any further, after all records before
  ///   that place have been in a batch. They stay counted in ``report``.
  public mutating func readBatch() throws(FileError) -> Bool { try readBatch { _ in } }

  /// - Parameter look: gets the records as they are written, good and bad.
  mutating func readBatch(_ look: (RawBatch) -> Void) throws(FileError) -> Bool {
    if let failure { throw failure }
    do throws(FileError) {
      while true {
        batch.begin(raw, plan)
        let records = source.records
        let goesOn = try records.read(into: raw)
        look(raw)
        if records.columns.count > plan.columns.count {
          plan = FieldPlan(
            records.columns, survey: survey, options: options, isTable: plan.isTable)
        }
        try validator.validate(raw, of: records, by: plan, system: system, into: batch)
        if batch.count > 0 { return true }
        if !goesOn { return false }
      }
    } catch {
      failure = error
      if batch.count > 0 { return true }
      throw error
    }
  }
}
