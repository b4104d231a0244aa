public import PetMapAnnouncements

/// What must be corrected in a form.
public struct FormProblem: Sendable, Hashable {
  /// The field that must be corrected.
  public var field: ReportField
  /// The words under the field.
  public var phrase: Phrase

  /// A field and the words under it.
  public init(_ field: ReportField, _ phrase: Phrase) {
    self.field = field
    self.phrase = phrase
  }
}

extension ReportForm {
  /// What must be corrected before a step may be left, in the order of its fields; empty when it
  /// may. A step may be left without a position.
  ///
  /// - Parameter today: the reporter's calendar date.
  public func problems(on step: ReportStep, today: CalendarDate) -> [FormProblem] {
    step.fields.compactMap { field in
      problem(field, today: today).map { FormProblem(field, $0) }
    }
  }

  /// What must be corrected before the form may be sent, on all steps: a position and a photo are
  /// needed then.
  public func problemsOfSubmission(today: CalendarDate) -> [FormProblem] {
    ReportField.allCases.compactMap { field in
      if field == .latitude, latitude.trimmed.isEmpty, longitude.trimmed.isEmpty {
        return FormProblem(field, .locationRequired)
      }
      if field == .photo, photo == nil { return FormProblem(field, .required) }
      return problem(field, today: today).map { FormProblem(field, $0) }
    }
  }

  private func problem(_ field: ReportField, today: CalendarDate) -> Phrase? {
    switch field {
    // `setMicrochip` keeps digits only, and no more than the API takes.
    case .microchip, .photo: return nil
    case .date: return date > today ? .dateInFuture : nil
    case .species: return species == nil ? .required : nil
    case .breed:
      if breed.trimmed.isEmpty { return .required }
      return Self.isAllowed(breed, .breed) ? nil : .notAllowed
    case .sex: return sex == nil ? .required : nil
    case .age: return age.trimmed.isEmpty || Self.years(age) != nil ? nil : .ageRange
    case .latitude: return problem(latitude, other: longitude, limit: 90, .latitudeRange)
    case .longitude: return problem(longitude, other: latitude, limit: 180, .longitudeRange)
    case .petName: return Self.isAllowed(petName, .petName) ? nil : .notAllowed
    case .description: return Self.isAllowed(description, .description) ? nil : .notAllowed
    case .phone:
      if phone.trimmed.isEmpty { return .required }
      return Self.phoneNumber(phone) == nil ? .phoneFormat : nil
    case .email:
      if email.trimmed.isEmpty { return .required }
      return (try? FieldRule.email(email)) == nil ? .emailFormat : nil
    case .reward: return Self.isAllowed(reward, .reward) ? nil : .notAllowed
    }
  }

  /// Both coordinates are in their range, or neither is entered.
  private func problem(
    _ degrees: String, other: String, limit: Double, _ phrase: Phrase
  ) -> Phrase? {
    if degrees.trimmed.isEmpty { return other.trimmed.isEmpty ? nil : .bothCoordinates }
    return Self.degrees(degrees, limit: limit) == nil ? phrase : nil
  }

  /// Whether the API takes a text as it is.
  private static func isAllowed(_ text: String, _ field: PetField) -> Bool {
    (try? FieldRule.text(text, field)) != nil
  }
}
