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
        + "that was sent first: its time, ID, status, number of flags and network, when and where the "
        + "animal was seen, and the text.",
      "The ID of a sighting is that of its announcement with its number, such as ID/3. Sightings can be "
        + "shown, hidden and deleted, and their networks banned, like announcements.",
      "show also approves reports that wait for review, and dismisses flags. With ID@VERSION, where "
        + "VERSION is the version in list --format jsonl, it leaves alone what has changed since. hide "
        + "and show also dismiss the flags of a sighting. delete-network deletes the announcements and "
        + "everything else that was reported from the same networks, and bans the networks if --ban is "
        + "given. Networks are keyed hashes, which are kept for "
        + "\(SenderNetwork.daysKept) days.",
      "password replaces the management password and the management link of a report whose reporter "
        + "has lost them, and prints the password and the path of the link, separated by a tab.",
      "audit prints the audit log as JSON lines: who did what, when, to which announcement.",
      "decisions prints what reporters said about matches as JSON lines, without IDs: the decision, the "
        + "score that was shown, and the weights by field. tools/bench/decisions.py estimates from them "
        + "how right the scores are.",
      "alerts prints a line for each alert of a mail address: its creation time, whether it was "
        + "confirmed, and its search or the ID of its announcement. stop-alerts erases the alerts of an "
        + "address, and with them the address. The audit log records how many, but not the address.",
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
        "ACTION", "The action: \(ModerateActions.Action.words.joined(separator: ", ")).",
        choices: ModerateActions.Action.words),
      Operand(
        "ID",
        "The ID of an announcement or a sighting, a network (unban), or a mail address (alerts, "
          + "stop-alerts). Can be repeated.", isRepeated: true),
    ],
    options: ModerateOptions(), run: ModerateActions.run)
}

/// The options for `petmap moderate`.
struct ModerateOptions: CommandOptions {
  let moderation = Moderation()
  let store = Store()

  struct Moderation: OptionGroup {
    static let title = "Moderation"

    let list = Option(
      "list",
      "List new reports, or those that were flagged, wait for approval (waiting), are hidden or have "
        + "no photo (unpublished), or all announcements.", default: ModerationQuery.List.new)
    let network = Option("network", "NETWORK", "List only reports from this network.") {
      (text) throws(ValueError) in try ModerateActions.network(text)
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

/// The actions of `petmap moderate`; ``ModerateRun`` carries them out.
private enum ModerateActions {
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
    var isRecorded: Bool {
      order != nil || [.password, .unban, .stopAlerts].contains(self)
    }
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
    let run = ModerateRun(
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
      return try run.carryOut(self.order(order, operands, for: arguments.moderation.ban))
    }
  }

  /// Returns an order for announcements and sightings, in which show may have versions (`ID@VERSION`).
  private static func order(
    _ action: ModerationOrder.Action, _ operands: [String], for ban: Int64?
  ) throws(CommandError) -> ModerationOrder {
    var names: [String] = []
    var versions: [String: Int64] = [:]
    for operand in operands {
      let parts = operand.split(separator: "@", omittingEmptySubsequences: false).map { String($0) }
      guard action == .show, parts.count == 2 else {
        names.append(operand)
        continue
      }
      guard let version = Int64(parts[1]) else {
        throw .usage(
          "not a version", at: operand.quoted, remedy: "use one that --format jsonl prints")
      }
      names.append(parts[0])
      versions[parts[0].lowercased()] = version
    }
    let sightings = names.compactMap { SightingID($0.lowercased()) }
    if !sightings.isEmpty, !action.takesSightings {
      throw .usage(
        "sightings cannot be closed", at: sightings[0].text.quoted, remedy: "use hide or delete")
    }
    let others = names.filter { SightingID($0.lowercased()) == nil }
    var order = ModerationOrder(action, try ids(others), sightings: sightings, banLength: ban)
    for id in order.ids { order.versions[id] = versions[id.text] }
    for id in order.sightings { order.sightingPhotoVersions[id] = versions[id.text] }
    return order
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
}
