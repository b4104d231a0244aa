import AppleNames
import PetMapKit
import Testing

/// A front end imports only PetMapKit in addition to SwiftUI and MapKit, and uses all types without
/// qualification.
@Suite struct FrontEndTests {
  @Test func `unqualified names refer to SwiftUI and MapKit`() {
    // UnqualifiedNames.swift compiles only if no name is ambiguous. This test checks that none
    // refers to PetMapKit.
    for name in UnqualifiedNames.swiftUI + UnqualifiedNames.mapKit + UnqualifiedNames.others {
      #expect(String(reflecting: name).contains("AppleNames."))
    }
  }

  @Test func `a map screen requires only PetMapKit`() throws {
    let home: Coordinate = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    var dog = Announcement(id: "rex", coordinate: home, species: Species.dog.word)
    dog.petName = "Rex"
    var pins = PinCollection()
    pins.put(dog, insertion: 1)
    pins.buildClusters()

    var query = PinQuery()
    query.region = .circle(
      PinCircle(center: home, radius: Meters(1000), metric: .haversine))
    #expect(pins.pins(query).pins.map { $0.announcement } == [dog])

    let viewport: Viewport = try Viewport(width: 390, height: 844)
    var selection = PinSelection()
    selection.tap(pin: "rex")
    let request = SceneRequest(
      camera: .around(home, in: viewport), viewport: viewport, selection: selection)
    var engine = CalloutEngine(measurer: TableMeasurer())
    let clusters = pins.clusters()
    let update = MapScene.update(for: request, of: clusters.tree) { pin, point, side in
      engine.layout(
        for: clusters.records[pin].announcement, at: point, in: viewport, previous: side)
    }
    let scene: MapScene = update.scene
    #expect(scene.markers.map { $0.id.name } == ["rex"])
    let callout: CalloutLayout? = scene.frame.callout
    #expect(callout != nil)
  }
}
