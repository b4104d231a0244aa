import PetMapSystem
import PetMapAnnouncements
import PetMapStore

extension Command {
  package static let store = Command(
    "store",
    abstract: "maintain a store: check, backup, restore, move, unpublished",
    usage: [
      "check [--store FILE.sqlite] [options]",
      "backup FILE [--previous FILE] [--store FILE.sqlite] [options]",
      "restore FILE [--store FILE.sqlite] [options]",
      "move FROM TO [--photos DIR]",
      "unpublished [--store FILE.sqlite]",
    ],
    discussion: [
      "check verifies the file, the checksum of every row, the change log and every photo. It "
        + "prints one line per problem and exits with status 3 if it finds any.",
      "backup copies the store to FILE, and its photos to a directory next to FILE, such as "
        + "pets.photos for pets.sqlite. Neither may already exist. Photos never change, so those that "
        + "are on the same disk as the store or as the --previous backup take no space.",
      "restore replaces the store with the backup FILE, while no service uses it. The replaced store "
        + "and its photos are kept where they were, under names that end with the time.",
      "move copies everything in the store FROM, including IDs, numbers, passwords and photos, to "
        + "the empty store TO. Each store can be a file or a PostgreSQL database. Stop any service "
        + "that uses either store first. The move is atomic and does not change FROM.",
      "If a file is damaged and there is no backup, stop the service and recover the file with "
        + "sqlite3 pets.sqlite .recover | sqlite3 recovered.sqlite, check the result, and import the "
        + "sources again. Where sqlite3 has no .recover, use .dump as described in the article "
        + "Command line.",
      "unpublished lists the reports without a photo, newest first, each with its creation time, "
        + "ID, status and species.",
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap import --source - --input-format csv --store pets.sqlite
      petmap store check --store pets.sqlite
      petmap store backup copy.sqlite --store pets.sqlite
      """
    ],
    operands: [
      Operand(
        "ACTION", "The action: check, backup, restore, move or unpublished.",
        choices: StoreRun.Action.words),
      Operand(
        "FILE", "The file to copy to (backup) or from (restore), or the store to read (move)."),
      Operand("TO", "The new store (move)."),
    ],
    options: StoreCommandOptions(), run: StoreRun.run)
}

/// The options for `petmap store`.
private struct StoreCommandOptions: CommandOptions {
  let store = Store()

  struct Store: OptionGroup {
    static let title = "Store"

    let store = StoreOptions.store
    let photos = StoreOptions.photos
    let previous = Option(
      "previous", "FILE", "Share the photos of this earlier backup.", completion: .files,
      read: Values.nonEmpty)
  }
}

/// The implementation of `petmap store`.
private enum StoreRun {
  enum Action: String, Choice {
    case check
    case backup
    case restore
    case move
    case unpublished
  }

  static func run(
    _ arguments: Arguments<StoreCommandOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let action: Action = try Values.operand("ACTION", of: arguments.operands)
    if action != .backup, let previous = arguments.store.previous {
      throw .usage(
        "unexpected option", at: "--previous \(previous.quoted)", remedy: "use it with backup")
    }
    let photos = arguments.store.photos
    if action == .move { return try move(arguments, photos, console) }
    let address = StoreOptions.address(arguments.store.store, console)
    let target = arguments.operands.dropFirst().first
    if arguments.operands.count > 2 {
      throw .usage(
        "unexpected argument", at: arguments.operands[2].quoted,
        remedy: "specify the store with --store")
    }
    switch (action, target) {
    case (.check, nil): return try check(address, photos, console)
    case (.unpublished, nil): return try unpublished(address, console)
    case (.backup, let target?):
      return try backup(
        address, photos, to: target, after: arguments.store.previous, console)
    case (.restore, let backup?): return try restore(backup, to: address, photos, console)
    case (_, let target?):
      throw .usage(
        "unexpected argument", at: target.quoted, remedy: "specify the store with --store")
    case (_, nil):
      throw .usage(
        "missing argument", at: "FILE",
        remedy: "specify the \(action == .restore ? "backup" : "file to copy to")")
    }
  }

  private static func check(
    _ address: StoreAddress, _ photos: String?, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    var progress = Progress("checking", console: console)
    defer { progress.finish() }
    let check: StoreCheck
    do throws(StoreError) {
      check = try address.check(photos: photos) { progress.update(items: $0) }
    } catch {
      throw CommandError(error, at: address)
    }
    progress.finish()
    for problem in check.problems { console.output.write("\(problem.wording)\n") }
    let problems = check.problems.count
    console.note(
      "\(address): \(contents(check.announcements, check.photos)), "
        + PinSource.counted(Int(check.lastChange), "change", "changes") + ": "
        + (problems == 0
          ? "no problems" : PinSource.counted(problems, "problem", "problems")))
    return problems == 0 ? .done : .badData
  }

  private static func unpublished(
    _ address: StoreAddress, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    var count = 0
    do throws(StoreError) {
      try address.reader().forEachUnpublished { stored in
        count += 1
        let announcement = stored.announcement
        let words = [
          announcement.createdAt?.text ?? "", stored.id.text, announcement.status.word,
          announcement.species.escapingControls,
        ]
        console.output.write("\(words.joined(separator: "\t"))\n")
      }
    } catch {
      throw CommandError(error, at: address)
    }
    console.note(
      "\(address): " + PinSource.counted(count, "report", "reports") + " without a photo")
    return .done
  }

  private static func move(
    _ arguments: Arguments<StoreCommandOptions>, _ photos: String?, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let names = try stores(arguments)
    let (source, target) = (StoreAddress(names[0]), StoreAddress(names[1]))
    var progress = Progress("moving announcements", console: console)
    defer { progress.finish() }
    do throws(StoreMove.Failure) {
      let move = try StoreMove(from: source, to: target, photos: photos) {
        progress.update(items: $0)
      }
      progress.finish()
      console.note("\(target): \(contents(move.announcements, move.photos))")
    } catch {
      throw CommandError(error.error, at: error.store)
    }
    return .done
  }

  /// Returns the two stores that follow the action on the command line.
  private static func stores(
    _ arguments: Arguments<StoreCommandOptions>
  ) throws(CommandError) -> [String] {
    let names = Array(arguments.operands.dropFirst())
    guard names.count == 2 else {
      throw .usage(
        "missing argument", at: names.isEmpty ? "FROM" : "TO",
        remedy: "specify the store and the new one")
    }
    if let store = arguments.store.store {
      throw .usage(
        "unexpected option", at: "--store \(store.quoted)", remedy: "specify the store after move")
    }
    return names
  }

  private static func contents(_ announcements: Int, _ photos: Int) -> String {
    PinSource.counted(announcements, "announcement", "announcements") + ", "
      + PinSource.counted(photos, "photo", "photos")
  }

  private static func backup(
    _ address: StoreAddress, _ photos: String?, to target: String, after previous: String?,
    _ console: Console
  ) throws(CommandError) -> ExitStatus {
    guard let path = address.path else {
      throw .usage(
        "a database cannot be copied", at: "--store \(address.description.quoted)",
        remedy: "use PostgreSQL's tools, such as pg_basebackup")
    }
    if FileSystem.identity(of: target) != nil {
      throw CommandError(
        .inputOutput, "the file already exists", at: target.quoted, remedy: "use another name")
    }
    var progress = Progress("copying photos", console: console)
    defer { progress.finish() }
    do throws(StoreError) {
      let backup = try StoreBackup(of: path, photos: photos, to: target, after: previous) {
        progress.update(items: $0)
      }
      progress.finish()
      StoreBackup.record(of: path, at: Timestamp(milliseconds: SystemClock.millisecondsSince1970()))
      for name in backup.damagedPhotos {
        console.note("\(path): photo \(name.text) is missing or damaged, and was not copied")
      }
      let shared =
        backup.sharedPhotos == 0 ? "" : ", of which \(backup.sharedPhotos.grouped) take no space"
      console.note("\(target): \(contents(backup.announcements, backup.photos))\(shared)")
      return backup.damagedPhotos.isEmpty ? .done : .badData
    } catch {
      throw CommandError(error, at: error.concernsCopy ? target : path)
    }
  }

  private static func restore(
    _ backup: String, to address: StoreAddress, _ photos: String?, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    guard let path = address.path else {
      throw .usage(
        "a database cannot be restored", at: "--store \(address.description.quoted)",
        remedy: "use PostgreSQL's tools, such as pg_restore")
    }
    if let identity = FileSystem.identity(of: backup), identity == FileSystem.identity(of: path) {
      throw .usage("this is the store itself", at: backup.quoted, remedy: "specify a backup")
    }
    var progress = Progress("checking", console: console)
    defer { progress.finish() }
    let check: StoreCheck
    do throws(StoreError) {
      check = try StoreAddress.file(backup).check(photos: nil) { progress.update(items: $0) }
    } catch {
      throw CommandError(error, at: backup)
    }
    for problem in check.problems { console.output.write("\(problem.wording)\n") }
    if !check.problems.isEmpty {
      throw CommandError(
        .badData, "the backup is damaged", at: backup.quoted, remedy: "use an earlier one")
    }
    do throws(StoreError) {
      let now = Timestamp(milliseconds: SystemClock.millisecondsSince1970())
      let (restored, replaced) = try StoreBackup.restore(
        backup, to: path, photos: photos, at: now
      ) { progress.update(items: $0) }
      progress.finish()
      console.note("\(path): \(contents(restored.announcements, restored.photos)) restored")
      if let store = replaced.store { console.note("\(store): the store that was replaced") }
      if let photos = replaced.photos { console.note("\(photos): the photos that were replaced") }
      note(erased: replaced.erased, path, photos, console)
      return .done
    } catch {
      throw CommandError(error, at: path)
    }
  }
}

extension StoreRun {
  /// Notes the announcements that were deleted after a backup was made, and are in the store again.
  private static func note(
    erased: [AnnouncementID], _ path: String, _ photos: String?, _ console: Console
  ) {
    guard !erased.isEmpty else { return }
    let announcements = PinSource.counted(
      erased.count, "announcement exists again that was", "announcements exist again that were")
    let stores = ["--store \(path.shellWord)"] + (photos.map { ["--photos \($0.shellWord)"] } ?? [])
    let ids = erased.prefix(console.isVerbose ? erased.count : ImportReport.noteLimit)
    console.note(
      "\(path): \(announcements) deleted after the backup; unless this is intended, run "
        + "petmap moderate delete " + (stores + ids.map(\.text)).joined(separator: " ")
        + (ids.count < erased.count ? " … (--verbose prints all IDs)" : ""))
  }
}

extension StoreError {
  /// Whether an error from copying a store concerns the copy, the only one that is written to.
  fileprivate var concernsCopy: Bool {
    switch self {
    case .readOnly, .targetNotEmpty: true
    default: false
    }
  }
}

extension StoreCheck.Problem {
  /// A description of the problem.
  fileprivate var wording: String {
    switch self {
    case .damagedFile(let message): "the file is damaged: \(message)".escapingControls
    case .brokenRow(let message): message.escapingControls
    case .damagedRow(_, let id?): "announcement \(id.text): checksum mismatch"
    case .damagedRow(let table, nil): "table \(table): checksum mismatch in a row"
    case .brokenChange(let number): "change \(number) is invalid"
    case .missingPhoto(let name): "photo \(name.text) is missing"
    case .damagedPhoto(let name): "photo \(name.text): checksum mismatch"
    }
  }
}
