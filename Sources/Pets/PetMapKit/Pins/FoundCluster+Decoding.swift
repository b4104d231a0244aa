public import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON

/// The pins and clusters in a service's response.
public struct DecodedFeatures: Sendable, Hashable {
  /// The decoded pins and clusters, in the order of the response.
  public private(set) var elements: [FoundCluster] = []
  /// The problems of skipped features, in the order of the response.
  public private(set) var problems: [EntryProblem] = []

  /// Decodes a GeoJSON feature collection whose features have the members that
  /// ``FoundCluster/appendFeature(to:)`` writes. Unknown members are ignored. Features that cannot be
  /// decoded are skipped and reported.
  ///
  /// - Throws: `AnnouncementDecodingError` if the body is not JSON or has no `features`.
  /// - Complexity: O(*n*) in the length of the body.
  public init(_ bytes: [UInt8]) throws(AnnouncementDecodingError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw .malformed(error)
    }
    guard let features = value.object?["features"]?.array else { throw .notAList }
    for (index, feature) in features.enumerated() {
      do throws(EntryProblem.Reason) {
        elements.append(try FoundCluster(decoding: feature))
      } catch {
        problems.append(EntryProblem(index: index, reason: error))
      }
    }
  }
}

extension FoundCluster {
  fileprivate init(decoding feature: JSONValue) throws(EntryProblem.Reason) {
    guard let feature = feature.object else { throw .notAnObject }
    guard let value = feature["properties"], let properties = value.object else {
      throw .missing("properties")
    }
    let coordinate = try Self.coordinate(feature["geometry"]?.object)
    var bearing: PinBearing?
    if let distance = properties["distance"]?.number, let angle = properties["bearing"]?.number {
      bearing = PinBearing(distance: Meters(distance.double), bearing: angle.double)
    }
    guard case .bool(true)? = properties["cluster"] else {
      self.init(try AnnouncementDecoder.announcement(value, at: coordinate), bearing: bearing)
      return
    }
    guard let id = properties["cluster_id"]?.string, !id.isEmpty else {
      throw .missing("cluster_id")
    }
    guard let count = properties.count("point_count") else { throw .missing("point_count") }
    self.init(
      id: id, coordinate: coordinate, count: count, missing: properties.count("missing") ?? 0,
      found: properties.count("found") ?? 0, closed: properties.count("closed") ?? 0,
      expansionZoom: properties.count("expansion_zoom"), announcement: nil, bearing: bearing)
  }

  private static func coordinate(
    _ geometry: JSONObject?
  ) throws(EntryProblem.Reason) -> Coordinate {
    guard geometry?["type"]?.string == "Point" else { throw .missing("geometry") }
    guard let position = geometry?["coordinates"]?.array, position.count >= 2,
      let longitude = position[0].number, let latitude = position[1].number
    else { throw .badValue("coordinates") }
    return try Coordinate(
      decoding: latitude.double, "coordinates", longitude.double, "coordinates")
  }
}

extension JSONObject {
  /// Returns an integer that is not negative, or `nil` if the member is missing or anything else.
  fileprivate func count(_ name: String) -> Int? {
    self[name]?.number?.integer.flatMap { $0 >= 0 ? $0 : nil }
  }
}
