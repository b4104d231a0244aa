import PetMapKit

/// The tables of the schemas.
extension StreetSelection {
  static let openMapTiles: [StreetFeature: StreetSelection] = [
    .built: .init(
      "landuse", .any("class", ["residential", "commercial", "industrial", "retail"])),
    .green: .init("landcover", .any("class", ["grass", "wetland", "farmland"])),
    .wood: .init("landcover", .any("class", ["wood"])),
    .sand: .init("landcover", .any("class", ["sand"])),
    .park: .init("park", .geometry(.polygon)),
    .grounds: .init(
      "landuse", .any("class", ["cemetery", "pitch", "playground", "stadium", "zoo"])),
    .water: .init("water"),
    .ocean: .init("water", .any("class", ["ocean"])),
    .waterway: .init("waterway"),
    .building: .init("building"),
    .pier: .init("transportation", .any("class", ["pier"])),
    .path: .init("transportation", .any("class", ["path"]), .none("brunnel", ["tunnel"])),
    .track: .init("transportation", .any("class", ["track"]), .none("brunnel", ["tunnel"])),
    .minor: .init(
      "transportation",
      .any("class", ["minor", "service", "raceway", "busway", "bus_guideway"])),
    .tertiary: .init("transportation", .any("class", ["tertiary"])),
    .secondary: .init("transportation", .any("class", ["secondary"])),
    .primary: .init("transportation", .any("class", ["primary", "trunk"])),
    .motorway: .init("transportation", .any("class", ["motorway"])),
    .tram: .init("transportation", .any("class", ["tram"]), .none("brunnel", ["tunnel"])),
    .rail: .init(
      "transportation", .any("class", ["rail", "transit", "light_rail", "narrow_gauge"]),
      .none("brunnel", ["tunnel"])),
    .roadName: .init("transportation_name", .none("class", ["rail", "ferry"])),
    .place: .init(
      "place",
      .any(
        "class", ["city", "town", "village", "suburb", "neighbourhood", "quarter", "hamlet"])),
    .waterName: .init("water_name"),
    .parkName: .init("poi", .any("class", ["park"])),
    .houseNumber: .init("housenumber"),
    .landmark1: openMapTiles(ranks: 0...4),
    .landmark2: openMapTiles(ranks: 5...15),
    .landmark3: openMapTiles(ranks: 16...Int(Int32.max)),
    .stop: .init("poi", .any("class", ["bus", "entrance"])),
  ]

  private static func openMapTiles(ranks: ClosedRange<Int>) -> StreetSelection {
    StreetSelection(
      "poi",
      .any(
        "class",
        [
          "school", "college", "hospital", "railway", "library", "town_hall", "place_of_worship",
          "police", "grocery", "pharmacy", "veterinary", "fuel", "museum", "cemetery", "pitch",
        ]),
      .none("subclass", ["tram_stop", "bus_stop", "platform", "subway_entrance"]),
      .number("rank", ranks))
  }

  static let protomaps: [StreetFeature: StreetSelection] = [
    .earth: .init("earth", .geometry(.polygon)),
    .built: .init("landuse", .any("kind", ["residential", "commercial", "industrial", "retail"])),
    .green: .init(
      "landuse",
      .any(
        "kind",
        [
          "grass", "grassland", "meadow", "farmland", "orchard", "vineyard", "allotments",
          "village_green", "recreation_ground", "garden", "golf_course", "scrub", "wetland",
        ])),
    .wood: .init("landuse", .any("kind", ["wood", "forest"])),
    .sand: .init("landuse", .any("kind", ["beach", "sand"])),
    .park: .init(
      "landuse", .any("kind", ["park", "national_park", "nature_reserve", "protected_area"])),
    .grounds: .init(
      "landuse", .any("kind", ["cemetery", "pitch", "playground", "stadium", "zoo", "dog_park"])),
    .water: .init("water", .geometry(.polygon)),
    .ocean: .init("water", .geometry(.polygon), .any("kind", ["ocean"])),
    .waterway: .init("water", .geometry(.line)),
    .building: .init("buildings", .none("kind", ["address"])),
    .pier: .init("roads", .any("kind_detail", ["pier"])),
    .path: .init(
      "roads", .any("kind", ["path"]), .none("kind_detail", ["track", "pier"]),
      .isNotTrue("is_tunnel")),
    .track: .init(
      "roads", .any("kind", ["path"]), .any("kind_detail", ["track"]),
      .isNotTrue("is_tunnel")),
    .minor: .init("roads", .any("kind", ["minor_road"])),
    .tertiary: .init(
      "roads", .any("kind", ["major_road"]), .any("kind_detail", ["tertiary", "tertiary_link"])),
    .secondary: .init(
      "roads", .any("kind", ["major_road"]),
      .none("kind_detail", ["tertiary", "tertiary_link"] + protomapsMainRoads)),
    .primary: .init("roads", .any("kind", ["major_road"]), .any("kind_detail", protomapsMainRoads)),
    .motorway: .init("roads", .any("kind", ["highway"])),
    .tram: .init(
      "roads", .any("kind", ["rail"]), .any("kind_detail", ["tram"]), .isNotTrue("is_tunnel")),
    .rail: .init(
      "roads", .any("kind", ["rail"]), .none("kind_detail", ["tram", "subway"]),
      .isNotTrue("is_tunnel")),
    .roadName: .init("roads", .none("kind", ["rail", "ferry", "aerialway"])),
    .place: .init("places", .any("kind", ["locality", "macrohood", "neighbourhood"])),
    .waterName: .init("water", .geometry(.point)),
    .parkName: .init("pois", .any("kind", ["park", "nature_reserve", "national_park", "garden"])),
    .houseNumber: .init("buildings", .any("kind", ["address"])),
    .landmark1: protomaps(zooms: 0...15),
    .landmark2: protomaps(zooms: 16...16),
    .landmark3: protomaps(zooms: 17...Int(Int32.max)),
    .stop: .init("pois", .any("kind", ["bus_stop", "tram_stop", "platform"])),
  ]

  private static let protomapsMainRoads = ["trunk", "trunk_link", "primary", "primary_link"]

  private static func protomaps(zooms: ClosedRange<Int>) -> StreetSelection {
    StreetSelection(
      "pois",
      .any(
        "kind",
        [
          "school", "kindergarten", "college", "university", "hospital", "clinic", "station",
          "train_station", "library", "townhall", "town_hall", "place_of_worship", "police",
          "supermarket", "grocery", "pharmacy", "veterinary", "fuel", "museum", "cemetery", "pitch",
        ]),
      .number("min_zoom", zooms))
  }
}
