import PetMapApple
import PetMapClient
import SwiftUI
import UIKit

struct ReportScreen<Provider: LocationProvider>: View {
  let model: PetReportModel
  let provider: Provider
  /// Lets the reporter select a photo; returns `nil` if none was selected.
  let pickPhoto: @MainActor () async -> [UInt8]?
  @Environment(\.petFormStyle) private var style
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: style.fieldSpacing) {
        if case .sent(let report) = model.state {
          SummaryScreen(model: model, report: report)
        } else {
          header
          switch model.flow.step {
          case .microchip: ReportTextField(model: model, field: .microchip)
          case .photo: PhotoStep(model: model, pick: pickPhoto)
          case .description: DescriptionStep(model: model, provider: provider)
          case .contact: ContactStep(model: model)
          }
          ReportFooter(model: model)
        }
        Toast(model: model)
      }
      .padding()
    }
    .task { model.prepare() }
  }

  @ViewBuilder private var header: some View {
    let step = model.flow.step
    HStack {
      Button(model.words.text(.back)) {
        // The input is kept, also behind the first step.
        if step.previous == nil { dismiss() } else { model.back() }
      }
      .accessibilityIdentifier(step.identifier(.back))
      .disabled(model.flow.isLocked)
      Spacer()
      Text(step.progress).accessibilityIdentifier(step.identifier(.progress))
    }
    Text(model.title)
      .font(style.titleFont)
      .accessibilityAddTraits(.isHeader)
      .accessibilityIdentifier(step.identifier(.title))
  }
}

/// The transient message, which disappears after a few seconds.
struct Toast: View {
  let model: PetReportModel

  var body: some View {
    if let toast = model.flow.toast {
      Text(model.words.text(toast))
        .padding()
        .background(.regularMaterial, in: Capsule())
        .accessibilityIdentifier(ReportElement.toast)
        .task(id: toast) {
          try? await Task.sleep(for: .seconds(4))
          if !Task.isCancelled { model.hideToast() }
        }
    }
  }
}

/// The status, and the button common to all steps.
struct ReportFooter: View {
  let model: PetReportModel
  @Environment(\.petFormStyle) private var style

  var body: some View {
    switch model.state {
    case .sending(let progress):
      ProgressView(value: progress).accessibilityIdentifier(ReportElement.progress)
      Button(model.words.text(.cancel)) { model.cancelSending() }
        .accessibilityIdentifier(ReportElement.cancelSending)
    case .resuming: Text(model.words.text(.resumeQuestion))
    case .failed(let words):
      Text(words).foregroundStyle(style.problem).accessibilityIdentifier(ReportElement.failure)
    case .entering, .sent: EmptyView()
    }
    PrimaryButton(
      model.words.text(model.nextTitle), identifier: model.flow.step.identifier(.proceed)
    ) { model.next() }
    .disabled(model.flow.isLocked)
  }
}

/// A text field with its label and validation message.
struct ReportTextField: View {
  @Bindable var model: PetReportModel
  let field: ReportField

  var body: some View {
    FormTextField(
      model.label(field), text: $model[text: field], prompt: field.placeholder(in: model.words),
      problem: model.problem(field), isArea: field == .description, identifier: field.identifier
    )
    .keyboardType(keyboard)
    .disabled(!model.canEdit(field))
  }

  private var keyboard: UIKeyboardType {
    switch field {
    case .microchip, .age: .numberPad
    case .latitude, .longitude: .numbersAndPunctuation
    case .phone: .phonePad
    case .email: .emailAddress
    default: .default
    }
  }
}

extension PetReportModel {
  /// Returns what is wrong with a field, if anything.
  func problem(_ field: ReportField) -> String? { flow.problems[field].map { words.text($0) } }
}

struct PhotoStep: View {
  @Bindable var model: PetReportModel
  let pick: @MainActor () async -> [UInt8]?

  var body: some View {
    FormField(model.label(.photo), problem: model.problem(.photo), height: .none) {
      Button(model.words.text(.choosePhoto)) {
        Task { if let bytes = await pick() { model.choosePhoto(bytes) } }
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(ReportField.photo.identifier)
      .disabled(!model.flow.canEdit(.photo))
    }
    if let format = model.flow.form.photo {
      Text(format.fileExtension)
      Button(model.words.text(.removePhoto)) { model.removePhoto() }
        .accessibilityIdentifier(ReportElement.removePhoto)
    } else if model.flow.form.kind == .found {
      Toggle(model.words.text(.noPhotoLabel), isOn: $model.confirmsNoPhoto)
        .accessibilityIdentifier(ReportElement.noPhoto)
    }
  }
}

struct DescriptionStep<Provider: LocationProvider>: View {
  @Bindable var model: PetReportModel
  let provider: Provider
  @Environment(\.petFormStyle) private var style

