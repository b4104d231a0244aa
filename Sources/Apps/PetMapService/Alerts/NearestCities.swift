import PetMapAnnouncements
import PetMapGeo
import PetMapSystem

/// The cities near the coordinates of feeds and messages. Finding one takes 15 ms, and feeds are read
/// again and again.
final class NearestCities: Sendable {
  private struct Key: Hashable {
    let coordinate: Coordinate
    let language: Language
  }

  /// What was found; `nil` for no city.
  private struct Found {
    let city: NearbyCity?
  }

  private let known = Monitor(BoundedCache<Key, Found>(byteLimit: 4 << 20))

  /// Returns the nearest city.
  func city(_ coordinate: Coordinate, _ language: Language) -> NearbyCity? {
    let key = Key(coordinate: coordinate, language: language)
    if let found = known.withLock({ $0[key] }) { return found.city }
    let city = NearbyCity(nearest: coordinate, language: language)
    // An estimate of an entry with its name.
    _ = known.withLock { $0.insert(Found(city: city), at: key, size: 256) }
    return city
  }
}
