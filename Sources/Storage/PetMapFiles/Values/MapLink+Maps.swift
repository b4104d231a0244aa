import PetMapGeo

/// The forms of the links of each map. A pin takes precedence over everything else; the view counts
/// only if the link names nothing.
extension MapLink {
  /// The readers of links by the name of the website.
  static let maps: [String: @Sendable (MapAddress) -> Location?] = [
    "google": google, "apple": apple, "bing": bing, "yandex": yandex,
    "openstreetmap": openStreetMap,
    "osm": openStreetMap, "here": here, "kakao": kakao, "naver": naver, "amap": amap, "waze": waze,
    "2gis": doubleGIS, "urbi": doubleGIS, "mapy": mapy,
  ]

  /// Returns the pin or, if the link names nothing, the view.
  private static func location(
    pin: PlanePoint?, isNamed: Bool, view: @autoclosure () -> PlanePoint?
  ) -> Location? {
    if let pin { return .pin(pin) }
    return isNamed ? .online : view().map(Location.view)
  }

  /// `/maps/place/NAME/@VIEW/data=…!3dLAT!4dLON`, `/maps/search/LAT,LON`, `/maps/dir/A/B/@VIEW`,
  /// `?q=LAT,LON`, `?daddr=LAT,LON`.
  private static func google(_ link: MapAddress) -> Location? {
    let named = ["place", "search", "dir"].lazy.compactMap(link.path(after:)).first ?? []
    let names = named.prefix { !$0.hasPrefix("@") && !$0.hasPrefix("data=") }.filter { !$0.isEmpty }
    let data = (link.path.last { $0.hasPrefix("data=") } ?? "").split(separator: "!")
    // The last point of directions is the destination.
    let place = point(in: data, "3d", "4d")
    let waypoint = point(in: data, "1d", "2d", isLongitudeFirst: true)
    let searched = names.last.flatMap { MapAddress.point($0[...]) }
    let parameter = link.point("q", "query", "destination", "daddr")
    let isNamed =
      !names.isEmpty || data.contains { $0.hasPrefix("1s") }
      || link.has("q", "query", "destination", "daddr", "cid", "ftid", "query_place_id", "mid")
    let view = link.path.last { $0.hasPrefix("@") && $0.count > 1 }
    return location(
      pin: place ?? waypoint ?? searched ?? parameter, isNamed: isNamed,
      view: view.flatMap { MapAddress.point($0.dropFirst()) }
        ?? link.point("ll", "viewpoint", "cbll", "center", "sll"))
  }

  /// Returns the last point in two adjacent fields with the given prefixes.
  private static func point(
    in data: [Substring], _ first: String, _ second: String, isLongitudeFirst: Bool = false
  ) -> PlanePoint? {
    let slot = data.indices.dropLast().last {
      data[$0].hasPrefix(first) && data[$0 + 1].hasPrefix(second)
    }
    return slot.flatMap { slot in
      let numbers = data[slot...(slot + 1)].map { $0.dropFirst(2) }
      return MapAddress.point(
        numbers.joined(separator: ",")[...], isLongitudeFirst: isLongitudeFirst)
    }
  }

  /// `?ll=LAT,LON&q=NAME`, `/place?coordinate=LAT,LON`, `?sll=VIEW`.
  private static func apple(_ link: MapAddress) -> Location? {
    location(
      pin: link.point("coordinate", "ll", "q", "daddr", "address"),
      isNamed: link.path.first == "p"
        || link.has("q", "daddr", "address", "name", "place-id", "auid"),
      view: link.point("center", "sll"))
  }

  /// `?cp=VIEW&sp=point.LAT_LON_NAME`, `?rtp=pos.LAT_LON~pos.LAT_LON`, `?where1=LAT,LON`.
  private static func bing(_ link: MapAddress) -> Location? {
    let points = (link["sp"] ?? link["rtp"] ?? "").split(separator: "~").compactMap { part in
      ["point.", "pos."].first(where: part.hasPrefix).flatMap {
        MapAddress.point(part.dropFirst($0.utf8.count))
      }
    }
    return location(
      pin: (link.has("sp") ? points.first : points.last) ?? link.point("where1", "ss", "q"),
      isNamed: link.has("where1", "ss", "q", "ypid", "rtp"), view: link.point("cp"))
  }

  /// `?pt=LON,LAT`, `?whatshere[point]=LON,LAT&ll=VIEW`, `?rtext=LAT,LON~LAT,LON`, `?text=LAT,LON`.
  private static func yandex(_ link: MapAddress) -> Location? {
    func first(_ name: String) -> PlanePoint? {
      link[name]?.split(separator: "~").first.flatMap {
        MapAddress.point($0, isLongitudeFirst: true)
      }
    }
    let destination = link["rtext"]?.split(separator: "~").last.flatMap { MapAddress.point($0) }
    return location(
      pin: first("whatshere[point]") ?? first("poi[point]") ?? first("pt") ?? destination
        ?? link.point("text", "q"),
      isNamed: link.has("text", "q", "oid", "rtext")
        || link.path.contains { ["org", "geo", "house", "-"].contains($0) },
      view: link.point("ll", "sll", isLongitudeFirst: true))
  }

  /// `?mlat=LAT&mlon=LON#map=VIEW`, `/query?lat=LAT&lon=LON`, `/directions?to=LAT,LON`,
  /// `/search?query=LAT,LON`, `/node/1#map=VIEW`.
  private static func openStreetMap(_ link: MapAddress) -> Location? {
    let destination = link["route"]?.split(separator: ";").last.flatMap { MapAddress.point($0) }
    let center = link.point(latitude: "lat", longitude: "lon")
    let view = fragmentView(link.fragment)
    return location(
      pin: link.point(latitude: "mlat", longitude: "mlon") ?? link.point("to", "query")
        ?? destination ?? (link.path.first == "query" ? center : nil),
      isNamed: link.has("query", "to", "route")
        || link.path.contains { ["node", "way", "relation", "go"].contains($0) },
      view: center ?? view)
  }

