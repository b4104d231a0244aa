import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON

/// Writes pins as KML 2.2 placemarks (OGC 07-147r2), with their fields as extended data.
struct KMLWriter {
  private let hasBearing: Bool

  /// - Parameter hasBearing: Whether pins have distances and bearings.
  init(hasBearing: Bool) { self.hasBearing = hasBearing }

  /// The text before the first placemark.
  let beginning =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    + "<kml xmlns=\"http://www.opengis.net/kml/2.2\"><Document>\n<name>pins</name>\n"

  /// The text after the last placemark.
  let end = "</Document></kml>\n"

  /// Returns the placemark of a pin.
  func placemark(_ pet: Announcement, _ bearing: PinBearing?) -> String {
    var data = ""
    func add(_ name: String, _ value: String?) {
      guard let value else { return }
      data += "<Data name=\"\(Self.escaped(name))\"><value>\(Self.escaped(value))</value></Data>"
    }
    for field in PetField.allCases where field.kind != .degrees {
      add(field.name, pet.value(of: field)?.text)
      if field == .photoUrl { add(Announcement.photosName, pet.photosText) }
    }
    if hasBearing, let bearing {
      add("distance", "\(bearing.distance.value)")
      add("bearing", "\(bearing.bearing)")
    }
    for member in pet.kept.members where !Announcement.sightingNames.contains(member.name) {
      add(member.name, member.value.cellText)
    }
    let coordinate = pet.coordinate
    let name = pet.petName.map { "<name>\(Self.escaped($0))</name>" } ?? ""
    return "<Placemark>\(name)<ExtendedData>\(data)"
      + "</ExtendedData><Point><coordinates>\(coordinate.longitude),\(coordinate.latitude)"
      + "</coordinates></Point></Placemark>\n"
  }

  /// Escapes text for XML 1.0, dropping characters that XML cannot represent.
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "\r": escaped.append(contentsOf: "&#13;".unicodeScalars)
      case "\t", "\n", " "..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}": escaped.append(scalar)
      default: break
      }
    }
    return String(escaped)
  }
}
