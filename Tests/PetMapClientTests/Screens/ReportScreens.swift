import PetMapClient
import PetMapReports

struct ReportScreen<Repository: AnnouncementRepository, Provider: LocationProvider>: View {
  let model: ReportFlowModel<Repository>
  let provider: Provider
  /// Lets the reporter pick a photo; nil when none was picked.
  let pickPhoto: @MainActor () async -> [UInt8]?

  var body: some View {
    let step = model.flow.step
    if case .sent(let report) = model.flow.submission {
      SummaryScreen(model: model, report: report)
    } else {
      VStack {
        Button(Phrase.back.text(.english)) { model.back() }
          .accessibilityIdentifier(step.identifier(.back))
          .disabled(model.flow.isLocked)
        Text(step.title.text(.english)).accessibilityIdentifier(step.identifier(.title))
        Text(step.progress).accessibilityIdentifier(step.identifier(.progress))
        switch step {
        case .microchip: MicrochipStep(model: model)
        case .photo: PhotoStep(model: model, pick: pickPhoto)
        case .description: DescriptionStep(model: model, provider: provider)
        case .contact: ContactStep(model: model)
        }
        if let toast = model.flow.toast { Text(toast.text(.english)) }
        if let failure = model.flow.failure(.english) { Text(failure) }
        Button((step == .contact ? Phrase.submitButton : .continueButton).text(.english)) {
          if step == .contact { model.submit() } else { model.proceed() }
        }
        .accessibilityIdentifier(step.identifier(.proceed))
        .disabled(model.flow.isLocked)
      }
    }
  }
}

/// A field of text with its label and what must be corrected in it.
struct FormField<Repository: AnnouncementRepository>: View {
  let model: ReportFlowModel<Repository>
  let field: ReportField
  let get: (ReportForm) -> String
  let set: (inout ReportForm, String) -> Void

  var body: some View {
    VStack {
      Text(field.label.text(.english))
      TextField(
        field.placeholder(.english),
        text: Binding(
          get: { get(model.flow.form) },
          set: { text in model.edit(field) { set(&$0, text) } })
      )
      .accessibilityIdentifier(field.identifier)
      .disabled(model.flow.isLocked || field == .breed && !model.flow.form.canEnterBreed)
      if let problem = model.flow.problems[field] { Text(problem.text(.english)) }
    }
  }
}

struct MicrochipStep<Repository: AnnouncementRepository>: View {
  let model: ReportFlowModel<Repository>

  var body: some View {
    FormField(
      model: model, field: .microchip, get: { MicrochipText.typed($0.microchip) },
      set: { $0.setMicrochip($1) })
  }
}

struct PhotoStep<Repository: AnnouncementRepository>: View {
  let model: ReportFlowModel<Repository>
  let pick: @MainActor () async -> [UInt8]?
  @State var isPicking = false

  var body: some View {
    Button(Phrase.choosePhoto.text(.english)) { isPicking = true }
      .accessibilityIdentifier(ReportField.photo.identifier)
      .disabled(model.flow.isLocked)
    if isPicking {
      ProgressView().task {
        if let bytes = await pick() { model.choosePhoto(bytes) }
        isPicking = false
      }
    }
    if let format = model.flow.form.photo { Text(format.fileExtension) }
    if let problem = model.flow.problems[.photo] { Text(problem.text(.english)) }
  }
}

struct DescriptionStep<Repository: AnnouncementRepository, Provider: LocationProvider>: View {
  let model: ReportFlowModel<Repository>
  let provider: Provider
  @State var isLocating = false

  var body: some View {
    let form = model.flow.form
    Form {
      DatePicker(
        ReportField.date.label.text(.english),
        selection: Binding(
          get: { form.date.noon() ?? Date() },
          set: { date in
            if let day = CalendarDate(date) { model.edit(.date) { $0.date = day } }
          }),
        in: ...(model.today.noon() ?? Date())
      )
      .accessibilityIdentifier(ReportField.date.identifier)
      Picker(
        ReportField.species.label.text(.english),
        selection: Binding(
          get: { form.species },
          set: { species in model.edit(.species) { $0.setSpecies(species) } })
      ) {
        Text(Phrase.selectOption.text(.english)).tag(Species?.none)
        ForEach(Species.allCases, id: \.self) { species in
          Text(species.phrase.text(.english)).tag(Species?.some(species))
        }
      }
      .accessibilityIdentifier(ReportField.species.identifier)
      FormField(model: model, field: .breed, get: { $0.breed }, set: { $0.setBreed($1) })
      HStack {
        ForEach([Sex.female, .male], id: \.self) { sex in
          Button(sex.phrase.text(.english)) { model.edit(.sex) { $0.sex = sex } }
            .accessibilityIdentifier(ReportField.sexIdentifier(sex))
        }
      }
      if let problem = model.flow.problems[.sex] { Text(problem.text(.english)) }
      FormField(model: model, field: .age, get: { $0.age }, set: { $0.age = $1 })
      Button(Phrase.requestGPS.text(.english)) { isLocating = true }
        .accessibilityIdentifier(ReportElement.requestGPS)
      if isLocating {
        ProgressView().task {
          await model.requestPosition(from: provider)
          isLocating = false
        }
      }
      FormField(model: model, field: .latitude, get: { $0.latitude }, set: { $0.latitude = $1 })
      FormField(
        model: model, field: .longitude, get: { $0.longitude }, set: { $0.longitude = $1 })
      Text(model.locationHint.text(.english))
      FormField(model: model, field: .petName, get: { $0.petName }, set: { $0.petName = $1 })
      FormField(
        model: model, field: .description, get: { $0.description },
        set: { $0.setDescription($1) })
      Text(form.descriptionCounter).accessibilityIdentifier(ReportElement.descriptionCounter)
    }
    .alert(
      Phrase.permissionDenied.text(.english),
      isPresented: Binding(
        get: { model.asksForLocationAccess }, set: { _ in model.closeLocationAlert() })
    ) {
      Button(Phrase.cancel.text(.english)) { model.closeLocationAlert() }
      Button(Phrase.goToSettings.text(.english)) { model.closeLocationAlert() }
    }
  }
}

struct ContactStep<Repository: AnnouncementRepository>: View {
  let model: ReportFlowModel<Repository>

  var body: some View {
    Form {
      Text(Phrase.contactSubtitle.text(.english))
        .accessibilityIdentifier(ReportStep.contact.identifier(.subtitle))
      FormField(model: model, field: .phone, get: { $0.phone }, set: { $0.phone = $1 })
      FormField(model: model, field: .email, get: { $0.email }, set: { $0.email = $1 })
      FormField(model: model, field: .reward, get: { $0.reward }, set: { $0.setReward($1) })
    }
  }
}

struct SummaryScreen<Repository: AnnouncementRepository>: View {
  let model: ReportFlowModel<Repository>
  let report: CreatedReport

  var body: some View {
    VStack {
      Text(Phrase.summaryTitle.text(.english))
      Button(report.password) { model.passwordCopied() }
        .accessibilityIdentifier(ReportElement.copyPassword)
      if let toast = model.flow.toast { Text(toast.text(.english)) }
      Button(Phrase.close.text(.english)) { model.finish() }
        .accessibilityIdentifier(ReportElement.closeSummary)
    }
  }
}
