import PetMapAPI
import PetMapAnnouncements
import PetMapArgon2
import PetMapGeo
import PetMapJSON
import PetMapParameters
import PetMapService
import PetMapStore
import PetMapSystem

/// A run of `petmap moderate` with its store.
struct ModerateRun {
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
    for entry in found {
      let (stored, sighting) = (entry.stored, entry.stored.sighting)
      switch options.format {
      case .jsonl: console.output.write(String(decoding: entry.json, as: UTF8.self) + "\n")
      case .text:
        let lines = (sighting.text ?? "").split(whereSeparator: \.isNewline)
        let words = [
          sighting.createdAt?.text ?? "", stored.id.text, sighting.status.rawValue,
          entry.flags.count.description, stored.network?.text ?? "-", sighting.seenAt.text,
          sighting.coordinate.formatted(),
          lines.joined(separator: " ").escapingControls,
        ]
        console.output.write("\(words.joined(separator: "\t"))\n")
      }
    }
    console.note("\(address): " + PinSource.counted(found.count, "sighting", "sightings"))
    return .done
  }

  func carryOut(_ order: ModerationOrder) throws(CommandError) -> ExitStatus {
    let action = order.action
    let outcome = try moderating { (moderation) throws(StoreError) in
      try moderation.carryOut(order, by: actor, at: now)
    }
    let (changed, networks) = (outcome.ids, outcome.networks)
    if changed.isEmpty, outcome.sightings.isEmpty, networks.isEmpty {
      let hasVersions = !order.versions.isEmpty || !order.sightingPhotoVersions.isEmpty
      let cause = hasVersions ? "IDs and versions" : "IDs"
      console.note("\(address): nothing to \(action.rawValue); check the \(cause)")
      return .noResult
    }
    var done: [String] = []
    if action != .ban, !order.ids.isEmpty || !changed.isEmpty {
      done.append(PinSource.counted(changed.count, "announcement", "announcements") + " changed")
    }
    if action != .ban, !order.sightings.isEmpty || !outcome.sightings.isEmpty {
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
      try moderation.removeAlerts(to: address, by: actor)
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
