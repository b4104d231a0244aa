import PetMapGeo

/// A pin index retained by the page.
final class RetainedIndex {
  let index: PinIndex

  init(_ index: PinIndex) { self.index = index }
}

/// Creates an index from columns of latitudes and longitudes in degrees.
@_expose(wasm, "indexMake") @_cdecl("petmap_index_make")
package func exportIndexMake(
  _ memory: UnsafeMutableRawPointer, _ latitudes: UnsafePointer<Double>,
  _ longitudes: UnsafePointer<Double>, _ count: Int32
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    do throws(PinIndexError) {
      let index = try unsafe PinIndex(
        latitudes: Array(UnsafeBufferPointer(start: latitudes, count: Int(count))),
        longitudes: Array(UnsafeBufferPointer(start: longitudes, count: Int(count))))
      results.retain(RetainedIndex(index))
    } catch {
      switch error {
      case .lengths: throw Problem("lists of different lengths")
      case .latitude(let value, let pin):
        throw Problem("pin \(pin): latitude: not a number from -90 to 90", value)
      case .longitude(let value, let pin):
        throw Problem("pin \(pin): longitude: not a number from -180 to 180", value)
      }
    }
  }
}

/// Returns the size of an index in bytes.
@_expose(wasm, "indexByteCount") @_cdecl("petmap_index_byte_count")
package func exportIndexByteCount(_ index: UnsafeMutableRawPointer) -> Int32 {
  unsafe Int32(retained(index, as: RetainedIndex.self).index.byteCount)
}

/// Returns the pins within a radius in meters.
@_expose(wasm, "indexRadius") @_cdecl("petmap_index_radius")
package func exportIndexRadius(
  _ memory: UnsafeMutableRawPointer, _ index: UnsafeMutableRawPointer, _ latitude: Double,
  _ longitude: Double, _ radius: Double
) -> Int32 {
  var pins: [UInt32] = []
  unsafe retained(index, as: RetainedIndex.self).index.appendPins(
    within: Meters(radius), of: coordinate(latitude, longitude), to: &pins)
  unsafe Results(memory).set(pins, count: pins.count)
  return Int32(done)
}

/// Returns the pins in a box.
@_expose(wasm, "indexBox") @_cdecl("petmap_index_box")
package func exportIndexBox(
  _ memory: UnsafeMutableRawPointer, _ index: UnsafeMutableRawPointer, _ west: Double,
  _ south: Double, _ east: Double, _ north: Double
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    var pins: [UInt32] = []
    unsafe retained(index, as: RetainedIndex.self).index.appendPins(
      in: try box(west, south, east, north), to: &pins)
    results.set(pins, count: pins.count)
  }
}

/// Returns the distances to the nearest pins, followed by the pins. A negative limit means that the
/// distance is not limited.
@_expose(wasm, "indexNearest") @_cdecl("petmap_index_nearest")
package func exportIndexNearest(
  _ memory: UnsafeMutableRawPointer, _ index: UnsafeMutableRawPointer, _ latitude: Double,
  _ longitude: Double, _ count: Int32, _ limit: Double
) -> Int32 {
  let neighbors = unsafe retained(index, as: RetainedIndex.self).index.nearest(
    Int(count), to: coordinate(latitude, longitude), within: limit >= 0 ? Meters(limit) : nil)
  unsafe Results(memory).set(neighbors.map { $0.distance.value }, neighbors.map { $0.pin })
  return Int32(done)
}
