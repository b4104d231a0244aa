import PetMapClient
import PetMapFiles
import PetMapGeo
import PetMapJSON
import PetMapReports

extension Command {
  package static let report = Command(
    "report",
    abstract: "hand in an announcement with its photo",
    usage: ["[--source URL] [options]"],
    discussion: [
      "On a terminal what the options do not give is asked for, step by step. Elsewhere the options "
        + "have to give all that is required: photo, species, breed, sex, position, phone and email.",
      "The report's id and its management password are printed; with them it is closed or removed.",
    ],
    examples: [
      """
      printf '\\377\\330\\377' > rex.jpeg
      petmap report --species dog --breed Beagle --sex male --at 52.2297,21.0122 \\
        --phone '+48 123 456 789' --email ola@example.org --photo rex.jpeg --dry-run
      """
    ],
    groups: [
      Group(
        "Report", [ReportOptions.kind.definition] + ReportOptions.fields.map(\.option.definition)),
      Group(
        "Service",
        [
          ServiceOptions.source.definition, ServiceOptions.language.definition,
          ReportOptions.id.definition, ReportOptions.dryRun.definition,
        ]),
    ],
    run: { (arguments, console) throws(CommandError) in
      var run = try ReportRun(arguments, console)
      return try run.run()
    })
}

/// One run of `petmap report`.
private struct ReportRun {
  private let arguments: Arguments
  private let console: Console
  private let language: Language
  private let now = Timestamp(milliseconds: Platform.millisecondsSince1970())
  private let offset = UTCOffset(minutes: Platform.minutesFromUTC()) ?? .zero
  private var form: ReportForm
  private var photo: [UInt8] = []

  private var today: CalendarDate { now.date(at: offset) }

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    language = try arguments[ServiceOptions.language]?.language ?? .english
    let kind = try arguments[ReportOptions.kind]?.kind ?? .missing
    form = ReportForm(kind: kind, today: now.date(at: offset))
    for entry in ReportOptions.fields {
      guard let text = try arguments[entry.option] else { continue }
      let name = entry.option.definition.name
      guard try set(entry.field, text) else {
        throw .usage(
          "unknown value", at: "--\(name) \(text.quoted)", remedy: "see petmap report --help")
      }
    }
  }

  mutating func run() throws(CommandError) -> ExitStatus {
    if let id = try arguments[ReportOptions.id] { return try sendPhoto(of: id) }
    if Platform.isTerminal(0), !arguments[ReportOptions.dryRun] { try askForRest() }
    if let problem = form.problemsOfSubmission(today: today).first {
      throw .usage(
        problem.phrase.text(language), at: "--\(ReportOptions.name(of: problem.field))",
        remedy: "see petmap report --help")
    }
    guard let body = form.body(today: today) else {
      throw CommandError(.defect, "no body", at: "report", remedy: "report it")
    }
    if arguments[ReportOptions.dryRun] {
      console.output.write { $0 += body.bytes }
      console.output.write("\n")
      return .done
    }
    let service = try ServiceOptions.connection(arguments, console)
    let offset = offset
    let report = try service.wait(console) { (client) async throws(ClientError) in
      try await client.create(body, offset: offset)
    }
    // Printed before the photo is sent: whatever comes, the reporter has it.
    console.output.write("\(report.id) \(report.password)\n")
    console.output.flush()
    do throws(CommandError) {
      try upload(report, service)
    } catch {
      console.note(
        "the report exists, but is not listed before its photo is there: send it with "
          + "PETMAP_PASSWORD=\(report.password) petmap report --id \(report.id) --photo FILE")
      throw error
    }
    return .done
  }

  private func sendPhoto(of id: String) throws(CommandError) -> ExitStatus {
    guard form.photo != nil else {
      throw .usage("no photo", at: "--photo", remedy: "give --photo FILE")
    }
    let service = try ServiceOptions.connection(arguments, console)
    try upload(CreatedReport(id: id, password: try ServiceOptions.password(console)), service)
    return .done
  }

  private func upload(
    _ report: CreatedReport, _ service: ServiceConnection
  ) throws(CommandError) {
    guard let format = form.photo else { return }
    let photo = photo
    try service.wait(console) { (client) async throws(ClientError) in
      try await client.uploadPhoto(photo, format: format, of: report)
    }
  }

  // MARK: Asking

  private mutating func askForRest() throws(CommandError) {
    for step in ReportStep.allCases {
      console.errors.write("\n\(step.progress)  \(step.title.text(language))\n")
      for field in step.fields where try needsAsking(field) { try ask(field) }
      while true {
        // The position may be left out on its step, but not in what is sent.
        let found = form.problemsOfSubmission(today: today).filter { $0.field.step == step }
        if found.isEmpty { break }
        for problem in found {
          console.errors.write("  \(problem.phrase.text(language))\n")
          try ask(problem.field)
        }
      }
    }
  }

  private func needsAsking(_ field: ReportField) throws(CommandError) -> Bool {
    let name = ReportOptions.name(of: field)
    return arguments.given[name] == nil
  }

  private mutating func ask(_ field: ReportField) throws(CommandError) {
    let hint = field.placeholder(language)
    console.errors.write(
      "  \(field.label.text(language))\(hint.isEmpty ? "" : " [\(hint)]"): ")
    console.errors.flush()
    guard let text = Platform.readLine() else {
      throw .usage(
        "input ended", at: "standard input", remedy: "answer the questions or give options")
    }
    // An empty answer keeps what is there: today's date, for one.
    if text.isEmpty { return }
    do throws(CommandError) {
      if try set(field, text) { return }
      console.errors.write("  ?\n")
    } catch {
      console.errors.write("  \(error.line)\n")
    }
  }

  // MARK: Values

  /// - Returns: false when the text is nothing that the field can be.
  private mutating func set(_ field: ReportField, _ text: String) throws(CommandError) -> Bool {
    switch field {
    case .microchip: form.setMicrochip(text)
    case .photo: try setPhoto(text)
    case .date:
      guard let date = CalendarDate(iso: text) else { return false }
      form.date = date
    case .species:
      guard let species = Species(known: text.utf8) else { return false }
      form.setSpecies(species)
    case .breed: form.setBreed(text)
    case .sex:
      guard let sex = Sex(known: text.utf8), sex != .unknown else { return false }
      form.sex = sex
    case .age: form.age = text
    case .latitude:
      // The option has both; on the terminal each is asked for alone.
      if let coordinate = try? Coordinate(parsing: text) {
        form.latitude = coordinate.latitude.description
        form.longitude = coordinate.longitude.description
      } else {
        form.latitude = text
      }
    case .longitude: form.longitude = text
    case .petName: form.petName = text
    case .description: form.setDescription(text)
    case .phone: form.phone = text
    case .email: form.email = text
    case .reward: form.setReward(text)
    }
    return true
  }

  private mutating func setPhoto(_ path: String) throws(CommandError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try WholeFile.read(path, limit: PhotoFormat.byteLimit + 1)
    } catch {
      throw CommandError(error)
    }
    guard bytes.count <= PhotoFormat.byteLimit else {
      throw CommandError(
        .badData, Phrase.photoSize.text(language), at: path.quoted, remedy: "make it smaller")
    }
    guard let format = PhotoFormat(header: bytes) else {
      throw CommandError(
        .badData, "not a photo", at: path.quoted, remedy: Phrase.photoFormat.text(language))
    }
    photo = format == .jpeg ? JPEGLocation.removed(from: bytes) : bytes
    form.photo = format
  }
}
