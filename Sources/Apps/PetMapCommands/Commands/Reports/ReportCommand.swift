import PetMapSystem
import PetMapClient
import PetMapPhotos
import PetMapJSON
import PetMapAnnouncements
import PetMapAPI

extension Command {
  package static let report = Command(
    "report",
    abstract: "submit an announcement with a photo",
    usage: ["[--source URL] [options]"],
    discussion: [
      "On a terminal, petmap prompts for the fields that you do not set with options. Otherwise, "
        + "you must set all required fields: photo, species, breed, sex, position, phone and email; "
        + "for a found animal: photo or --no-photo, species, sex, position, and phone or email.",
      "Prints the report's ID and its management password. You need both to close or remove the "
        + "report. Also prints, on standard error, the link with which you can manage it in a "
        + "browser without the password. If the photo cannot be sent, the report is saved. To send only the photo, run "
        + "the same command again, or run petmap report on a terminal.",
    ],
    examples: [
      """
      petmap report --species dog --breed Beagle --sex male --at 52.2297,21.0122 \\
        --phone '+48 123 456 789' --email ola@example.org --photo rex.jpeg --dry-run
      """
    ],
    options: ReportOptions(),
    run: { (arguments, console) throws(CommandError) in
      var run = try ReportRun(arguments, console)
      return try run.run()
    })
}

/// The implementation of `petmap report`.
private struct ReportRun {
  private let arguments: Arguments<ReportOptions>
  private let console: Console
  private let language: Language
  private let offset: UTCOffset
  private let today: CalendarDate
  private var entry: TerminalReport

  init(_ arguments: Arguments<ReportOptions>, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    language = arguments.service.language
    offset = UTCOffset(minutes: SystemClock.minutesFromUTC()) ?? .zero
    today = Timestamp(milliseconds: SystemClock.millisecondsSince1970()).date(at: offset)
    entry = TerminalReport(kind: arguments.report.kind, today: today, language: language)
    for field in arguments.options.report.fields {
      guard let text = arguments[field.option] else { continue }
      guard entry.flow.canEdit(field.field) else {
        throw .usage(
          "not part of a report of a \(entry.flow.form.kind.rawValue) animal",
          at: "--\(field.name)", remedy: "remove --\(field.name)")
      }
      if let error = try entry.set(field.field, text) {
        throw .usage(error.what, at: "--\(field.name) \(text.quoted)", remedy: error.remedy)
      }
    }
  }

  /// Sets the confirmation that there is no photo.
  private mutating func confirmNoPhoto() throws(CommandError) {
    guard arguments.report.noPhoto else { return }
    guard entry.flow.form.kind == .found else {
      throw .usage(
        "not part of a report of a \(entry.flow.form.kind.rawValue) animal", at: "--no-photo",
        remedy: "remove --no-photo")
    }
    entry.flow.edit(.photo) { $0.confirmsNoPhoto = true }
  }

  mutating func run() throws(CommandError) -> ExitStatus {
    try confirmNoPhoto()
    if let id = arguments.service.id { return try sendPhoto(of: id) }
    let problems = entry.flow.form.problemsOfSubmission(today: today)
    // A complete report needs no dialog.
    let isDialog = Terminal.isTerminal(0) && !problems.isEmpty
    if !isDialog, let problem = problems.first {
      throw .usage(
        problem.text(entry.flow.form.kind, in: Words(language)).withoutPeriod,
        at: "--\(arguments.options.report.name(of: problem.field))",
        remedy: "run petmap report --help")
    }
    if arguments.service.dryRun { return try dryRun(isDialog) }
    let sending = ReportSending(
      try ServiceOptions.connection(arguments.service.source, console), console, today: today,
      offset: offset)
    return isDialog ? try runDialog(sending) : try send(sending)
  }

  // MARK: From options

  private mutating func send(_ sending: ReportSending) throws(CommandError) -> ExitStatus {
    if let pending = sending.pending, let body = entry.flow.form.body(today: today) {
      if sending.isPending(body) {
        Self.print(pending, sending)
        entry.restore(pending, photo: entry.photo)
      } else {
        console.note(
          "report \(pending.id): photo not sent yet; send it with --id \(pending.id)")
      }
    }
    guard case .failed(let error) = sending.send(&entry, created: { Self.print($0, sending) })
    else { return .done }
    if entry.flow.pending != nil {
      console.note(
        "the report was created, but will not be published until its photo is sent; run the same "
          + "command again to send only the photo")
    }
    throw CommandError(error, at: sending.service.client.base.text)
  }

