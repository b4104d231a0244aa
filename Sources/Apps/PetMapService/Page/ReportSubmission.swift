import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapParameters
import PetMapPhotos

/// A report that is being entered. The fields of its forms carry it from step to step.
///
/// The text is kept as typed, so that a page can show rejected input again; ``form(today:)`` parses
/// it.
struct ReportSubmission: PlaceForm, Sendable {
  /// The names of the fields other than those of the report.
  enum Name {
    static let step = "step"
    static let action = "action"
    /// The idempotency key, which is generated with the first step.
    static let key = "key"
    /// The token of a photo in ``PendingPhotos``.
    static let photo = "photoToken"
    static let offset = "utcOffset"
    static let formToken = "formToken"
    /// The confirmation that there is no photo, whose value is `true`.
    static let noPhoto = AnnouncementDraft.noPhotoName
  }

  var step = ReportStep.microchip
  var key: String
  var photoToken: String?
  /// The reporter's UTC offset, which only a script can determine.
  private(set) var offset: UTCOffset?
  private(set) var input: ReportInput

  /// Creates an empty submission.
  init(kind: ReportKind, key: String) {
    input = ReportInput(kind: kind)
    self.key = key
  }

  /// Creates a submission from a submitted form.
  ///
  /// - Returns: `nil` if the form has no valid step or key, and therefore does not belong to a
  ///   report.
  init?(kind: ReportKind, _ fields: FormFields) {
    guard let number = fields[Name.step].flatMap({ Int($0) }),
      let step = ReportStep(rawValue: number),
      let key = fields[Name.key], CreationKey.digest(of: key) != nil
    else { return nil }
    self.init(kind: kind, key: key)
    self.step = step
    photoToken = fields[Name.photo].flatMap { $0.isEmpty ? nil : $0 }
    input.confirmsNoPhoto = fields[Name.noPhoto] == "true"
    read(fields)
  }

  /// Creates the submission that edits an announcement.
  init(editing announcement: Announcement) {
    input = ReportInput(of: announcement)
    key = ""
  }

  /// Reads the fields of a submitted form.
  mutating func read(_ fields: FormFields) {
    offset = fields[Name.offset].flatMap { UTCOffset($0) }
    for field in kind.fields where field != .photo { input[field] = fields[field.inputName] }
    splitCoordinate()
  }

  /// Fills in both coordinates from a pair that was entered in one of them, as the script does.
  private mutating func splitCoordinate() {
    let filled = [ReportField.latitude, .longitude].filter {
      !(input[$0]?.trimmed.isEmpty ?? true)
    }
    guard filled.count == 1, let text = input[filled[0]],
      ReportForm.degrees(text, filled[0]) == nil,
      let pair = try? ParameterKind<Coordinate>.coordinate.read(text, .typed)
    else { return }
    setPlace(pair)
  }

  var kind: ReportKind { input.kind }

  mutating func setPlace(_ coordinate: Coordinate) {
    input[.latitude] = HundredThousandths(coordinate.latitude).text
    input[.longitude] = HundredThousandths(coordinate.longitude).text
  }

  /// Returns the latest date that may be the reporter's current one. Without a script, the time
  /// zone is unknown, so the date in the easternmost one is used.
  func today(_ now: Timestamp) -> CalendarDate {
    now.date(at: offset ?? UTCOffset(minutes: 840) ?? .zero)
  }

  /// Returns the initial date of the form.
  func initialDate(_ now: Timestamp) -> CalendarDate { now.date(at: offset ?? .zero) }

  /// Returns the parsed form.
  func form(today: CalendarDate) -> ReportForm {
    var form = ReportForm(input, today: today)
    // The format of the photo is determined when it is published. If the photo is no longer stored,
    // the service asks for it again after the report is created, so that nothing is lost.
    form.photo = photoToken == nil ? nil : .jpeg
    return form
  }

  /// Continues to the next step, whose page shows coordinates with decimal points from now on.
  mutating func proceed(to next: ReportStep) {
    input.normalize()
    step = next
  }
}

extension ReportField {
  /// The name of the input, which is the name of the API's field.
  var inputName: String { memberName ?? "photo" }
}
