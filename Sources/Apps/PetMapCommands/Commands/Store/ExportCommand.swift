import PetMapSystem
import PetMapAnnouncements
import PetMapJSON
import PetMapStore

extension Command {
  package static let export = Command(
    "export",
    abstract: "copy announcements out of a store",
    usage: ["[--store FILE.sqlite] [--output FILE] [options]"],
    discussion: [
      "Coordinates are written with full precision. The export is a consistent snapshot, even "
        + "while the store is being served. Photos are not exported; use petmap store backup to "
        + "copy them.",
      "Imported announcements have two additional members: source (the name of their source) and "
        + "sourceId (their ID in the source). They also have the columns kept with import --keep. "
        + "Importing an export into the same store changes nothing.",
      "In JSON and GeoJSON, announcements have their sightings, which an import into another store "
        + "keeps. Other formats have no place for them; the number left out is noted.",
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap import --source - --input-format csv --store pets.sqlite
      petmap export --store pets.sqlite --output pets.geojson
      """
    ],
    options: ExportOptions(), run: ExportRun.run)
}

/// The options for `petmap export`.
private struct ExportOptions: CommandOptions {
  let store = Store()
  let output = Output()

  struct Store: OptionGroup {
    static let title = "Store"

    let store = StoreOptions.store
    let read = StoreOptions.read
    let unpublished = Flag(
      "unpublished",
      "Include announcements without a photo, and hidden and waiting sightings, which are not public."
    )
  }

  struct Output: OptionGroup {
    static let title = "Output"

    let format = Option<PinOptions.Format?>(
      "format", "Set the output format.", defaultText: "the --output extension, else geojson")
    let csvSafe = OutputOptions.csvSafe
    let output = OutputOptions.output
  }
}

/// The implementation of `petmap export`.
private enum ExportRun {
  static func run(
    _ arguments: Arguments<ExportOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let address =
      if let standby = arguments.store.read {
        StoreAddress.database(standby)
      } else {
        StoreOptions.address(arguments.store.store, console)
      }
    let output = arguments.output.output
    let named = try OutputOptions.format(
      arguments.output.format, output: output,
      extensions: ["ndjson": .geojsonl, "jsonl": .geojsonl, "txt": .table])
    let format = named ?? .geojson
    let isCSVSafe = arguments.output.csvSafe
    try OutputOptions.check(isCSVSafe: isCSVSafe, isCSV: format == .csv)
    if let output, let identity = FileSystem.identity(of: output),
      identity == address.path.flatMap({ FileSystem.identity(of: $0) })
    {
      throw .usage(
        "the output is also the store", at: "--output \(output.quoted)",
        remedy: "use another file")
    }
    let isWhole = arguments.store.unpublished
    let store: StoreReader
    do throws(StoreError) {
      store = try address.reader()
    } catch {
      throw CommandError(error, at: address)
    }
    let stream =
      if let output, format != .gpkg { try OutputStream(path: output) } else { console.output }
    var writer = try PinWriter(
      format, to: stream, path: output, hasBearing: false, isCSVSafe: isCSVSafe, console: console)
    if format == .csv || format == .gpkg {
      do throws(StoreError) { writer.begin(keeping: try store.exportedNames()) } catch {
        throw CommandError(error, at: address)
      }
    }
    try write(store, address, &writer, to: stream, isWhole: isWhole, console)
    try writer.finish()
    try stream.finish()
    if output != nil {
      console.note(
        "\(address): \(PinSource.counted(writer.count, "announcement", "announcements"))")
    }
    for omission in writer.omissions { console.note("\(address): \(omission)") }
    return .done
  }

  /// - Parameter isWhole: Whether to include unpublished announcements.
  private static func write(
    _ store: StoreReader, _ address: StoreAddress, _ writer: inout PinWriter,
    to stream: OutputStream, isWhole: Bool, _ console: Console
  ) throws(CommandError) {
    var progress = Progress("exporting", console: console)
    defer { progress.finish() }
    var writing = writer
    do throws(StoreError) {
      let total = try store.count()
      try store.forEach(isWhole: isWhole) { stored in
        guard isWhole || stored.isPublished else { return true }
        var announcement = stored.announcementWithSourcePhoto
        if let origin = stored.importOrigin {
          announcement.kept.members += origin.exportedMembers.members
        }
        writing.write(announcement, nil)
        if writing.count % 500 == 0 {
          progress.update(items: writing.count, fraction: Double(writing.count) / Double(total))
        }
        // After a failure, such as a closed pipe or a full disk, there is no point in continuing.
        return stream.failure == nil
      }
    } catch {
      throw CommandError(error, at: address)
    }
    writer = writing
  }
}
