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
  /// - Returns: Whether the text is a valid value.
  /// - Throws: An error if the photo cannot be read or has an unsupported format.
  mutating func set(_ field: ReportField, _ text: String) throws(CommandError) -> Bool {
    switch field {
    case .photo: try setPhoto(text)
    case .date:
      guard let date = CalendarDate(iso: text) else { return false }
      flow.edit(field) { $0.date = date }
    case .species:
      guard let species = species(text) else { return false }
      flow.edit(field) { $0.setSpecies(species) }
    case .sex:
      guard let sex = sex(text) else { return false }
      flow.edit(field) { $0.sex = sex }
    case .custody:
      guard let custody = custody(text) else { return false }
      flow.edit(field) { $0.custody = custody }
    case .size:
      guard let size = size(text) else { return false }
      flow.edit(field) { $0.size = size }
    case .radius:
      guard let radius = try? ParameterKind<Meters>.distance.read(text, .typed) else {
        return false
      }
      flow.edit(field) { $0.radius = radius.kilometers }
    case .privacy:
      guard let meters = try? Values.privacy(text) else { return false }
      flow.edit(field) { $0.privacy = meters }
    case .latitude, .longitude: setPosition(text)
    default: flow.edit(field) { $0[text: field] = text }
    }
    return true
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

  /// Parses the name of a species, as in the API or as shown on screen.
  private func species(_ text: String) -> Species? {
    Species(known: text.utf8)
      ?? Species.allCases.first { $0.phrase.text(language).lowercased() == text.lowercased() }
  }

  private func sex(_ text: String) -> Sex? {
    flow.form.kind.sexes.first {
      $0 == Sex(known: text.utf8) || $0.phrase.text(language).lowercased() == text.lowercased()
    }
  }

  private func custody(_ text: String) -> Custody? {
    Custody(known: text.utf8)
      ?? Custody.allCases.first { $0.phrase.text(language).lowercased() == text.lowercased() }
  }

  private func size(_ text: String) -> PetSize? {
    PetSize(known: text.utf8)
      ?? PetSize.allCases.first { $0.phrase.text(language).lowercased() == text.lowercased() }
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
