import PetMapArgon2
import PetMapBytes
import PetMapFiles
import PetMapHTTPServer
import PetMapAnnouncements
import PetMapAPI
import PetMapPhotoWorker
import PetMapPhotos
import PetMapService
import PetMapStore
import PetMapSystem

extension Command {
  package static let serve = Command(
    "serve",
    abstract: "run the HTTP service for a store, or read-only for a file",
    usage: ["[--host ADDRESS] [--port N] [--store FILE.sqlite] [--photos DIR]", "--source FILE"],
    discussion: [
      "Set the admin token in PETMAP_ADMIN_TOKEN or, under systemd, in the credential "
        + "petmap-admin-token (LoadCredential). Use 16 or more characters from ! to ~. If no token "
        + "is set, the admin endpoints reject all requests.",
      "--source serves the announcements in a file read-only. Unless --quiet is set, each request "
        + "is logged to standard error as one line of JSON. On SIGTERM or SIGINT, the service "
        + "completes the requests in flight and stops. SIGHUP is ignored.",
      "Photos are buffered in memory during uploads, up to 512 MiB across all clients. Further "
        + "uploads are rejected with status 503 and can be retried.",
    ],
    examples: ["petmap serve --port 8080 --store pets.sqlite --photos photos"],
    options: ServeOptions(), run: ServeRun.run)
}

/// The implementation of `petmap serve`.
private enum ServeRun {
  static func run(
    _ arguments: Arguments<ServeOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    // Signals are blocked before any thread that could receive them is created.
    ProcessSignals.holdTermination()
    ProcessSignals.ignoreHangUp()
    var options = HTTPServer.Options()
    options.host = arguments.service.host
    options.port = arguments.service.port
    let token = try adminToken(console)
    let about = try about(arguments.service.about)
    try check(arguments)
    try ServedAlerts.check(arguments.alerts)
    // The files are opened first, so that an error leaves no new store behind.
    let streets = try streets(arguments.service, console)
    let addresses = try arguments.service.places.map { (path) throws(CommandError) in
      try AddressSource(path, console)
    }
    let served = try served(arguments, console)
    let name = served.name
    var environment = ServiceEnvironment(
      store: served.store, hasher: Argon2Hasher(), adminToken: token,
      now: { Timestamp(milliseconds: SystemClock.millisecondsSince1970()) },
      random: {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
      })
    if served.open == nil {
      environment.forms = arguments.service.reportURL.map { .elsewhere(url: $0) } ?? .none
    }
    environment.uptime = { MonotonicTime(milliseconds: Int64(SystemClock.seconds() * 1000)) }
    environment.version = Version.current
    environment.trustedProxies = TrustedProxies(arguments.service.trustProxy ?? [])
    setLimits(of: &environment, arguments.limits)
    environment.adminHeader = arguments.service.adminHeader
    environment.disclosure.hidesContact = arguments.store.contact == .onRequest
    if let open = served.open {
      set(open, of: &environment, arguments.store, console)
      environment.alerts = try ServedAlerts.host(open, arguments.alerts, console)
    }
    environment.gzip = { bytes in
      // Content is sent uncompressed if there is not enough memory. For 13 MB of pins, level 1
      // takes 48 ms and produces 1.9 MB, while level 6 takes 124 ms and produces 1.3 MB.
      let level = bytes.count > 1 << 20 ? 1 : 6
      guard let deflater = GzipDeflater(level: level) else { return nil }
      return deflater.compress(bytes)
    }
    environment.page = try PageFolder.assets(arguments.service.page, console)
    environment.about = about
    environment.activeDays = arguments.service.active
    let coast = CoastSource(console)
    environment.basemap = BasemapHost(coast: coast, streets: streets).source()
    environment.basemap?.otherStyle = arguments.service.basemapStyle
    if addresses != nil { environment.basemap?.findsPlaces = true }
    // The tiles are read later, because that takes long.
    let places = Monitor<PlaceIndex?>(addresses.map { PlaceIndex([], addresses: $0) })
    environment.places = { places.withLock { $0 } }
    if let embedders = arguments.service.embedOn {
      environment.embedders = embedders.filter { !$0.isEmpty }
    }
    environment.parseCoordinate = CoordinateSystems.coordinate
    let engines = TextEngines()
    environment.preparePhoto = { file throws(PhotoProblem) in try PhotoWorker.prepared(file) }
    environment.callouts = ServedCallouts(
      engines: engines, photos: served.open.map { StoredPhotos($0) })
    environment.pictures =
      ServedPictures(
        engines: engines, map: AnnouncementMap(coast: coast?.file, streets: streets)
      ).all
    let service: Service
    do {
      service = try Service(environment)
    } catch {
      throw CommandError(error, at: StoreAddress(name))
    }
    let server = try started(service, options, hasLog: !console.isQuiet)
    service.startSending()
    if let thread = Thread({ service.makeClusters() }) {
      thread.detach()
    } else {
      service.makeClusters()
    }
    if let streets {
      let read: @Sendable () -> Void = {
        guard let found = streets.places() else { return }
        let index = PlaceIndex(found, addresses: addresses)
        places.withLock { $0 = index }
      }
      if let thread = Thread(read) { thread.detach() } else { read() }
    }
    let count = service.live.counts.published
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    console.note(
      "listening on http://\(host):\(server.port), serving "
        + PinSource.counted(count, "announcement", "announcements")
        + " of \(name)\(served.open == nil ? " read-only" : "")")
    let manager = ServiceManager(environment: console.environment)
    manager?.ready { server.isAnswering(within: $0) }
    ProcessSignals.waitForTermination()
    manager?.stopping()
    let isDone = server.stop()
    service.finishSending()
    served.open?.close()
    if !isDone { console.note("stopped with requests in flight") }
    return .done
  }

