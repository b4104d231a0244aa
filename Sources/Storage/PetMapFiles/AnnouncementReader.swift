import PetMapAnnouncements
import PetMapSynonyms

/// Reads announcements from a file in batches. Memory usage is independent of the file's size,
/// except for about 20 bytes per ID.
///
/// ```swift
/// var reader = try AnnouncementReader(path: "pets.geojson.gz")
/// while try reader.readBatch() {
///   print(reader.batch.count)
/// }
/// print(reader.report.skipped)
/// ```
///
/// The target is a pipeline of folders: `Input` provides a file's bytes as UTF-8, with `Archives`,
/// `DarwinCore`, `KML`, and `Libraries` for files that are not text themselves. A ``SourceFile``
/// consists of the parts that are read together, by a ``JoinedRecords`` if there are several. `CSV`,
/// `JSON`, and `GeoPackage` turn a part into a `Raw` batch of records with uninterpreted values;
/// `Shapes` are geometries, and `Tracks` recognizes data that are not records. `Columns` determines
/// the column mapping from `ColumnNames` and column profiles; `Values` parses values; `Records`
/// produces the valid announcements. A ``RecordSource`` covers the pipeline up to the raw
/// batch. ``SourceInspection`` analyzes a whole file to show how it is read, and `Writing` creates
/// files.
///
/// The first records are read twice; the first pass determines the formats of numbers and dates.
///
/// - A file with a gzip header is decompressed, regardless of its name.
/// - A record without an ID gets one that is derived from its name, species, date, and coordinate:
///   `record-` and 16 hexadecimal digits. The second such record with the same values gets `-2`.
/// - A record without a status gets the status *missing* only if its source contains no statuses;
///   otherwise, it is left out.
/// - Recognized species and sexes are replaced with the API's spelling.
public struct AnnouncementReader: ~Copyable {
  private let source: RecordSource
  /// The coordinate system declared in the file, even if it follows the features.
  private let system: String?
  private var raw = RawBatch()
  private let profiles: ColumnProfiles
  private let options: ReadingOptions
  private(set) var plan: FieldPlan
  private var validator: RecordValidator
  /// The error that ended reading; thrown once all records before it have been returned.
  private var failure: FileError?

  /// The most recently read records.
  public let batch = RecordBatch()

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path of a file, or `-` for standard input.
  ///   - seen: The IDs in previously read files; a record with one of them counts as a duplicate.
  /// - Throws: ``FileError`` if the file cannot be opened, is empty, has an unknown format, or is a
  ///   table without coordinate columns.
  public init(
    path: String, options: ReadingOptions = ReadingOptions(), after seen: SeenIDs = SeenIDs()
  ) throws(FileError) {
    try self.init(path: path, options: options, after: seen, needsCoordinates: true)
  }

  /// - Parameter needsCoordinates: Whether coordinate columns are required; pass `false` to only
  ///   examine raw records.
  init(
    path: String, options: ReadingOptions, after seen: SeenIDs = SeenIDs(), needsCoordinates: Bool
  ) throws(FileError) {
    let file = try SourceFile.opened(path, options)
    let sample = try RecordSource(file, options)
    let first = sample.records
    let profiles = ColumnProfiles(first, options.mapping)
    // Reading from the beginning again yields the same columns in the same order.
    let plan = FieldPlan(
      first.columns, profiles: profiles, options: options, isTable: first.isTable,
      isProjected: Self.isProjected(options.mapping.system ?? sample.system))
    try Self.check(
      options, plan, columns: first.columns.map(\.name), of: path,
      needsCoordinates: needsCoordinates)
    if options.mapping.columns[.id] == nil, var finder = TrackFinder(first.columns, plan),
      let tracks = try finder.tracks(in: RecordSource(file, options).records)
    {
      throw .onlyTracks(path: path, count: tracks)
    }
    let source = try RecordSource(file, options, after: sample)
    self.source = source
    system = source.system ?? sample.system
    self.profiles = profiles
    self.options = options
    batch.keptNames = plan.kept.map(\.name)
    self.plan = plan
    let isJoined = file.parts.count > 1
    validator = RecordValidator(
      options, seen: seen, isDecoded: file.parts.contains { $0.bytes.encoding != nil },
      namedStatus: isJoined
        ? nil : file.statusNames.first.flatMap(StatusWord.status(ofName:)),
      hasNamedStatuses: isJoined && !file.statusNames.isEmpty)
  }

