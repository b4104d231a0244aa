import PetMapSystem
import PetMapClient
package import PetMapFiles
import PetMapAnnouncements
import PetMapKit

/// Where a command reads its pins: files, standard input, stores, or services.
package struct PinSource: Sendable {
  /// One of them.
  struct Part: Sendable {
    /// `-` for standard input.
    let path: String
    let service: ServiceURL?
    let isStore: Bool

    init(_ path: String) {
      self.path = path
      service = ServiceURL(path)
      isStore = service == nil && path.hasSuffix(".sqlite") && !Self.isOtherDatabase(path)
    }

    /// Whether a file is an SQLite database of another program, such as SpatiaLite's.
    private static func isOtherDatabase(_ path: String) -> Bool {
      guard let head = try? WholeFile.read(path, limit: 72), head.count == 72 else { return false }
      return head.starts(with: "SQLite format 3\0".utf8) && !head[68...].elementsEqual("PETS".utf8)
    }

    /// What messages call it.
    var name: String { path == "-" ? "standard input" : path }
  }

  let parts: [Part]
  let options: ReadingOptions
  /// The only record or source that is asked for; nil for all.
  let wish: RecordWish?

  /// The first one's; `-` for standard input.
  package var path: String { parts[0].path }
  /// Whether the first is a store.
  var isStore: Bool { parts[0].isStore }
  /// Whose ids its announcements have, which decides between pins when they are clustered.
  var ids: PinClusters.IDs {
    parts.allSatisfy { $0.isStore || $0.service != nil } ? .service : .file
  }
  /// What messages call the sources together.
  var names: String { parts.map(\.name.quoted).joined(separator: ", ") }
  /// The service, if the first is one.
  var service: ServiceURL? { parts[0].service }

  /// - Throws: a usage error for a source that no command reads, and for one that the command is to
  ///   write to.
  ///
  /// - Parameter isImport: whether `--source-name` names what is read, and filters nothing.
  package init(
    _ arguments: Arguments, _ console: Console, isImport: Bool = false
  ) throws(CommandError) {
    wish = isImport ? nil : try RecordWish(arguments)
    parts = try Self.paths(arguments, console).map { Part($0) }
    let output = arguments.given[OutputOptions.output.definition.name]?.last
    for part in parts { try Self.check(output, console, isNot: part.path) }
    for part in parts { try wish?.check(part) }
    options = try ReadingOptions(arguments, console)
  }

  private static func paths(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> [String] {
    let given = try arguments[SourceOptions.source]
    guard let paths = given ?? console.environment("PETMAP_SOURCE").map({ [$0] }) else {
      let standard = StoreLocation.standard(console)
      if FileSystem.identity(of: standard) != nil { return [standard] }
      throw CommandError(
        .inputOutput, "no source given and no store", at: standard,
        remedy: "give --source FILE or set PETMAP_SOURCE")
    }
    let name = given == nil ? "PETMAP_SOURCE" : "--source"
    for path in paths where path.contains("://") && ServiceURL(path) == nil {
      let isPostgres = path.hasPrefix("postgres://") || path.hasPrefix("postgresql://")
      throw .usage(
        isPostgres ? "PostgreSQL stores cannot be read yet" : "neither a file nor a service",
        at: "\(name) \(path.quoted)",
        remedy:
          "give a .geojson, .json, .geojsonl or .csv file, each also .gz, a store's .sqlite, a service's URL, or -"
      )
    }
    if paths.count(where: { $0 == "-" }) > 1 {
      throw .usage(
        "standard input given twice", at: "--source -", remedy: "it can be read once only")
    }
    return paths
  }

  /// - Throws: a usage error for an output that is the source, by whatever name.
  private static func check(
    _ output: String?, _ console: Console, isNot source: String
  ) throws(CommandError) {
    let input = source == "-" ? Descriptor.identity(of: 0) : FileSystem.identity(of: source)
    let target = output.map { FileSystem.identity(of: $0) } ?? console.output.identity
    guard let input, input == target else { return }
    throw .usage(
      "the output is the source itself", at: "--output \((output ?? "-").quoted)",
      remedy: "write to another file")
  }

  /// Reads the sources to their ends, a batch at a time, and says on standard error how they are
  /// read and what was left out.
  ///
  /// - Throws: what `body` throws, and an error of a source: 4 when it cannot be read, 3 when its
  ///   content is wrong or no record of it could become a pin.
  package func read(
    _ arguments: Arguments, _ console: Console,
    _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) {
    let seen = SeenIDs()
    var wishes = try FilterWishes(arguments)
    for part in parts {
      try read(part, arguments, console, seen) { (batch) throws(CommandError) in
        wishes.note(batch)
        try body(batch)
      }
    }
    for line in wishes.unmet { console.note(line) }
  }

  private func read(
    _ part: Part, _ arguments: Arguments, _ console: Console, _ seen: SeenIDs,
    _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) {
    if part.isStore { return try part.readStore(wish, keeping: options.keeps, console, body) }
    if let service = part.service { return try part.readService(service, wish, console, body) }
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
        if let wish { try body(reader.batch.matching(wish)) } else { try body(reader.batch) }
        progress.update(items: reader.report.records, fraction: reader.fractionRead)
      }
    } catch {
      progress.finish()
      if !arguments[SourceOptions.strict] {
        SourceNotes(part.name, reader.facts, reader.report).noteProblems(console)
      }
      throw error
    }
    progress.finish()
    let notes = SourceNotes(part.name, reader.facts, reader.report)
    notes.noteReading(console)
    notes.noteProblems(console)
    notes.noteTotals(console)
    if console.isVerbose {
      let milliseconds = Int((SystemClock.seconds() - start) * 1000)
      let records = Self.counted(reader.report.records, "record", "records")
      console.note("\(part.name): \(records) read and searched in \(milliseconds) ms")
    }
    try notes.checkUse()
  }

  private func next(_ reader: inout AnnouncementReader) throws(CommandError) -> Bool {
    do {
      return try reader.readBatch()
    } catch {
      throw CommandError(error)
    }
  }

  /// `1 record`, `2 records`.
  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count.grouped) \(count == 1 ? one : many)"
  }
}

extension ReadingOptions {
  /// How the command line says that files are read.
  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.init()
    isStrict = arguments[SourceOptions.strict]
    keptProblems = console.isVerbose ? .max : 20
    keptOptionalProblems = console.isVerbose ? .max : 3
    if let format = try arguments[SourceOptions.inputFormat] {
      self.format = SourceFormat(rawValue: format.rawValue)
    }
    recordPath = try arguments[SourceOptions.records]?.split(separator: ".").map(String.init)
    layer = try arguments[SourceOptions.layer]
    mapping = try SourceMapping(arguments)
    conditions = try arguments[SourceOptions.condition] ?? []
    if let names = try arguments[SourceOptions.keep] {
      keeps = names.contains("all") ? .all : .named(names)
    }
    unprojection = SourceSystems.unprojection
  }
}
