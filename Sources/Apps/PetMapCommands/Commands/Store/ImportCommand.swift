import PetMapSystem
import PetMapAPI
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import PetMapPhotos
import PetMapStore

extension Command {
  package static let `import` = Command(
    "import",
    abstract: "copy announcements from a file into a store",
    usage: ["--source FILE [--store FILE.sqlite] [options]"],
    discussion: [
      "Imported announcements are published immediately. IDs are unique within a source. Importing "
        + "a record again updates its announcement. To find an announcement by its record's ID, "
        + "use --source-id or --pin. A missing sex becomes UNKNOWN. Text that is too long ends with an "
        + "ellipsis. Other values that the API would reject are omitted, as are microchip numbers "
        + "that another announcement already has.",
      "Records without an ID are recognized by their name, species, date and coordinate, wherever "
        + "they are in the file; contact and details tell twins apart. If one of these was corrected, "
        + "a record is still recognized as long as no other record or announcement is similar. If "
        + "petmap cannot tell, it creates a new announcement and reports the record as ambiguous.",
      "Announcements whose records are no longer in the file are listed, and closed with "
        + "--close-missing. An import that would turn announcements into those of other animals is "
        + "refused, unless --accept-changes is given. Announcements that were erased are not created "
        + "again, unless --restore-erased is given. --dry-run lists what an import would do.",
      "The first source needs no name. A file with the same name, in any directory, counts as the "
        + "same source, and so does one most of whose records are already in the store unchanged. "
        + "To import any other file into the store, you must pass --source-name: a new name or, if "
        + "the file is a newer version, the known one, which may be a file's name. The file's name "
        + "then no longer matters.",
      "If a record has the ID of one of the store's own announcements, as in an export, it refers "
        + "to that announcement. Importing an export into the same store changes nothing.",
      "--fetch-photos fetches the photos that the records link to, up to 20 MiB and "
        + "\(PhotoFormat.megapixelLimit) megapixels each, and stores them without metadata. "
        + "Photos that are already in the store are fetched again only if their URL has changed. "
        + "Photos that cannot be fetched are reported. Fetching from this machine or a private "
        + "network requires --allow-private-hosts, since a file could otherwise make petmap "
        + "access them. Before you fetch photos, stop any server that uses the store, unless the "
        + "store is a PostgreSQL database.",
      "An import is atomic, except that more than 20,000 records are imported into an SQLite file in "
        + "pieces, so that a service can write in between. If it is interrupted, run it again. A "
        + "running service shows the imported records immediately.",
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap import --source - --input-format csv --store pets.sqlite
      """,
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap import --source - --input-format csv --store pets.sqlite --dry-run
      """,
    ],
    options: ImportOptions(), run: ImportRun.run)
}

/// The options for `petmap import`.
private struct ImportOptions: CommandOptions {
  enum Format: String, Choice {
    case text
    case json
  }

  let store = Store()
  let changes = Changes()
  let source = SourceOptions()

  struct Changes: OptionGroup {
    static let title = "Changes"

    let dryRun = Flag(
      "dry-run",
      "List what would be created, updated, closed and unchanged, and what is ambiguous, and write "
        + "nothing.")
    let format = Option<Format?>(
      "format", "Set the format of the list of --dry-run.", defaultText: "text")
    let closeMissing = Flag(
      "close-missing", "Close the source's announcements whose records are not in the file.")
    let acceptChanges = Flag(
      "accept-changes", "Allow announcements to become those of other animals.")
    let restoreErased = Flag(
      "restore-erased", "Create announcements again that were erased from the store.")
  }

  struct Store: OptionGroup {
    static let title = "Store"

    let store = StoreOptions.store
    let sourceName = Option(
      "source-name", "NAME",
      "Set the source's name in the store. Required for every source except the first.",
      defaultText: "the source from the file's last import", read: Values.nonEmpty)
    let fetchPhotos = Flag(
      "fetch-photos",
      "Fetch and store the photos that the records link to over HTTP or HTTPS.")
    let allowPrivateHosts = Flag(
      "allow-private-hosts",
      "Also fetch photos from this machine and private networks, or through a proxy.")
    let photos = StoreOptions.photos
  }
}