  /// Prints the ID and the password, and the management link to standard error. This happens before
  /// the photo is sent, so that the reporter has them if sending fails.
  private static func print(_ report: CreatedReport, _ sending: ReportSending) {
    let console = sending.console
    console.output.write("\(report.id) \(report.password)\n")
    console.output.flush()
    if let link = sending.service.client.managementLink(of: report) {
      console.note("report \(report.id): manage it at \(link)")
    }
  }

  private func sendPhoto(of id: String) throws(CommandError) -> ExitStatus {
    guard let format = entry.flow.form.photo else {
      throw .usage("no photo specified", at: "--photo", remedy: "add --photo FILE")
    }
    let service = try ServiceOptions.connection(arguments.service.source, console)
    let report = CreatedReport(id: id, password: try ServiceOptions.password(console))
    let photo = entry.photo
    try service.wait(console) { (client) async throws(ClientError) in
      try await client.uploadPhoto(photo, format: format, of: report)
    }
    let sending = ReportSending(service, console, today: today, offset: offset)
    if sending.pending?.id == id { sending.forget() }
    return .done
  }

  private mutating func dryRun(_ isDialog: Bool) throws(CommandError) -> ExitStatus {
    if isDialog {
      var dialog = dialog()
      guard try dialog.complete(&entry) else { return .noResult }
      while let first = entry.flow.form.problemsOfSubmission(today: today).first {
        dialog.complain(first.text(entry.flow.form.kind, in: Words(language)))
        try dialog.correct([first.field], &entry)
      }
    }
    guard let body = entry.flow.form.body(today: today) else {
      throw CommandError(.defect, "no request body", at: "report", remedy: "report this bug")
    }
    console.output.write { $0 += body.bytes }
    console.output.write("\n")
    return .done
  }

  // MARK: On a terminal

  private func dialog() -> ReportDialog {
    let given = arguments.options.report.fields.filter { arguments[$0.option] != nil }
    return ReportDialog(
      console, language: language, today: today, given: Set(given.map(\.field)))
  }

  private mutating func runDialog(_ sending: ReportSending) throws(CommandError) -> ExitStatus {
    var dialog = dialog()
    // On a terminal, the summary contains the ID and the password.
    let announce: (CreatedReport) -> Void =
      console.output.isTerminal ? { _ in } : { Self.print($0, sending) }
    var isResumed = false
    if let pending = sending.pending {
      isResumed = try dialog.confirm(.resumeQuestion) ?? false
      if isResumed {
        entry.restore(pending, photo: sending.pendingPhoto)
        announce(pending)
      } else {
        credentials(of: pending, sending, dialog)
      }
    }
    if !isResumed, try !dialog.complete(&entry) { return .noResult }
    while true {
      if entry.flow.pending != nil || entry.flow.form.problemsOfSubmission(today: today).isEmpty {
        dialog.say(Phrase.sending.text(language))
      }
      switch sending.send(&entry, created: announce) {
      case .sent:
        if case .sent(let report) = entry.flow.submission { summary(report, sending, dialog) }
        return .done
      case .incomplete:
        try dialog.correct(entry.flow.problems.keys.sorted { $0.rawValue < $1.rawValue }, &entry)
      case .failed(let error):
        dialog.complain(entry.flow.failure(language) ?? "")
        guard try dialog.confirm(.tryAgainQuestion) ?? false else {
          throw CommandError(error, at: sending.service.client.base.text)
        }
        try dialog.correct(fieldsToCorrect, &entry)
      }
    }
  }

  /// The fields that caused the last failure.
  private var fieldsToCorrect: [ReportField] {
    switch entry.flow.submission {
    case .failed(.chipAlreadyReported, _): [.microchip]
    case .failed(.photoTooLarge, _), .failed(.photoRefused, _): [.photo]
    default: entry.flow.problems.keys.sorted { $0.rawValue < $1.rawValue }
    }
  }

  private func summary(
    _ report: CreatedReport, _ sending: ReportSending, _ dialog: ReportDialog
  ) {
    let title = Phrase.summaryTitle.text(language)
    dialog.say("\n" + console.colored(title, .green, on: console.errors))
    credentials(of: report, sending, dialog)
  }

  /// Prints the ID, the password and the management link for a reader.
  private func credentials(
    of report: CreatedReport, _ sending: ReportSending, _ dialog: ReportDialog
  ) {
    dialog.say("  ID: \(report.id.escapingControls)")
    dialog.say("  \(Phrase.managementPassword.text(language)): \(report.password.escapingControls)")
    dialog.say("  " + Phrase.keepPassword.text(language))
    if let link = sending.service.client.managementLink(of: report) {
      dialog.say("  \(Phrase.managementLink.text(language)): \(link)")
    }
  }
}
