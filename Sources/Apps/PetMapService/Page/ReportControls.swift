import PetMapAPI
import PetMapAnnouncements

/// The controls of fields of the report's form, as its table declares them.
struct ReportControls {
  let kind: ReportKind
  let language: Language
  /// The problems of the fields.
  let problems: [ReportField: String]

  /// The controls with the problems of the fields, in the order of the form.
  var form: FormControls {
    FormControls(
      language: language,
      problems: ReportField.allCases.compactMap { field in
        problems[field].map { text in
          InputProblem(id: field.identifier, label: label(field), text: text)
        }
      })
  }

  func label(_ field: ReportField) -> String { language(field.label(for: kind)) }

  func input(_ field: ReportField, _ value: String, _ attributes: HTML = "") -> HTML {
    let placeholder = field.placeholder(language)
    let example: HTML = placeholder.isEmpty ? "" : " placeholder=\"\(placeholder)\""
    return form.input(
      field.identifier, name: field.inputName, label: label(field), value: value,
      attributes: "\(Self.attributes(field))\(attributes)\(example)",
      hint: field.info.hint(in: kind).map { "\(language($0))" })
  }

  /// Returns the attributes of a field's input, with those from which the scripts read its rules.
  static func attributes(_ field: ReportField) -> HTML {
    let info = field.info
    let isFile = info.control == .photo
    let limit: HTML? = info.limit.map { limit in
      isFile ? " data-max-bytes=\"\(String(limit))\"" : " data-limit=\"\(String(limit))\""
    }
    let needs: HTML? = info.needs.map { " data-needs=\"\($0.inputName)\"" }
    return " \(HTML(stringLiteral: info.attributes))\(limit)\(needs)"
  }
}
