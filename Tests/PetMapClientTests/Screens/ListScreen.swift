import PetMapClient
import PetMapAnnouncements

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
        List(model.rows) { row in
          NavigationLink(value: row.id) { PetCell(row: row) }
            .accessibilityIdentifier(row.identifier)
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
    HStack {
      PetPhoto(url: row.photoURL, fallback: row.photoFallback)
      VStack {
        Text(row.title)
        Text(row.kind)
        Text(row.place)
        if let date = row.date { Text(date) }
        if let reward = row.reward { Text(reward) }
      }
      StatusLabel(status: row.status)
    }
    .accessibilityLabel(row.accessibilityLabel)
  }
}

/// A photo, or the text of its placeholder.
struct PetPhoto: View {
  let url: String?
  let fallback: String

  var body: some View {
    AsyncImage(url: url.flatMap { URL(string: $0) }) { image in
      image
    } placeholder: {
      Text(fallback)
    }
  }
}

struct StatusLabel: View {
  let status: StatusBadge

  var body: some View {
    Text(status.text).foregroundStyle(Color(hex: status.color))
  }
}

extension Color {
  init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
