import PetMapCallout
import PetMapDrawing
import PetMapText
import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import Testing

@Suite struct CalloutContentTests {
  private static func announcement(
    _ latitude: Double = 52.2297, _ longitude: Double = 21.0122, species: String = "DOG"
  ) throws -> Announcement {
    Announcement(
      id: "a1", coordinate: try Coordinate(latitude: latitude, longitude: longitude),
      species: species)
  }

  @Test func `an announcement's content is localized`() throws {
    var announcement = try Self.announcement()
    announcement.breed = "Beagle"
    announcement.lastSeenDate = CalendarDate(year: 2025, month: 1, day: 5)
    announcement.email = "jan@example.com"
    announcement.phone = "600 700 800"
    announcement.description = "Red collar"
    announcement.status = .closed
    let content = CalloutContent(announcement)
    let texts = CalloutFieldKind.allCases.map { content.text(of: $0) }
    #expect(
      texts == [
        nil, "Unknown pet", "Dog • Beagle", "📍 52.22970° N, 21.01220° E", "📅 Jan 05, 2025",
        "📧 jan@example.com", "📞 600 700 800", "Red collar", "CLOSED",
      ])
  }

  @Test(arguments: [
    (0.0, -0.0, "📍 0.00000° N, 0.00000° E"), (-0.000001, -0.000004, "📍 0.00000° N, 0.00000° E"),
    (-33.8688, 151.2093, "📍 33.86880° S, 151.20930° E"),
    (33.8047935, -118.1889261, "📍 33.80479° N, 118.18893° W"),
  ])
  func `coordinates have hemispheres and five decimal places`(
    latitude: Double, longitude: Double, text: String
  ) throws {
    let content = CalloutContent(try Self.announcement(latitude, longitude))
    #expect(content.text(of: .location) == text)
  }

  @Test(arguments: [("cat", "Cat"), ("Guinea pig", "Other"), ("", "Other"), ("RABBIT", "Rabbit")])
  func `species are shown by name`(species: String, wording: String) throws {
    let content = CalloutContent(try Self.announcement(species: species))
    #expect(content.text(of: .species) == wording)
  }

  @Test func `the status ACTIVE in older data means missing`() {
    #expect(AnnouncementStatus("ACTIVE") == .missing)
  }

  @Test func `a pin's coordinate is rounded to five decimal places`() throws {
    let pin = CalloutPin(try Self.announcement(33.8047935, -118.1889261))
    #expect(pin == CalloutPin(id: "a1", latitude: 3_380_479, longitude: -11_818_893))
  }

  @Test func `the callout of a centered pin is attached`() throws {
    var engine = CalloutEngine(measurer: TableMeasurer())
    let announcement = try Self.announcement()
    let viewport = try Viewport(width: 390, height: 844)
    let camera = Camera.around(announcement.coordinate, in: viewport)
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    let layout = engine.layout(
      for: announcement, at: screen.point(of: announcement.coordinate), in: viewport)
    #expect(layout.placement.pin == ScreenPoint(x: 195, y: 422))
    #expect(layout.placement.attachment == .attached)
    #expect(layout.layoutID == CalloutEngine(measurer: TableMeasurer()).layoutID)
  }
}
