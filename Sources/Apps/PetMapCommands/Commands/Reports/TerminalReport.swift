import PetMapClient
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import PetMapAPI
import PetMapParameters
import PetMapPhotoWorker
import PetMapPhotos

/// A report that is being entered with options or on a terminal, with the photo's bytes.
struct TerminalReport {
  var flow: ReportFlow
  /// The photo as an upright JPEG without metadata, so that it does not reveal where it was taken.
  private(set) var photo: [UInt8] = []
  private let language: Language

  init(kind: ReportKind, today: CalendarDate, language: Language) {
    flow = ReportFlow(kind: kind, today: today)
    self.language = language
  }

  /// Resumes a report that an earlier command created but whose photo has not been sent.
  mutating func restore(_ report: CreatedReport, photo: [UInt8]) {
    self.photo = photo
    flow.restore(report, photo: PhotoFormat(header: photo))
  }

  /// Sets a field from text. ``ReportField/latitude`` sets both coordinates.
  ///
  /// - Returns: What is wrong with the text, or `nil` if the field was set.
  /// - Throws: An error if the photo cannot be read or has an unsupported format.
  mutating func set(_ field: ReportField, _ text: String) throws(CommandError) -> ValueError? {
    if field == .photo {
      try setPhoto(text)
      return nil
    }
    do throws(ValueError) {
      try setValue(field, text)
      return nil
    } catch {
      return error
    }
  }

  private mutating func setValue(_ field: ReportField, _ text: String) throws(ValueError) {
    switch field {
    case .date:
      let date = try Values.parameter(.date, text)
      flow.edit(field) { $0.date = date }
    case .species:
      let species = try choice(text, Species.allCases, word: \.word, phrase: \.phrase)
      flow.edit(field) { $0.setSpecies(species) }
    case .sex:
      let sex = try choice(text, flow.form.kind.sexes, word: \.word, phrase: \.phrase)
      flow.edit(field) { $0.sex = sex }
    case .custody:
      let custody = try choice(text, Custody.allCases, word: \.word, phrase: \.phrase)
      flow.edit(field) { $0.custody = custody }
    case .size:
      let size = try choice(text, PetSize.allCases, word: \.word, phrase: \.phrase)
      flow.edit(field) { $0.size = size }
    case .radius:
      let radius = try Values.parameter(ParameterKind<Meters>.distance, text)
      flow.edit(field) { $0.radius = radius.kilometers }
    case .privacy:
      let meters = try Values.privacy(text)
      flow.edit(field) { $0.privacy = meters }
    case .latitude, .longitude: setPosition(text)
    default: try enter(text, field)
    }
  }

  /// Enters a text, which must be as the form would keep it: the form drops what does not fit while
  /// it is typed.
  private mutating func enter(_ text: String, _ field: ReportField) throws(ValueError) {
    let former = flow.form[text: field]
    flow.edit(field) { $0[text: field] = text }
    let kept = flow.form[text: field]
    let given = field == .microchip ? text.filter { !" -.".contains($0) } : text
    guard kept != given else { return }
    flow.edit(field) { $0[text: field] = former }
    throw field == .microchip
      ? ValueError("not a microchip number", remedy: "use up to 15 digits")
      : ValueError(
        "longer than \(kept.count) characters", remedy: "shorten it")
  }

  /// Clears a field. The date is reset to today's.
  mutating func clear(_ field: ReportField, today: CalendarDate) {
    switch field {
    case .photo:
      photo = []
      flow.edit(field) { $0.photo = nil }
    case .date: flow.edit(field) { $0.date = today }
    case .species: flow.edit(field) { $0.setSpecies(nil) }
    case .sex: flow.edit(field) { $0.sex = nil }
    case .custody: flow.edit(field) { $0.custody = nil }
    case .size: flow.edit(field) { $0.size = nil }
    case .radius: flow.edit(field) { $0.radius = nil }
    case .privacy: flow.edit(field) { $0.privacy = nil }
    case .latitude, .longitude:
      flow.edit(.latitude) { form in
        form.latitude = ""
        form.longitude = ""
      }
    default: flow.edit(field) { $0[text: field] = "" }
    }
  }

  /// Reads a choice, spelled as in the API or as shown on screen.
  private func choice<Value>(
    _ text: String, _ choices: some Collection<Value>, word: KeyPath<Value, String>,
    phrase: KeyPath<Value, Phrase>
  ) throws(ValueError) -> Value {
    let given = text.lowercased()
    for choice in choices
    where choice[keyPath: word].lowercased() == given
      || choice[keyPath: phrase].text(language).lowercased() == given
    {
      return choice
    }
    throw Values.unknown(text, of: choices.map { $0[keyPath: word].lowercased() })
  }

  private mutating func setPosition(_ text: String) {
    if let coordinate = try? ParameterKind<Coordinate>.coordinate.read(text, .typed) {
      return flow.edit(.latitude) { $0.setCoordinate(coordinate) }
    }
    // The form validates the fields and describes the problem.
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    flow.edit(.latitude) { form in
      form.latitude = String(parts[0])
      form.longitude = parts.count > 1 ? String(parts[1]) : ""
    }
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
        .badData, Phrase.photoSize.text(language).withoutPeriod, at: path.quoted,
        remedy: "use a smaller file")
    }
    do throws(PhotoProblem) {
      photo = try PhotoWorker.largestPart(of: bytes)
    } catch {
      switch error {
      case .tooManyPixels:
        throw CommandError(
          .badData, Phrase.photoTooLarge.text(language).withoutPeriod, at: path.quoted,
          remedy: "use a photo of at most \(PhotoFormat.megapixelLimit) megapixels")
      case .unreadable:
        throw CommandError(
          .badData, Phrase.photoFormat.text(language).withoutPeriod, at: path.quoted,
          remedy: "use another file")
      case .noWorker:
        throw CommandError(
          .inputOutput, "photos cannot be prepared", at: path.quoted,
          remedy: "install libturbojpeg0 and libwebp7 (Homebrew: jpeg-turbo and webp)")
      }
    }
    flow.edit(.photo) { $0.photo = .jpeg }
  }
}
