import PetMapAnnouncements
import PetMapStore

extension CommandError {
  /// Creates the error for a store that cannot be used.
  init(_ error: StoreError, at address: StoreAddress) {
    guard address.path == nil else {
      self.init(error, at: address.description)
      return
    }
    let location = address.description.quoted
    switch error {
    case .photoDirectoryRequired:
      self.init(
        .badData, "the store's photos are in a directory", at: location,
        remedy: "use --photos with the directory that the other servers use")
    case .photosMissing(let directory):
      self.init(
        .badData, "contains none of the store's photos", at: "--photos \(directory.quoted)",
        remedy: "use the directory that the other servers use, or restore the photos from a backup")
    case .unavailable(let cause):
      self.init(
        .inputOutput, "cannot use the database: \(cause)", at: location,
        remedy: "check the database and its log")
    case .readOnly(let cause):
      self.init(
        .inputOutput, "cannot write: \(cause)", at: location,
        remedy: "check the database and the user's settings")
    default: self.init(error, at: address.description)
    }
  }

  /// Creates the error for a store that cannot be used.
  ///
  /// - Parameter path: The path or address of the store.
  init(_ error: StoreError, at path: String) {
    let location = path.quoted
    switch error {
    case .busy:
      self.init(
        .unavailable, "the store is in use", at: location,
        remedy: "wait for the other process to exit")
    case .readOnly(let cause):
      self.init(
        .inputOutput, "cannot write: \(cause)", at: location, remedy: "check the path and the disk")
    case .targetNotEmpty(let cause):
      self.init(.inputOutput, cause, at: location, remedy: "specify a new store")
    case .unavailable(let cause):
      self.init(.inputOutput, "cannot open: \(cause)", at: location, remedy: "check the path")
    case .corrupt(let cause):
      self.init(
        .badData, "the store is damaged: \(cause)", at: location,
        remedy: "run petmap store check, or restore a backup")
    case .newerVersion(let found, let known):
      self.init(
        .badData, "the store has version \(found), but this petmap supports at most \(known)",
        at: location,
        remedy: "update petmap")
    case .olderVersion:
      self.init(
        .badData, "written by a pre-release version", at: location,
        remedy: "export it with that version")
    case .sourceNotNamed(let known):
      var names = known.prefix(5).map { $0.isEmpty ? "standard input" : $0.quoted }
      if known.count > names.count { names.append("…") }
      self.init(
        .usage, "the store contains records from another source (\(names.joined(separator: ", ")))",
        at: location,
        remedy:
          "add --source-name NAME: a new name, or the known one if the file is a newer version")
    case .otherAnimals(_, let count):
      let announcements = "\(count.grouped) announcement\(count == 1 ? "" : "s")"
      self.init(
        .badData, "the file describes other animals for \(announcements)", at: location,
        remedy:
          "check whether the source has renumbered its records (--map id= ignores the IDs) or "
          + "the file belongs to another source (--source-name), or add --accept-changes")
    case .photosOfAnotherStore(let directory):
      self.init(
        .badData, "contains the photos of another store", at: "--photos \(directory.quoted)",
        remedy:
          "check --store and --photos, or assign the directory to this store with petmap serve "
          + "--adopt-photos")
    case .photosMissing(let directory):
      self.init(
        .badData, "contains none of the store's photos", at: "--photos \(directory.quoted)",
        remedy: "check --store and --photos, restore the photos from a backup, or continue without "
          + "them with petmap serve --adopt-photos")
    case .database(let problem): self.init(problem, at: location)
    case .notFound:
      self.init(.noResult, "no such announcement", at: location, remedy: "check the ID")
    case .microchipConflict, .keyReused, .changesForgotten, .photoDirectoryRequired,
      .tooManyPhotos, .lastPhoto, .unknownPhotos, .changedSince, .closed, .tooManySightings,
      .tooManyAlerts:
      self.init(.defect, "unexpected store error: \(error)", at: location, remedy: "report a bug")
    }
  }
}

extension CommandError {
  /// Creates the error for a database that cannot be used.
  private init(_ problem: DatabaseProblem, at location: String) {
    func unusable(_ what: String, _ remedy: String) -> CommandError {
      CommandError(.inputOutput, what.escapingControls, at: location, remedy: remedy)
    }
    self =
      switch problem {
      case .noLibrary(let cause):
        CommandError(
          .unavailable, "libpq is missing: \(cause)".escapingControls, at: location,
          remedy: "install it with apt-get install libpq5")
      case .badAddress(let cause):
        CommandError(
          .usage, "malformed address: \(cause)".escapingControls, at: location,
          remedy: "use postgres://USER@HOST/DATABASE")
      case .unreachable(let cause):
        unusable("cannot connect: \(cause)", "check the address and that the server is running")
      case .refused(let cause):
        unusable(
          "login refused: \(cause)",
          "check the user and the password in PGPASSWORD, PGPASSFILE or ~/.pgpass")
      case .noDatabase(let cause): unusable(cause, "create the database with createdb")
      case .standby:
        unusable("the server is a read-only standby", "add the primary to the address")
      case .noConnection:
        unusable(
          "the server accepts no more connections",
          "increase max_connections, or the connection limit of the user or the database")
      case .tooOld(let version, let oldest):
        unusable("PostgreSQL \(version) is too old", "use PostgreSQL \(oldest) or newer")
      case .notUTF8(let encoding):
        unusable(
          "the database's encoding is \(encoding)", "create one with createdb --encoding UTF8")
      case .noPermission(let cause):
        unusable(
          cause, "grant the user CREATE on the database, or access to its schema petmap")
      case .foreignSchema(let name):
        unusable(
          "the schema \(name.quoted) contains something other than a store",
          "use another database, or rename the schema")
      case .noStore:
        unusable("the database contains no store", "create one with petmap import or petmap serve")
      }
  }
}
