import PetMapGeo

/// A pin index that the page holds.
final class HeldIndex {
  let index: PinIndex

  init(_ index: PinIndex) { self.index = index }
}

/// An index over two columns of degrees; nil with the number of the first pin out of range.
@_expose(wasm, "indexMake") @_cdecl("petmap_index_make")
func exportIndexMake(
  _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>, _ count: Int32
) -> UnsafeMutableRawPointer? {
  do {
    let index = try PinIndex(
      latitudes: Array(UnsafeBufferPointer(start: latitudes, count: Int(count))),
      longitudes: Array(UnsafeBufferPointer(start: longitudes, count: Int(count))))
    return hold(HeldIndex(index))
  } catch {
    switch error {
    case .lengths: answerNumbers = [-1, 0]
    case .latitude(_, let pin): answerNumbers = [Double(pin), 0]
    case .longitude(_, let pin): answerNumbers = [Double(pin), 1]
    }
    return nil
  }
}

/// Frees an index.
@_expose(wasm, "indexFree") @_cdecl("petmap_index_free")
func exportIndexFree(_ index: UnsafeMutableRawPointer) { free(index, as: HeldIndex.self) }

/// The bytes that an index takes.
@_expose(wasm, "indexByteCount") @_cdecl("petmap_index_byte_count")
func exportIndexByteCount(_ index: UnsafeMutableRawPointer) -> Int32 {
  Int32(held(index, as: HeldIndex.self).index.byteCount)
}

/// The pins within so many metres: 1 and their numbers, or 0 when an argument is out of range.
@_expose(wasm, "indexRadius") @_cdecl("petmap_index_radius")
func exportIndexRadius(
  _ index: UnsafeMutableRawPointer, _ latitude: Double, _ longitude: Double, _ radius: Double
) -> Int32 {
  guard radius >= 0, let center = try? Coordinate(latitude: latitude, longitude: longitude)
  else { return 0 }
  answerIntegers.removeAll(keepingCapacity: true)
  held(index, as: HeldIndex.self).index.appendPins(
    within: Meters(radius), of: center, to: &answerIntegers)
  return 1
}

/// The pins in a box: 1 and their numbers, or 0 when an argument is out of range.
@_expose(wasm, "indexBox") @_cdecl("petmap_index_box")
func exportIndexBox(
  _ index: UnsafeMutableRawPointer, _ west: Double, _ south: Double, _ east: Double,
  _ north: Double
) -> Int32 {
  guard let box = try? BoundingBox(west: west, south: south, east: east, north: north)
  else { return 0 }
  answerIntegers.removeAll(keepingCapacity: true)
  held(index, as: HeldIndex.self).index.appendPins(in: box, to: &answerIntegers)
  return 1
}

/// The nearest pins and their distances; a limit below 0 is none.
@_expose(wasm, "indexNearest") @_cdecl("petmap_index_nearest")
func exportIndexNearest(
  _ index: UnsafeMutableRawPointer, _ latitude: Double, _ longitude: Double, _ count: Int32,
  _ limit: Double
) -> Int32 {
  guard count >= 0, let center = try? Coordinate(latitude: latitude, longitude: longitude)
  else { return 0 }
  let neighbors = held(index, as: HeldIndex.self).index.nearest(
    Int(count), to: center, within: limit >= 0 ? Meters(limit) : nil)
  answerIntegers = neighbors.map { $0.pin }
  answerNumbers = neighbors.map { $0.distance.value }
  return 1
}
