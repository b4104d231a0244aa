import PetMapClient
import SwiftUI

enum Sample {
  static var rex: Announcement {
    guard let warsaw = try? Coordinate(latitude: 52.2297, longitude: 21.0122) else {
      preconditionFailure("the coordinate is valid")
    }
    var pet = Announcement(id: "rex", coordinate: warsaw, species: "DOG")
    (pet.petName, pet.breed, pet.sex, pet.age) = ("Rex", "Beagle", "MALE", 3)
    (pet.phone, pet.email) = ("+48 123 456 789", "ola@example.org")
    (pet.reward, pet.description) = ("500 PLN", "Shy, with a red collar.")
    return pet
  }
}

struct List_Previews: PreviewProvider {
  static var previews: some View {
    PetList(model: PetListModel(preview: .loaded([Sample.rex])))
    PetList(model: PetListModel(preview: .loaded([Sample.rex]), words: Words(.polish)))
      .environment(\.colorScheme, .dark)
    PetList(model: PetListModel(preview: .failed(Phrase.noConnection.text(.english))))
  }
}

struct Details_Previews: PreviewProvider {
  private static var details: PetDetails { PetDetails(locating: Sample.rex, language: .english) }

  static var previews: some View {
    PetDetailsScreen(model: PetDetailsModel(preview: .loaded(details))) { _ in }
    PetDetailsScreen(model: PetDetailsModel(preview: .loaded(details))) { _ in }
      .environment(\.dynamicTypeSize, .accessibility5)
    PetDetailsScreen(model: PetDetailsModel(preview: .failed("Unable to load pet details"))) { _ in
    }
  }
}

struct Report_Previews: PreviewProvider {
  private struct NoLocation: LocationProvider {
    func position() async -> LocationAnswer { .failed }
  }

  private static func screen(_ step: ReportStep) -> some View {
    let today = Timestamp(milliseconds: 1_763_000_000_000).date(at: .zero)
    let flow = ReportFlow(preview: ReportForm(kind: .missing, today: today), step: step)
    return ReportScreen(
      model: PetReportModel(preview: flow), provider: NoLocation(), pickPhoto: { nil })
  }

  static var previews: some View {
    screen(.microchip)
    screen(.photo)
    screen(.description)
    screen(.contact)
  }
}
