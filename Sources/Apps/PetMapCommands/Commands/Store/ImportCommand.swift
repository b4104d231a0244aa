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
        + "use --source-id or --pin. Records without an ID are identified by their name, species, "
        + "date and coordinate. A missing sex becomes UNKNOWN. Values that the API would reject are omitted, as "
        + "are microchip numbers that another announcement already has.",
      "The first source needs no name. A file with the same name, in any directory, counts as the "
        + "same source. To import any other file into the store, you must pass --source-name; the "
        + "file's name then no longer matters. To name the unnamed source, import its file again "
        + "with --source-name. petmap reports updates that change an animal's species or move it "
        + "by more than 100 km, because the file may belong to another source.",
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
      """
    ],
    options: ImportOptions(), run: ImportRun.run)
}

/// The options for `petmap import`.
private struct ImportOptions: CommandOptions {
  let store = Store()
  let source = SourceOptions()

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
  let console: Console
  /// The store. It is opened when the first record is read, so that no store is created if the
  /// source cannot be read.
  var store: StoreImport?
  var omittedValues = 0
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
    if options.allowPrivateHosts, !options.fetchPhotos {
      throw .usage(
        "requires --fetch-photos", at: "--allow-private-hosts", remedy: "add --fetch-photos")
    }
    if given == nil { try StoreLocation.prepare(address) }
    var run = ImportRun(
      address: address, source: ImportSource(name: name, file: source.parts[0].fileName),
      console: console)
    if options.fetchPhotos { run.photoURLs = [] }
    try source.read(console) { (batch) throws(CommandError) in
      try run.add(batch)
    }
    let files = source.parts.map(\.name).joined(separator: ", ")
    for words in [run.unknownSpecies, run.unknownSexes] where !words.isEmpty {
      console.note("\(files): \(words.note)")
    }
    let changes = try run.commit()
    run.store = nil
    if let urls = run.photoURLs, !urls.isEmpty {
      try PhotoFetch(
        urls: urls, changes: changes,
        allowsPrivateHosts: options.allowPrivateHosts, console
      )
      .run(into: address, photos: options.photos)
    }
    return .done
  }

  private mutating func add(_ batch: RecordBatch) throws(CommandError) {
    do throws(StoreError) {
      let store = if let store { store } else { try address.importer() }
      self.store = store
      for index in 0..<batch.count {
        let announcement = batch.announcement(at: index)
        unknownSpecies.add(announcement.species)
        if let sex = announcement.sex { unknownSexes.add(sex) }
        let record = ImportedAnnouncement(announcement)
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
      guard console.isVerbose || omittedValues <= 20 else { continue }
      let field = problem.field.map { " \($0)" } ?? ""
      console.note(
        "record \(record.sourceID.quoted)\(field): \(problem.message); omitting the field"
      )
    }
  }

  /// - Returns: The new URLs of stored photos whose URL has changed.
  private func commit() throws(CommandError) -> [AnnouncementID: String] {
    guard let store else {
      console.note("\(address): nothing to import")
      return [:]
    }
    if omittedValues > 20, !console.isVerbose {
      let values = PinSource.counted(omittedValues - 20, "more value", "more values")
      console.note("\(values) omitted; --verbose lists all of them")
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
      if store.merged > 0 {
        console.note(
          "\(address): \(store.merged.grouped) of "
            + PinSource.counted(store.count, "record", "records")
            + " are in the store; run the import again")
      }
      throw CommandError(error, at: address)
    }
    progress.finish()
    report(counts, of: store.count)
    return counts.changedPhotos
  }

  private func report(_ counts: ImportCounts, of records: Int) {
    if !counts.chipConflicts.isEmpty {
      console.note(
        "\(address): microchip number omitted from "
          + PinSource.counted(counts.chipConflicts.count, "record", "records")
          + " because another announcement has it")
    }
    for update in counts.suspectUpdates { console.note("\(address): \(update.line)") }
    if counts.suspectUpdateCount > 0 {
      let updates = PinSource.counted(
        counts.suspectUpdateCount, "announcement", "announcements")
      console.note(
        "\(address): \(updates) changed beyond recognition; if the file belongs to another source, restore "
          + "the store from a backup and import the file with --source-name")
    }
    if counts.reportsLeft > 0 {
      let records = PinSource.counted(counts.reportsLeft, "record refers", "records refer")
      console.note(
        "\(address): \(records) to reports submitted to the service; imports do not change reports"
      )
    }
    if counts.photosLeft > 0, photoURLs == nil {
      let photos = PinSource.counted(counts.photosLeft, "photo", "photos")
      console.note("\(address): \(photos) not fetched; add --fetch-photos")
    }
    console.note(
      "\(address): \(PinSource.counted(records, "record", "records")), \(counts.inserted.grouped) new, "
        + "\(counts.updated.grouped) changed, \(counts.unchanged.grouped) unchanged")
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

extension ImportCounts.SuspectUpdate {
  /// A description of the change.
  fileprivate var line: String {
    let distance = before.coordinate.distance(to: after.coordinate).kilometers
    let animals = [before.species, after.species].map { $0.lowercased().shortened(to: 30) }
    let change =
      animals[0] == animals[1]
      ? "the \(animals[0])" : "the \(animals[0]) became a \(animals[1])"
    let move =
      distance > Announcement.recognizableDistance.kilometers
      ? (animals[0] == animals[1] ? " " : " and ") + "moved by \(Int(distance).grouped) km"
      : ""
    return "record \(sourceID.quoted): \(change)\(move)"
  }
}
