import PetMapAPI
import PetMapPhotos

extension ReportKind: Choice {}

/// The options for `petmap report`.
struct ReportOptions: CommandOptions {
  let report = Report()
  let service = Service()

  struct Report: OptionGroup {
    static let title = "Report"

    let kind = Option<ReportKind>(
      "kind", "Report the animal as missing or found.", default: .missing)
    /// The options that correspond to the fields of the dialog.
    let fields = [
      Field(.microchip, "microchip", "DIGITS", "Set the microchip number, 1 to 15 digits."),
      Field(
        .photo, "photo", "FILE",
        "Attach a photo, up to 20 MiB and \(PhotoDimensions.megapixelLimit) megapixels."),
      Field(.date, "date", "YYYY-MM-DD", "Set when the animal was last seen. Default: today."),
      Field(.species, "species", "WORD", "Set the species: dog, cat, bird, rabbit or other."),
      Field(.breed, "breed", "TEXT", "Set the breed."),
      Field(.sex, "sex", "WORD", "Set the sex: male or female."),
      Field(.age, "age", "YEARS", "Set the age in whole years, 0 to 40."),
      Field(.latitude, "at", "LAT,LNG", "Set where the animal was last seen."),
      Field(.petName, "name", "TEXT", "Set the animal's name."),
      Field(.description, "description", "TEXT", "Add a description, up to 500 characters."),
      Field(.phone, "phone", "NUMBER", "Set your phone number, 7 to 15 digits."),
      Field(.email, "email", "ADDRESS", "Set your email address."),
      Field(.reward, "reward", "TEXT", "Offer a reward, up to 120 characters."),
    ]

    /// Returns the name of a field's option.
    func name(of field: ReportField) -> String {
      let field = field == .longitude ? .latitude : field
      return fields.first { $0.field == field }?.name ?? ""
    }
  }

  /// The option for a field. The latitude and the longitude share an option.
  struct Field: OptionDeclaration {
    let field: ReportField
    let option: Option<String?>

    init(_ field: ReportField, _ name: String, _ placeholder: String, _ help: String) {
      self.field = field
      option = Option(
        name, placeholder, help, completion: field == .photo ? .files : .nothing,
        read: Values.text)
    }

    var name: String { option.definition.name }
    var definitions: [OptionDefinition] { [option.definition] }
  }

  struct Service: OptionGroup {
    static let title = "Service"

    let source = ServiceOptions.source
    let language = ServiceOptions.language
    let id = Option(
      "id", "ID",
      "Upload only the photo for this existing report. Set its password in PETMAP_PASSWORD, or "
        + "enter it when prompted on a terminal.",
      read: Values.nonEmpty)
    let dryRun = Flag("dry-run", "Print the report as JSON instead of sending it.")
  }
}
