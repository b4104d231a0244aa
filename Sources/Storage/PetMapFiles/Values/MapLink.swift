import PetMapAnnouncements
import PetMapGeo
import PetMapSynonyms

/// What a link to a map, or a `geo:` URI (RFC 5870), says about a location.
///
/// The forms of links are those that the maps emit when a user shares a pin, a place, directions, or
/// the view; they are in an extension.
enum MapLink {
  /// The location in a link.
  enum Location: Equatable {
    /// The coordinate of the pin, the place, or the destination that the link names.
    case pin(PlanePoint)
    /// The center of the map, in a link that names nothing else.
    case view(PlanePoint)
    /// The link names something whose coordinate only the map's website knows, as short links do.
    case online
  }

  /// Returns the location in a link, which may be the target of a link in HTML or Markdown or be
  /// followed by other words, or `nil` if the text is not a link to a known map or contains no
  /// location.
  static func location(_ text: ArraySlice<UInt8>) -> Location? {
    guard text.count < 4096 else { return nil }
    var link = String(decoding: text, as: UTF8.self).trimmingBlanks
    // what3words
    if link.hasPrefix("///"), link.split(separator: ".").count == 3 { return .online }
    if link.lowercased().hasPrefix("geo:") { return uri(MapAddress(link)) }
    if link.utf8.first == UInt8(ascii: "<") { link = CharacterReference.replaced(in: link) }
    link = WebLink.first(in: link)
    let found = location(at: MapAddress(link))
    if case .pin = found { return found }
    // An address in a link may contain spaces.
    let first = link.prefix { !$0.isWhitespace }
    return first.count == link.count ? found : location(at: MapAddress(String(first))) ?? found
  }

  private static func location(at address: MapAddress) -> Location? {
    if online.contains(address.host) { return .online }
    return maps[address.site]?(address)
  }

  /// Returns the coordinate in a link, or `nil` if it contains no coordinate.
  static func point(_ text: [UInt8]) -> PlanePoint? {
    switch location(text[...]) {
    case .pin(let point), .view(let point): point
    case .online, nil: nil
    }
  }

  /// Parses a `geo:` URI. On Android, the marker is in the query, `geo:0,0?q=50.1,19.9(Rex)`, which
  /// may also be an address.
  private static func uri(_ address: MapAddress) -> Location? {
    if let marker = address.point("q") { return .pin(marker) }
    let coordinate = address.path.first?.dropFirst(4).prefix { $0 != ";" } ?? ""
    guard let center = MapAddress.point(coordinate), address["q"] == nil || center != .zero else {
      return nil
    }
    return .pin(center)
  }

  /// Hosts of short links and of words for locations.
  private static let online: Set<String> = [
    "goo.gl", "maps.app.goo.gl", "app.goo.gl", "g.co", "share.google", "g.page", "binged.it",
    "her.is",
    "kko.to", "kko.kakao.com", "place.map.kakao.com", "naver.me", "surl.amap.com", "go.2gis.com",
    "go.urbi.ae", "ya.cc", "clck.ru", "bit.ly", "tinyurl.com", "t.co", "w3w.co", "what3words.com",
    "www.what3words.com", "map.what3words.com",
  ]
}

/// The parts of a link, decoded.
struct MapAddress {
  let host: String
  /// The segments of the path.
  let path: [String]
  let fragment: String
  private var query: [String: String] = [:]

  init(_ link: String) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    fragment = parts.count > 1 ? Self.decoded(parts[1]) : ""
    let halves = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var place = halves[0]
    if let scheme = place.firstRange(of: "://") { place = place[scheme.upperBound...] }
    let segments = place.split(separator: "/", omittingEmptySubsequences: false)
    let isWeb = !link.lowercased().hasPrefix("geo:")
    host = isWeb ? String(segments[0].prefix { $0 != ":" }).lowercased() : ""
    path = segments.dropFirst(isWeb ? 1 : 0).map(Self.decoded)
    for parameter in halves.dropFirst().joined().split(whereSeparator: { "&?".contains($0) }) {
      let pair = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = Self.decoded(pair[0])
      if pair.count == 2, !pair[1].isEmpty, query[name] == nil {
        query[name] = Self.decoded(pair[1])
      }
    }
  }

  /// The name of the website: `google` for `www.google.co.uk`. It is the last label of the host before
  /// the domains that anyone can register a name in.
  var site: String {
    var labels = host.split(separator: ".")
    guard let top = labels.popLast() else { return "" }
    // Some companies own a top-level domain, as in `maps.apple`.
    if MapLink.maps[String(top)] != nil { return String(top) }
    if labels.count > 1, top.count == 2,
      ["co", "com", "ne", "net", "or", "org"].contains(labels.last)
    {
      labels.removeLast()
    }
    return labels.last.map(String.init) ?? ""
  }

  private static func decoded(_ text: Substring) -> String {
    String(decoding: PercentEncoding.decoded(Array(text.utf8)), as: UTF8.self)
  }

  /// The value of a parameter, unless it is empty.
  subscript(name: String) -> String? { query[name] }

  /// Returns whether the link has any of the parameters.
  func has(_ names: String...) -> Bool { names.contains { query[$0] != nil } }

  /// Returns the point in the first of the parameters that contains one.
  func point(_ names: String..., isLongitudeFirst: Bool = false) -> PlanePoint? {
    names.lazy.compactMap { query[$0] }
      .compactMap { Self.point($0[...], isLongitudeFirst: isLongitudeFirst) }.first
  }

  /// Returns the point whose latitude and longitude are two parameters.
  func point(latitude: String, longitude: String) -> PlanePoint? {
    guard let y = query[latitude], let x = query[longitude] else { return nil }
    return Self.point("\(y),\(x)")
  }

  /// Returns the segments of the path after one with a name, or `nil` if no segment has it.
  func path(after name: String) -> ArraySlice<String>? {
    path.firstIndex(of: name).map { path[($0 + 1)...] }
  }

  /// Parses the first two numbers of `50.1,19.9`, `50.1+19.9`, `loc:50.1,19.9`, `50.1,19.9(Rex)`,
  /// `Rex@50.1,19.9`, and `50.1,19.9,Rex`, or a coordinate in degrees, minutes, and seconds.
  static func point(_ text: Substring, isLongitudeFirst: Bool = false) -> PlanePoint? {
    var text = text
    if let at = text.lastIndex(of: "@") { text = text[text.index(after: at)...] }
    if text.hasPrefix("loc:") { text = text.dropFirst(4) }
    text = text.prefix { $0 != "(" }
    let parts =
      text.contains(",")
      ? text.split(separator: ",", omittingEmptySubsequences: false)
      : text.split { "+ ~_;".contains($0) }
    guard parts.count >= 2, let first = number(parts[0]), let second = number(parts[1]) else {
      let plain = String(text.map { $0 == "+" ? " " : $0 })
      guard plain.contains("°"), let coordinate = try? Coordinate(parsing: plain) else {
        return nil
      }
      return PlanePoint(x: coordinate.longitude, y: coordinate.latitude)
    }
    let (y, x) = isLongitudeFirst ? (second, first) : (first, second)
    return abs(y) <= 90 && abs(x) <= 180 ? PlanePoint(x: x, y: y) : nil
  }

  static func number(_ text: Substring) -> Double? {
    NumberText.number(Array(text.filter { $0 != " " && $0 != "+" }.utf8))
  }
}

extension PlanePoint {
  fileprivate static var zero: PlanePoint { PlanePoint(x: 0, y: 0) }
}
