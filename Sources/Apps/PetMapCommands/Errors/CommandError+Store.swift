import PetMapAnnouncements

extension CommandError {
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
    case .microchipConflict, .keyReused, .notFound, .changesForgotten:
      self.init(.defect, "unexpected error of the store: \(error)", at: place, remedy: "report it")
    }
  }
}
