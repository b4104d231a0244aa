import PetMapGeo

/// A projected coordinate system with its area of use.
struct SystemArea {
  /// The code of the system, such as `EPSG:2180`.
  var system: String
  var box: BoundingBox

  private init?(_ code: Int, _ west: Double, _ south: Double, _ east: Double, _ north: Double) {
    guard let box = try? BoundingBox(west: west, south: south, east: east, north: north) else {
      return nil
    }
    system = "EPSG:\(code)"
    self.box = box
  }

  /// National grids, Web Mercator, the US state planes in feet, and UTM zones.
  static let all: [SystemArea] = nationalGrids + webMercator + statePlanes + utmZones

  private static let nationalGrids: [SystemArea] = {
    [
      SystemArea(2180, 14, 49, 24.2, 55), SystemArea(27700, -9, 49.7, 2, 61),
      SystemArea(2154, -5.5, 41, 10, 51.5), SystemArea(31467, 7.4, 47, 10.6, 55.1),
      SystemArea(31468, 10.4, 47, 13.6, 55), SystemArea(28992, 3.2, 50.7, 7.3, 53.7),
      SystemArea(31370, 2.5, 49.5, 6.5, 51.6), SystemArea(2056, 5.9, 45.8, 10.5, 47.9),
      SystemArea(21781, 5.9, 45.8, 10.5, 47.9), SystemArea(5514, 12, 47.7, 22.6, 51.1),
      SystemArea(3006, 10, 54.9, 24.2, 69.1), SystemArea(3067, 19, 59.3, 31.6, 70.2),
      SystemArea(2100, 19.5, 34.8, 28.3, 41.8), SystemArea(3763, -9.6, 36.9, -6.1, 42.2),
      SystemArea(31287, 9.5, 46.4, 17.2, 49.1), SystemArea(3765, 13.4, 42.3, 19.5, 46.6),
      SystemArea(23700, 16.1, 45.7, 23, 48.6), SystemArea(3794, 13.3, 45.4, 16.7, 46.9),
      SystemArea(29902, -10.6, 51.3, -5.3, 55.5), SystemArea(2157, -10.6, 51.3, -5.3, 55.5),
      SystemArea(3003, 6.6, 36.5, 12, 47.1), SystemArea(3004, 12, 34.7, 18.6, 47.1),
      SystemArea(2193, 166, -47.5, 179, -34), SystemArea(5179, 124, 33, 132, 39),
      SystemArea(5186, 126, 33, 128.5, 39), SystemArea(3826, 119.9, 21.8, 122.1, 25.4),
    ].compactMap { $0 }
  }()

  static let webMercator = [SystemArea(3857, -179.9, -80, 179.9, 80)].compactMap { $0 }

