import PetMapGeo

/// A cluster tree as the page reads it.
///
/// Queries leave codes in `answerIntegers`: of a pin its number, of a cluster the complement of its
/// row's number. Rows lie still, so that the page reads them without a call.
final class HeldClusters {
  let rows: ClusterRows
  var tree: ClusterTree { rows.tree }

  init(_ tree: ClusterTree) { rows = ClusterRows(of: tree) }

  /// The node of a cluster's row, nil when there is no such row.
  func node(row: Int32) -> ClusterTree.Node? { rows.node(row: Int(row)) }

  /// Finds the nodes of a box; how many there are.
  func findNodes(in box: BoundingBox, zoom: Int) -> Int32 {
    Int32(rows.write(nodesIn: box, zoom: zoom, to: &answerIntegers))
  }

  /// Finds the nodes of a tile, each with its code, x and y; how many there are.
  func findNodes(in tile: TileID, clusterZoom: Int) -> Int32 {
    Int32(rows.write(nodesIn: tile, clusterZoom: clusterZoom, to: &answerIntegers))
  }
}

/// A cluster tree over columns; statuses are 0 to 2. Nil with what is wrong: the number of a pin
/// and 0 or 1 for its latitude or longitude, or -1 and the number of an option.
@_expose(wasm, "clustersMake") @_cdecl("petmap_clusters_make")
func exportClustersMake(
  _ ids: UnsafePointer<UInt8>, _ latitudes: UnsafePointer<Double>,
  _ longitudes: UnsafePointer<Double>, _ statuses: UnsafePointer<UInt8>, _ count: Int32,
  _ radius: Double, _ extent: Double, _ minimumPoints: Int32, _ maximumZoom: Int32,
  _ isSupercluster: Int32
) -> UnsafeMutableRawPointer? {
  guard
    let options = clusterOptions(
      radius, extent, minimumPoints, maximumZoom,
      isSupercluster != 0 ? .supercluster : .canonical)
  else { return nil }
  var reader = PageTextReader(ids)
  var pins = ClusterPins()
  pins.reserveCapacity(Int(count))
  for index in 0..<Int(count) {
    guard let degrees = coordinate(latitudes[index], longitudes[index], pin: index)
    else { return nil }
    pins.append(id: reader.text(), at: degrees, status: Int(min(2, statuses[index])))
  }
  return hold(HeldClusters(ClusterTree(pins, options: options)))
}

/// Options of a cluster tree, nil with -1 and the number of the one that is wrong.
func clusterOptions(
  _ radius: Double, _ extent: Double, _ minimumPoints: Int32, _ maximumZoom: Int32,
  _ compatibility: ClusterOptions.Compatibility
) -> ClusterOptions? {
  do {
    return try ClusterOptions(
      radius: radius, extent: extent, minimumPoints: Int(minimumPoints),
      maximumZoom: Int(maximumZoom), compatibility: compatibility)
  } catch {
    switch error {
    case .radius: answerNumbers = [-1, 0]
    case .extent: answerNumbers = [-1, 1]
    case .minimumPoints: answerNumbers = [-1, 2]
    case .maximumZoom: answerNumbers = [-1, 3]
    }
    return nil
  }
}

/// A pin's coordinate, nil with the pin's number and 0 or 1 for latitude or longitude.
func coordinate(_ latitude: Double, _ longitude: Double, pin: Int) -> Coordinate? {
  do {
    return try Coordinate(latitude: latitude, longitude: longitude)
  } catch {
    if case .latitude = error {
      answerNumbers = [Double(pin), 0]
    } else {
      answerNumbers = [Double(pin), 1]
    }
    return nil
  }
}

/// Frees a cluster tree.
@_expose(wasm, "clustersFree") @_cdecl("petmap_clusters_free")
func exportClustersFree(_ clusters: UnsafeMutableRawPointer) {
  free(clusters, as: HeldClusters.self)
}

/// The first row: longitude, latitude (64-bit floating point), then integers: 64 · pin + 2 · last
/// zoom + 1 if all pins have one coordinate, pins, missing, found, supercluster's id or 0.
@_expose(wasm, "clustersRows") @_cdecl("petmap_clusters_rows")
func exportClustersRows(_ clusters: UnsafeMutableRawPointer) -> UnsafeRawPointer? {
  held(clusters, as: HeldClusters.self).rows.rows.withUnsafeBytes { $0.baseAddress }
}

/// How many rows there are.
@_expose(wasm, "clustersRowCount") @_cdecl("petmap_clusters_row_count")
func exportClustersRowCount(_ clusters: UnsafeMutableRawPointer) -> Int32 {
  Int32(held(clusters, as: HeldClusters.self).rows.rows.count)
}

/// How many nodes are in a box at a zoom, pins before clusters, or -1 for no box.
@_expose(wasm, "clustersBox") @_cdecl("petmap_clusters_box")
func exportClustersBox(
  _ clusters: UnsafeMutableRawPointer, _ west: Double, _ south: Double, _ east: Double,
  _ north: Double, _ zoom: Int32
) -> Int32 {
  guard let box = try? BoundingBox(west: west, south: south, east: east, north: north)
  else { return -1 }
  return held(clusters, as: HeldClusters.self).findNodes(in: box, zoom: Int(zoom))
}

/// How many nodes are drawn into a tile: code, x and y of each.
@_expose(wasm, "clustersTile") @_cdecl("petmap_clusters_tile")
func exportClustersTile(
  _ clusters: UnsafeMutableRawPointer, _ zoom: Int32, _ x: Int32, _ y: Int32, _ clusterZoom: Int32
) -> Int32 {
  guard let tile = TileID(z: Int(zoom), x: Int(x), y: Int(y)) else { return 0 }
  return held(clusters, as: HeldClusters.self).findNodes(in: tile, clusterZoom: Int(clusterZoom))
}

/// The row of the cluster with an id, -1 for none.
@_expose(wasm, "clustersFind") @_cdecl("petmap_clusters_find")
func exportClustersFind(
  _ clusters: UnsafeMutableRawPointer, _ id: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  let clusters = held(clusters, as: HeldClusters.self)
  guard let node = clusters.tree.cluster(withID: text(id, count)) else { return -1 }
  return ~clusters.rows.code(of: node)
}

/// How many nodes a cluster falls apart into.
@_expose(wasm, "clustersChildren") @_cdecl("petmap_clusters_children")
func exportClustersChildren(_ clusters: UnsafeMutableRawPointer, _ row: Int32) -> Int32 {
  let clusters = held(clusters, as: HeldClusters.self)
  guard let node = clusters.node(row: row) else { return 0 }
  answerIntegers = clusters.tree.children(of: node).map {
    UInt32(bitPattern: clusters.rows.code(of: $0))
  }
  return Int32(answerIntegers.count)
}

/// How many of a cluster's pins there are from an offset to a limit.
@_expose(wasm, "clustersLeaves") @_cdecl("petmap_clusters_leaves")
func exportClustersLeaves(
  _ clusters: UnsafeMutableRawPointer, _ row: Int32, _ offset: Int32, _ limit: Int32
) -> Int32 {
  let clusters = held(clusters, as: HeldClusters.self)
  guard let node = clusters.node(row: row) else { return 0 }
  answerIntegers = clusters.tree.leaves(of: node, offset: Int(offset), limit: Int(limit)).map {
    UInt32(truncatingIfNeeded: $0)
  }
  return Int32(answerIntegers.count)
}
