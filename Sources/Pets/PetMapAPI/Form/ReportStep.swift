public import PetMapAnnouncements

/// The steps of a report, in order.
public enum ReportStep: Int, Sendable, Hashable, CaseIterable {
  case microchip = 1
  case photo
  case description
  case contact

  /// The progress: `1/4` to `4/4`.
  public var progress: String { "\(rawValue)/\(Self.allCases.count)" }

  /// The title of the screen in a report of a missing animal.
  public var title: Phrase {
    switch self {
    case .microchip: .microchipTitle
    case .photo: .photoTitle
    case .description: .descriptionTitle
    case .contact: .contactTitle
    }
  }

  /// Returns the title of the screen in a kind of report.
  public func title(for kind: ReportKind) -> Phrase {
    self == .contact && kind == .found ? .foundContactTitle : title
  }

  /// The next step, or `nil` after the last one.
  public var next: ReportStep? { ReportStep(rawValue: rawValue + 1) }

  /// The previous step, or `nil` before the first one.
  public var previous: ReportStep? { ReportStep(rawValue: rawValue - 1) }

  /// The fields of the step in all kinds of report, from top to bottom.
  public var fields: [ReportField] { ReportField.allCases.filter { $0.step == self } }

  /// Returns the fields of the step in a kind of report, from top to bottom.
  public func fields(for kind: ReportKind) -> [ReportField] {
    kind.fields.filter { $0.step == self }
  }

  /// The screen name used in the identifiers of its elements.
  public var screen: String {
    switch self {
    case .microchip: "microchipNumber"
    case .photo: "animalPhoto"
    case .description: "animalDescription"
    case .contact: "ownersDetails"
    }
  }

  /// Returns the identifier of an element that appears on every step.
  public func identifier(_ element: StepElement) -> String {
    // The contact screen's identifiers are fixed by the specification and have no action suffix.
    if self == .contact {
      switch element {
      case .back: return "ownersDetails.backButton"
      case .proceed: return "ownersDetails.continueButton"
      case .progress: return "ownersDetails.progressBadge"
      case .title: return "ownersDetails.title"
      case .subtitle: return "ownersDetails.subtitle"
      }
    }
    switch element {
    case .back: return screen + ".back.tap"
    case .proceed: return screen + ".continue.tap"
    case .progress: return screen + ".progress.text"
    case .title: return screen + ".title.text"
    case .subtitle: return screen + ".subtitle.text"
    }
  }
}

/// The elements that appear on every step.
public enum StepElement: Sendable, Hashable, CaseIterable {
  case back
  case proceed
  case progress
  case title
  case subtitle
}
