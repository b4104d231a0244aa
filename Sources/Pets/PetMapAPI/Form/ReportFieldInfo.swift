public import PetMapAnnouncements
import PetMapPhotos

/// The declaration of a field of the report form: a row of the form's table.
///
/// The client, the terminal and the service's pages read the table, and the scripts of the pages
/// read it from the attributes of the inputs. So a rule, a limit or a label of a field is written
/// only here.
public struct ReportFieldInfo: Sendable {
  /// How a value is entered, and what it is.
  public enum Control: Sendable, Hashable {
    /// A line of text.
    case text
    /// The digits of a number that is not a quantity.
    case digits
    /// A whole number.
    case number
    /// Decimal degrees, with a decimal point or a decimal comma.
    case degrees
    /// A calendar date.
    case date
    /// One of several words in a list.
    case choice
    /// One of a few words that are all visible.
    case radios
    /// Several lines of text with a counter.
    case area
    /// The file of a photo.
    case photo
  }

  /// When a value is required.
  public enum Requirement: Sendable, Hashable {
    case optional
    /// To continue to the next step.
    case step
    /// To submit the report.
    case submission
  }

  /// What is different in a report of a found animal.
  public struct FoundRules: Sendable {
    /// When a value is required.
    public var requirement: Requirement?
    /// The field that can be filled in instead, if this one is required.
    public var alternative: ReportField?
    /// The label.
    public var label: Phrase?
    /// An explanation next to the field.
    public var hint: Phrase?
    /// The message about a missing value.
    public var missing: Phrase?
  }

  /// The option of `petmap report` that sets the field. `{limit}` in the help is the field's limit.
  package typealias Option = (name: String, placeholder: String, help: String)

  /// The step that contains the field.
  public let step: ReportStep
  /// The field of the announcement, or `nil` for the photo and the numbers about the place.
  public let draft: PetField?
  /// The number about the place, if it is one.
  public var detail: PlaceDetail?
  /// How a value is entered, and what it is.
  public let control: Control
  /// The maximum: of user-perceived characters, digits, years, degrees in each direction, or bytes,
  /// depending on ``control``. `nil` if only the limits of the API apply.
  public var limit: Int?
  /// When a value is required, in a report of a missing animal.
  public var requirement = Requirement.optional
  /// The kinds of report that have the field.
  public var kinds = ReportKind.allCases
  /// The field that must be filled in first; changing it clears this one.
  public var needs: ReportField?
  /// The field that must be filled in as well.
  public var partner: ReportField?
  /// The label in a report of a missing animal.
  public let label: Phrase
  /// What is different in a report of a found animal.
  public var found = FoundRules()
  /// An explanation next to the field, in a report of a missing animal.
  public var hint: Phrase?
  /// An example, which is the same in all languages, or an empty string.
  public var placeholder = ""
  /// The message about a value that is malformed or out of range.
  public var error = Phrase.notAllowed
  /// The accessibility identifier.
  public let identifier: String
  /// The attributes of the HTML input, such as its type.
  package var attributes = #"autocomplete="off""#
  package var option: Option?
}

extension ReportFieldInfo {
  /// Returns when a value is required in a kind of report.
  public func requirement(in kind: ReportKind) -> Requirement {
    kind == .found ? found.requirement ?? requirement : requirement
  }

  /// Returns the field that can be filled in instead in a kind of report.
  public func alternative(in kind: ReportKind) -> ReportField? {
    kind == .found ? found.alternative : nil
  }

  /// Returns the label in a kind of report.
  public func label(in kind: ReportKind) -> Phrase {
    kind == .found ? found.label ?? label : label
  }

  /// Returns the explanation next to the field in a kind of report.
  public func hint(in kind: ReportKind) -> Phrase? {
    kind == .found ? found.hint ?? hint : hint
  }

  /// Returns the message about a missing value in a kind of report.
  func missing(in kind: ReportKind) -> Phrase {
    switch (kind, control) {
    case (.found, .degrees): .foundLocationRequired
    case (.missing, .degrees): .locationRequired
    case (.found, _): found.missing ?? .required
    case (.missing, _): .required
    }
  }
}