  /// The state planes of NAD83 in which US cities publish data in feet.
  private static let statePlanes: [SystemArea] = {
    [
      SystemArea(2223, -113.4, 31.3, -110.4, 37.1), SystemArea(2225, -124.5, 39.6, -119.9, 42.1),
      SystemArea(2226, -124.1, 38, -119.5, 40.2), SystemArea(2227, -123.2, 36.7, -117.8, 38.8),
      SystemArea(2228, -122.1, 35.7, -115.6, 38.8), SystemArea(2229, -121.5, 32.7, -114.1, 35.9),
      SystemArea(2230, -118.2, 32.5, -114.4, 34.1), SystemArea(2231, -109.1, 39.5, -102, 41.1),
      SystemArea(2232, -109.1, 38.1, -102, 40.1), SystemArea(2233, -109.1, 36.9, -102, 38.7),
      SystemArea(2234, -73.8, 40.9, -71.7, 42.1), SystemArea(2235, -75.9, 38.4, -74.9, 39.9),
      SystemArea(2236, -82.4, 24.4, -79.9, 30.9), SystemArea(2237, -83.4, 26.2, -81.1, 29.7),
      SystemArea(2238, -87.7, 29.2, -81.9, 31.1), SystemArea(2239, -83.5, 30.3, -80.7, 34.7),
      SystemArea(2240, -85.7, 30.6, -82.9, 35.1), SystemArea(2243, -117.3, 41.9, -114.3, 49.1),
      SystemArea(2246, -85, 37.7, -82.4, 39.2), SystemArea(2247, -89.6, 36.4, -81.9, 38.2),
      SystemArea(2248, -79.5, 37.9, -74.9, 39.8), SystemArea(2249, -73.6, 41.4, -69.8, 42.9),
      SystemArea(2252, -87.1, 43.8, -82.2, 45.9), SystemArea(2253, -87.3, 41.6, -82.1, 44.3),
      SystemArea(2258, -108, 31.7, -104.8, 37), SystemArea(2260, -75.9, 40.8, -73.2, 45.1),
      SystemArea(2261, -77.8, 41.9, -75, 44.5), SystemArea(2262, -79.8, 41.9, -77.3, 43.7),
      SystemArea(2263, -74.3, 40.4, -71.8, 41.4), SystemArea(2264, -84.4, 33.8, -75.3, 36.6),
      SystemArea(2267, -103.1, 35.2, -94.4, 37.1), SystemArea(2268, -100.1, 33.6, -94.4, 35.6),
      SystemArea(2271, -80.6, 40.6, -74.6, 42.6), SystemArea(2272, -80.6, 39.7, -74.6, 41.2),
      SystemArea(2273, -83.4, 32, -78.5, 35.3), SystemArea(2274, -90.4, 34.9, -81.6, 36.7),
      SystemArea(2275, -103.1, 34.3, -99.9, 36.6), SystemArea(2276, -103.1, 31.7, -94, 34.6),
      SystemArea(2277, -106.7, 29.7, -93.5, 32.3), SystemArea(2278, -105, 27.8, -93.4, 30.7),
      SystemArea(2279, -100.2, 25.8, -97, 28.3), SystemArea(2283, -80.1, 37.7, -76.5, 39.5),
      SystemArea(2284, -83.7, 36.5, -75.2, 38.3), SystemArea(2285, -124.8, 47, -117, 49.1),
      SystemArea(2286, -124.5, 45.5, -116.9, 47.7), SystemArea(2289, -91.5, 42.4, -86.9, 44.4),
      SystemArea(2913, -124.2, 43.9, -116.4, 46.3), SystemArea(2914, -124.6, 41.9, -116.9, 44.6),
      SystemArea(2965, -86.6, 37.9, -84.7, 41.8), SystemArea(2966, -88.1, 37.7, -86.2, 41.8),
      SystemArea(3421, -117, 34.9, -114, 42.1), SystemArea(3423, -120, 38.9, -117.7, 42),
      SystemArea(3424, -75.6, 38.8, -73.8, 41.4), SystemArea(3433, -94.7, 34.6, -89.6, 36.6),
      SystemArea(3435, -89.3, 37, -87, 42.5), SystemArea(3436, -91.6, 37, -88.9, 42.6),
      SystemArea(3451, -94.1, 30.8, -90.8, 33.1), SystemArea(3452, -93.9, 28.8, -88.7, 31.1),
      SystemArea(3566, -114.1, 38.4, -109, 41.1), SystemArea(3734, -84.9, 40.1, -80.5, 42.4),
      SystemArea(3735, -84.9, 38.4, -80.7, 40.4),
    ].compactMap { $0 }
  }()

  /// The UTM zones on WGS84.
  static let utmZones: [SystemArea] = (1...60).flatMap { zone -> [SystemArea] in
    let west = max(-180, Double(zone) * 6 - 187)
    let east = min(180, Double(zone) * 6 - 179)
    return [
      SystemArea(32600 + zone, west, 0, east, 84), SystemArea(32700 + zone, west, -80, east, 0),
    ].compactMap { $0 }
  }
}
