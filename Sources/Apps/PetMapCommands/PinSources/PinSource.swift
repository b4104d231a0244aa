import PetMapSystem
import PetMapClient
package import PetMapFiles
package import PetMapAnnouncements
import PetMapKit
import PetMapRequests
import PetMapStore

/// The input of a command that reads pins: files, standard input, stores and services.
package struct PinSource: Sendable {
  /// A single file, store or service.
  struct Part: Sendable {
    /// The path, or `-` for standard input.
    let path: String
    let service: ServiceURL?
    let isStore: Bool

    init(_ path: String) {
      self.path = path
      service = ServiceURL(path)
      isStore = service == nil && path.hasSuffix(".sqlite") && !Self.isOtherDatabase(path)
    }

    /// Returns whether a file is another program's SQLite database, such as a SpatiaLite file.
    private static func isOtherDatabase(_ path: String) -> Bool {
      guard let head = try? WholeFile.read(path, limit: 72), head.count == 72 else { return false }
      guard head.starts(with: "SQLite format 3\0".utf8), !head[68...].elementsEqual("PETS".utf8)
      else { return false }
      // While a new store is being served, its header may exist only in the write-ahead log.
      guard case .file(let size)? = FileSystem.kind(of: path + "-wal"), size > 0 else {
        return true
      }
      return (try? StoreAddress.file(path).reader()) == nil
    }

    /// The name of the source in messages.
    var name: String { path == "-" ? "standard input" : path }
  }

  let parts: [Part]
  let options: ReadingOptions
  /// The record or source to read, or `nil` for all.
  let selection: RecordSelection?
  private let unmatched: UnmatchedFilters

  /// The path of the first part; `-` for standard input.
  package var path: String { parts[0].path }
  /// Whether the first part is a store.
  var isStore: Bool { parts[0].isStore }
  /// The origin of the announcements' IDs, which determine the rank of pins.
  var ids: PinClusters.IDs {
    parts.allSatisfy { $0.isStore || $0.service != nil } ? .service : .file
  }
  /// The names of all parts in messages.
  var names: String { parts.map(\.name.quoted).joined(separator: ", ") }
  /// The service, if the first part is one.
  var service: ServiceURL? { parts[0].service }

  /// - Parameters:
  ///   - filter: The filters of the command, if it has any.
  ///   - output: The path of the output file, or `nil` for standard output.
  ///   - selection: The record or source to read, or `nil` for all.
  ///   - keeps: The columns to keep if `--keep` is not given.
  /// - Throws: A usage error for an unsupported source, or for one that is also the output.
  init(
    _ arguments: Arguments<SourceOptions>, filter: FilterRequest? = nil,
    selection: RecordSelection? = nil, output: String? = nil, keeping keeps: KeptColumns = .none,
    _ console: Console
  ) throws(CommandError) {
    self.selection = selection
    unmatched = UnmatchedFilters(filter)
    parts = try Self.paths(arguments, console).map { Part($0) }
    for part in parts { try Self.check(output, console, isNot: part.path) }
    for part in parts { try self.selection?.check(part) }
    var options = try ReadingOptions(arguments, console)
    if options.keeps == .none { options.keeps = keeps }
    self.options = options
    try Self.check(arguments, parts)
  }

  /// The options that are not about the interpretation of files.
  private static let optionsForAll: Set = ["source", "keep"]

  /// Refuses options that a store or a service would ignore.
  private static func check(
    _ arguments: Arguments<SourceOptions>, _ parts: [Part]
  ) throws(CommandError) {
    guard let part = parts.first(where: { $0.isStore || $0.service != nil }) else { return }
    let given = arguments.options.definitions.first { definition in
      !optionsForAll.contains(definition.name) && !arguments.parsed.texts(of: definition).isEmpty
    }
    guard let given else { return }
    throw .usage(
      "applies to files, and \(part.name) is a \(part.isStore ? "store" : "service")",
      at: "--\(given.name)", remedy: "omit it")
  }

  /// Creates a source of one file, store or service that is read without options.
  init(
    path: String, output: String?, keeping keeps: KeptColumns, _ console: Console
  ) throws(CommandError) {
    parts = [Part(path)]
    selection = nil
    unmatched = UnmatchedFilters(nil)
    try Self.check(output, console, isNot: path)
    var options = ReadingOptions(console)
    options.keeps = keeps
    self.options = options
  }

  private static func paths(
    _ arguments: Arguments<SourceOptions>, _ console: Console
  ) throws(CommandError) -> [String] {
    let given = arguments.source
    guard let paths = given ?? console.environment("PETMAP_SOURCE").map({ [$0] }) else {
      let standard = StoreLocation.standard(console)
      if FileSystem.identity(of: standard) != nil { return [standard] }
      throw CommandError(
        .inputOutput, "no source specified, and the default store does not exist", at: standard,
        remedy: "specify a file, or set PETMAP_SOURCE")
    }
    let name = given == nil ? "PETMAP_SOURCE" : "--source"
    for path in paths where path.contains("://") && ServiceURL(path) == nil {
      let isPostgres = path.hasPrefix("postgres://") || path.hasPrefix("postgresql://")
      throw .usage(
        isPostgres
          ? "PostgreSQL stores are not supported as sources" : "neither a file nor a service",
        at: "\(name) \(path.quoted)",
        remedy:
          "specify a .geojson, .json, .geojsonl or .csv file, a store's .sqlite, a service's URL, "
          + "or -"
      )
    }
    if paths.count(where: { $0 == "-" }) > 1 {
      throw .usage(
        "standard input specified twice", at: "--source -", remedy: "specify it once")
    }
    return paths
  }

  /// - Throws: A usage error if the output is the source, even under a different name.
  private static func check(
    _ output: String?, _ console: Console, isNot source: String
  ) throws(CommandError) {
    let input = source == "-" ? Descriptor.identity(of: 0) : FileSystem.identity(of: source)
    let target = output.map { FileSystem.identity(of: $0) } ?? console.output.identity
    guard let input, input == target else { return }
    throw .usage(
      "the output is also the source", at: "--output \((output ?? "-").quoted)",
      remedy: "write to another file")
  }

  /// What was left out of the sources that were read.
  package struct Omissions: Sendable {
    /// The number of records that could not be read.
    package var skipped = 0
    /// The number of records left out because nothing says their status.
    package var leftOut = 0
    /// Whether only a layer of a file, or only some of its records, were read.
    package var isPartial = false
  }

  /// Reads the sources in batches, and reports on standard error how they were interpreted and
  /// which records were skipped.
  ///
  /// - Parameters:
  ///   - isBrief: Whether the numbers of pins by status are reported only if some records have
  ///     none, because the command shows some of the pins.
  ///   - addStored: Called with the announcements in stores instead of `body`, unless it is `nil`.
  /// - Returns: What was left out.
  /// - Throws: An error with status 4 if a source cannot be read, with status 3 if it is invalid or
  ///   has no usable records, and any error that `body` throws.
  @discardableResult
  package func read(
    _ console: Console, isBrief: Bool = false,
    addStored: ((StoredAnnouncement) -> Void)? = nil,
    _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) -> Omissions {
    let seen = SeenIDs()
    var unmatched = unmatched
    var omissions = Omissions()
    for part in parts {
      if part.isStore, let addStored {
        var repeated = 0
        try part.forEachStored(selection, in: part.openedStore(), console) { stored in
          if isNew(stored.id.text, seen, &repeated) { addStored(stored) }
        }
        note(repeated, in: part, console)
        continue
      }
      try read(part, console, seen, isBrief: isBrief, &omissions) {
        (batch) throws(CommandError) in
        unmatched.add(batch)
        try body(batch)
      }
    }
    for line in unmatched.notes { console.note(line) }
    return omissions
  }

  private func read(
    _ part: Part, _ console: Console, _ seen: SeenIDs, isBrief: Bool,
    _ omissions: inout Omissions,
    _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) {
    if part.isStore || part.service != nil {
      var repeated = 0
      try part.readStored(selection, keeping: options.keeps, console) {
        (batch) throws(CommandError) in
        try body(batch.filtered { isNew($0, seen, &repeated) })
      }
      return note(repeated, in: part, console)
    }
    var progress = Progress("reading", console: console)
    defer { progress.finish() }
    var reader: AnnouncementReader
    do {
      reader = try AnnouncementReader(path: part.path, options: options, after: seen)
    } catch {
      throw CommandError(error)
    }
    let start = SystemClock.seconds()
    do {
      while try next(&reader) {
        try body(selection.map { reader.batch.matching($0) } ?? reader.batch)
        progress.update(items: reader.report.records, fraction: reader.fractionRead)
      }
    } catch {
      progress.finish()
      if !options.isStrict {
        SourceNotes(part.name, reader.facts, reader.report).noteProblems(console)
      }
      throw error
    }
    progress.finish()
    let notes = SourceNotes(part.name, reader.facts, reader.report)
    notes.noteStatuses(console, isBrief: isBrief)
    notes.noteRecordPath(options.recordPath, console)
    notes.noteReading(console)
    notes.noteProblems(console)
    notes.noteTotals(console)
    if console.isVerbose {
      let milliseconds = Int((SystemClock.seconds() - start) * 1000)
      let records = Self.counted(reader.report.records, "record", "records")
      console.note("\(part.name): read and searched \(records) in \(milliseconds) ms")
    }
    omissions.skipped += reader.report.skipped
    omissions.leftOut += reader.report.statuses.leftOut
    if options.layer != nil || !options.conditions.isEmpty
      || reader.facts.layers?.others.isEmpty == false
    {
      omissions.isPartial = true
    }
    try notes.checkUsability()
  }

  /// Returns whether no earlier source has an announcement of a store or a service, or else counts it.
  private func isNew(_ id: String, _ seen: SeenIDs, _ repeated: inout Int) -> Bool {
    // Those of a single one have different IDs.
    if parts.count == 1 || seen.insert(id) { return true }
    repeated += 1
    return false
  }

  private func note(_ repeated: Int, in part: Part, _ console: Console) {
    guard repeated > 0 else { return }
    let announcements = Self.counted(repeated, "announcement", "announcements")
    console.note("\(part.name): \(announcements) skipped, because earlier sources have their IDs")
  }

  private func next(_ reader: inout AnnouncementReader) throws(CommandError) -> Bool {
    do {
      return try reader.readBatch()
    } catch {
      throw CommandError(error)
    }
  }

  /// Returns a count with its noun: `1 record`, `2 records`.
  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count.grouped) \(count == 1 ? one : many)"
  }
}

