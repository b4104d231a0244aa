import PetMapAPI

/// The options of `petmap report`, which correspond to the fields of the dialog.
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
    "kind", "Set whether the animal is missing or was found.", default: "missing")
  static let dryRun = Flag("dry-run", "Print the report as JSON instead of sending it.")
  static let id = Option(
    "id", "ID",
    "Only upload the photo of this existing report; the password is taken from PETMAP_PASSWORD.",
    read: Values.nonEmpty)

  /// The option for a field. The latitude and the longitude share an option.
  struct FieldOption: Sendable {
    var field: ReportField
    var option: Option<String>
  }

  static let fields: [FieldOption] = [
    field(.microchip, "microchip", "DIGITS", "Set the microchip number, 1 to 15 digits."),
    field(.photo, "photo", "FILE", "Attach a photo of the animal, up to 20 MiB."),
    field(.date, "date", "YYYY-MM-DD", "Set when the animal was last seen. Default: today."),
    field(.species, "species", "WORD", "Set the species: dog, cat, bird, rabbit or other."),
    field(.breed, "breed", "TEXT", "Set the breed."),
    field(.sex, "sex", "WORD", "Set the sex: male or female."),
    field(.age, "age", "YEARS", "Set the age in whole years, 0 to 40."),
    field(.latitude, "at", "LAT,LNG", "Set where the animal was last seen."),
    field(.petName, "name", "TEXT", "Set the animal's name."),
    field(.description, "description", "TEXT", "Add a description, up to 500 characters."),
    field(.phone, "phone", "NUMBER", "Set your phone number, 7 to 15 digits."),
    field(.email, "email", "ADDRESS", "Set your email address."),
    field(.reward, "reward", "TEXT", "Offer a reward, up to 120 characters."),
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

  /// Returns the name of a field's option.
  static func name(of field: ReportField) -> String {
    let field = field == .longitude ? .latitude : field
    return fields.first { $0.field == field }?.option.definition.name ?? ""
  }
}
