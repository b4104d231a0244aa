import PetMapAnnouncements
import PetMapGeo
import PetMapPhotos
import Testing

struct PhotoURLsTests {
  private let id = "2ed6657d-e927-568b-95e1-2665a8aea6a2"

  private func pet(_ urls: String...) throws -> Announcement {
    var pet = Announcement(
      id: id, coordinate: try Coordinate(latitude: 52, longitude: 21), species: "DOG")
    pet.photoUrl = urls.first
    pet.morePhotoURLs = Array(urls.dropFirst())
    pet.updatedAt = Timestamp(milliseconds: 1_763_000_000_123)
    return pet
  }

  @Test(arguments: ["", "https://pets.example", "http://localhost:3000/a/b"])
  func `a service's photos have sizes and a version`(base: String) throws {
    let photos = try pet("\(base)/images/\(id).jpeg", "\(base)/images/\(id)-3.jpeg").photoURLs
    let version = "?v=1763000000123"
    #expect(photos.map(\.number) == [1, 3])
    #expect(photos[0].url == "\(base)/images/\(id).jpeg")
    #expect(photos[1].largest == "\(base)/images/\(id)-3.jpeg\(version)")
    #expect(photos[0].sized(640) == "\(base)/photos/\(id)-640.jpg\(version)")
    #expect(photos[1].sized(160, as: .webp) == "\(base)/photos/\(id)-3-160.webp\(version)")
    let row = PetRow(try pet("\(base)/images/\(id).jpeg"))
    #expect(row.photoURL == "\(base)/images/\(id).jpeg")
    #expect(row.photo?.fitting(width: 160) == "\(base)/photos/\(id)-160.jpg\(version)")
  }

  @Test(
    arguments: [
      (-1, 160), (0, 160), (160, 160), (160.5, 320), (390 * 3, 1280), (1281, nil), (.infinity, nil),
    ] as [(Double, Int?)])
  func `the smallest size that fills a view is chosen`(pixels: Double, width: Int?) throws {
    let photo = try #require(try pet("/images/\(id).jpeg").photoURLs.first)
    #expect(photo.fitting(width: pixels) == width.map { photo.sized($0) } ?? photo.largest)
  }

  @Test(arguments: [
    "https://cdn.example/rex.jpeg", "/images/rex.jpeg", "images/rex.jpeg", "rex", "/",
    "https://pets.example/images/00000000-0000-4000-8000-000000000000.jpeg",
    "/photos/2ed6657d-e927-568b-95e1-2665a8aea6a2.jpeg",
    "images/2ed6657d-e927-568b-95e1-2665a8aea6a2.jpeg",
  ])
  func `a photo on another host has one size`(url: String) throws {
    let photo = try #require(try pet(url).photoURLs.first)
    #expect(photo.number == nil)
    for shown in [photo.url, photo.largest, photo.sized(160), photo.fitting(width: 1)] {
      #expect(shown == url)
    }
  }

  @Test func `an empty URL is no photo`() throws {
    #expect(try pet("").photoURLs == [])
    #expect(PetDetails(try pet(""), language: .english).photoURL == nil)
  }
}
