import PetMapApple
import PetMapClient
import SwiftUI

struct PetList: View {
  let model: PetListModel

  var body: some View {
    Group {
      switch model.state {
      case .loading: ProgressView()
      case .empty(let words): Text(words)
      case .failed(let words):
        VStack {
          Text(words)
          Button(model.words.text(.retry)) { Task { await model.load() } }
        }
      case .loaded:
        List {
          if let failure = model.refreshFailure { Text(failure).foregroundStyle(.red) }
          ForEach(model.rows) { row in
            NavigationLink(value: row.id) { PetCell(row: row) }
              .accessibilityIdentifier(row.identifier)
          }
        }
        .refreshable { await model.refresh() }
      }
    }
    .task { await model.load() }
  }
}

struct PetCell: View {
  let row: PetRow

  var body: some View {
    HStack(spacing: 12) {
      PhotoView(row.photo, fallback: row.photoFallback, width: 72, height: 72)
        .frame(width: 72)
      VStack(alignment: .leading, spacing: 4) {
        StatusBadgeView(row.status)
        Text(row.title).font(.headline)
        Text(row.kind)
        Text(row.place)
        if let date = row.date { Text(date) }
        if let reward = row.reward { RewardBadgeView(reward) }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(row.accessibilityLabel)
  }
}
