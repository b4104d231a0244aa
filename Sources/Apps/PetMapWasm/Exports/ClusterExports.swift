import PetMapGeo
import PetMapKit

/// Creates clusters from columns; statuses are 0 to 2. A pin whose latitude is NaN is removed, so
/// that the indices of the others are those of the input. Without groups, all pins can merge.
///
/// A pin whose ID occurred before gets the ID `rex#2`, or is removed if `isUnique` is set.
@_expose(wasm, "clustersMake") @_cdecl("petmap_clusters_make")
package func exportClustersMake(
  _ memory: UnsafeMutableRawPointer, _ ids: UnsafePointer<UInt8>,
  _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>,
  _ statuses: UnsafePointer<UInt8>, _ groups: UnsafePointer<UInt32>?, _ count: Int32,
  _ isUnique: Int32, _ radius: Double, _ extent: Double, _ minimumPoints: Int32,
  _ maximumZoom: Int32, _ keepsStacks: Int32
) -> Int32 {
  let options = clusterOptions(
    radius: radius, extent: extent, minimumPoints: minimumPoints, maximumZoom: maximumZoom,
    keepsStacks: keepsStacks != 0)
  var reader = unsafe TextReader(ids)
  var pins = ClusterPins()
  pins.reserveCapacity(Int(count))
  pins.addIndex(capacity: Int(count))
  var removed: [Int] = []
  var repeats: [UInt32] = []
  /// The number of additional occurrences of each pin's ID, once one has been repeated.
  var occurrences: [UInt32] = []
  func firstPin(_ id: [UInt8]) -> Int? {
    pins.firstPin(withUTF8: id) { unsafe !latitudes[$0].isNaN }
  }
  for pin in 0..<Int(count) {
    var id = reader.bytes()
    let isMissing = unsafe latitudes[pin].isNaN
    if isMissing { removed.append(pin) }
    if !isMissing, let first = firstPin(id) {
      var occurrence: UInt32 = 0
      if isUnique != 0 {
        removed.append(pin)
      } else {
        if occurrences.isEmpty { occurrences = Array(repeating: 0, count: Int(count)) }
        occurrence = 1 + occurrences[first]
        let prefix = id + [UInt8(ascii: "#")]
        repeat {
          occurrence += 1
          id = prefix + Array(String(occurrence).utf8)
        } while firstPin(id) != nil
        occurrences[first] = occurrence - 1
      }
      repeats.append(UInt32(pin))
      repeats.append(occurrence)
    }
    unsafe pins.append(
      utf8: id, at: isMissing ? coordinate(0, 0) : coordinate(latitudes[pin], longitudes[pin]),
      category: Int(min(2, statuses[pin])), group: groups?[pin] ?? 0)
  }
  let tree = ClusterTree(pins, options: options, without: removed)
  unsafe Results(memory).retain(RetainedClusters(tree, repeats: repeats))
  return Int32(done)
}

/// Returns the pins whose ID occurred before; and the address of the table of rows, the number of
/// rows, 1, and the address of the coordinates of the pins: latitudes and longitudes. The clusters own
/// the memory, which is valid until they change.
@_expose(wasm, "clustersRows") @_cdecl("petmap_clusters_rows")
package func exportClustersRows(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer
) -> Int32 {
  unsafe retained(clusters, as: RetainedClusters.self).writeRows(to: Results(memory))
  return Int32(done)
}

/// Returns the nodes in a box at a zoom, as codes.
@_expose(wasm, "clustersBox") @_cdecl("petmap_clusters_box")
package func exportClustersBox(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ west: Double,
  _ south: Double, _ east: Double, _ north: Double, _ zoom: Int32
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    unsafe retained(clusters, as: RetainedClusters.self).write(
      nodesIn: try box(west, south, east, north), zoom: Int(zoom), to: results)
  }
}

