import PetMapGeo
import PetMapAnnouncements
import PetMapAPI

/// The columns and cells of the pin table.
enum PinTable {
  /// - Parameter hasBearing: Whether pins have distances and bearings.
  static func columns(hasBearing: Bool) -> [Table.Column] {
    let columns: [Table.Column] = [
      .init("ID"), .init("Name", isFlexible: true), .init("Species", isFlexible: true),
      .init("Breed", isFlexible: true), .init("Status"), .init("Date"),
      .init("Latitude", .trailing), .init("Longitude", .trailing),
    ]
    return columns + (hasBearing ? [.init("Away", .trailing), .init("Dir.", .trailing)] : [])
  }

  static func cells(_ announcement: Announcement, _ bearing: PinBearing?) -> [String] {
    let coordinate = announcement.coordinate
    var cells = [
      announcement.id, announcement.petName ?? "", announcement.species.lowercased(),
      announcement.breed ?? "", announcement.status.word.lowercased(),
      announcement.lastSeenDate?.isoText ?? "",
      HundredThousandths(coordinate.latitude).text, HundredThousandths(coordinate.longitude).text,
    ]
    if let bearing {
      cells += [text(of: bearing.distance), "\(Int(bearing.bearing.rounded()) % 360)°"]
    }
    return cells
  }

  /// Formats a distance, with at least three significant digits in kilometers: `850 m`, `1.23 km`,
  /// `12.3 km`, `1,234 km`.
  static func text(of distance: Meters) -> String {
    if distance.value.rounded() < 1000 { return "\(Int(distance.value.rounded())) m" }
    let kilometers = distance.kilometers
    if (kilometers * 100).rounded() < 1000 { return decimals(kilometers, 2) + " km" }
    if (kilometers * 10).rounded() < 1000 { return decimals(kilometers, 1) + " km" }
    return (Int(kilometers.rounded())).grouped + " km"
  }

  private static func decimals(_ value: Double, _ count: Int) -> String {
    let scale = count == 2 ? 100 : 10
    let scaled = Int((value * Double(scale)).rounded())
    let rest = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: count - rest.count) + rest
  }
}
