import PetMapGeo
import PetMapKit

/// Creates clusters from columns; statuses are 0 to 2.
@_expose(wasm, "clustersMake") @_cdecl("petmap_clusters_make")
package func exportClustersMake(
  _ memory: UnsafeMutableRawPointer, _ ids: UnsafePointer<UInt8>,
  _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>,
  _ statuses: UnsafePointer<UInt8>, _ count: Int32, _ radius: Double, _ extent: Double,
  _ minimumPoints: Int32, _ maximumZoom: Int32
) -> Int32 {
  let options = clusterOptions(
    radius: radius, extent: extent, minimumPoints: minimumPoints, maximumZoom: maximumZoom)
  var reader = unsafe TextReader(ids)
  var pins = ClusterPins()
  pins.reserveCapacity(Int(count))
  for index in 0..<Int(count) {
    let degrees = unsafe coordinate(latitudes[index], longitudes[index])
    unsafe pins.append(utf8: reader.bytes(), at: degrees, category: Int(min(2, statuses[index])))
  }
  unsafe Results(memory).retain(
    RetainedClusters(.canonical(ClusterTree(pins, options: options))))
  return Int32(done)
}

/// Creates supercluster-compatible clusters from columns of positions on the unit square.
/// `featureCount` includes features without a position.
@_expose(wasm, "clustersMakeAsSupercluster") @_cdecl("petmap_clusters_make_as_supercluster")
package func exportClustersMakeAsSupercluster(
  _ memory: UnsafeMutableRawPointer, _ xs: UnsafePointer<Double>, _ ys: UnsafePointer<Double>,
  _ count: Int32, _ featureCount: Int32, _ radius: Double, _ extent: Double,
  _ minimumPoints: Int32, _ minimumZoom: Int32, _ maximumZoom: Int32, _ nodeSize: Int32
) -> Int32 {
  let options = clusterOptions(
    radius: radius, extent: extent, minimumPoints: minimumPoints, maximumZoom: maximumZoom)
  let positions = (0..<Int(count)).map { unsafe SIMD2(xs[$0], ys[$0]) }
  let index = SuperclusterIndex(
    positions: positions, featureCount: Int(featureCount), options: options,
    minimumZoom: Int(minimumZoom), nodeSize: Int(nodeSize))
  unsafe Results(memory).retain(RetainedClusters(.supercluster(index)))
  return Int32(done)
}

/// Returns the address and the number of rows. The clusters own the memory, which is valid until
/// they change.
@_expose(wasm, "clustersRows") @_cdecl("petmap_clusters_rows")
package func exportClustersRows(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer
) -> Int32 {
  let rows = unsafe retained(clusters, as: RetainedClusters.self).rowList()
  unsafe Results(memory).set(Double(rows.address), Double(rows.count))
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
  unsafe Int32(retained(clusters, as: RetainedClusters.self).row(ofClusterWithID: text(id, count)))
}

/// Returns the row of the cluster that contains a pin at a zoom.
@_expose(wasm, "clustersShowing") @_cdecl("petmap_clusters_showing")
package func exportClustersShowing(
  _ clusters: UnsafeMutableRawPointer, _ pin: Int32, _ zoom: Int32
) -> Int32 {
  unsafe Int32(
    retained(clusters, as: RetainedClusters.self).row(showing: Int(pin), zoom: Int(zoom)))
}

/// Returns the children of a cluster, as codes.
@_expose(wasm, "clustersChildren") @_cdecl("petmap_clusters_children")
package func exportClustersChildren(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ row: Int32
) -> Int32 {
  unsafe Results(memory).set(
    retained(clusters, as: RetainedClusters.self).children(ofRow: Int(row)) ?? [])
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
  unsafe Results(memory).set((leaves ?? []).map { UInt32($0) })
  return Int32(done)
}

/// Returns the zoom at which a supercluster-compatible cluster splits.
@_expose(wasm, "clustersExpansionZoom") @_cdecl("petmap_clusters_expansion_zoom")
package func exportClustersExpansionZoom(_ clusters: UnsafeMutableRawPointer, _ row: Int32) -> Int32
{
  guard case .supercluster(let index) = unsafe retained(clusters, as: RetainedClusters.self).kind
  else {
    return -1
  }
  return Int32(index.expansionZoom(ofCluster: Int(row)))
}

