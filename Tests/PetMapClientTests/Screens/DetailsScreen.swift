import PetMapClient
import PetMapReports

struct PetDetailsScreen<Repository: AnnouncementRepository>: View {
  let model: DetailsModel<Repository>
  /// Opens a URL, or leads to the map.
  let perform: (DetailsAction) -> Void
  @State var password = ""

  var body: some View {
    Group {
      switch model.state {
      case .loading: ProgressView().accessibilityIdentifier(DetailsIdentifier.loading)
      case .failed(let words):
        VStack {
          Text(words).accessibilityIdentifier(DetailsIdentifier.error)
          Button(Phrase.retry.text(.english), action: model.loadPetDetails)
            .accessibilityIdentifier(DetailsIdentifier.retry)
        }
      case .loaded(let details):
        Form {
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
          Button(Phrase.showOnMap.text(.english)) { perform(details.showOnMap) }
            .accessibilityIdentifier(DetailsIdentifier.showMap)
          removal
        }
      }
    }
    .task { model.loadPetDetails() }
  }

  private func photo(_ details: PetDetails) -> some View {
    AsyncImage(url: details.photoURL.flatMap { URL(string: $0) }) { image in
      Group { image }
    } placeholder: {
      Group { Text(details.photoFallback) }
    }
    .overlay(alignment: .topTrailing) {
      Text(details.status.text).foregroundStyle(Color(hex: details.status.color))
        .accessibilityIdentifier(DetailsIdentifier.status)
    }
    .overlay(alignment: .bottomLeading) {
      if let reward = details.reward {
        Text(reward).accessibilityIdentifier(DetailsIdentifier.reward)
      }
    }
  }

  @ViewBuilder private var removal: some View {
    Text(Phrase.removeQuestion.text(.english))
    SecureField(Phrase.managementPassword.text(.english), text: $password)
    Button(Phrase.markReunited.text(.english)) { model.closeReport(password: password) }
      .disabled(model.removal == .working)
    Button(Phrase.deleteReport.text(.english)) { model.deleteReport(password: password) }
      .disabled(model.removal == .working)
      .accessibilityIdentifier(DetailsIdentifier.removeReport)
    if case .failed(let words) = model.removal { Text(words) }
  }
}

extension Color {
  init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
