import PetMapGeo

/// supercluster's clusters retained by the page.
///
/// A node is encoded as a pin's index, or as `~row` for a cluster.
final class RetainedSupercluster {
  let index: SuperclusterIndex
  let rows: ClusterRows

  init(_ index: SuperclusterIndex) {
    self.index = index
    rows = ClusterRows(for: index.clusters.count)
    for (row, cluster) in index.clusters.enumerated() {
      rows[row] = ClusterRows.Row(
        longitude: cluster.x, latitude: cluster.y,
        name: UInt32(bitPattern: Self.code(of: index.origin(ofCluster: row))),
        count: UInt32(cluster.count), missing: 0, found: 0, number: UInt32(cluster.id))
    }
  }

  static func code(of node: SuperclusterIndex.Node) -> Int32 {
    switch node {
    case .pin(let pin): Int32(pin)
    case .cluster(let row): ~Int32(row)
    }
  }
}

/// Creates supercluster's clusters from columns of positions on the unit square.
/// `featureCount` includes features without a position.
@_expose(wasm, "superclusterMake") @_cdecl("petmap_supercluster_make")
package func exportSuperclusterMake(
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
  unsafe Results(memory).retain(RetainedSupercluster(index))
  return Int32(done)
}

/// Returns the address of the table of rows and the number of rows, which the clusters own.
@_expose(wasm, "superclusterRows") @_cdecl("petmap_supercluster_rows")
package func exportSuperclusterRows(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer
) -> Int32 {
  let rows = unsafe retained(clusters, as: RetainedSupercluster.self).rows
  unsafe Results(memory).set(Double(rows.address), Double(rows.count))
  return Int32(done)
}

/// Returns the nodes in a box at a zoom, as codes.
@_expose(wasm, "superclusterBox") @_cdecl("petmap_supercluster_box")
package func exportSuperclusterBox(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ west: Double,
  _ south: Double, _ east: Double, _ north: Double, _ zoom: Int32
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    let nodes = unsafe retained(clusters, as: RetainedSupercluster.self).index.nodes(
      in: try box(west, south, east, north), zoom: Int(zoom))
    results.set(nodes.map { RetainedSupercluster.code(of: $0) })
  }
}

/// Returns the code, x and y of each node in a tile.
@_expose(wasm, "superclusterTile") @_cdecl("petmap_supercluster_tile")
package func exportSuperclusterTile(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ zoom: Int32,
  _ x: Int32, _ y: Int32
) -> Int32 {
  let index = unsafe retained(clusters, as: RetainedSupercluster.self).index
  let nodes = TileID(z: Int(zoom), x: Int(x), y: Int(y)).map { index.nodes(in: $0, extent: nil) }
  unsafe Results(memory).set(
    (nodes ?? []).flatMap {
      [RetainedSupercluster.code(of: $0.node), Int32($0.x), Int32($0.y)]
    })
  return Int32(done)
}

/// Returns the row of the cluster with an ID.
@_expose(wasm, "superclusterFind") @_cdecl("petmap_supercluster_find")
package func exportSuperclusterFind(_ clusters: UnsafeMutableRawPointer, _ id: Double) -> Int32 {
  let index = unsafe retained(clusters, as: RetainedSupercluster.self).index
  return Int32(Int(exactly: id).flatMap { index.cluster(withID: $0) } ?? -1)
}

/// Returns the children of a cluster, as codes.
@_expose(wasm, "superclusterChildren") @_cdecl("petmap_supercluster_children")
package func exportSuperclusterChildren(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ row: Int32
) -> Int32 {
  let index = unsafe retained(clusters, as: RetainedSupercluster.self).index
  unsafe Results(memory).set(
    index.children(ofCluster: Int(row)).map { RetainedSupercluster.code(of: $0) })
  return Int32(done)
}

/// Returns the pins of a cluster, starting at an offset and up to a limit.
@_expose(wasm, "superclusterLeaves") @_cdecl("petmap_supercluster_leaves")
package func exportSuperclusterLeaves(
  _ memory: UnsafeMutableRawPointer, _ clusters: UnsafeMutableRawPointer, _ row: Int32,
  _ offset: Int32, _ limit: Int32
) -> Int32 {
  let index = unsafe retained(clusters, as: RetainedSupercluster.self).index
  let leaves = index.leaves(ofCluster: Int(row), offset: Int(offset), limit: Int(limit))
  unsafe Results(memory).set(leaves.map { UInt32($0) })
  return Int32(done)
}

/// Returns the zoom at which a cluster splits.
@_expose(wasm, "superclusterExpansionZoom") @_cdecl("petmap_supercluster_expansion_zoom")
package func exportSuperclusterExpansionZoom(
  _ clusters: UnsafeMutableRawPointer, _ row: Int32
) -> Int32 {
  unsafe Int32(
    retained(clusters, as: RetainedSupercluster.self).index.expansionZoom(ofCluster: Int(row)))
}
