public import PetMapAnnouncements
import PetMapGeo
public import PetMapJSON

extension ReportForm {
  /// Restores a form from a body that was created from a form, to continue after a restart. Returns
  /// `nil` for any other body.
  ///
  /// - Parameter today: The date to use if the body has none.
  public init?(body: JSONValue, today: CalendarDate) {
    guard let object = body.object else { return nil }
    func text(_ field: PetField) -> String { object[field.name]?.string ?? "" }
    func number(_ field: PetField) -> Double? {
      if case .number(let number)? = object[field.name] { number.double } else { nil }
    }
    self.init(
      kind: text(.status) == AnnouncementStatus.found.word ? .found : .missing,
      today: CalendarDate(iso: text(.lastSeenDate)) ?? today)
    setSpecies(Species(known: text(.species).utf8))
    for field in ReportField.allCases {
      if let draft = field.draftField, draft.kind == .text { self[text: field] = text(draft) }
    }
    sex = Sex(known: text(.sex).utf8)
    custody = Custody(known: text(.custody).utf8)
    size = PetSize(known: text(.size).utf8)
    confirmsNoPhoto = object[AnnouncementDraft.noPhotoName] == .bool(true)
    age = number(.age).flatMap { Int(exactly: $0) }?.description ?? ""
    if let latitude = number(.locationLatitude), let longitude = number(.locationLongitude),
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    {
      setCoordinate(coordinate)
    }
    for field in ReportField.allCases {
      guard let detail = field.info.detail, case .number(let number)? = object[detail.name] else {
        continue
      }
      self[field] = number.double
    }
  }

  /// Returns the body of the form's create request, or `nil` if the form is not valid.
  ///
  /// Empty text and an age of 0 are omitted. The phone number and the coordinate are sent as
  /// entered. A missing coordinate is never sent as 0, 0.
  ///
  /// - Parameter today: The current date of the reporter.
  public func body(today: CalendarDate) -> JSONValue? {
    guard problemsOfSubmission(today: today).isEmpty else { return nil }
    var object = JSONObject()
    for draft in PetField.submitted {
      let field = kind.fields.first { $0.draftField == draft }
      let value = draft == .status ? .string(kind.status.word) : field.map(value) ?? .null
      if value != .null {
        object.members.append(JSONObject.Member(name: draft.name, value: value))
      }
    }
    for field in kind.fields {
      guard let detail = field.info.detail, let number = self[field].flatMap({ JSONNumber($0) })
      else { continue }
      object.members.append(JSONObject.Member(name: detail.name, value: .number(number)))
    }
    if omitsPhoto {
      object.members.append(
        JSONObject.Member(name: AnnouncementDraft.noPhotoName, value: .bool(true)))
    }
    return .object(object)
  }

  /// Returns the value of a valid field in a request, or `null` if it is empty.
  private func value(_ field: ReportField) -> JSONValue {
    let text = (input[field] ?? "").trimmed
    switch field {
    case .photo: return .null
    case .date: return .string(date.isoText)
    case .microchip: return Self.string(microchip)
    case .species: return Self.string(species?.word)
    case .sex: return Self.string(sex?.word)
    case .custody: return Self.string(custody?.word)
    case .size: return Self.string(size?.word)
    case .age:
      guard let years = Self.years(text), years > 0 else { return .null }
      return .number(JSONNumber(years))
    case .latitude, .longitude:
      let degrees = Self.degrees(text, field).flatMap { JSONNumber($0) }
      return degrees.map { .number($0) } ?? .null
    case .radius, .privacy:
      return self[field].flatMap { JSONNumber($0) }.map { .number($0) } ?? .null
    case .breed, .petName, .colors, .collar, .markings, .description, .email, .phone, .reward:
      return Self.string(text)
    }
  }

  private static func string(_ text: String?) -> JSONValue {
    text.flatMap { $0.isEmpty ? nil : .string($0) } ?? .null
  }

  /// Returns the body of a request that edits an announcement so that it has the form's values, and
  /// the problems that must be corrected before. Fields that were not changed are neither sent nor
  /// checked, because an announcement need not have come from this form.
  ///
  /// - Parameters:
  ///   - before: The input that shows the announcement.
  ///   - today: The current date of the reporter.
  public func edit(
    of before: ReportInput, today: CalendarDate
  ) -> (body: JSONObject, problems: [ReportProblem]) {
    let changed = kind.fields.filter { (input[$0] ?? "") != (before[$0] ?? "") }
    var object = JSONObject()
    for field in changed {
      guard let name = field.memberName else { continue }
      object.members.append(JSONObject.Member(name: name, value: value(field)))
    }
    let problems = problemsOfSubmission(today: today).filter { problem in
      let info = problem.field.info
      return [problem.field, info.partner, info.alternative(in: kind)]
        .contains { $0.map(changed.contains) == true }
    }
    return (object, problems)
  }
}
