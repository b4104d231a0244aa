import PetMapGeo
import PetMapAnnouncements
import Testing

struct NearbyCityTests {
  private func warsaw(_ latitude: Double, _ longitude: Double) throws -> NearbyCity {
    NearbyCity(
      name: "Warsaw", middle: try Coordinate(latitude: 52.22977, longitude: 21.01178),
      from: try Coordinate(latitude: latitude, longitude: longitude), credit: "GeoNames")
  }

  @Test(arguments: [
    (52.249, 21.043, "3 km NE of Warsaw", "Warsaw, 3 km na pn.-wsch."),
    (52.2298, 21.0118, "Warsaw", "Warsaw"),
    (52.2342, 21.01178, "Warsaw", "Warsaw"),
    (52.2343, 21.01178, "1 km N of Warsaw", "Warsaw, 1 km na pn."),
    (52.22977, 20.85, "11 km W of Warsaw", "Warsaw, 11 km na zach."),
    (52.22977, 21.2, "13 km E of Warsaw", "Warsaw, 13 km na wsch."),
    (52.0, 21.01178, "26 km S of Warsaw", "Warsaw, 26 km na pd."),
    (52.1, 20.8, "20 km SW of Warsaw", "Warsaw, 20 km na pd.-zach."),
    (52.1, 21.224, "20 km SE of Warsaw", "Warsaw, 20 km na pd.-wsch."),
    (52.36, 20.8, "20 km NW of Warsaw", "Warsaw, 20 km na pn.-zach."),
  ])
  func `a coordinate is described relative to a city`(
    latitude: Double, longitude: Double, english: String, polish: String
  ) throws {
    let city = try warsaw(latitude, longitude)
    #expect(city.text(.english) == english)
    #expect(city.text(.polish) == polish)
  }

  @Test(
    arguments: [
      (nil, "52.24900° N, 21.04300° E\n3 km NE of Warsaw"),
      (15, "52.24900° N, 21.04300° E\n3 km NE of Warsaw • ±15 km"),
      (1.2, "52.24900° N, 21.04300° E\n3 km NE of Warsaw • ±2 km"),
      (0.25, "52.24900° N, 21.04300° E\n3 km NE of Warsaw • ±250 m"),
      (1e9, "52.24900° N, 21.04300° E\n3 km NE of Warsaw"),
    ] as [(Double?, String)])
  func `the location contains the city and the radius, if any`(
    radius: Double?, text: String
  ) throws {
    var pet = Announcement(id: "a", coordinate: try Coordinate(latitude: 52.249, longitude: 21.043))
    pet.locationRadius = radius
    let details = PetDetails(pet, language: .english, city: try warsaw(52.249, 21.043))
    #expect(details.rows.first { $0.identifier == "petDetails.location.text" }?.value == text)
    #expect(details.credit == "GeoNames")
  }

  @Test func `only the radius is shown if there is no city, without attribution`() throws {
    var pet = Announcement(id: "a", coordinate: try Coordinate(latitude: 0, longitude: 0))
    pet.locationRadius = 15
    let details = PetDetails(pet, language: .english)
    #expect(details.rows.contains { $0.value == "0.00000° N, 0.00000° E\n±15 km" })
    #expect(details.credit == nil)
  }
}
