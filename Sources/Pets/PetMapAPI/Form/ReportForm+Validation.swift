public import PetMapAnnouncements

/// A validation problem in a form.
public struct FormProblem: Sendable, Hashable {
  /// The field to correct.
  public var field: ReportField
  /// The message below the field.
  public var phrase: Phrase

  /// Creates a problem.
  public init(_ field: ReportField, _ phrase: Phrase) {
    self.field = field
    self.phrase = phrase
  }
}

extension ReportForm {
  /// Returns the problems that must be corrected before leaving a step, in field order. The
  /// coordinate may be missing.
  ///
  /// - Parameter today: The current date of the reporter.
  public func problems(on step: ReportStep, today: CalendarDate) -> [FormProblem] {
    step.fields.compactMap { field in
      problem(field, today: today).map { FormProblem(field, $0) }
    }
  }

  /// Returns the problems on all steps that must be corrected before submission. The coordinate and
  /// the photo are required.
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
    // `setMicrochip` accepts only digits, and no more of them than the API does.
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

  /// Returns a problem unless both coordinates are within range, or both are empty.
  private func problem(
    _ degrees: String, other: String, limit: Double, _ phrase: Phrase
  ) -> Phrase? {
    if degrees.trimmed.isEmpty { return other.trimmed.isEmpty ? nil : .bothCoordinates }
    return Self.degrees(degrees, limit: limit) == nil ? phrase : nil
  }

  /// Returns whether the API accepts a value for a field.
  private static func isAllowed(_ text: String, _ field: PetField) -> Bool {
    (try? FieldRule.text(text, field)) != nil
  }
}