/// The implementation of `petmap import`.
private struct ImportRun {
  let address: StoreAddress
  let source: ImportSource
  /// The format of the list of changes, or `nil` if this is not a dry run.
  let listFormat: ImportOptions.Format?
  let console: Console
  var options = StoreImport.Options()
  /// The store. It is opened when the first record is read, so that no store is created if the
  /// source cannot be read.
  var store: StoreImport?
  /// The number of records left out because nothing says their status.
  var leftOut = 0
  var omittedValues = 0
  /// The notes on omitted values, which follow those on the source.
  var notes: [String] = []
  var unknownSpecies = UnknownWords(.species)
  var unknownSexes = UnknownWords(.sex)
  /// The URLs of the photos to fetch, or `nil` to fetch none.
  var photoURLs: Set<String>?

  static func run(
    _ arguments: Arguments<ImportOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    guard arguments.source.source != nil || console.environment("PETMAP_SOURCE") != nil else {
      throw .usage("no source specified", at: "import", remedy: "add --source FILE")
    }
    let source = try PinSource(arguments.source, console)
    let options = arguments.store
    let given = StoreOptions.given(options.store, console)
    let address = StoreOptions.address(options.store, console)
    for part in source.parts {
      guard let path = address.path, let identity = FileSystem.identity(of: path),
        identity == FileSystem.identity(of: part.path)
      else { continue }
      throw .usage(
        "the store is also the source", at: "--store \(path.quoted)",
        remedy: "use another store")
    }
    let name = options.sourceName
    if source.parts.count > 1, name == nil {
      throw .usage(
        "several files require a source name", at: "import",
        remedy: "add --source-name NAME if they are one source, or import them separately")
    }
    try check(arguments)
    let changes = arguments.changes
    if given == nil, !changes.dryRun { try StoreLocation.prepare(address) }
    var run = ImportRun(
      address: address, source: ImportSource(name: name, file: source.parts[0].fileName),
      listFormat: changes.dryRun ? changes.format ?? .text : nil, console: console)
    if options.fetchPhotos { run.photoURLs = [] }
    let omissions = try source.read(console) { (batch) throws(CommandError) in
      try run.add(batch)
    }
    for note in run.notes { console.note(note) }
    if changes.closeMissing { try check(omissions) }
    run.options.acceptsChanges = changes.acceptChanges
    run.options.closesMissing = changes.closeMissing
    run.options.restoresErased = changes.restoreErased
    run.options.isPartial = omissions.isPartial
    run.leftOut = omissions.leftOut
    run.options.actor = StoreOptions.administrator(console)
    let files = source.parts.map(\.name).joined(separator: ", ")
    for words in [run.unknownSpecies, run.unknownSexes] where !words.isEmpty {
      console.note("\(files): \(words.note)")
    }
    if let format = run.listFormat { return try run.list(as: format) }
    let photos = try run.commit()
    run.store = nil
    if let urls = run.photoURLs, !urls.isEmpty {
      try PhotoFetch(
        urls: urls, changes: photos,
        allowsPrivateHosts: options.allowPrivateHosts, console
      )
      .run(into: address, photos: options.photos)
    }
    return .done
  }

  private static func check(_ arguments: Arguments<ImportOptions>) throws(CommandError) {
    if arguments.store.allowPrivateHosts, !arguments.store.fetchPhotos {
      throw .usage(
        "requires --fetch-photos", at: "--allow-private-hosts", remedy: "add --fetch-photos")
    }
    if let format = arguments.changes.format, !arguments.changes.dryRun {
      throw .usage(
        "requires --dry-run", at: "--format \(format.rawValue)", remedy: "add --dry-run")
    }
  }

  /// - Throws: An error if announcements could be closed although the file has their records.
  private static func check(_ omissions: PinSource.Omissions) throws(CommandError) {
    if omissions.isPartial {
      throw .usage(
        "only some of the file's records are imported", at: "--close-missing",
        remedy: "import all of its layers and records")
    }
    if omissions.skipped > 0 {
      let records = PinSource.counted(omissions.skipped, "record was", "records were")
      throw CommandError(
        .badData, "\(records) skipped, so their announcements would be closed",
        at: "--close-missing", remedy: "correct the records, or omit the option")
    }
  }