/// Returns the code, x and y of each node in a tile. An extent of 0 stands for the extent in the
/// options, with the radius as the buffer.
@_expose(wasm, "clustersTile") @_cdecl("petmap_clusters_tile")
package func exportClustersTile(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ zoom: Int32,
  _ x: Int32, _ y: Int32, _ clusterZoom: Int32, _ extent: Double, _ buffer: Double
) -> Int32 {
  let results = unsafe Results(memory)
  if let tile = TileID(z: Int(zoom), x: Int(x), y: Int(y)) {
    unsafe retained(clusters, as: RetainedClusters.self).write(
      nodesIn: tile, clusterZoom: Int(clusterZoom), extent: extent > 0 ? extent : nil,
      buffer: buffer, to: results)
  } else {
    results.set([UInt32]())
  }
  return Int32(done)
}

/// Returns the row of the cluster with an ID.
@_expose(wasm, "clustersFind") @_cdecl("petmap_clusters_find")
package func exportClustersFind(
  _ clusters: UnsafeMutableRawPointer, _ id: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  unsafe retained(clusters, as: RetainedClusters.self).row(ofClusterWithID: text(id, count))
}

/// Returns the row of the cluster that contains a pin at a zoom.
@_expose(wasm, "clustersShowing") @_cdecl("petmap_clusters_showing")
package func exportClustersShowing(
  _ clusters: UnsafeMutableRawPointer, _ pin: Int32, _ zoom: Int32
) -> Int32 {
  unsafe retained(clusters, as: RetainedClusters.self).row(showing: Int(pin), zoom: Int(zoom))
}

/// Returns 1 if the cluster of a row exists, and writes the row.
@_expose(wasm, "clustersRow") @_cdecl("petmap_clusters_row")
package func exportClustersRow(_ clusters: UnsafeMutableRawPointer, _ row: Int32) -> Int32 {
  unsafe retained(clusters, as: RetainedClusters.self).write(row: Int(row)) ? 1 : 0
}

/// Returns the index of the pin with an ID.
@_expose(wasm, "clustersPin") @_cdecl("petmap_clusters_pin")
package func exportClustersPin(
  _ clusters: UnsafeMutableRawPointer, _ id: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  unsafe Int32(retained(clusters, as: RetainedClusters.self).pin(withID: text(id, count)))
}

/// Returns the children of a cluster, as codes.
@_expose(wasm, "clustersChildren") @_cdecl("petmap_clusters_children")
package func exportClustersChildren(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ row: Int32
) -> Int32 {
  unsafe Results(memory).set(
    retained(clusters, as: RetainedClusters.self).children(ofRow: Int(row)))
  return Int32(done)
}

/// Returns the pins of a cluster, starting at an offset and up to a limit.
@_expose(wasm, "clustersLeaves") @_cdecl("petmap_clusters_leaves")
package func exportClustersLeaves(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ row: Int32,
  _ offset: Int32, _ limit: Int32
) -> Int32 {
  let leaves = unsafe retained(clusters, as: RetainedClusters.self).leaves(
    ofRow: Int(row), offset: Int(offset), limit: Int(limit))
  unsafe Results(memory).set(leaves.map { UInt32($0) })
  return Int32(done)
}

/// Applies changes (see Schema.swift); the strings are the IDs of new pins. Returns the rows that
/// are no longer valid, and the same numbers as `clustersRows`; the third is 0 if other rows are
/// valid.
@_expose(wasm, "clustersApply") @_cdecl("petmap_clusters_apply")
package func exportClustersApply(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer,
  _ numbers: UnsafePointer<Double>, _ count: Int32, _ ids: UnsafePointer<UInt8>
) -> Int32 {
  var reader = unsafe TextReader(ids)
  unsafe retained(clusters, as: RetainedClusters.self).apply(
    UnsafeBufferPointer(start: numbers, count: Int(count)), &reader, to: Results(memory))
  return Int32(done)
}

/// Shows the pins whose byte is not 0; later pins are hidden. The results are those of
/// `clustersApply`.
@_expose(wasm, "clustersFilter") @_cdecl("petmap_clusters_filter")
package func exportClustersFilter(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer,
  _ shown: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  unsafe retained(clusters, as: RetainedClusters.self).filter(
    { unsafe $0 < count && shown[$0] != 0 }, to: Results(memory))
  return Int32(done)
}

