import PetMapDrawing
import PetMapGeo
import PetMapJSON
import PetMapReports

/// Appends the parts of a scene as JSON.
struct SceneWriter {
  private(set) var bytes: [UInt8]

  init(_ bytes: consuming [UInt8]) { self.bytes = bytes }

  mutating func literal(_ text: String) { bytes += text.utf8 }

  mutating func text(_ text: String) { JSONWriter.append(to: &bytes) { $0.string(text) } }

  mutating func number(_ number: Double) { JSONWriter.append(to: &bytes) { $0.number(number + 0) } }

  mutating func number(_ number: Int) { JSONWriter.append(to: &bytes) { $0.number(number) } }

  /// A length rounded to thousandths, without a negative zero.
  mutating func pixels(_ length: Double) {
    let thousandths = Int64((length * 1_000).rounded())
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
    digits(whole)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
    if rest % 100 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest / 10 % 10)) }
    if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  private mutating func digits(_ number: UInt64) {
    if number >= 10 { digits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// `"x":…,"y":…`
  mutating func point(_ point: ScreenPoint) {
    literal(#""x":"#)
    pixels(point.x)
    literal(#","y":"#)
    pixels(point.y)
  }

  /// `{"latitude":…,"longitude":…`, left open.
  mutating func coordinate(_ coordinate: Coordinate) {
    literal(#"{"latitude":"#)
    number(coordinate.latitude)
    literal(#","longitude":"#)
    number(coordinate.longitude)
  }

  mutating func list<Element>(
    _ key: String, _ elements: [Element], body: (inout SceneWriter, Element) -> Void
  ) {
    literal(key)
    literal("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { literal(",") }
      body(&self, element)
    }
    literal("]")
  }

  mutating func element(_ element: SceneElement) {
    switch element {
    case .marker(let value): marker(value)
    case .cluster(let value): cluster(value)
    case .fan(let value): fan(value)
    }
  }

  mutating func marker(_ marker: SceneMarker) {
    open(marker.id, marker.coordinate, marker.point)
    literal(#","status":"#)
    text(marker.status.word)
    literal(#","selected":"#)
    literal(marker.isSelected ? "true" : "false")
    if let fan = marker.fan {
      literal(#","fan":"#)
      text(fan.string)
    }
    if let cluster = marker.countedIn {
      literal(#","countedIn":"#)
      text(cluster.string)
    }
    literal("}")
  }

  mutating func cluster(_ cluster: SceneCluster) {
    open(cluster.id, cluster.coordinate, cluster.point)
    literal(#","count":"#)
    number(cluster.count)
    literal(#","abbreviatedCount":"#)
    text(cluster.abbreviatedCount)
    literal(#","missing":"#)
    number(cluster.missing)
    literal(#","found":"#)
    number(cluster.found)
    literal(#","closed":"#)
    number(cluster.closed)
    literal(#","expansionZoom":"#)
    if let zoom = cluster.expansionZoom { number(zoom) } else { literal("null") }
    literal("}")
  }

  mutating func fan(_ fan: SceneFan) {
    open(fan.id, fan.coordinate, fan.point)
    list(",\"legs\":", fan.legs) { writer, leg in
      writer.literal(#"{"pin":"#)
      writer.text(leg.pin.string)
      writer.literal(",")
      writer.point(ScreenPoint(x: fan.point.x + leg.dx, y: fan.point.y + leg.dy))
      writer.literal("}")
    }
    literal("}")
  }

  /// An element's id, coordinate and point; its object is left open.
  private mutating func open(
    _ id: SceneElementID, _ coordinate: Coordinate, _ point: ScreenPoint
  ) {
    literal(#"{"id":"#)
    text(id.string)
    literal(#","latitude":"#)
    number(coordinate.latitude)
    literal(#","longitude":"#)
    number(coordinate.longitude)
    literal(",")
    self.point(point)
  }
}
