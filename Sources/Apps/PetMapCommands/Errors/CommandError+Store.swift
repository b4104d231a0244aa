import PetMapAnnouncements
import PetMapStore

extension CommandError {
  /// A store's error in words.
  init(_ error: StoreError, at address: StoreAddress) {
    self.init(error, at: address.description)
  }

  /// A store's error in words.
  ///
  /// - Parameter path: the store's.
  init(_ error: StoreError, at path: String) {
    let place = path.quoted
    switch error {
    case .busy:
      self.init(
        .unavailable, "the store is in use", at: place,
        remedy: "wait until the other process has ended")
    case .readOnly(let cause):
      self.init(
        .inputOutput, "cannot write: \(cause)", at: place, remedy: "check the path and the disk")
    case .unavailable(let cause):
      self.init(.inputOutput, "cannot open: \(cause)", at: place, remedy: "check the path")
    case .corrupt(let cause):
      self.init(
        .badData, "the store is damaged: \(cause)", at: place,
        remedy: "look at it with petmap store check, or take a backup")
    case .newerVersion(let found, let known):
      self.init(
        .badData, "the store has version \(found), this program knows \(known)", at: place,
        remedy: "use a newer petmap")
    case .sourceNotNamed(let known):
      var names = known.prefix(5).map { $0?.quoted ?? "one without a name" }
      if known.count > names.count { names.append("…") }
      self.init(
        .usage, "the store has records of another source (\(names.joined(separator: ", ")))",
        at: place,
        remedy:
          "name the one imported now with --source-name, so that ids which both have stay apart")
    case .photosOfAnotherStore(let directory):
      self.init(
        .badData, "the photos of another store are in it", at: "--photos \(directory.quoted)",
        remedy: "check --store and --photos; petmap serve --adopt-photos makes the directory this "
          + "store's")
    case .photosMissing(let directory):
      self.init(
        .badData, "no photo of the store is in it", at: "--photos \(directory.quoted)",
        remedy: "check --store and --photos, or restore the photos from a backup; petmap serve "
          + "--adopt-photos goes on without them")
    case .database(let problem): self.init(problem, at: place)
    case .microchipConflict, .keyReused, .notFound, .changesForgotten:
      self.init(.defect, "unexpected error of the store: \(error)", at: place, remedy: "report it")
    }
  }
}

extension CommandError {
  /// The words for a database that cannot be used.
  private init(_ problem: DatabaseProblem, at place: String) {
    func unusable(_ what: String, _ remedy: String) -> CommandError {
      CommandError(.inputOutput, what.escapingControls, at: place, remedy: remedy)
    }
    self =
      switch problem {
      case .noLibrary(let cause):
        CommandError(
          .unavailable, "libpq is missing: \(cause)".escapingControls, at: place,
          remedy: "apt-get install libpq5")
      case .badAddress(let cause):
        CommandError(
          .usage, "malformed address: \(cause)".escapingControls, at: place,
          remedy: "give postgres://USER@HOST/DATABASE")
      case .unreachable(let cause):
        unusable("cannot connect: \(cause)", "check the address, and that the server is running")
      case .refused(let cause):
        unusable(
          "login refused: \(cause)",
          "check the user, and the password in PGPASSWORD, PGPASSFILE or ~/.pgpass")
      case .noDatabase(let cause): unusable(cause, "create the database with createdb")
      case .standby:
        unusable("the server is a standby, which takes no writes", "add the primary to the address")
      case .noConnection:
        unusable("the server has no connection to spare", "raise its max_connections")
      case .tooOld(let version, let oldest):
        unusable("PostgreSQL \(version) is too old", "use PostgreSQL \(oldest) or newer")
      case .notUTF8(let encoding):
        unusable(
          "the database's encoding is \(encoding)", "create one with createdb --encoding UTF8")
      case .noPermission(let cause):
        unusable(cause, "grant the user CREATE on the database")
      case .foreignSchema(let name):
        unusable(
          "the schema \(name.quoted) holds something other than a store",
          "name another database, or rename the schema")
      case .noStore:
        unusable("the database holds no store", "make one with petmap import or petmap serve")
      }
  }
}
