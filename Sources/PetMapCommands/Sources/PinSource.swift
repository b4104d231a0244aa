import PetMapClient
package import PetMapFiles
import PetMapReports

/// Where a command reads its pins: a file, standard input, a store, or a service.
package struct PinSource: Sendable {
  /// `-` for standard input.
  package let path: String
  /// Whether it is a store.
  let isStore: Bool
  /// The service, if it is one.
  let service: ServiceURL?
  private let options: ReadingOptions

  /// - Throws: a usage error for a source that no command reads, and for one that the command is to
  ///   write to.
  package init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    path = try Self.path(arguments, console)
    service = ServiceURL(path)
    isStore = service == nil && path.hasSuffix(".sqlite")
    let output = arguments.given[OutputOptions.output.definition.name]?.last
    try Self.check(output, console, isNot: path)
    var options = ReadingOptions()
    options.isStrict = arguments[SourceOptions.strict]
    options.keptProblems = console.isVerbose ? .max : 20
    if let format = try arguments[SourceOptions.inputFormat] {
      options.format = SourceFormat(rawValue: format.rawValue)
    }
    for choice in try arguments[SourceOptions.map] ?? [] {
      options.columns[choice.field] = choice.column
    }
    self.options = options
  }

  private static func path(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> String {
    let given = try arguments[SourceOptions.source]
    guard let path = given ?? console.environment("PETMAP_SOURCE") else {
      let standard = StoreLocation.standard(console)
      if Platform.identity(of: standard) != nil { return standard }
      throw CommandError(
        .inputOutput, "no source given and no store", at: standard,
        remedy: "give --source FILE or set PETMAP_SOURCE")
    }
    let name = given == nil ? "PETMAP_SOURCE" : "--source"
    if path.contains("://"), ServiceURL(path) == nil {
      let isPostgres = path.hasPrefix("postgres://") || path.hasPrefix("postgresql://")
      throw .usage(
        isPostgres ? "PostgreSQL stores cannot be read yet" : "neither a file nor a service",
        at: "\(name) \(path.quoted)",
        remedy:
          "give a .geojson, .json, .geojsonl or .csv file, each also .gz, a store's .sqlite, a service's URL, or -"
      )
    }
    return path
  }

  /// - Throws: a usage error for an output that is the source, by whatever name.
  private static func check(
    _ output: String?, _ console: Console, isNot source: String
  ) throws(CommandError) {
    let input = source == "-" ? Platform.identity(of: 0) : Platform.identity(of: source)
    let target = output.map { Platform.identity(of: $0) } ?? console.output.identity
    guard let input, input == target else { return }
    throw .usage(
      "the output is the source itself", at: "--output \((output ?? "-").quoted)",
      remedy: "write to another file")
  }

  /// Reads the source to its end, a batch at a time, and says on standard error what was left out.
  ///
  /// - Throws: what `body` throws, and an error of the source: 4 when it cannot be read, 3 when its
  ///   content is wrong or no record of it could become a pin.
  package func read(
    _ arguments: Arguments, _ console: Console,
    _ body: (RecordBatch) throws(CommandError) -> Void
  ) throws(CommandError) -> ReadReport {
    if isStore { return try readStore(console, body) }
    if let service { return try readService(service, console, body) }
    var progress = Progress("reading", console: console)
    defer { progress.finish() }
    var reader: AnnouncementReader
    do {
      reader = try AnnouncementReader(path: path, options: options)
    } catch {
      throw CommandError(error)
    }
    let start = Platform.seconds()
    do {
      while try next(&reader) {
        try body(reader.batch)
        progress.update(items: reader.report.records, fraction: reader.fractionRead)
      }
    } catch {
      progress.finish()
      if !arguments[SourceOptions.strict] { noteProblems(of: reader.report, console) }
      throw error
    }
    progress.finish()
    noteProblems(of: reader.report, console)
    noteTotals(of: reader.report, console)
    if console.isVerbose {
      let milliseconds = Int((Platform.seconds() - start) * 1000)
      let records = Self.counted(reader.report.records, "record", "records")
      console.note("\(name): \(records) read and searched in \(milliseconds) ms")
    }
    try checkUse(of: reader.report)
    return reader.report
  }

  private func next(_ reader: inout AnnouncementReader) throws(CommandError) -> Bool {
    do {
      return try reader.readBatch()
    } catch {
      throw CommandError(error)
    }
  }

  /// An empty collection is an answer; one of which nothing could be used is none.
  private func checkUse(of report: ReadReport) throws(CommandError) {
    guard report.records > 0, report.pins == 0 else { return }
    let records = Self.counted(report.records, "record", "records")
    throw CommandError(
      .badData, "no record could become a pin", at: "\(name) with \(records)",
      remedy: "check the columns, or name them with --map FIELD=COLUMN")
  }

  private var name: String { path == "-" ? "standard input" : path }

  private func noteProblems(of report: ReadReport, _ console: Console) {
    for problem in report.problems { console.note(problem.line) }
    let more = report.skipped + report.fieldsLeftOut - report.problems.count
    if more > 0 {
      console.note(
        "\(name): \(Self.counted(more, "more problem", "more problems")), --verbose shows all")
    }
  }

  private func noteTotals(of report: ReadReport, _ console: Console) {
    var parts: [String] = []
    if report.skipped > 0 {
      parts.append("\(report.skipped.grouped) could not become pins")
    }
    if report.duplicates > 0 {
      parts.append(
        Self.counted(report.duplicates, "repeats an earlier id", "repeat an earlier id"))
    }
    guard !parts.isEmpty else { return }
    let records = Self.counted(report.records, "record", "records")
    console.note("\(name): left out of \(records): \(parts.joined(separator: ", "))")
  }

  /// `1 record`, `2 records`.
  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count.grouped) \(count == 1 ? one : many)"
  }
}