  private mutating func add(_ batch: RecordBatch) throws(CommandError) {
    do throws(StoreError) {
      let store =
        if let store { store } else {
          try listFormat == nil ? address.importer() : address.previewer()
        }
      self.store = store
      for index in 0..<batch.count {
        let announcement = batch.announcement(at: index)
        unknownSpecies.add(announcement.species)
        if let sex = announcement.sex { unknownSexes.add(sex) }
        let record = ImportedAnnouncement(announcement, hasOwnID: batch.hasID(at: index))
        try store.add(record)
        note(record)
      }
    } catch {
      throw CommandError(error, at: address)
    }
  }

  private mutating func note(_ record: ImportedAnnouncement) {
    if let url = record.origin.photoURL { photoURLs?.insert(url) }
    for problem in record.problems {
      omittedValues += 1
      guard console.isVerbose || omittedValues <= ImportReport.noteLimit else { continue }
      let field = problem.field.map { " \($0)" } ?? ""
      notes.append(
        "record \(record.sourceID.quoted)\(field): \(problem.message); omitting the field")
    }
  }

  /// Lists what the import would do.
  private func list(as format: ImportOptions.Format) throws(CommandError) -> ExitStatus {
    noteOmittedValues()
    guard let store else {
      console.note("\(address): nothing to import")
      return .done
    }
    let report = ImportReport(store, address, options, leftOut: leftOut, console)
    do throws(StoreError) {
      let totals = try preview(store)
      switch format {
      case .text: try report.writeText()
      case .json: try report.writeJSON(totals)
      }
      report.noteTotals(totals)
      if let count = totals[.replaced], count > 0, !options.acceptsChanges {
        throw .otherAnimals([], count: count)
      }
    } catch {
      throw CommandError(error, at: address)
    }
    return .done
  }

  /// - Returns: The new URLs of stored photos whose URL has changed.
  private func commit() throws(CommandError) -> [AnnouncementID: String] {
    noteOmittedValues()
    guard let store else {
      console.note("\(address): nothing to import")
      return [:]
    }
    let report = ImportReport(store, address, options, leftOut: leftOut, console)
    do throws(StoreError) {
      let totals = try preview(store)
      let counts = try progressing("storing", store) { (progress) throws(StoreError) in
        try store.commit(of: source, at: Self.now, options: options, progress: progress)
      }
      try report.noteUncertain(totals)
      report.note(counts, fetchesPhotos: photoURLs != nil)
      return counts.changedPhotos
    } catch {
      if case .otherAnimals(let changes, let count) = error { report.note(changes, of: count) }
      if store.merged > 0 {
        console.note(
          "\(address): \(store.merged.grouped) of "
            + PinSource.counted(store.count, "record", "records")
            + " are in the store; run the import again")
      }
      throw CommandError(error, at: address)
    }
  }

  private func preview(
    _ store: StoreImport
  ) throws(StoreError) -> [ImportChange.Kind: Int] {
    try progressing("comparing", store) { (progress) throws(StoreError) in
      try store.preview(of: source, at: Self.now, options: options, progress: progress)
    }
  }

  private static var now: Timestamp {
    Timestamp(milliseconds: SystemClock.millisecondsSince1970())
  }

  private func progressing<Value>(
    _ title: String, _ store: StoreImport,
    _ body: ((Int) -> Void) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    var progress = Progress(title, console: console)
    defer { progress.finish() }
    return try body { progress.update(items: $0, fraction: Double($0) / Double(store.count)) }
  }

  private func noteOmittedValues() {
    let more = omittedValues - ImportReport.noteLimit
    if more > 0, !console.isVerbose {
      let values = PinSource.counted(more, "more value", "more values")
      console.note("\(values) omitted; --verbose lists all of them")
    }
  }
}

extension PinSource.Part {
  /// The file's name without its directory, or a service's URL, or `nil` for standard input.
  fileprivate var fileName: String? {
    if path == "-" { return nil }
    if service != nil { return path }
    return path.split(separator: "/").last.map(String.init)
  }
}
