import PetMapGeo
import Testing

/// The library example from the README; tools/checks/snippets compares it line by line.
@Suite struct ReadmeTests {
  @Test func `the library example compiles and finds the two pets nearby`() throws {
    var printed: [String] = []
    func print(_ place: String, _ kilometers: Double) {
      printed.append("\(place) \((kilometers * 100).rounded() / 100)")
    }
    let pets = try [(52.2297, 21.0122), (52.2401, 21.0304), (50.0614, 19.9366)].map {
      try Coordinate(latitude: $0.0, longitude: $0.1)
    }
    let index = PinIndex(pets)
    for number in index.pins(within: .kilometers(10), of: pets[0]).sorted() {
      let pet = pets[Int(number)]
      print(pet.formatted(.hemispheres), pets[0].distance(to: pet).kilometers)
    }
    #expect(
      printed == ["52.22970° N, 21.01220° E 0.0", "52.24010° N, 21.03040° E 1.7"])
  }
}