/// Rebuilds the clusters with other options. The results are those of `clustersApply`.
@_expose(wasm, "clustersRebuild") @_cdecl("petmap_clusters_rebuild")
package func exportClustersRebuild(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ radius: Double,
  _ extent: Double, _ minimumPoints: Int32, _ maximumZoom: Int32, _ keepsStacks: Int32
) -> Int32 {
  let options = clusterOptions(
    radius: radius, extent: extent, minimumPoints: minimumPoints, maximumZoom: maximumZoom,
    keepsStacks: keepsStacks != 0)
  unsafe retained(clusters, as: RetainedClusters.self).rebuild(with: options, to: Results(memory))
  return Int32(done)
}

/// Returns the number of lists of free runs, and the address and the number of bytes of each array
/// of the tree, which are valid until it changes.
@_expose(wasm, "clustersStorage") @_cdecl("petmap_clusters_storage")
package func exportClustersStorage(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer
) -> Int32 {
  unsafe Results(memory).set(retained(clusters, as: RetainedClusters.self).storage())
  return Int32(done)
}

/// Creates clusters with arrays for the page to write, of the given numbers of bytes. The list of the
/// results begins with the address of the clusters, followed by the result of `clustersStorage`.
@_expose(wasm, "clustersAllocate") @_cdecl("petmap_clusters_allocate")
package func exportClustersAllocate(
  _ memory: UnsafeMutableRawPointer, _ byteCounts: UnsafePointer<UInt32>, _ count: Int32,
  _ freeRunClasses: Int32, _ radius: Double, _ extent: Double, _ minimumPoints: Int32,
  _ maximumZoom: Int32, _ keepsStacks: Int32
) -> Int32 {
  var pins = ClusterPins()
  pins.addIndex(capacity: 0)
  var tree = ClusterTree(
    pins,
    options: clusterOptions(
      radius: radius, extent: extent, minimumPoints: minimumPoints, maximumZoom: maximumZoom,
      keepsStacks: keepsStacks != 0))
  tree.freeRunClasses = Int(freeRunClasses)
  let clusters = RetainedClusters(tree, repeats: [])
  let storage = clusters.storage(
    allocating: (0..<Int(count)).map { unsafe Int(byteCounts[$0]) })
  let address = unsafe UInt(bitPattern: Unmanaged.passRetained(clusters).toOpaque())
  unsafe Results(memory).set([UInt32(truncatingIfNeeded: address)] + storage)
  return Int32(done)
}

/// Completes clusters whose arrays the page has written.
@_expose(wasm, "clustersFinish") @_cdecl("petmap_clusters_finish")
package func exportClustersFinish(_ clusters: UnsafeMutableRawPointer) {
  unsafe retained(clusters, as: RetainedClusters.self).finishStorage()
}

/// Returns the ID of a pin.
@_expose(wasm, "clustersPinID") @_cdecl("petmap_clusters_pin_id")
package func exportClustersPinID(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ pin: Int32
) -> Int32 {
  let id = unsafe Array(retained(clusters, as: RetainedClusters.self).id(ofPin: Int(pin)).utf8)
  unsafe Results(memory).set(id, count: id.count)
  return Int32(done)
}

/// Sets the hidden pins that are shown without being clustered.
@_expose(wasm, "clustersPinned") @_cdecl("petmap_clusters_pinned")
package func exportClustersPinned(
  _ clusters: UnsafeMutableRawPointer, _ pins: UnsafePointer<UInt32>, _ count: Int32
) {
  unsafe retained(clusters, as: RetainedClusters.self).pinned = (0..<Int(count)).map {
    unsafe Int(pins[$0])
  }
}

/// Returns dx and dy of each leg of a fan.
@_expose(wasm, "fan") @_cdecl("petmap_fan")
package func exportFan(_ memory: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
  unsafe Results(memory).set(PinFan.offsets(count: Int(count)).flatMap { [$0.dx, $0.dy] })
  return Int32(done)
}