  /// Checks options that require others.
  private static func check(_ arguments: Arguments<ServeOptions>) throws(CommandError) {
    if arguments.service.adminHeader != nil, arguments.service.trustProxy == nil {
      throw .usage("requires --trust-proxy", at: "--admin-header", remedy: "add --trust-proxy")
    }
    if arguments.source.source == nil {
      guard arguments.service.reportURL != nil else { return }
      throw .usage(
        "requires --source", at: "--report-url",
        remedy: "omit it, because a store has forms of its own")
    }
    let given = [
      ("--expire-unpublished", arguments.store.expireUnpublished != nil),
      ("--expire-closed", arguments.store.expireClosed != nil),
      ("--keep-audit", arguments.store.isGiven(\.keepAudit)),
      // Without the secret of a store, each start would displace the places differently.
      ("--location-privacy", arguments.store.locationPrivacy != nil),
      ("--review", arguments.store.review),
      ("--mail-command", arguments.alerts.mailCommand != nil),
      ("--push", arguments.alerts.push != nil),
    ]
    if let (option, _) = given.first(where: \.1) {
      throw .usage("requires a store", at: option, remedy: "omit it, or serve a store")
    }
  }

  private static func setLimits(
    of environment: inout ServiceEnvironment, _ limits: Arguments<ServeOptions.Limits>
  ) {
    environment.limits[.creates] = limits.creates
    environment.limits[.searches] = limits.searches
    environment.limits[.callouts] = limits.callouts
    environment.limits[.pictures] = limits.pictures
    environment.limits[.flags] = limits.flags
    environment.limits[.sightings] = limits.sightings
    environment.limits[.alerts] = limits.alerts
    environment.limits[.contacts] = limits.contacts
  }

  /// Sets what only a store has, unlike a file.
  private static func set(
    _ open: Store, of environment: inout ServiceEnvironment,
    _ options: Arguments<ServeOptions.Store>, _ console: Console
  ) {
    environment.reviewsReports = options.review
    environment.lifetimes[.unpublished] = options.expireUnpublished
    environment.lifetimes[.closed] = options.expireClosed
    environment.lifetimes[.auditEntries] = options.keepAudit
    environment.moderation = open.moderation
    if let log = open.writeAheadLog {
      environment.writeAheadLogBytes = { FileSystem.byteCount(of: log) }
      environment.storeWatch = FileWatch(path: log)
    }
    let address = StoreOptions.address(options.store, console)
    let paths = [("store", address.path), ("photos", options.photos ?? address.photoDirectory)]
    environment.diskSpace = {
      paths.compactMap { name, path in
        path.flatMap { FileSystem.space(at: $0) }.map { (name, $0.free, $0.total) }
      }
    }
    environment.sharesStore = open.isShared
    environment.formKey = open.key(for: "forms")
    environment.disclosure.displacement = PlaceDisplacement(
      key: open.key(for: "places"), radius: options.locationPrivacy ?? 0)
  }

  private static func about(_ path: String?) throws(CommandError) -> AboutPage? {
    guard let path else { return nil }
    let text: [UInt8]
    do throws(FileError) {
      text = try WholeFile.read(path, limit: AboutPage.limit + 1)
    } catch {
      throw CommandError(error)
    }
    guard let page = AboutPage(text) else {
      throw CommandError(
        .badData, "not a text of at most \(AboutPage.limit >> 10) KiB in UTF-8",
        at: "--about \(path.quoted)", remedy: "use a plain text file")
    }
    return page
  }

  /// Opens the streets of `--basemap`, and says what they contain.
  private static func streets(
    _ options: Arguments<ServeOptions.Service>, _ console: Console
  ) throws(CommandError) -> StreetFile? {
    guard let path = options.basemap else { return nil }
    if options.basemapStyle != nil {
      throw .usage(
        "cannot be combined with --basemap", at: "--basemap-style",
        remedy: "use either --basemap or --basemap-style")
    }
    let streets = try StreetFile(path, at: "--basemap \(path.quoted)")
    console.note("streets: \(streets.summary)")
    return streets
  }

