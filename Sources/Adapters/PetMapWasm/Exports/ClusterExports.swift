import PetMapGeo

final class HeldClusters {
  let tree: ClusterTree

  init(_ tree: ClusterTree) { self.tree = tree }
}

/// A cluster tree over columns; statuses are 0 to 2. Nil with what is wrong: the number of a pin and 0
/// or 1 for its latitude or longitude, or -1 and the number of an option.
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
    guard let place = coordinate(latitudes[index], longitudes[index], pin: index)
    else { return nil }
    pins.append(id: reader.text(), at: place, status: Int(min(2, statuses[index])))
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

@_expose(wasm, "clustersFree") @_cdecl("petmap_clusters_free")
func exportClustersFree(_ clusters: UnsafeMutableRawPointer) {
  free(clusters, as: HeldClusters.self)
}

/// What is in a box at a zoom, in the order of rank: 1 and twelve numbers a node, or 0 for no box.
@_expose(wasm, "clustersBox") @_cdecl("petmap_clusters_box")
func exportClustersBox(
  _ clusters: UnsafeMutableRawPointer, _ west: Double, _ south: Double, _ east: Double,
  _ north: Double, _ zoom: Int32
) -> Int32 {
  guard let box = try? BoundingBox(west: west, south: south, east: east, north: north)
  else { return 0 }
  let tree = held(clusters, as: HeldClusters.self).tree
  answer(tree.sorted(tree.nodes(in: box, zoom: Int(zoom))), of: tree)
  return 1
}

@_expose(wasm, "clustersTile") @_cdecl("petmap_clusters_tile")
func exportClustersTile(
  _ clusters: UnsafeMutableRawPointer, _ zoom: Int32, _ x: Int32, _ y: Int32, _ buffer: Double
) {
  let tree = held(clusters, as: HeldClusters.self).tree
  answer(
    tree.sorted(tree.nodes(inTile: Int(zoom), x: Int(x), y: Int(y), buffer: buffer)), of: tree)
}

/// What the cluster that shows a pin at a zoom falls apart into.
@_expose(wasm, "clustersChildren") @_cdecl("petmap_clusters_children")
func exportClustersChildren(
  _ clusters: UnsafeMutableRawPointer, _ pin: Int32, _ zoom: Int32
) -> Int32 {
  let tree = held(clusters, as: HeldClusters.self).tree
  guard let node = tree.node(showing: Int(pin), zoom: Int(zoom)) else { return 0 }
  answer(tree.children(of: node), of: tree)
  return 1
}

/// The node that shows a pin at a zoom.
@_expose(wasm, "clustersNode") @_cdecl("petmap_clusters_node")
func exportClustersNode(_ clusters: UnsafeMutableRawPointer, _ pin: Int32, _ zoom: Int32) -> Int32 {
  let tree = held(clusters, as: HeldClusters.self).tree
  guard let node = tree.node(showing: Int(pin), zoom: Int(zoom)) else { return 0 }
  answer([node], of: tree)
  return 1
}

/// The pins of the cluster that shows a pin at a zoom.
@_expose(wasm, "clustersLeaves") @_cdecl("petmap_clusters_leaves")
func exportClustersLeaves(
  _ clusters: UnsafeMutableRawPointer, _ pin: Int32, _ zoom: Int32, _ offset: Int32, _ limit: Int32
) -> Int32 {
  let tree = held(clusters, as: HeldClusters.self).tree
  guard let node = tree.node(showing: Int(pin), zoom: Int(zoom)) else { return 0 }
  answerIntegers = tree.leaves(of: node, offset: Int(offset), limit: Int(limit)).map {
    UInt32(truncatingIfNeeded: $0)
  }
  return 1
}

/// Twelve numbers a node: pin, count, longitude, latitude, x and y on the unit square, last zoom,
/// expansion zoom (-1: none), missing, found, closed, supercluster's id (-1: none).
private func answer(_ nodes: [ClusterTree.Node], of tree: ClusterTree) {
  answerNumbers.removeAll(keepingCapacity: true)
  let isNumbered = tree.options.compatibility == .supercluster
  for node in nodes {
    let place = tree.coordinate(of: node)
    let point = tree.position(of: node)
    let isCluster = tree.isCluster(node)
    answerNumbers.append(Double(tree.pin(of: node)))
    answerNumbers.append(Double(tree.count(of: node)))
    answerNumbers.append(place.longitude)
    answerNumbers.append(place.latitude)
    answerNumbers.append(point.x)
    answerNumbers.append(point.y)
    answerNumbers.append(Double(tree.zooms(of: node).upperBound))
    answerNumbers.append(Double(isCluster ? tree.expansionZoom(of: node) ?? -1 : -1))
    for status in 0..<ClusterPins.statuses {
      answerNumbers.append(Double(tree.count(of: node, status: status)))
    }
    let number = isNumbered && isCluster ? DecimalNumber.parse(tree.id(of: node)) : nil
    answerNumbers.append(number ?? -1)
  }
}
