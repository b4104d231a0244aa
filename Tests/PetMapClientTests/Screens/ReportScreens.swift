import PetMapPhotos
import PetMapClient
import PetMapAnnouncements
import PetMapAPI

struct ReportScreen<Provider: LocationProvider>: View {
  let model: PetReportModel
  let provider: Provider
  /// Lets the reporter select a photo; returns `nil` if none was selected.
  let pickPhoto: @MainActor () async -> [UInt8]?

  var body: some View {
    Group {
      if case .sent(let report) = model.state {
        SummaryScreen(model: model, report: report)
      } else {
        VStack {
          header
          switch model.flow.step {
          case .microchip: ReportTextField(model: model, field: .microchip)
          case .photo: PhotoStep(model: model, pick: pickPhoto)
          case .description: DescriptionStep(model: model, provider: provider)
          case .contact: ContactStep(model: model)
          }
          ReportFooter(model: model)
        }
      }
    }
    .task { model.prepare() }
  }

  @ViewBuilder private var header: some View {
    let step = model.flow.step
    Button(model.words.text(.back)) { model.back() }
      .accessibilityIdentifier(step.identifier(.back))
      .disabled(model.flow.isLocked)
    Text(model.title).accessibilityIdentifier(step.identifier(.title))
    Text(step.progress).accessibilityIdentifier(step.identifier(.progress))
  }
}

/// The status, and the button common to all steps.
struct ReportFooter: View {
  let model: PetReportModel

  var body: some View {
    if let toast = model.flow.toast {
      Text(model.words.text(toast)).accessibilityIdentifier(ReportElement.toast)
    }
    switch model.state {
    case .sending(let progress):
      ProgressView(value: progress).accessibilityIdentifier(ReportElement.progress)
      Button(model.words.text(.cancel)) { model.cancelSending() }
        .accessibilityIdentifier(ReportElement.cancelSending)
    case .resuming: Text(model.words.text(.resumeQuestion))
    case .failed(let words): Text(words).accessibilityIdentifier(ReportElement.failure)
    case .entering, .sent: EmptyView()
    }
    Button(model.words.text(model.nextTitle)) { model.next() }
      .accessibilityIdentifier(model.flow.step.identifier(.proceed))
      .disabled(model.flow.isLocked)
  }
}

/// A text field with its label and validation message.
struct ReportTextField: View {
  @Bindable var model: PetReportModel
  let field: ReportField

  var body: some View {
    VStack {
      Text(model.label(field))
      TextField(field.placeholder(in: model.words), text: $model[text: field])
        .accessibilityIdentifier(field.identifier)
        .disabled(!model.canEdit(field))
      FieldProblem(model: model, field: field)
    }
  }
}

struct FieldProblem: View {
  let model: PetReportModel
  let field: ReportField

  var body: some View {
    if let problem = model.flow.problems[field] { Text(model.words.text(problem)) }
  }
}

struct PhotoStep: View {
  @Bindable var model: PetReportModel
  let pick: @MainActor () async -> [UInt8]?

  var body: some View {
    Button(model.words.text(.choosePhoto)) {
      Task { if let bytes = await pick() { model.choosePhoto(bytes) } }
    }
    .accessibilityIdentifier(ReportField.photo.identifier)
    .disabled(!model.flow.canEdit(.photo))
    if let format = model.flow.form.photo {
      Text(format.fileExtension)
      Button(model.words.text(.removePhoto)) { model.removePhoto() }
        .accessibilityIdentifier(ReportElement.removePhoto)
    } else if model.flow.form.kind == .found {
      Toggle(model.words.text(.noPhotoLabel), isOn: $model.confirmsNoPhoto)
        .accessibilityIdentifier(ReportElement.noPhoto)
    }
    FieldProblem(model: model, field: .photo)
  }
}

struct DescriptionStep<Provider: LocationProvider>: View {
  @Bindable var model: PetReportModel
  let provider: Provider

  var body: some View {
    Form {
      DatePicker(
        model.label(.date),
        selection: Binding(
          get: { model.date.noon() ?? Date() },
          set: { date in if let day = CalendarDate(date) { model.date = day } }),
        in: ...(model.today.noon() ?? Date())
      )
      .accessibilityIdentifier(ReportField.date.identifier)
      Picker(model.words.text(.speciesLabel), selection: $model.species) {
        Text(model.words.text(.selectOption)).tag(Species?.none)
        ForEach(Species.allCases, id: \.self) { species in
          Text(model.words.text(species.phrase)).tag(Species?.some(species))
        }
      }
      .accessibilityIdentifier(ReportField.species.identifier)
      FieldProblem(model: model, field: .species)
      ReportTextField(model: model, field: .breed)
      HStack {
        ForEach(model.flow.form.kind.sexes, id: \.self) { sex in
          Button(model.words.text(sex.phrase)) { model.sex = sex }
            .accessibilityIdentifier(ReportField.sexIdentifier(sex))
        }
      }
      FieldProblem(model: model, field: .sex)
      ReportTextField(model: model, field: .age)
      position
      if model.fields.contains(.custody) {
        Picker(model.label(.custody), selection: $model.custody) {
          Text(model.words.text(.selectOption)).tag(Custody?.none)
          ForEach(Custody.allCases, id: \.self) { custody in
            Text(model.words.text(custody.phrase)).tag(Custody?.some(custody))
          }
        }
        .accessibilityIdentifier(ReportField.custody.identifier)
      }
      ReportTextField(model: model, field: .petName)
      ReportTextField(model: model, field: .description)
      Text(model.flow.form.descriptionCounter)
        .accessibilityIdentifier(ReportElement.descriptionCounter)
    }
    .alert(
      model.words.text(.permissionDenied), isPresented: $model.isLocationAlertPresented
    ) {
      Button(model.words.text(.cancel)) {}.accessibilityIdentifier(ReportElement.cancelLocation)
      Button(model.words.text(.goToSettings)) { openSettings() }
        .accessibilityIdentifier(ReportElement.goToSettings)
    }
  }

  @ViewBuilder private var position: some View {
    Button(model.words.text(.requestGPS)) {
      Task { await model.requestPosition(from: provider) }
    }
    .accessibilityIdentifier(ReportElement.requestGPS)
    ReportTextField(model: model, field: .latitude)
    ReportTextField(model: model, field: .longitude)
    Text(model.words.text(model.locationHint))
      .accessibilityIdentifier(ReportElement.locationHint)
  }

  private func openSettings() {
    if let url = URL(string: UIApplication.openSettingsURLString) {
      UIApplication.shared.open(url)
    }
  }
}

struct ContactStep: View {
  let model: PetReportModel

  var body: some View {
    Form {
      Text(model.words.text(.contactSubtitle))
        .accessibilityIdentifier(ReportStep.contact.identifier(.subtitle))
      ForEach(model.fields, id: \.self) { field in
        ReportTextField(model: model, field: field)
      }
    }
  }
}

struct SummaryScreen: View {
  let model: PetReportModel
  let report: CreatedReport

  var body: some View {
    VStack {
      Text(model.words.text(.summaryTitle))
      Text(report.password).accessibilityIdentifier(ReportElement.password)
      Button(model.words.text(.copyPassword)) {
        model.copyPassword { UIPasteboard.general.string = $0 }
      }
      .accessibilityIdentifier(ReportElement.copyPassword)
      if let toast = model.flow.toast {
        Text(model.words.text(toast)).accessibilityIdentifier(ReportElement.toast)
      }
      Button(model.words.text(.close)) { model.finish() }
        .accessibilityIdentifier(ReportElement.closeSummary)
    }
  }
}