extension PinSource.Part {
  private static let batchSize = 512

  /// Reads the published announcements from a store or a service.
  ///
  /// - Parameters:
  ///   - selection: The record or source to read, or `nil` for all.
  ///   - keeps: The columns of a store to include besides the announcement's fields.
  fileprivate func readStored(
    _ selection: RecordSelection?, keeping keeps: KeptColumns, _ console: Console,
    _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) {
    if let service { return try readService(service, selection, console, body) }
    try readStore(selection, keeping: keeps, console, body)
  }

  private func readService(
    _ url: ServiceURL, _ selection: RecordSelection?, _ console: Console,
    _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) {
    let list = try ServiceConnection(url).wait(console) {
      (client) async throws(ClientError) in
      guard let selection, let id = selection.id else {
        return try await client.announcements(within: nil)
      }
      return try await client.announcements(withSourceID: id, in: selection.source)
    }
    for start in stride(from: 0, to: list.count, by: Self.batchSize) {
      let part = Array(list[start..<min(start + Self.batchSize, list.count)])
      try body(RecordBatch(part))
    }
  }
}

extension ReadingOptions {
  /// Creates the reading options that a command line specifies.
  init(_ arguments: Arguments<SourceOptions>, _ console: Console) throws(CommandError) {
    self.init(console)
    isStrict = arguments.strict
    if let format = arguments.inputFormat {
      self.format = SourceFormat(rawValue: format.rawValue)
    }
    recordPath = arguments.records?.split(separator: ".").map(String.init)
    layer = arguments.layer
    mapping = try SourceMapping(arguments)
    conditions = arguments.condition ?? []
    if let names = arguments.keep {
      keeps = names.contains("all") ? .all : .named(names)
    }
  }

  /// Creates the reading options of a source without any of its own.
  fileprivate init(_ console: Console) {
    self.init()
    keptProblems = console.isVerbose ? .max : 20
    keptOptionalProblems = console.isVerbose ? .max : 3
    unprojection = CoordinateSystems.unprojection
  }
}
