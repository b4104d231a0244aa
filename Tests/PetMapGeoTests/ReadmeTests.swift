import Foundation
import PetMapGeo
import Testing

/// The README's example of the library is the code between the two marks, which the compiler sees.
@Suite struct ReadmeTests {
  @Test func theLibraryExampleCompilesAndFindsTheTwoNearPets() throws {
    var printed: [String] = []
    func print(_ place: String, _ kilometers: Double) {
      printed.append("\(place) \((kilometers * 100).rounded() / 100)")
    }
    // begin
    let pets = try [(52.2297, 21.0122), (52.2401, 21.0304), (50.0614, 19.9366)].map {
      try Coordinate(latitude: $0.0, longitude: $0.1)
    }
    let index = PinIndex(pets)
    for number in index.pins(within: .kilometers(10), of: pets[0]).sorted() {
      let pet = pets[Int(number)]
      print(pet.formatted(.hemispheres), pets[0].distance(to: pet).kilometers)
    }
    // end
    #expect(
      printed == ["52.22970° N, 21.01220° E 0.0", "52.24010° N, 21.03040° E 1.7"])
  }

  @Test func theReadmeShowsThatCode() throws {
    let source = try lines(of: #filePath)
    let start = try #require(source.firstIndex(of: "    // begin"))
    let end = try #require(source.firstIndex(of: "    // end"))
    let code = source[(start + 1)..<end].map { $0.dropFirst(4) }

    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try lines(of: root.appendingPathComponent("README.md").path)
    let opening = try #require(readme.firstIndex(of: "```swift"))
    let block = readme[(opening + 1)...].prefix { $0 != "```" }
    #expect(block.starts(with: ["import PetMapGeo", ""]))
    #expect(block.dropFirst(2).elementsEqual(code))
  }

  private func lines(of path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
