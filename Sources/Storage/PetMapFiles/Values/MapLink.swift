import PetMapGeo
import PetMapAnnouncements

/// Parses the coordinate in a `geo:` URI (RFC 5870) or a link to Google Maps, Apple Maps, Bing,
/// Yandex, Waze, or OpenStreetMap.
enum MapLink {
  /// Returns the coordinate, or `nil` if the text is not such a link or has no coordinates.
  static func point(_ text: [UInt8]) -> PlanePoint? {
    guard text.count < 4096 else { return nil }
    let link = String(decoding: PercentEncoding.decoded(text), as: UTF8.self)
    if link.lowercased().hasPrefix("geo:") { return uri(link) }
    guard let host = host(of: link) else { return nil }
    if isHost(host, "yandex") {
      return (pair(parameter("pt", of: link)) ?? pair(parameter("ll", of: link))).map {
        PlanePoint(x: $0.y, y: $0.x)
      }
    }
    if isHost(host, "openstreetmap") || isHost(host, "osm") { return openStreetMap(link) }
    if isHost(host, "google") || isHost(host, "goo") { return google(link) }
    if isHost(host, "apple") || isHost(host, "waze") {
      return first(["ll", "coordinate", "latlng", "q", "daddr"], of: link)
    }
    if isHost(host, "bing") {
      return parameter("cp", of: link).flatMap { cp in
        pair(Substring(cp.map { $0 == "~" ? "," : $0 }))
      }
    }
    return nil
  }

  /// Parses a `geo:` URI. On Android, the marker is in the query, `geo:0,0?q=50.1,19.9(Rex)`, which
  /// may also be an address.
  private static func uri(_ link: String) -> PlanePoint? {
    let center = pair(link.dropFirst(4).prefix { $0 != ";" && $0 != "?" })
    guard let query = parameter("q", of: link) else { return center }
    if let marker = pair(query.prefix { $0 != "(" }) { return marker }
    return center.flatMap { $0.x == 0 && $0.y == 0 ? nil : $0 }
  }

  /// Parses a Google Maps link, preferring the marker's coordinate to the center of the view.
  private static func google(_ link: String) -> PlanePoint? {
    if let north = link.firstRange(of: "!3d"),
      let east = link[north.upperBound...].firstRange(of: "!4d"),
      let y = number(link[north.upperBound..<east.lowerBound]),
      let x = number(link[east.upperBound...].prefix { $0 != "!" && $0 != "?" && $0 != "/" })
    {
      return PlanePoint(x: x, y: y)
    }
    if let point = first(["q", "query", "destination", "daddr", "ll", "sll", "center"], of: link) {
      return point
    }
    guard
      let path = link.firstRange(of: "/@") ?? link.firstRange(of: "/search/")
        ?? link.firstRange(of: "/place/") ?? link.firstRange(of: "/dir//")
    else { return nil }
    let parts = link[path.upperBound...].prefix { $0 != "/" && $0 != "?" }
      .split(separator: ",").prefix(2)
    return pair(Substring(parts.joined(separator: ",")))
  }

  /// Parses an OpenStreetMap link, preferring the marker's coordinate to the center of the view:
  /// `?mlat=1&mlon=2#map=17/1/2`.
  private static func openStreetMap(_ link: String) -> PlanePoint? {
    for (north, east) in [("mlat", "mlon"), ("lat", "lon")] {
      if let y = parameter(north, of: link).flatMap(number),
        let x = parameter(east, of: link).flatMap(number)
      {
        return PlanePoint(x: x, y: y)
      }
    }
    guard let view = link.firstRange(of: "#map=") else { return nil }
    let parts = link[view.upperBound...].prefix { $0 != "&" }.split(separator: "/")
    guard parts.count == 3, let y = number(parts[1]), let x = number(parts[2]) else { return nil }
    return PlanePoint(x: x, y: y)
  }

  // MARK: Parts of a link

  private static func host(of link: String) -> String? {
    guard let scheme = link.firstRange(of: "://"),
      ["http", "https"].contains(link[..<scheme.lowerBound].lowercased())
    else { return nil }
    return link[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
  }

  private static func isHost(_ host: String, _ name: String) -> Bool {
    host.split(separator: ".").dropLast().contains { $0 == name }
  }

  private static func parameter(_ name: String, of link: String) -> Substring? {
    guard let query = link.firstIndex(of: "?") else { return nil }
    return link[link.index(after: query)...].split { $0 == "&" || $0 == "#" }
      .first { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
  }

  private static func first(_ names: [String], of link: String) -> PlanePoint? {
    for name in names {
      if let point = pair(parameter(name, of: link)) { return point }
    }
    return nil
  }

  /// Parses `50.1,19.9` or `50.1+19.9`, optionally preceded by `loc:`.
  private static func pair(_ text: Substring?) -> PlanePoint? {
    guard var text else { return nil }
    if text.hasPrefix("loc:") { text = text.dropFirst(4) }
    let parts =
      text.utf8.contains(UInt8(ascii: ","))
      ? text.split(separator: ",", omittingEmptySubsequences: false)
      : text.split { $0 == "+" || $0 == " " }
    guard parts.count == 2 || parts.count == 3, let y = number(parts[0]), let x = number(parts[1])
    else { return nil }
    return PlanePoint(x: x, y: y)
  }

  private static func number(_ text: Substring) -> Double? {
    NumberText.number(Array(text.filter { $0 != " " && $0 != "+" || $0 == "-" }.utf8))
  }
}
