package import PetMapGeo
import PetMapRequests

/// The exact addresses and postal codes of a region.
///
/// They are in a file, because a region has hundreds of thousands; only the names of the streets and
/// the postal codes are in memory.
package struct AddressSource: Sendable {
  /// A house.
  package struct House: Sendable {
    /// The index of the street in ``AddressSource/streets``.
    let street: Int
    let number: String
    let coordinate: Coordinate

    package init(street: Int, number: String, coordinate: Coordinate) {
      (self.street, self.number, self.coordinate) = (street, number, coordinate)
    }
  }

  /// The names of the streets.
  let streets: [String]
  /// The postal codes, each with the circle around its addresses.
  let postcodes: [(code: String, coordinate: Coordinate, radius: Meters)]
  /// Returns the houses of a street.
  let housesOfStreet: @Sendable (Int) -> [House]
  /// Returns the houses in a box.
  let housesInBox: @Sendable (BoundingBox) -> [House]
  private let foldedStreets: [[Unicode.Scalar]]

  package init(
    streets: [String], postcodes: [(code: String, coordinate: Coordinate, radius: Meters)],
    housesOfStreet: @escaping @Sendable (Int) -> [House],
    housesInBox: @escaping @Sendable (BoundingBox) -> [House]
  ) {
    self.streets = streets
    self.postcodes = postcodes
    self.housesOfStreet = housesOfStreet
    self.housesInBox = housesInBox
    foldedStreets = streets.map(NamePattern.folded)
  }

  /// Returns the places of the postal codes.
  var codePlaces: [Place] {
    postcodes.compactMap { code, coordinate, radius in
      let box = BoundingBox(around: coordinate, radius: radius)
      let corners = [
        try? Coordinate(latitude: box.south, longitude: box.west),
        try? Coordinate(latitude: box.north, longitude: box.east),
      ].compactMap { $0.map { WorldPosition($0) } }
      return Place(.postcode, code, paths: [corners])
    }
  }

  /// Returns the houses with a number on the streets that fit a name.
  ///
  /// - Complexity: O(*s* + *h*) for *s* streets in the region and *h* houses on those that fit.
  func matches(
    _ pattern: NamePattern, number: String, forgivesTypos: Bool = false
  ) -> [(place: Place, fit: NamePattern.Fit)] {
    foldedStreets.indices.flatMap { street -> [(Place, NamePattern.Fit)] in
      let name = foldedStreets[street]
      guard let fit = forgivesTypos ? pattern.typo(folded: name) : pattern.fit(folded: name) else {
        return []
      }
      return housesOfStreet(street).filter { PlaceIndex.isSame($0.number, number) }
        .compactMap(place).map { ($0, fit) }
    }
  }

  /// Returns the place of a house.
  func place(_ house: House) -> Place? {
    guard streets.indices.contains(house.street) else { return nil }
    let street = streets[house.street]
    return Place(
      .address, "\(street) \(house.number)", paths: [[WorldPosition(house.coordinate)]],
      address: (street, house.number))
  }
}
