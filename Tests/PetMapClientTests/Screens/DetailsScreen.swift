import PetMapClient
import PetMapAnnouncements

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
        Form {
          if let failure = model.refreshFailure {
            Text(failure).accessibilityIdentifier(DetailsIdentifier.error)
          }
          photo(details)
          ForEach(details.rows) { row in
            Button {
              if let action = row.action { perform(action) }
            } label: {
              LabeledContent(row.label, value: row.value).lineLimit(row.lines)
            }
            .disabled(row.action == nil)
            .accessibilityIdentifier(row.identifier)
          }
          Button(model.words.text(.showOnMap)) { perform(details.showOnMap) }
            .accessibilityIdentifier(DetailsIdentifier.showMap)
          RemovalSection(model: model)
        }
      }
    }
    .task { await model.load() }
  }

  private func photo(_ details: PetDetails) -> some View {
    PetPhoto(url: details.photoURL, fallback: details.photoFallback)
      .accessibilityIdentifier(DetailsIdentifier.photo)
      .overlay(alignment: .topTrailing) {
        StatusLabel(status: details.status).accessibilityIdentifier(DetailsIdentifier.status)
      }
      .overlay(alignment: .bottomLeading) {
        if let reward = details.reward {
          Text(reward).accessibilityIdentifier(DetailsIdentifier.reward)
        }
      }
  }
}

/// Closes or deletes the report with its management password.
struct RemovalSection: View {
  let model: PetDetailsModel
  @State var password = ""

  var body: some View {
    VStack {
      Text(model.words.text(.removeQuestion))
      SecureField(model.words.text(.managementPassword), text: $password)
        .accessibilityIdentifier(DetailsIdentifier.password)
      Button(model.words.text(.markReunited)) { model.closeReport(password: password) }
        .disabled(model.removal == .working)
        .accessibilityIdentifier(DetailsIdentifier.markReunited)
      Button(model.words.text(.deleteReport)) { model.deleteReport(password: password) }
        .disabled(model.removal == .working)
        .accessibilityIdentifier(DetailsIdentifier.removeReport)
      if case .failed(let words) = model.removal { Text(words) }
    }
  }
}