/// Changes a pin. The index of an inserted pin is the count.
@_expose(wasm, "clustersChange") @_cdecl("petmap_clusters_change")
package func exportClustersChange(
  _ clusters: UnsafeMutableRawPointer, _ kind: Int32, _ pin: Int32, _ latitude: Double,
  _ longitude: Double, _ status: Int32, _ id: UnsafePointer<UInt8>, _ count: Int32
) {
  unsafe retained(clusters, as: RetainedClusters.self).change { tree in
    switch Int(kind) {
    case insertPin:
      unsafe tree.insert(
        id: text(id, count), at: coordinate(latitude, longitude), category: Int(status))
    case removePin: tree.remove(pin: Int(pin))
    case movePin: tree.move(pin: Int(pin), to: coordinate(latitude, longitude))
    default: tree.set(pin: Int(pin), category: Int(status))
    }
  }
}

/// Shows the pins whose byte is not 0, or all pins if the count is negative. Pinned pins are not
/// clustered.
@_expose(wasm, "clustersFilter") @_cdecl("petmap_clusters_filter")
package func exportClustersFilter(
  _ clusters: UnsafeMutableRawPointer, _ shown: UnsafePointer<UInt8>, _ count: Int32,
  _ pinned: UnsafePointer<UInt32>, _ pinnedCount: Int32
) {
  let clusters = unsafe retained(clusters, as: RetainedClusters.self)
  clusters.filter = count < 0 ? nil : (0..<Int(count)).map { unsafe shown[$0] != 0 }
  clusters.pinned = (0..<Int(pinnedCount)).map { unsafe Int(pinned[$0]) }
  clusters.applyFilter()
}

/// Returns dx and dy of each leg of a fan.
@_expose(wasm, "fan") @_cdecl("petmap_fan")
package func exportFan(_ memory: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
  unsafe Results(memory).set(PinFan.offsets(count: Int(count)).flatMap { [$0.dx, $0.dy] })
  return Int32(done)
}

/// Encodes a vector tile of points. Each point has an ID, x and y in 4096ths of the tile, and a
/// number of attributes; each attribute has a kind and a value (see Schema.swift). IDs that are
/// not numbers, attribute names and text values are taken from the strings, in order.
@_expose(wasm, "encodeTile") @_cdecl("petmap_encode_tile")
package func exportEncodeTile(
  _ memory: UnsafeMutableRawPointer, _ numbers: UnsafePointer<Double>, _ numberCount: Int32,
  _ texts: UnsafePointer<UInt8>
) -> Int32 {
  var reader = unsafe TextReader(texts)
  var layer = VectorTileLayer(name: PinTiles.layer)
  var next = 0
  while next < Int(numberCount) {
    let id = unsafe numbers[next]
    let (x, y) = unsafe (Int32(numbers[next + 1]), Int32(numbers[next + 2]))
    let attributeCount = unsafe Int(numbers[next + 3])
    next += 4
    let number = id.isNaN ? PinTiles.number(of: reader.text()) : UInt64(id)
    let attributes = (0..<attributeCount).map { index in
      let (kind, value) = unsafe (Int(numbers[next + 2 * index]), numbers[next + 2 * index + 1])
      return (reader.text(), attribute(kind, value, &reader))
    }
    next += 2 * attributeCount
    layer.append(x: x, y: y, id: number, attributes: attributes)
  }
  let tile = VectorTileLayer.tile([layer])
  unsafe Results(memory).set(tile, count: tile.count)
  return Int32(done)
}

private func attribute(
  _ kind: Int, _ value: Double, _ reader: inout TextReader
) -> VectorTileLayer.Value {
  switch kind {
  case textAttribute: .text(reader.text())
  case booleanAttribute: .boolean(value != 0)
  case integerAttribute: .integer(Int64(value))
  default: .double(value)
  }
}
