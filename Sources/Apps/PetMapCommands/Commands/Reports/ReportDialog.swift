import PetMapSystem
import PetMapClient
import PetMapAnnouncements
import PetMapAPI

/// The dialog of `petmap report` on a terminal.
struct ReportDialog {
  private enum Reply {
    case text(String)
    case back
  }

  private let console: Console
  private let language: Language
  private let today: CalendarDate
  /// The fields set by options, which are skipped until the reporter goes back.
  private var given: Set<ReportField>

  init(_ console: Console, language: Language, today: CalendarDate, given: Set<ReportField>) {
    self.console = console
    self.language = language
    self.today = today
    self.given = given
  }

  /// Prompts for the missing fields, step by step, until the reporter confirms or declines.
  ///
  /// - Returns: Whether the reporter wants to send the report.
  mutating func complete(_ entry: inout TerminalReport) throws(CommandError) -> Bool {
    let title = entry.flow.form.kind == .found ? Phrase.reportFound : .reportMissing
    say(console.colored(title.text(language), .bold, on: console.errors))
    say(Phrase.terminalHelp.text(language))
    var wentBack = false
    while true {
      let step = entry.flow.step
      guard try ask(step, &entry, fromEnd: wentBack) else {
        given = []
        wentBack = entry.flow.back()
        if !wentBack { complain(.firstQuestion) }
        continue
      }
      wentBack = false
      if step != .contact {
        entry.flow.proceed(today: today)
        continue
      }
      review(entry)
      switch try confirm(.sendQuestion) {
      case true?: return true
      case false?: return false
      case nil:
        given = []
        wentBack = true
      }
    }
  }

  /// Prompts again for fields that must be corrected before the report can be sent.
  mutating func correct(_ fields: [ReportField], _ entry: inout TerminalReport) throws(CommandError)
  {
    for field in fields {
      if let problem = entry.flow.problems[field] { complain(problem) }
      _ = try ask(field, &entry)
    }
    while entry.flow.proceed(today: today) {}
  }

  /// Asks a yes-or-no question.
  ///
  /// - Returns: The answer, or `nil` to go back.
  func confirm(_ question: Phrase) throws(CommandError) -> Bool? {
    while true {
      let text = "\n\(question.text(language)) \(Phrase.yesOrNo.text(language)) "
      guard case .text(let answer) = try reply(to: text) else { return nil }
      let word = answer.lowercased()
      if word.isEmpty || Self.isListed(word, .yesWords, language) { return true }
      if Self.isListed(word, .noWords, language) { return false }
    }
  }

  /// Returns whether a word is in the list of a phrase, in the reporter's language or in English.
  private static func isListed(_ word: String, _ phrase: Phrase, _ language: Language) -> Bool {
    [language, .english].contains { language in
      phrase.text(language).split(separator: ", ").contains { $0 == word }
    }
  }

  /// Prints an error message about an invalid answer.
  func complain(_ words: String) {
    say("  " + console.colored("! " + words.escapingControls, .red, on: console.errors))
  }

  func complain(_ phrase: Phrase) { complain(phrase.text(language)) }

  /// Prints a line on the terminal.
  func say(_ line: String) {
    console.errors.write(styled: line + "\n")
    console.errors.flush()
  }

  // MARK: Questions

  /// Prompts for the fields of a step.
  ///
  /// - Returns: `true` to continue, or `false` to go back to the previous step.
  private func ask(
    _ step: ReportStep, _ entry: inout TerminalReport, fromEnd: Bool
  ) throws(CommandError) -> Bool {
    let kind = entry.flow.form.kind
    let fields = step.fields(for: kind).filter { field in
      // The numbers about the place belong to it, and it is complete if it was given.
      field != .longitude && !given.contains(field.info.detail == nil ? field : .latitude)
    }
    if !fields.isEmpty {
      let title = console.colored(step.title(for: kind).text(language), .bold, on: console.errors)
      say("\n\(step.progress)  \(title)")
    }
    var index = fromEnd ? max(0, fields.count - 1) : 0
    var direction = fromEnd ? -1 : 1
    while index < fields.count {
      let isAsked = fields[index].info.detail == nil || entry.flow.form.coordinate != nil
      if isAsked { direction = try ask(fields[index], &entry) ? 1 : -1 }
      index += direction
      if index < 0 { return false }
    }
    return true
  }

  /// Prompts for a field until the answer is valid.
  ///
  /// - Returns: `true` to continue, or `false` to go back to the previous field.
  private func ask(_ field: ReportField, _ entry: inout TerminalReport) throws(CommandError) -> Bool
  {
    if field == .latitude { say("  " + Phrase.noTextLocation.text(language)) }
    while true {
      let words = ReportWords(entry.flow.form, language)
      guard case .text(let text) = try reply(to: "  \(words.question(field)): ") else {
        return false
      }
      // The entry must not change if the answer is invalid.
      var changed = entry
      if text == "-" {
        changed.clear(field, today: today)
      } else if !text.isEmpty {
        do throws(CommandError) {
          guard try changed.set(field, Self.unquoted(text, field)) == nil else {
            complain(field == .date ? .dateFormat : .selectOption)
            continue
          }
        } catch {
          complain(error.status == .badData ? error.what : error.line)
          continue
        }
      }
      if field == .photo, changed.flow.form.kind == .found, changed.flow.form.photo == nil {
        guard let isConfirmed = try confirm(.noPhotoLabel) else { return false }
        changed.flow.edit(field) { $0.confirmsNoPhoto = isConfirmed }
      }
      let problems = changed.flow.form.problems(on: field.step, today: today)
      if let problem = problems.first(where: { Self.concerns($0.field, field) }) {
        complain(problem.text(changed.flow.form.kind, in: Words(language)))
        continue
      }
      entry = changed
      if field == .description, !text.isEmpty { say("  " + entry.flow.form.descriptionCounter) }
      return true
    }
  }

  /// Returns whether a problem applies to a field. The latitude and the longitude are entered
  /// together.
  private static func concerns(_ problem: ReportField, _ field: ReportField) -> Bool {
    problem == field || problem == .longitude && field == .latitude
  }

  /// Removes the quotation marks around a path that was dragged into the terminal.
  private static func unquoted(_ text: String, _ field: ReportField) -> String {
    guard field == .photo, text.utf8.count > 2, let mark = text.first, mark == "'" || mark == "\"",
      text.last == mark
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  private func review(_ entry: TerminalReport) {
    say("")
    let words = ReportWords(entry.flow.form, language)
    for field in ReportField.allCases where field != .longitude {
      let value = words.value(field)
      if !value.isEmpty { say("  \(words.title(field)): \(words.short(value))") }
    }
  }

  private func reply(to question: String) throws(CommandError) -> Reply {
    console.errors.write(question)
    console.errors.flush()
    guard let line = Terminal.readLine() else {
      console.errors.write("\n")
      throw .usage(
        "unexpected end of input", at: "standard input",
        remedy: "answer the prompts, or use options")
    }
    let text = line.trimmed
    return text == "<" ? .back : .text(text)
  }
}