  /// Parses the `map=17/50.1/19.9` of a fragment.
  private static func fragmentView(_ fragment: String) -> PlanePoint? {
    guard fragment.hasPrefix("map=") else { return nil }
    let parts = fragment.dropFirst(4).prefix { $0 != "&" }.split(separator: "/")
    return parts.count >= 3 ? MapAddress.point("\(parts[1]),\(parts[2])") : nil
  }

  /// `/l/LAT,LON,NAME`, `/directions/mix/NAME:LAT,LON`, `?map=VIEW`.
  private static func here(_ link: MapAddress) -> Location? {
    let shared = link.path(after: "l")?.first.flatMap { MapAddress.point($0[...]) }
    let destination = link.path(after: "directions")?.last.flatMap { name in
      name.split(separator: ":").last.flatMap { MapAddress.point($0) }
    }
    return location(
      pin: shared ?? destination ?? link.point(latitude: "lat", longitude: "lon"),
      isNamed: link.path.contains { ["p", "r", "directions", "search"].contains($0) }
        || link.has("q"),
      view: link.point("map"))
  }

  /// `/link/map/NAME,LAT,LON`, `/link/to/NAME,LAT,LON`, `?itemId=1`.
  private static func kakao(_ link: MapAddress) -> Location? {
    let numbers = link.path(after: "link")?.last?.split(separator: ",").suffix(2) ?? []
    return location(
      pin: MapAddress.point(numbers.joined(separator: ",")[...]) ?? link.point("q", "p")
        ?? link.point(latitude: "lat", longitude: "lng"),
      isNamed: link.path.first == "link" || link.has("q", "itemId", "urlX"), view: nil)
  }

  /// `?lat=LAT&lng=LON`, `/p/search/LAT,LON`, `/p/entry/place/1`, `?c=VIEW`.
  private static func naver(_ link: MapAddress) -> Location? {
    let searched = link.path(after: "search")?.first
    return location(
      pin: link.point(latitude: "lat", longitude: "lng")
        ?? searched.flatMap { MapAddress.point($0[...]) },
      isNamed: searched != nil || link.has("pinId", "query")
        || link.path.contains { ["entry", "place", "directions"].contains($0) },
      view: link.point("c", isLongitudeFirst: true))
  }

  /// `?position=LON,LAT`, `?p=ID,LAT,LON,NAME`, `?q=LAT,LON,NAME`, `/regeo?lng=LON&lat=LAT`. Unless a
  /// link says otherwise, its coordinates are on China's datum.
  private static func amap(_ link: MapAddress) -> Location? {
    let shared = link["p"]?.split(separator: ",").dropFirst().prefix(2).joined(separator: ",")
    let pin =
      link.point("position", "to", "dest", isLongitudeFirst: true)
      ?? shared.flatMap { MapAddress.point($0[...]) } ?? link.point("q")
      ?? link.point(latitude: "lat", longitude: "lng")
    let isWGS84 = link["coordinate"]?.lowercased() == "wgs84"
    return location(
      pin: isWGS84 ? pin : pin.map(ChinaDatum.wgs84),
      isNamed: link.has("p", "q", "query", "keyword", "id") || link.path.contains("place"),
      view: link.point("center", isLongitudeFirst: true).map(ChinaDatum.wgs84))
  }

  /// `?ll=LAT,LON`, `?to=ll.LAT,LON`, `?latlng=LAT,LON`, `/ul/hGEOHASH`, `?lat=VIEW&lon=VIEW`.
  private static func waze(_ link: MapAddress) -> Location? {
    let destination = link["to"].flatMap { to in
      to.hasPrefix("ll.") ? MapAddress.point(to.dropFirst(3)) : nil
    }
    let code =
      link["h"]
      ?? link.path(after: "ul")?.first.flatMap { $0.first == "h" ? String($0.dropFirst()) : nil }
    return location(
      pin: link.point("ll", "latlng", "q") ?? destination
        ?? code.flatMap { Geohash.center(Array($0.utf8)) },
      isNamed: link.has("to", "place", "venue_id", "q"),
      view: link.point(latitude: "lat", longitude: "lon"))
  }

  /// `?source=coor&id=LON,LAT`, `?q=LAT,LON`, `/s/SHORT`, `?x=VIEW&y=VIEW`.
  private static func mapy(_ link: MapAddress) -> Location? {
    let pin = link["source"] == "coor" ? link.point("id", isLongitudeFirst: true) : nil
    return location(
      pin: pin ?? link.point("q"),
      isNamed: link.has("id", "q") || link.path.first == "s",
      view: link.point(latitude: "y", longitude: "x"))
  }

  /// `/geo/LON,LAT`, `/firm/1/LON,LAT?m=VIEW`, `/directions/points/|LON,LAT`.
  private static func doubleGIS(_ link: MapAddress) -> Location? {
    func point(_ text: Substring) -> PlanePoint? { MapAddress.point(text, isLongitudeFirst: true) }
    let named = ["geo", "firm", "points"].lazy.compactMap(link.path(after:)).first
    let pin = named?.joined(separator: "|").split { "|;".contains($0) }.compactMap(point).last
    let view = link["m"]?.split(separator: "/").first
    return location(pin: pin, isNamed: named != nil, view: view.flatMap(point))
  }
}
