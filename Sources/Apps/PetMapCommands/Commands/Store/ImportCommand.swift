import PetMapSystem
import PetMapAPI
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import PetMapStore

extension Command {
  package static let `import` = Command(
    "import",
    abstract: "announcements of a file into a store",
    usage: ["--source FILE [--store FILE.sqlite] [options]"],
    discussion: [
      "What is imported is published. Ids are unique within a source: a record that is imported again "
        + "updates the announcement made of it before, and --source-id and --pin find it by that id. "
        + "Records without an id go by their number in the file. An absent sex is UNKNOWN. A value "
        + "that breaks a rule of the API is left out, and so is a microchip number that another "
        + "announcement has.",
      "The first source needs no name: a file of the same name, in whatever directory, is the same "
        + "source again. As soon as the store has a source, any other file needs --source-name; with "
        + "it, what the file is called does not matter. --source-name given with the file of the "
        + "unnamed source names that one. Updates that change an animal's species or move it by more "
        + "than 100 km are reported, as the file may be another source's.",
      "Records whose ids are those of the store's own announcements, as in an export of it, stand for "
        + "these: an export that is imported again changes nothing.",
      "--fetch-photos stores the photos that the records name, up to 20 MB and 50 megapixels each and "
        + "without their metadata, as uploads are. Those that the store has are not fetched again. One "
        + "that cannot be fetched is reported; no server may serve the store meanwhile, unless it is a "
        + "PostgreSQL database.",
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
      Group(
        "Store",
        [
          StoreOptions.store.definition, ImportOptions.sourceName.definition,
          ImportOptions.fetchPhotos.definition, StoreOptions.photos.definition,
        ]),
      SourceOptions.group,
    ],
    run: ImportRun.run)
}

/// The options of `petmap import` alone.
enum ImportOptions {
  static let sourceName = Option(
    "source-name", "NAME",
    "What the source is called in the store; needed for every source but the first.",
    default: "the source that the file was imported as before", read: Values.nonEmpty)

  static let fetchPhotos = Flag(
    "fetch-photos",
    "Fetch the photos that the records name, over HTTP and HTTPS, and store them.")
}

/// One run of `petmap import`.
private struct ImportRun {
  let address: StoreAddress
  let source: ImportSource
  let console: Console
  /// Opened for the first record, so that a source that cannot be read makes no store.
  var store: (any ImportingStore)?
  var leftOut = 0
  /// The URLs of photos to fetch; nil if none are to be.
  var photoURLs: Set<String>?

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    guard
      try arguments[SourceOptions.source] != nil || console.environment("PETMAP_SOURCE") != nil
    else {
      throw .usage("no source given", at: "import", remedy: "give --source FILE")
    }
    let source = try PinSource(arguments, console, isImport: true)
    let given = try StoreOptions.given(arguments, console)
    let address = try StoreOptions.address(arguments, console)
    for part in source.parts {
      guard let path = address.path, let identity = FileSystem.identity(of: path),
        identity == FileSystem.identity(of: part.path)
      else { continue }
      throw .usage(
        "the store is the source itself", at: "--store \(path.quoted)",
        remedy: "import into another store")
    }
    let name = try arguments[ImportOptions.sourceName]
    if source.parts.count > 1, name == nil {
      throw .usage(
        "several files without a name", at: "import",
        remedy: "give --source-name NAME if they are of one source, else import them one by one")
    }
    if given == nil { try StoreLocation.prepare(address) }
    var run = ImportRun(
      address: address, source: ImportSource(name: name, file: source.parts[0].fileName),
      console: console)
    if arguments[ImportOptions.fetchPhotos] { run.photoURLs = [] }
    try source.read(arguments, console) { (batch) throws(CommandError) in
      try run.add(batch)
    }
    try run.commit()
    run.store = nil
    if let urls = run.photoURLs, !urls.isEmpty {
      try PhotoFetch(urls: urls, console)
        .run(into: address, photos: arguments[StoreOptions.photos])
    }
    return .done
  }

  private mutating func add(_ batch: RecordBatch) throws(CommandError) {
    do throws(StoreError) {
      let store = if let store { store } else { try address.importer() }
      self.store = store
      for index in 0..<batch.count {
        let record = ImportedAnnouncement(batch.announcement(at: index))
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
      leftOut += 1
      guard console.isVerbose || leftOut <= 20 else { continue }
      let field = problem.field.map { " \($0)" } ?? ""
      console.note(
        "record \(record.sourceID.quoted)\(field): \(problem.message), kept without the field")
    }
  }

  private func commit() throws(CommandError) {
    guard let store else {
      console.note("\(address): nothing to import")
      return
    }
    if leftOut > 20, !console.isVerbose {
      console.note("\((leftOut - 20).grouped) more values were left out, --verbose shows all")
    }
    var progress = Progress("storing", console: console)
    defer { progress.finish() }
    let counts: ImportCounts
    do throws(StoreError) {
      let now = Timestamp(milliseconds: SystemClock.millisecondsSince1970())
      counts = try store.commit(of: source, at: now) {
        progress.update(items: $0, fraction: Double($0) / Double(store.count))
      }
    } catch {
      throw CommandError(error, at: address)
    }
    progress.finish()
    report(counts, of: store.count)
  }

  private func report(_ counts: ImportCounts, of records: Int) {
    if !counts.chipConflicts.isEmpty {
      console.note(
        "\(address): \(counts.chipConflicts.count.grouped) without the microchip number, which another "
          + "announcement has")
    }
    for update in counts.suspectUpdates { console.note("\(address): \(update.line)") }
    if counts.suspectUpdateCount > 0 {
      let updates = PinSource.counted(
        counts.suspectUpdateCount, "announcement was", "announcements were")
      console.note(
        "\(address): \(updates) changed beyond recognition; if the file is of another source, restore the "
          + "store and import the file with --source-name")
    }
    if counts.reportsLeft > 0 {
      let records = PinSource.counted(counts.reportsLeft, "record names", "records name")
      console.note(
        "\(address): \(records) what was reported to the service, which an import does not change")
    }
    if counts.photosLeft > 0, photoURLs == nil {
      let photos = PinSource.counted(counts.photosLeft, "photo was", "photos were")
      console.note("\(address): \(photos) not fetched; add --fetch-photos")
    }
    console.note(
      "\(address): \(PinSource.counted(records, "record", "records")), \(counts.inserted.grouped) of them new, "
        + "\(counts.updated.grouped) changed, \(counts.unchanged.grouped) as before")
  }
}

extension PinSource.Part {
  /// What the file is called without its directory, a service's URL; nil for standard input.
  fileprivate var fileName: String? {
    if path == "-" { return nil }
    if service != nil { return path }
    return path.split(separator: "/").last.map(String.init)
  }
}

extension ImportCounts.SuspectUpdate {
  /// What was changed, in a line.
  fileprivate var line: String {
    let distance = before.coordinate.distance(to: after.coordinate).kilometers
    let animals = [before.species, after.species].map { $0.lowercased().shortened(to: 30) }
    let change =
      animals[0] == animals[1]
      ? "the \(animals[0]) is" : "the \(animals[0]) is a \(animals[1]) now"
    let move =
      distance > Announcement.recognizableDistance.kilometers
      ? (animals[0] == animals[1] ? " " : ", ") + "\(Int(distance).grouped) km from where it was"
      : ""
    return "record \(sourceID.quoted): \(change)\(move)"
  }
}
