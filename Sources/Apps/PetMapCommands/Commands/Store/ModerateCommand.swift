import PetMapAPI
import PetMapAnnouncements
import PetMapArgon2
import PetMapGeo
import PetMapJSON
import PetMapParameters
import PetMapService
import PetMapStore
import PetMapSystem

extension Command {
  package static let moderate = Command(
    "moderate",
    abstract: "moderate reports: hide, show, close, delete, ban networks",
    usage: [
      "list [--list new|flagged|waiting|hidden|unpublished|all] [--network NETWORK] [--text TEXT] [options]",
      "sightings [--list new|flagged|waiting|hidden] [--network NETWORK] [options]",
      "show|hide|close|delete|delete-network|ban ID... [--ban TIME] [options]",
      "password ID [options]",
      "bans|unban NETWORK|audit [--since DATE]|decisions [options]",
      "alerts|stop-alerts ADDRESS [options]",
    ],
    discussion: [
      "list prints a line for each announcement: its creation time, ID, status, visibility, number "
        + "of flags, network, species and name. sightings prints a line for each sighting, the last one "
        + "that was sent first: its time, ID, status and network, when and where the animal was seen, "
        + "and the text.",
      "The ID of a sighting is that of its announcement with its number, such as ID/3. Sightings can be "
        + "shown, hidden and deleted, and their networks banned, like announcements.",
      "show also approves reports that wait for review, and dismisses flags. delete-network deletes "
        + "the announcements and everything else that was reported from the same networks, and bans "
        + "the networks if --ban is given. Networks are keyed hashes, which are kept for "
        + "\(SenderNetwork.daysKept) days.",
      "password replaces the management password and the management link of a report whose reporter "
        + "has lost them, and prints the password and the path of the link, separated by a tab.",
      "audit prints the audit log as JSON lines: who did what, when, to which announcement.",
      "decisions prints what reporters said about matches as JSON lines, without IDs: the decision, the "
        + "score that was shown, and the weights by field. tools/bench/decisions.py estimates from them "
        + "how right the scores are.",
      "alerts prints a line for each alert of a mail address: its creation time, whether it was "
        + "confirmed, and its search or the ID of its announcement. stop-alerts erases the alerts of an "
        + "address, and with them the address.",
      "A running service shows the changes at once.",
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap import --source - --input-format csv --store pets.sqlite
      petmap moderate list --list all --store pets.sqlite
      petmap moderate hide 2ed6657d-e927-568b-95e1-2665a8aea6a2 --store pets.sqlite
      petmap moderate audit --store pets.sqlite
      """
    ],
    operands: [
      Operand(
        "ACTION", "The action: \(ModerateRun.Action.words.joined(separator: ", ")).",
        choices: ModerateRun.Action.words),
      Operand(
        "ID",
        "The ID of an announcement or a sighting, a network (unban), or a mail address (alerts, "
          + "stop-alerts). Can be repeated.", isRepeated: true),
    ],
    options: ModerateOptions(), run: ModerateRun.run)
}

/// The options for `petmap moderate`.
private struct ModerateOptions: CommandOptions {
  let moderation = Moderation()
  let store = Store()

  struct Moderation: OptionGroup {
    static let title = "Moderation"

    let list = Option(
      "list",
      "List new reports, or those that were flagged, wait for approval (waiting), are hidden or have "
        + "no photo (unpublished), or all announcements.", default: ModerationQuery.List.new)
    let network = Option("network", "NETWORK", "List only reports from this network.") {
      (text) throws(ValueError) in try ModerateRun.network(text)
    }
    let text = Option(
      "text", "TEXT",
      "List only announcements that contain this text, also in the contact details.",
      read: Values.nonEmpty)
    let limit = Option("limit", "N", "List at most N announcements.", default: "100") {
      (text) throws(ValueError) in try Values.integer(text, in: 1...100_000)
    }
    let format = Option("format", "Write lines of text, or of JSON.", default: Format.text)
    let ban = Option(
      "ban", "TIME",
      "Ban the networks of the announcements for TIME, such as 7d. The default of ban is 30d.",
      read: Values.duration)
    let since = Option(
      "since", "Print entries of the audit log since this day in UTC.", kind: .date)
    let name = Option(
      "as", "NAME", "Record this name in the audit log.", defaultText: "the user's name",
      read: Values.nonEmpty)
  }

  enum Format: String, Choice {
    case text
    case jsonl
  }

  struct Store: OptionGroup {
    static let title = "Store"

    let store = StoreOptions.store
    let photos = StoreOptions.photos
  }
}

extension ModerationQuery.List: Choice {}

/// The implementation of `petmap moderate`.
private enum ModerateRun {
  enum Action: String, Choice {
    case list, show, hide, close, delete
    case deleteNetwork = "delete-network"
    case ban, password, bans, unban, audit, decisions, sightings, alerts
    case stopAlerts = "stop-alerts"

    /// The order that the action gives, if it gives one.
    var order: ModerationOrder.Action? { ModerationOrder.Action(rawValue: rawValue) }

    /// The name of the operand.
    var operand: String {
      switch self {
      case .unban: "NETWORK"
      case .alerts, .stopAlerts: "ADDRESS"
      default: "ID"
      }
    }

    /// Whether the audit log records the action.
    var isRecorded: Bool { order != nil || self == .password || self == .unban }
  }

  static func run(
    _ arguments: Arguments<ModerateOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let action: Action = try Values.operand("ACTION", of: arguments.operands)
    try check(arguments.moderation, action)
    let operands = Array(arguments.operands.dropFirst())
    let takesNone = [.list, .sightings, .bans, .audit, .decisions].contains(action)
    let limit = takesNone ? 0 : action.order == nil ? 1 : operands.count
    if operands.count > limit {
      throw .usage(
        "unexpected argument", at: operands[limit].quoted, remedy: "specify the store with --store")
    }
    if !takesNone, operands.isEmpty {
      throw .usage(
        "missing argument", at: action.operand,
        remedy: "specify it after \(action.rawValue)")
    }
    let run = Run(
      address: StoreOptions.address(arguments.store.store, console),
      photos: arguments.store.photos, options: arguments.moderation,
      actor: StoreOptions.administrator(named: arguments.moderation.name, console),
      console: console)
    switch action {
    case .list: return try run.list()
    case .password: return try run.password(ids(operands)[0])
    case .bans: return try run.bans()
    case .sightings: return try run.sightings()
    case .unban:
      let network: SenderNetwork
      do throws(ValueError) {
        network = try self.network(operands[0])
      } catch {
        throw .usage(error.what, at: "NETWORK \(operands[0].quoted)", remedy: error.remedy)
      }
      return try run.unban(network)
    case .alerts: return try run.alerts(to: address(operands[0]))
    case .stopAlerts: return try run.stopAlerts(to: address(operands[0]))
    case .audit: return try run.audit()
    case .decisions: return try run.decisions()
    case .show, .hide, .close, .delete, .deleteNetwork, .ban:
      guard let order = action.order else { preconditionFailure("\(action) is an order") }
      let sightings = operands.compactMap { SightingID($0.lowercased()) }
      if !sightings.isEmpty, !order.takesSightings {
        throw .usage(
          "sightings cannot be closed", at: sightings[0].text.quoted, remedy: "use hide or delete")
      }
      let others = operands.filter { SightingID($0.lowercased()) == nil }
      return try run.carryOut(order, ids(others), sightings)
    }
  }

  /// Checks that the options belong to the action.
  private static func check(
    _ options: Arguments<ModerateOptions.Moderation>, _ action: Action
  ) throws(CommandError) {
    let isList = action == .list || action == .sightings
    let given: [(name: String, isGiven: Bool, belongs: Bool)] = [
      ("list", options.isGiven(\.list), isList),
      ("network", options.isGiven(\.network), isList),
      ("text", options.isGiven(\.text), action == .list),
      ("limit", options.isGiven(\.limit), isList),
      ("format", options.isGiven(\.format), isList),
      ("ban", options.isGiven(\.ban), action.order?.takesBan == true),
      ("since", options.isGiven(\.since), action == .audit),
      ("as", options.isGiven(\.name), action.isRecorded),
    ]
    if let option = given.first(where: { $0.isGiven && !$0.belongs }) {
      throw .usage("unexpected option", at: "--\(option.name)", remedy: "omit it")
    }
  }

  static func network(_ text: String) throws(ValueError) -> SenderNetwork {
    guard let network = SenderNetwork(text) else {
      throw ValueError("not a network", remedy: "use the 32 digits that list and bans print")
    }
    return network
  }

  private static func address(_ text: String) throws(CommandError) -> MailAddress {
    do {
      return try MailAddress(text)
    } catch {
      throw .usage(
        "not a mail address", at: text.quoted, remedy: "use one such as ann@example.org")
    }
  }

  private static func ids(_ operands: [String]) throws(CommandError) -> [AnnouncementID] {
    var ids: [AnnouncementID] = []
    for text in operands {
      guard let id = AnnouncementID(text.lowercased()) else {
        throw .usage("not an ID", at: text.quoted, remedy: "use one that list prints")
      }
      ids.append(id)
    }
    return ids
  }

  /// A run with its store.
  private struct Run {
    let address: StoreAddress
    let photos: String?
    let options: Arguments<ModerateOptions.Moderation>
    let actor: AuditActor
    let console: Console

    private var now: Timestamp { Timestamp(milliseconds: SystemClock.millisecondsSince1970()) }

    private func moderating<Value>(
      _ body: (StoreModeration) throws(StoreError) -> Value
    ) throws(CommandError) -> Value {
      do throws(StoreError) {
        return try body(address.moderation(photos: photos))
      } catch {
        throw CommandError(error, at: address)
      }
    }

    func list() throws(CommandError) -> ExitStatus {
      let query = ModerationQuery(
        options.list, network: options.network, text: options.text, limit: options.limit)
      let found = try moderating { (moderation) throws(StoreError) in
        try moderation.announcements(query)
      }
      for entry in found {
        switch options.format {
        case .jsonl:
          console.output.write(String(decoding: entry.json, as: UTF8.self) + "\n")
        case .text:
          let pet = entry.stored.announcement
          let words = [
            pet.createdAt?.text ?? "", entry.stored.id.text, pet.status.word,
            entry.stored.visibility.rawValue, entry.flags.count.description,
            entry.network?.text ?? "-", pet.species.escapingControls,
            (pet.petName ?? "").escapingControls,
          ]
          console.output.write("\(words.joined(separator: "\t"))\n")
        }
      }
      console.note(
        "\(address): " + PinSource.counted(found.count, "announcement", "announcements"))
      return .done
    }

    func sightings() throws(CommandError) -> ExitStatus {
      let found = try moderating { (moderation) throws(StoreError) in
        try moderation.sightings(options.list, network: options.network, limit: options.limit)
      }
      for stored in found {
        let sighting = stored.sighting
        switch options.format {
        case .jsonl: console.output.write(String(decoding: stored.json, as: UTF8.self) + "\n")
        case .text:
          let lines = (sighting.text ?? "").split(whereSeparator: \.isNewline)
          let words = [
            sighting.createdAt?.text ?? "", stored.id.text, sighting.status.rawValue,
            stored.network?.text ?? "-", sighting.seenAt.text, sighting.coordinate.formatted(),
            lines.joined(separator: " ").escapingControls,
          ]
          console.output.write("\(words.joined(separator: "\t"))\n")
        }
      }
      console.note("\(address): " + PinSource.counted(found.count, "sighting", "sightings"))
      return .done
    }

    func carryOut(
      _ action: ModerationOrder.Action, _ ids: [AnnouncementID], _ sightings: [SightingID]
    ) throws(CommandError) -> ExitStatus {
      let order = ModerationOrder(action, ids, sightings: sightings, banLength: options.ban)
      let outcome = try moderating { (moderation) throws(StoreError) in
        try moderation.carryOut(order, by: actor, at: now)
      }
      let (changed, networks) = (outcome.ids, outcome.networks)
      if changed.isEmpty, outcome.sightings.isEmpty, networks.isEmpty {
        console.note("\(address): nothing to \(action.rawValue); check the IDs")
        return .noResult
      }
      var done: [String] = []
      if action != .ban, !ids.isEmpty || !changed.isEmpty {
        done.append(PinSource.counted(changed.count, "announcement", "announcements") + " changed")
      }
      if action != .ban, !sightings.isEmpty || !outcome.sightings.isEmpty {
        done.append(
          PinSource.counted(outcome.sightings.count, "sighting", "sightings") + " changed")
      }
      if order.banLength != nil {
        done.append(PinSource.counted(networks.count, "network", "networks") + " banned")
      }
      console.note("\(address): \(done.joined(separator: ", "))")
      return .done
    }

    func alerts(to address: MailAddress) throws(CommandError) -> ExitStatus {
      let alerts = try moderating { (moderation) throws(StoreError) in
        try moderation.alerts(to: address)
      }
      for alert in alerts {
        let subject =
          switch alert.subject {
          case .search(let text): text
          case .report(let id): id.text
          }
        let state = alert.isConfirmed ? "confirmed" : "unconfirmed"
        console.output.write("\(alert.createdAt.text)\t\(state)\t\(subject)\n")
      }
      console.note("\(self.address): " + PinSource.counted(alerts.count, "alert", "alerts"))
      return alerts.isEmpty ? .noResult : .done
    }

    func stopAlerts(to address: MailAddress) throws(CommandError) -> ExitStatus {
      let count = try moderating { (moderation) throws(StoreError) in
        try moderation.removeAlerts(to: address)
      }
      console.note("\(self.address): " + PinSource.counted(count, "alert", "alerts") + " erased")
      return count == 0 ? .noResult : .done
    }

    func password(_ id: AnnouncementID) throws(CommandError) -> ExitStatus {
      var random = SystemRandomNumberGenerator()
      let password = ManagementPassword(randomFrom: &random)
      let token = ManagementToken(randomFrom: &random)
      let hash: PasswordHash
      do {
        hash = try Argon2Hasher().hash(password.digits)
      } catch {
        throw CommandError(
          .inputOutput, "the password cannot be hashed", at: id.text, remedy: "free some memory")
      }
      try moderating { (moderation) throws(StoreError) in
        try moderation.setPassword(hash, token: token.digest, of: id, by: actor)
      }
      console.output.write("\(password.digits)\t/manage/\(token.text)\n")
      return .done
    }

    func bans() throws(CommandError) -> ExitStatus {
      let bans = try moderating { (moderation) throws(StoreError) in
        try moderation.bans(at: now)
      }
      for ban in bans { console.output.write("\(ban.network.text)\t\(ban.until.text)\n") }
      console.note(
        "\(address): " + PinSource.counted(bans.count, "banned network", "banned networks"))
      return .done
    }

    func unban(_ network: SenderNetwork) throws(CommandError) -> ExitStatus {
      let wasBanned = try moderating { (moderation) throws(StoreError) in
        try moderation.unban(network, by: actor)
      }
      console.note("\(address): the network \(wasBanned ? "is no longer" : "was not") banned")
      return wasBanned ? .done : .noResult
    }

    func decisions() throws(CommandError) -> ExitStatus {
      var count = 0
      try moderating { (moderation) throws(StoreError) in
        try moderation.forEachMatchDecision { decision, status in
          count += 1
          console.output.write(decision.line(status))
          return true
        }
      }
      return count == 0 ? .noResult : .done
    }

    func audit() throws(CommandError) -> ExitStatus {
      let start = options.since.map { Timestamp(startOf: $0) } ?? Timestamp(milliseconds: 0)
      try moderating { (moderation) throws(StoreError) in
        try moderation.forEachAuditEntry(since: start) { entry in
          console.output.write(String(decoding: entry.line, as: UTF8.self))
          return true
        }
      }
      return .done
    }
  }
}

extension MatchDecision {
  /// The decision as a line of JSON, with what it was based on.
  ///
  /// - Parameter status: The status of the report.
  fileprivate func line(_ status: AnnouncementStatus) -> String {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        writer.member("at", at.text)
        writer.member("status", status.word)
        writer.member("decision", verdict.rawValue)
        let basis = (try? JSONValue(parsing: Array(evidence.utf8)))?.object ?? JSONObject()
        for member in basis.members {
          writer.key(member.name)
          writer.value(member.value)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }
}
