import PetMapPhotos
import PetMapAnnouncements
import PetMapAPI

/// The labels and values of a form, formatted for a terminal.
struct ReportWords {
  private let form: ReportForm
  private let language: Language

  init(_ form: ReportForm, _ language: Language) {
    self.form = form
    self.language = language
  }

  /// Returns the label with the current value in brackets, or else with an example in parentheses.
  func question(_ field: ReportField) -> String {
    let value = value(field)
    if !value.isEmpty { return "\(label(field)) [\(short(value))]" }
    let hint = hint(field)
    return hint.isEmpty ? label(field) : "\(label(field)) (\(hint))"
  }

  /// Shortens a value so that it fits on one line with its label.
  func short(_ value: String) -> String { value.shortened(to: 40).escapingControls }

  func label(_ field: ReportField) -> String {
    // The coordinates are entered together.
    let fields = field == .latitude ? [field, .longitude] : [field]
    return fields.map { $0.label(for: form.kind).text(language) }.joined(separator: ", ")
  }

  /// Returns the label for the summary.
  func title(_ field: ReportField) -> String {
    field == .photo ? ReportStep.photo.title.text(language) : label(field)
  }

  private func hint(_ field: ReportField) -> String {
    func list(_ phrases: [Phrase]) -> String {
      phrases.map { $0.text(language).lowercased() }.joined(separator: ", ")
    }
    return switch field {
    case .species: list(Species.allCases.map(\.phrase))
    case .sex: list(form.kind.sexes.map(\.phrase))
    case .custody: Custody.allCases.map(\.word).joined(separator: ", ")
    case .size: list(PetSize.allCases.map(\.phrase))
    case .latitude: "52.22970, 21.01220"
    case .radius: "0.5, 5, 15 km"
    case .privacy: "200, 500, 1000 m"
    default: field.placeholder(language)
    }
  }

  /// Returns the entered value, or an empty string. A photo's value is its format.
  func value(_ field: ReportField) -> String {
    switch field {
    case .microchip: MicrochipText.typed(form.microchip)
    case .photo: form.photo?.fileExtension ?? ""
    case .date: form.date.isoText
    case .species: form.species?.phrase.text(language).lowercased() ?? ""
    case .sex: form.sex?.phrase.text(language).lowercased() ?? ""
    case .custody: form.custody?.phrase.text(language) ?? ""
    case .size: form.size?.phrase.text(language).lowercased() ?? ""
    case .radius: form.radius.flatMap { Words(language).radius($0) } ?? ""
    case .privacy: form.privacy.flatMap { Words(language).privacy($0) } ?? ""
    case .latitude, .longitude:
      form.latitude.isEmpty && form.longitude.isEmpty ? "" : "\(form.latitude), \(form.longitude)"
    default: form[text: field]
    }
  }
}

extension String {
  /// The text without a trailing period.
  var withoutPeriod: String { last == "." ? String(dropLast()) : self }
}