extension ReportField {
  /// The field's row of the table.
  public var info: ReportFieldInfo {
    switch self {
    case .microchip:
      ReportFieldInfo(
        step: .microchip, draft: .microchipNumber, control: .digits,
        limit: MicrochipText.digitCount, label: .microchipLabel, hint: .microchipHint,
        placeholder: "00000-00000-00000", error: .microchipLength,
        identifier: "microchipNumber.microchip.input",
        attributes: #"inputmode="numeric" autocomplete="off" spellcheck="false""#,
        option: ("microchip", "DIGITS", "Set the microchip number, 1 to {limit} digits."))
    case .photo:
      ReportFieldInfo(
        step: .photo, draft: nil, control: .photo, limit: PhotoFormat.byteLimit,
        requirement: .submission, label: .choosePhoto,
        found: .init(requirement: .step, missing: .photoOrNone), hint: .photoHint,
        error: .photoFormat,
        identifier: "animalPhoto.photo.tap", attributes: #"type="file" accept="image/*""#,
        option: (
          "photo", "FILE",
          "Attach a photo, up to \(PhotoFormat.byteLimit >> 20) MiB and "
            + "\(PhotoFormat.megapixelLimit) megapixels."
        ))
    case .date:
      ReportFieldInfo(
        step: .description, draft: .lastSeenDate, control: .date, requirement: .step,
        label: .dateLabel, found: .init(label: .foundDateLabel), error: .dateFormat,
        identifier: "animalDescription.date.tap", attributes: #"type="date" autocomplete="off""#,
        option: (
          "date", "YYYY-MM-DD", "Set when the animal was last seen or found. Default: today."
        ))
    case .species:
      ReportFieldInfo(
        step: .description, draft: .species, control: .choice, requirement: .step,
        label: .speciesLabel, error: .required, identifier: "animalDescription.species.tap",
        option: ("species", "WORD", "Set the species: dog, cat, bird, rabbit or other."))
    case .breed:
      ReportFieldInfo(
        step: .description, draft: .breed, control: .text, requirement: .step, needs: .species,
        label: .breedLabel, found: .init(requirement: .optional, label: .foundBreedLabel),
        identifier: "animalDescription.race.input",
        option: ("breed", "TEXT", "Set the breed."))
    case .sex:
      ReportFieldInfo(
        step: .description, draft: .sex, control: .radios, requirement: .step, label: .sexLabel,
        error: .required, identifier: "animalDescription.gender.tap",
        option: ("sex", "WORD", "Set the sex: male or female; of a found animal also unknown."))
    case .age:
      ReportFieldInfo(
        step: .description, draft: .age, control: .number, limit: FieldRule.highestFormAge,
        label: .ageLabel, hint: .ageHint, error: .ageRange,
        identifier: "animalDescription.age.input",
        attributes: #"inputmode="numeric" autocomplete="off" class="narrow""#,
        option: ("age", "YEARS", "Set the age in whole years, 0 to {limit}."))
    case .colors:
      ReportFieldInfo(
        step: .description, draft: .colors, control: .text, label: .colorsLabel,
        hint: .colorsHint, identifier: "animalDescription.colors.input",
        option: ("colors", "TEXT", "Set the colors of the coat, the main one first."))
    case .size:
      ReportFieldInfo(
        step: .description, draft: .size, control: .choice, label: .sizeLabel,
        error: .selectOption, identifier: "animalDescription.size.tap",
        option: ("size", "WORD", "Set the size: small, medium or large."))
    case .latitude:
      ReportFieldInfo(
        step: .description, draft: .locationLatitude, control: .degrees, limit: 90,
        requirement: .submission, partner: .longitude, label: .latitudeLabel,
        placeholder: "00.00000", error: .latitudeRange,
        identifier: "animalDescription.latitude.input",
        attributes: #"autocomplete="off" spellcheck="false""#,
        option: ("at", "LAT,LNG", "Set where the animal was last seen or found."))
    case .longitude:
      ReportFieldInfo(
        step: .description, draft: .locationLongitude, control: .degrees, limit: 180,
        partner: .latitude, label: .longitudeLabel, placeholder: "00.00000",
        error: .longitudeRange, identifier: "animalDescription.longitude.input",
        attributes: #"autocomplete="off" spellcheck="false""#)
    case .radius:
      ReportFieldInfo(
        step: .description, draft: nil, detail: .locationRadius, control: .choice,
        label: .radiusLabel,
        error: .radiusRange, identifier: "animalDescription.radius.tap",
        option: (
          "radius", "KM",
          "Set how far from --at the animal may have been, in kilometers. Default: exactly there."
        ))
    case .privacy:
      ReportFieldInfo(
        step: .description, draft: nil, detail: .locationPrivacy, control: .choice,
        label: .privacyLabel, hint: .privacyHint, error: .privacyRange,
        identifier: "animalDescription.privacy.tap",
        option: (
          "location-privacy", "METERS",
          "Show others a place at most this far from --at. Default: the exact place."
        ))
    case .custody:
      ReportFieldInfo(
        step: .description, draft: .custody, control: .radios, kinds: [.found],
        label: .custodyLabel, error: .selectOption,
        identifier: "animalDescription.custody.tap",
        option: (
          "custody", "WORD",
          "Set what has become of a found animal: kept, shelter or seen."
        ))
    case .petName:
      ReportFieldInfo(
        step: .description, draft: .petName, control: .text, label: .nameLabel,
        identifier: "animalDescription.name.input", attributes: #"autocomplete="off" class="wide""#,
        option: ("name", "TEXT", "Set the animal's name."))
    case .collar:
      ReportFieldInfo(
        step: .description, draft: .collar, control: .text, label: .collarLabel,
        hint: .collarHint, identifier: "animalDescription.collar.input",
        option: ("collar", "TEXT", "Describe the collar, or what else the animal wears."))
    case .markings:
      ReportFieldInfo(
        step: .description, draft: .markings, control: .text, label: .markingsLabel,
        hint: .markingsHint, identifier: "animalDescription.markings.input",
        attributes: #"autocomplete="off" class="wide""#,
        option: ("markings", "TEXT", "Describe what the animal can be recognized by."))
    case .description:
      ReportFieldInfo(
        step: .description, draft: .description, control: .area, limit: 500,
        label: .descriptionLabel, identifier: "animalDescription.description.input",
        attributes: #"rows="5""#,
        option: ("description", "TEXT", "Add a description, up to {limit} characters."))
    case .phone:
      ReportFieldInfo(
        step: .contact, draft: .phone, control: .text, requirement: .step, label: .phoneLabel,
        found: .init(alternative: .email, hint: .oneContact, missing: .contactRequired),
        placeholder: "+48 123 456 789", error: .phoneFormat, identifier: "ownersDetails.phoneInput",
        attributes: #"type="tel" inputmode="tel" autocomplete="tel""#,
        option: ("phone", "NUMBER", "Set your phone number, 7 to 15 digits."))
    case .email:
      ReportFieldInfo(
        step: .contact, draft: .email, control: .text, requirement: .step, label: .emailLabel,
        found: .init(requirement: .optional),
        placeholder: "username@example.com", error: .emailFormat,
        identifier: "ownersDetails.emailInput",
        attributes:
          #"type="email" inputmode="email" autocomplete="email" spellcheck="false" class="wide""#,
        option: ("email", "ADDRESS", "Set your email address."))
    case .reward:
      ReportFieldInfo(
        step: .contact, draft: .reward, control: .text, limit: 120, kinds: [.missing],
        label: .rewardLabel, identifier: "ownersDetails.rewardInput",
        attributes: #"autocomplete="off" class="wide""#,
        option: ("reward", "TEXT", "Offer a reward for a missing pet, up to {limit} characters."))
    }
  }
}