  /// The outcome of the records read so far.
  public var report: ReadReport { validator.report }

  /// The fraction of the file that has been read, from 0 to 1, measured in compressed bytes if it
  /// is compressed; `nil` if its length is unknown, as for a pipe.
  public var fractionRead: Double? { source.fractionRead }

  /// How the file is read: the detected properties, and the column mapping so far.
  public var facts: SourceFacts {
    SourceFacts(
      source, plan, profiles, system: report.contradictedSystem == nil ? system : nil,
      declaredSystem: system)
  }

  private static func isProjected(_ system: String?) -> Bool {
    system.map { !CoordinateSystem.isDegrees($0) } ?? false
  }

  /// - Parameter columns: The columns found in the first records.
  /// - Throws: ``FileError/unknownColumn(path:column:columns:)`` for a requested column that does
  ///   not exist, ``FileError/missingColumn(path:field:columns:)`` for a table without coordinates.
  private static func check(
    _ options: ReadingOptions, _ plan: FieldPlan, columns: [String], of path: String,
    needsCoordinates: Bool
  ) throws(FileError) {
    if plan.isTable {
      for column in RecordField.allCases.compactMap({ plan.mapping.columns[$0] })
      where !column.isEmpty && !columns.contains(column) {
        throw .unknownColumn(path: path, column: column, columns: columns)
      }
      let lacksCoordinates = RecordField.coordinateFields.allSatisfy { !plan.has($0) }
      if needsCoordinates, lacksCoordinates, plan.rivals.isEmpty {
        throw .noCoordinates(path: path, columns: columns)
      }
      for field in [RecordField.latitude, .longitude]
      where plan.rivals.isEmpty && needsCoordinates && !plan.has(.location) && !plan.has(field) {
        throw .missingColumn(path: path, field: field, columns: columns)
      }
    }
    if needsCoordinates, !plan.rivals.isEmpty {
      throw .severalLocations(path: path, columns: plan.rivals.map { columns[$0] })
    }
    var requested = options.conditions.map(\.column)
    if case .named(let kept) = options.keeps { requested += kept }
    let known = Set(columns.map(\.folded))
    for name in requested
    where !columns.contains(name) && RecordField(name) == nil && !known.contains(name.folded) {
      throw .unknownColumn(path: path, column: name, columns: columns)
    }
  }

  /// Reads the next batch.
  ///
  /// - Returns: `false` at the end of the file, where `batch` is empty.
  /// - Throws: ``FileError`` if the rest of the file cannot be read. The error is thrown once all
  ///   records before it have been returned; those records remain counted in ``report``.
  public mutating func readBatch() throws(FileError) -> Bool { try readBatch { _ in } }

  /// - Parameter inspect: Receives the raw records, both valid and invalid.
  mutating func readBatch(_ inspect: (RawBatch) -> Void) throws(FileError) -> Bool {
    if let failure { throw failure }
    do throws(FileError) {
      while true {
        batch.clear()
        let records = source.records
        let hasMore = try records.read(into: &raw)
        inspect(raw)
        if records.columns.count > plan.columns.count {
          plan = FieldPlan(
            records.columns, profiles: profiles, options: options, isTable: plan.isTable,
            isProjected: Self.isProjected(options.mapping.system ?? system))
        }
        try validator.validate(raw, of: records, by: plan, system: system, into: batch)
        if batch.count > 0 { return true }
        if !hasMore { return false }
      }
    } catch {
      failure = error
      if batch.count > 0 { return true }
      throw error
    }
  }
}
