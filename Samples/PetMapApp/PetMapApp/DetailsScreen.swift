import PetMapApple
import PetMapClient
import SwiftUI

struct PetDetailsScreen: View {
  let model: PetDetailsModel
  /// Opens a URL, shows the map, or explains why there is nothing to show.
  let perform: @MainActor (DetailsAction) -> Void

  var body: some View {
    Group {
      switch model.state {
      case .loading: ProgressView().accessibilityIdentifier(DetailsIdentifier.loading)
      case .failed(let words):
        VStack {
          Text(words).accessibilityIdentifier(DetailsIdentifier.error)
          Button(model.words.text(.retry)) { model.loadPetDetails() }
            .accessibilityIdentifier(DetailsIdentifier.retry)
        }
      case .loaded(let details):
        ScrollView { content(details) }
      }
    }
    .navigationTitle("")
    .navigationBarTitleDisplayMode(.inline)
    .task { await model.load() }
  }

  private func content(_ details: PetDetails) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      if let failure = model.refreshFailure {
        Text(failure).foregroundStyle(.red).accessibilityIdentifier(DetailsIdentifier.error)
      }
      PetPhotoView(details)
      Group {
        DetailsRowsView(details, perform: perform)
        Button(model.words.text(.showOnMap)) { perform(details.showOnMap) }
          .buttonStyle(.bordered)
          .accessibilityIdentifier(DetailsIdentifier.showMap)
        // The license of the city's name demands it.
        if let credit = details.credit { Text(credit).font(.caption).foregroundStyle(.secondary) }
        RemovalSection(model: model)
      }
      .padding(.horizontal)
    }
  }
}

/// Closes or deletes the report with its management password.
struct RemovalSection: View {
  let model: PetDetailsModel
  @State var password = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(model.words.text(.removeQuestion))
      SecureField(model.words.text(.managementPassword), text: $password)
        .accessibilityIdentifier(DetailsIdentifier.password)
      Button(model.words.text(.markReunited)) { model.closeReport(password: password) }
        .disabled(model.removal == .working)
        .accessibilityIdentifier(DetailsIdentifier.markReunited)
      Button(model.words.text(.deleteReport), role: .destructive) {
        model.deleteReport(password: password)
      }
      .disabled(model.removal == .working)
      .accessibilityIdentifier(DetailsIdentifier.removeReport)
      if case .failed(let words) = model.removal { Text(words).foregroundStyle(.red) }
    }
  }
}
