import PetMapFiles
import PetMapReports
import PetMapSQLite

extension Command {
  package static let `import` = Command(
    "import",
    abstract: "announcements of a file into a store",
    usage: ["--source FILE [--store FILE.sqlite] [options]"],
    discussion: [
      "What is imported is published. Each record gets an id made from its own, by which --pin finds "
        + "it, too: imported again, it takes the place of what was imported before. Records without "
        + "an id go by their number in the file, also those of another file. An absent sex is "
        + "UNKNOWN. A value that breaks a rule of the API is left out, and so is a microchip number "
        + "that another announcement has.",
      "All records go in, or, when the import is interrupted, none. A server that serves the store "
        + "shows them at once.",
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap import --source - --input-format csv --store pets.sqlite
      """
    ],
    groups: [
      Group("Store", [StoreOptions.store.definition]),
      SourceOptions.group,
    ],
    run: ImportRun.run)
}

/// One run of `petmap import`.
private struct ImportRun {
  let path: String
  let console: Console
  /// Opened for the first record, so that a source that cannot be read makes no store.
  var store: StoreImport?
  var leftOut = 0

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    guard
      try arguments[SourceOptions.source] != nil || console.environment("PETMAP_SOURCE") != nil
    else {
      throw .usage("no source given", at: "import", remedy: "give --source FILE")
    }
    let source = try PinSource(arguments, console)
    let given = try arguments[StoreOptions.store]
    let path = given ?? StoreLocation.standard(console)
    if let identity = Platform.identity(of: path), identity == Platform.identity(of: source.path) {
      throw .usage(
        "the store is the source itself", at: "--store \(path.quoted)",
        remedy: "import into another store")
    }
    if given == nil { try StoreLocation.prepare(path) }
    var run = ImportRun(path: path, console: console)
    try source.read(arguments, console) { (batch) throws(CommandError) in
      try run.add(batch)
    }
    try run.commit()
    return .done
  }

  private mutating func add(_ batch: RecordBatch) throws(CommandError) {
    do throws(StoreError) {
      let store = if let store { store } else { try StoreImport(into: path) }
      self.store = store
      for index in 0..<batch.count {
        let record = ImportedAnnouncement(batch.announcement(at: index))
        try store.add(record)
        note(record)
      }
    } catch {
      throw CommandError(error, at: path)
    }
  }

  private mutating func note(_ record: ImportedAnnouncement) {
    for problem in record.problems {
      leftOut += 1
      guard console.isVerbose || leftOut <= 20 else { continue }
      let field = problem.field.map { " \($0)" } ?? ""
      console.note(
        "record \(record.sourceID.quoted)\(field): \(problem.message), kept without the field")
    }
  }

  private func commit() throws(CommandError) {
    guard let store else {
      console.note("\(path): nothing to import")
      return
    }
    if leftOut > 20, !console.isVerbose {
      console.note("\((leftOut - 20).grouped) more values were left out, --verbose shows all")
    }
    var progress = Progress("storing", console: console)
    defer { progress.finish() }
    let counts: ImportCounts
    do throws(StoreError) {
      let now = Timestamp(milliseconds: Platform.millisecondsSince1970())
      counts = try store.commit(at: now) {
        progress.update(items: $0, fraction: Double($0) / Double(store.count))
      }
    } catch {
      throw CommandError(error, at: path)
    }
    progress.finish()
    if !counts.chipConflicts.isEmpty {
      console.note(
        "\(path): \(counts.chipConflicts.count.grouped) without the microchip number, which another "
          + "announcement has")
    }
    console.note(
      "\(path): \(PinSource.counted(store.count, "record", "records")), \(counts.inserted.grouped) of them new, "
        + "\(counts.updated.grouped) changed, \(counts.unchanged.grouped) as before")
  }
}
