import PetMapAPI

/// The options of `petmap report`: what the four steps ask for.
package enum ReportOptions {
  package enum Kind: String, Choice {
    case missing
    case found

    var kind: ReportKind {
      switch self {
      case .missing: .missing
      case .found: .found
      }
    }
  }

  static let kind = Option<Kind>(
    "kind", "Whether the animal is missing or was found.", default: "missing")
  static let dryRun = Flag("dry-run", "Print what would be sent, as JSON, and send nothing.")
  static let id = Option(
    "id", "ID",
    "Only upload the photo of this report, which was created before; its password is PETMAP_PASSWORD.",
    read: Values.nonEmpty)

  /// The option of a field; both coordinates share one.
  struct FieldOption: Sendable {
    var field: ReportField
    var option: Option<String>
  }

  static let fields: [FieldOption] = [
    field(.microchip, "microchip", "DIGITS", "The microchip number, 1 to 15 digits."),
    field(.photo, "photo", "FILE", "The animal's photo, 20 MiB at most."),
    field(.date, "date", "YYYY-MM-DD", "When the animal was last seen; today if not given."),
    field(.species, "species", "WORD", "dog, cat, bird, rabbit or other."),
    field(.breed, "breed", "TEXT", "The animal's breed."),
    field(.sex, "sex", "WORD", "male or female."),
    field(.age, "age", "YEARS", "Whole years, 0 to 40."),
    field(.latitude, "at", "LAT,LNG", "Where the animal was last seen."),
    field(.petName, "name", "TEXT", "The animal's name."),
    field(.description, "description", "TEXT", "Anything else, 500 characters at most."),
    field(.phone, "phone", "NUMBER", "Your phone number, 7 to 15 digits."),
    field(.email, "email", "ADDRESS", "Your email address."),
    field(.reward, "reward", "TEXT", "A reward, 120 characters at most."),
  ]

  private static func field(
    _ field: ReportField, _ name: String, _ placeholder: String, _ help: String
  ) -> FieldOption {
    FieldOption(
      field: field,
      option: Option(
        name, placeholder, help, completion: field == .photo ? .files : .nothing,
        read: Values.text))
  }

  /// The name of the option that a field is given by.
  static func name(of field: ReportField) -> String {
    let field = field == .longitude ? .latitude : field
    return fields.first { $0.field == field }?.option.definition.name ?? ""
  }
}
