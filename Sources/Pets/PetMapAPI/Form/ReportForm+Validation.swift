public import PetMapAnnouncements

/// A validation problem of a field.
public struct ReportProblem: Sendable, Hashable {
  /// What is wrong with a value.
  public enum Reason: Sendable, Hashable {
    case required
    /// The text exceeds the field's limit by a number of user-perceived characters, or of Unicode
    /// scalars for a field that only the API limits.
    case tooLong(by: Int)
    case malformed
    case outOfRange
    case tooEarly
    case inFuture
    /// The value is missing, but that of the field's partner is not.
    case missingPartner
  }

  /// The field to correct.
  public var field: ReportField
  /// What is wrong with its value.
  public var reason: Reason

  /// Creates a problem.
  public init(_ field: ReportField, _ reason: Reason) {
    self.field = field
    self.reason = reason
  }

  /// Returns the message below the field in a kind of report. Its placeholder `{count}`, if any, is
  /// the number of characters over the limit; see ``text(_:in:)``.
  public func phrase(_ kind: ReportKind) -> Phrase {
    switch reason {
    case .required: field.info.missing(in: kind)
    case .tooLong: .charactersOverLimit
    case .malformed, .outOfRange: field.info.error
    case .tooEarly: .dateTooEarly
    case .inFuture: .dateInFuture
    case .missingPartner: .bothCoordinates
    }
  }

  /// Returns the text of the message.
  public func text(_ kind: ReportKind, in words: Words) -> String {
    guard case .tooLong(let count) = reason else { return words.text(phrase(kind)) }
    return words.text(phrase(kind), [("count", "\(count)")])
  }
}

extension ReportForm {
  /// Returns the problems that must be corrected before leaving a step, in field order. The
  /// coordinate may be missing, and so may the photo of a missing animal.
  ///
  /// - Parameter today: The current date of the reporter.
  public func problems(on step: ReportStep, today: CalendarDate) -> [ReportProblem] {
    step.fields(for: kind).compactMap { problem($0, until: .step, today) }
  }

  /// Returns the problems on all steps that must be corrected before submission. The coordinate is
  /// required, and so is the photo, unless a finder has confirmed that there is none.
  public func problemsOfSubmission(today: CalendarDate) -> [ReportProblem] {
    kind.fields.compactMap { problem($0, until: .submission, today) }
  }

  private func problem(
    _ field: ReportField, until deadline: ReportFieldInfo.Requirement, _ today: CalendarDate
  ) -> ReportProblem? {
    let info = field.info
    guard isEmpty(field) else { return reason(field, today).map { ReportProblem(field, $0) } }
    if field == .photo, omitsPhoto { return nil }
    if let other = info.alternative(in: kind), !isEmpty(other) { return nil }
    if let partner = info.partner, !isEmpty(partner) {
      return ReportProblem(field, .missingPartner)
    }
    let requirement = info.requirement(in: kind)
    return requirement == .step || requirement == deadline ? ReportProblem(field, .required) : nil
  }

  private func isEmpty(_ field: ReportField) -> Bool {
    field == .photo ? photo == nil : input[field]?.trimmed.isEmpty ?? true
  }

  /// Returns what is wrong with the value of a field that is filled in.
  private func reason(_ field: ReportField, _ today: CalendarDate) -> ReportProblem.Reason? {
    let text = input[field] ?? ""
    switch field {
    case .photo: return nil
    case .microchip:
      let chip = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
      guard chip.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return .malformed }
      return chip.count > MicrochipText.digitCount ? .outOfRange : nil
    case .date:
      guard let date = CalendarDate(iso: text.trimmed) else { return .malformed }
      if date.year < FieldRule.firstYear { return .tooEarly }
      return date > today ? .inFuture : nil
    case .species: return species == nil ? .malformed : nil
    case .sex: return sex.map(kind.sexes.contains) == true ? nil : .malformed
    case .radius, .privacy: return self[field] == nil ? .outOfRange : nil
    case .custody: return custody == nil ? .malformed : nil
    case .size: return size == nil ? .malformed : nil
    case .age: return Self.years(text) == nil ? .outOfRange : nil
    case .latitude, .longitude: return Self.degrees(text, field) == nil ? .outOfRange : nil
    case .breed, .petName, .colors, .collar, .markings, .description, .phone, .email, .reward:
      let excess = text.count - Self.cut(text, field).count
      if excess > 0 { return .tooLong(by: excess) }
      guard let draft = field.draftField else { return nil }
      do throws(DraftProblem) {
        _ = try FieldRule.checked(text, draft)
        return nil
      } catch {
        guard case .tooLong(let limit) = error.reason else { return .malformed }
        return .tooLong(by: text.trimmed.unicodeScalars.count - limit)
      }
    }
  }
}