  var body: some View {
    VStack(alignment: .leading, spacing: style.fieldSpacing) {
      FormDateField(
        model.label(.date),
        day: Binding(
          get: { model.date.noon() ?? Date() },
          set: { date in if let day = CalendarDate(date) { model.date = day } }),
        latest: model.today.noon() ?? Date(), problem: model.problem(.date),
        identifier: ReportField.date.identifier
      )
      FormPicker(
        model.label(.species), selection: $model.species, of: Species.allCases,
        prompt: model.words.text(.selectOption), problem: model.problem(.species),
        identifier: ReportField.species.identifier
      ) { model.words.text($0.phrase) }
      ReportTextField(model: model, field: .breed)
      ChoiceCards(
        model.label(.sex), selection: $model.sex, of: model.flow.form.kind.sexes,
        problem: model.problem(.sex), identifier: { ReportField.sexIdentifier($0) },
        text: { model.words.text($0.phrase) })
      ReportTextField(model: model, field: .age)
      ReportTextField(model: model, field: .colors)
      FormPicker(
        model.label(.size), selection: $model.size, of: PetSize.allCases,
        prompt: model.words.text(.selectOption), problem: model.problem(.size),
        identifier: ReportField.size.identifier
      ) { model.words.text($0.phrase) }
      position
      if model.fields.contains(.custody) {
        FormPicker(
          model.label(.custody), selection: $model.custody, of: Custody.allCases,
          prompt: model.words.text(.selectOption), problem: model.problem(.custody),
          identifier: ReportField.custody.identifier
        ) { model.words.text($0.phrase) }
      }
      ReportTextField(model: model, field: .petName)
      ReportTextField(model: model, field: .collar)
      ReportTextField(model: model, field: .markings)
      ReportTextField(model: model, field: .description)
      Text(model.flow.form.descriptionCounter)
        .accessibilityIdentifier(ReportElement.descriptionCounter)
    }
    .alert(
      model.words.text(.permissionDenied), isPresented: $model.isLocationAlertPresented
    ) {
      Button(model.words.text(.cancel), role: .cancel) {}
        .accessibilityIdentifier(ReportElement.cancelLocation)
      Button(model.words.text(.goToSettings)) { openSettings() }
        .accessibilityIdentifier(ReportElement.goToSettings)
    }
  }

  @ViewBuilder private var position: some View {
    Button(model.words.text(.requestGPS)) {
      Task { await model.requestPosition(from: provider) }
    }
    .buttonStyle(.bordered)
    .accessibilityIdentifier(ReportElement.requestGPS)
    ReportTextField(model: model, field: .latitude)
    ReportTextField(model: model, field: .longitude)
    Text(model.words.text(model.locationHint))
      .font(.footnote)
      .accessibilityIdentifier(ReportElement.locationHint)
    FormPicker(
      model.label(.radius), selection: $model.radius, of: ReportForm.radii,
      prompt: ReportField.radius.placeholder(in: model.words), problem: model.problem(.radius),
      identifier: ReportField.radius.identifier
    ) { model.words.radius($0) ?? "" }
    FormPicker(
      model.label(.privacy), selection: $model.privacy, of: ReportForm.privacies,
      prompt: ReportField.privacy.placeholder(in: model.words), problem: model.problem(.privacy),
      identifier: ReportField.privacy.identifier
    ) { model.words.privacy($0) ?? "" }
  }

  private func openSettings() {
    if let url = URL(string: UIApplication.openSettingsURLString) {
      UIApplication.shared.open(url)
    }
  }
}

struct ContactStep: View {
  let model: PetReportModel
  @Environment(\.petFormStyle) private var style

  var body: some View {
    VStack(alignment: .leading, spacing: style.fieldSpacing) {
      Text(model.words.text(.contactSubtitle))
        .accessibilityIdentifier(ReportStep.contact.identifier(.subtitle))
      ForEach(model.fields, id: \.self) { field in
        ReportTextField(model: model, field: field)
      }
    }
  }
}

/// The password and the link with which the reporter manages the report.
struct SummaryScreen: View {
  let model: PetReportModel
  let report: CreatedReport
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(model.words.text(.summaryTitle)).font(.title)
    Text(report.password).font(.title).accessibilityIdentifier(ReportElement.password)
    Button(model.words.text(.copyPassword)) {
      model.copyPassword { UIPasteboard.general.string = $0 }
    }
    .accessibilityIdentifier(ReportElement.copyPassword)
    if let link = model.managementLink {
      Text(model.words.text(.managementLink)).font(.headline)
      Text(link).accessibilityIdentifier(ReportElement.link)
      Text(model.words.text(.linkExplained)).font(.footnote)
      Button(model.words.text(.copyLink)) {
        model.copyLink { UIPasteboard.general.string = $0 }
      }
      .accessibilityIdentifier(ReportElement.copyLink)
    }
    PrimaryButton(model.words.text(.close), identifier: ReportElement.closeSummary) {
      model.finish()
      dismiss()
    }
  }
}
