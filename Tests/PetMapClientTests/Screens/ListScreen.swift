import PetMapClient
import PetMapGeo
import PetMapReports

struct PetList<Repository: AnnouncementRepository>: View {
  let model: AnnouncementListModel<Repository>

  var body: some View {
    Group {
      switch model.state {
      case .loading: ProgressView()
      case .empty(let words): Text(words)
      case .failed(let words):
        VStack {
          Text(words)
          Button(Phrase.retry.text(.english), action: model.load)
        }
      case .loaded(let pets):
        List(pets) { pet in
          NavigationLink(value: pet.id) {
            Text(pet.petName ?? Species(pet.species).phrase.text(.english))
            Text(pet.coordinate.formatted(.hemispheres))
          }
        }
      }
    }
    .task { model.load() }
  }
}
