import PetMapAPI
import PetMapAnnouncements

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
    let fields = ReportField.allCases.compactMap(Field.init)
    let noPhoto = Flag(
      "no-photo", "Confirm that there is no photo of a found animal, and publish without one.")

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

    init?(_ field: ReportField) {
      guard let (name, placeholder, help) = field.info.option else { return nil }
      self.field = field
      let limit = field.info.limit?.description ?? ""
      option = Option(
        name, placeholder, help.filled([("limit", limit)]),
        completion: field == .photo ? .files : .nothing,
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