  /// Returns the admin token from the environment, or else from the service manager's credentials.
  private static func adminToken(_ console: Console) throws(CommandError) -> AdminToken? {
    if let text = console.environment("PETMAP_ADMIN_TOKEN") {
      return try adminToken(text, at: "PETMAP_ADMIN_TOKEN")
    }
    guard let directory = console.environment("CREDENTIALS_DIRECTORY") else { return nil }
    let path = directory + "/petmap-admin-token"
    guard FileSystem.kind(of: path) != nil else { return nil }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      let descriptor = try Descriptor.openForReading(path)
      defer { Descriptor.close(descriptor) }
      try Descriptor.readAll(descriptor) { (span) throws(SystemError) in
        for index in span.indices { bytes.append(span[index]) }
      }
    } catch {
      throw CommandError(
        .inputOutput, "cannot read the token: \(error.message)", at: path,
        remedy: "check LoadCredential in the unit")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.isEmpty ? nil : try adminToken(lines.joined(separator: " "), at: path)
  }

  private static func adminToken(
    _ text: String, at location: String
  ) throws(CommandError) -> AdminToken {
    guard let token = AdminToken(text) else {
      // The value is a secret, so it is not printed even if it is invalid.
      throw .usage(
        "not a valid token", at: location,
        remedy: "use 16 or more characters from ! to ~, or unset it")
    }
    return token
  }

  /// A store or a file that is being served.
  private struct Served {
    let store: any AnnouncementSource
    /// The name of the store or file in messages.
    let name: String
    /// The open store, or `nil` for a file, which is read-only.
    var open: Store?
  }

  private static func served(
    _ arguments: Arguments<ServeOptions>, _ console: Console
  ) throws(CommandError) -> Served {
    let options = arguments.store
    if arguments.source.source != nil {
      if let given = options.store {
        throw .usage(
          "cannot be combined with --source", at: "--store \(given.quoted)",
          remedy: "use one of them")
      }
      let (store, name) = try SourceStore.read(arguments.source, console)
      return Served(store: store, name: name)
    }
    let address = StoreOptions.address(options.store, console)
    if StoreOptions.given(options.store, console) == nil { try StoreLocation.prepare(address) }
    if address.path == nil, options.adoptPhotos, options.photos == nil {
      throw .usage("the database contains the photos", at: "--adopt-photos", remedy: "omit it")
    }
    if address.path != nil, options.read != nil {
      throw .usage("the store is a file", at: "--read", remedy: "omit it, or serve a database")
    }
    do throws(StoreError) {
      let store = try address.serve(
        photos: options.photos, adoptsPhotos: options.adoptPhotos,
        photoDays: options.keepPhotos, reading: options.read)
      let directory = options.photos ?? address.photoDirectory ?? address.description
      note(store.cleaning, directory, console)
      if let version = store.riskySQLite {
        console.note(
          "\(address): SQLite \(version) can damage the file if another program writes to it as well; "
            + "update SQLite to 3.51.3")
      }
      return Served(store: store, name: address.description, open: store)
    } catch {
      throw CommandError(error, at: address)
    }
  }

  /// Prints what happened to photos that do not belong to any announcement.
  private static func note(_ cleaning: PhotoCleaning, _ directory: String, _ console: Console) {
    func photos(_ count: Int) -> String { PinSource.counted(count, "photo", "photos") }
    if cleaning.ignored > 0 {
      console.note(
        "\(directory): \(photos(cleaning.ignored)) of unknown origin ignored; check --store and "
          + "--photos, or add --adopt-photos")
    }
    if cleaning.trashed > 0 {
      console.note(
        "\(cleaning.trash): \(photos(cleaning.trashed)) without an announcement moved to the trash for "
          + "\(PhotoCleaning.trashDays) days")
    }
    if cleaning.purged > 0 {
      console.note(
        "\(directory): \(photos(cleaning.purged)) deleted after \(PhotoCleaning.trashDays) days in "
          + "the trash")
    }
  }

  private static func started(
    _ service: Service, _ options: HTTPServer.Options, hasLog: Bool
  ) throws(CommandError) -> HTTPServer {
    let log: @Sendable ([UInt8]) -> Void = { lines in try? Descriptor.write(lines.span, to: 2) }
    do {
      return try HTTPServer(service, options: options, log: hasLog ? log : nil)
    } catch {
      throw CommandError(error, options)
    }
  }
}

extension CommandError {
  /// Creates the error for a server that cannot start.
  fileprivate init(_ error: HTTPServerError, _ options: HTTPServer.Options) {
    switch error {
    case .noSuchHost(let host):
      self.init(
        .usage, "unknown host", at: "--host \(host.quoted)",
        remedy: "use an address assigned to this machine")
    case .cannotListen(let host, let port, let reason):
      self.init(
        .inputOutput, "cannot listen: \(reason)", at: "\(host):\(port)",
        remedy: "use another --port or --host")
    case .cannotStart:
      self.init(
        .inputOutput, "cannot start the server", at: "\(options.host):\(options.port)",
        remedy: "check the limits on memory, open files and threads")
    }
  }
}
