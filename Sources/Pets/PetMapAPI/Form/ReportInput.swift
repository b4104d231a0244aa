public import PetMapAnnouncements
public import PetMapPhotos

/// The kind of report: of a missing or a found animal.
public enum ReportKind: String, Sendable, Hashable, CaseIterable {
  case missing
  case found

  /// The status of the resulting announcement.
  public var status: AnnouncementStatus {
    switch self {
    case .missing: .missing
    case .found: .found
    }
  }

  /// The sexes that can be selected: a finder need not know.
  public var sexes: [Sex] {
    switch self {
    case .missing: [.female, .male]
    case .found: [.female, .male, .unknown]
    }
  }

  /// The fields of such a report.
  public var fields: [ReportField] {
    ReportField.allCases.filter { $0.info.kinds.contains(self) }
  }
}

/// A reporter's input on all four steps, as typed. ``ReportForm`` is its parsed value.
public struct ReportInput: Sendable, Hashable {
  /// The kind of report.
  public let kind: ReportKind
  /// The format of the selected photo, if any. The bytes are stored elsewhere.
  public var photo: PhotoFormat?
  /// Whether a finder has confirmed that there is no photo. It has no effect on a report with a
  /// photo, or of a missing animal.
  public var confirmsNoPhoto = false
  private var texts: [ReportField: String] = [:]

  /// Creates an empty input.
  public init(kind: ReportKind) { self.kind = kind }

  /// Creates the input that shows an announcement. Values that the form does not offer are empty.
  public init(of announcement: Announcement) {
    // A closed report was one or the other.
    let isFound =
      announcement.status == .found
      || announcement.status == .closed && announcement.custody != nil
    kind = isFound ? .found : .missing
    for field in kind.fields {
      if let detail = field.info.detail {
        texts[field] = announcement[detail].map { ReportForm.typed($0) }
        continue
      }
      guard let value = field.draftField.flatMap({ announcement.value(of: $0) }) else { continue }
      texts[field] =
        switch (field, value) {
        case (_, .degrees(let degrees)): ReportForm.typed(degrees)
        case (.species, _): Species(known: value.text)?.word
        case (.size, _): PetSize(known: value.text.utf8)?.word
        case (.sex, _):
          Sex(known: value.text.utf8).flatMap { kind.sexes.contains($0) ? $0.word : nil }
        default: value.text
        }
    }
  }

  /// The text of a field, or `nil` if it has not been entered. Dates and selected values are as in
  /// the API.
  public subscript(field: ReportField) -> String? {
    get { texts[field] }
    set { texts[field] = newValue }
  }

  /// Replaces the decimal commas of valid coordinates with decimal points.
  public mutating func normalize() {
    for field in ReportField.allCases where field.info.control == .degrees {
      guard let text = texts[field], ReportForm.degrees(text, field) != nil else { continue }
      texts[field] = ReportForm.withDecimalPoint(text)
    }
  }
}
