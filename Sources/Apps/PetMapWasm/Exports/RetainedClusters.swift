import PetMapGeo
import PetMapKit

/// Clusters retained by the page.
///
/// A node is encoded as a pin's index, or as `~row` for a cluster.
final class RetainedClusters {
  private var tree: ClusterTree
  private var rows: ClusterRows
  /// The pins whose ID occurred before: each pin's index, followed by the number of its ID's
  /// occurrence, or by 0 if it was removed.
  let repeats: [UInt32]
  /// Pins that are never clustered.
  var pinned: [Int] = []
  /// A buffer that is reused to avoid allocations.
  private var codes: [UInt32] = []

  init(_ tree: ClusterTree, repeats: [UInt32]) {
    self.tree = tree
    self.repeats = repeats
    rows = ClusterRows(for: tree.clusterCapacity)
  }

  /// Writes the pins whose ID occurred before, and the addresses of the rows and coordinates.
  func writeRows(to results: Results) {
    results.set(repeats)
    writeAddresses(to: results, isRebuilt: true)
  }

  /// Writes the address of the table of rows, the number of rows, whether no row is valid, and the
  /// address of the coordinates of the pins.
  private func writeAddresses(to results: Results, isRebuilt: Bool) {
    var visitor = StorageVisitor()
    tree.visitStorage(&visitor)
    results.set(
      Double(rows.address), Double(rows.count), isRebuilt ? 1 : 0,
      Double(visitor.parts[storageCoordinates].address))
  }

  // MARK: Queries

  /// Writes the nodes in a box at a zoom: pins, clusters, and pinned pins, which are drawn over
  /// clusters.
  func write(nodesIn box: BoundingBox, zoom: Int, to results: Results) {
    // A local constant, so that the tree's arrays are not retained for each node.
    let tree = tree
    let nodes = tree.nodes(in: box, zoom: zoom)
    reserve(nodes.count + pinned.count)
    var end = 0
    for wantsClusters in [false, true] {
      for node in nodes where node.isCluster == wantsClusters {
        codes[end] = UInt32(bitPattern: rows.code(of: node, in: tree))
        end += 1
      }
    }
    for pin in pinned where box.contains(tree.coordinate(ofPin: pin)) {
      codes[end] = UInt32(pin)
      end += 1
    }
    results.set(codes, count: end)
  }

  /// Writes the code, x and y of each node drawn into a tile, in units of `extent` per tile. See
  /// ``ClusterTree/nodes(in:buffer:clusterZoom:)``.
  ///
  /// Near the antimeridian, nodes from the opposite edge of the world are drawn into the tile as
  /// well.
  ///
  /// - Parameters:
  ///   - extent: The tile's width in output units; `nil` for the extent in the tree's options, with
  ///     the radius as the buffer.
  ///   - buffer: The margin around the tile in which nodes are drawn, in output units; ignored if
  ///     `extent` is `nil`.
  func write(
    nodesIn tile: TileID, clusterZoom: Int, extent given: Double?, buffer: Double,
    to results: Results
  ) {
    let tree = tree
    let extent = given ?? tree.options.extent
    let radius = given == nil ? tree.options.radius : buffer
    let nodes = tree.nodes(
      in: tile, buffer: radius * tree.options.extent / extent, clusterZoom: clusterZoom)
    let side = 1 << tile.z
    let turns = (tile.x == 0 ? -1 : 0)...(tile.x == side - 1 ? 1 : 0)
    reserve(3 * turns.count * (nodes.count + pinned.count))
    var end = 0
    func draw(_ code: Int32, at position: WorldPosition) {
      let y = (position.y * Double(side) - Double(tile.y)) * extent
      if y < -radius || y > extent + radius { return }
      for turn in turns {
        let x = ((position.x + Double(turn)) * Double(side) - Double(tile.x)) * extent
        if x < -radius || x > extent + radius { continue }
        codes[end] = UInt32(bitPattern: code)
        codes[end + 1] = UInt32(bitPattern: Int32(wholePixels(x)))
        codes[end + 2] = UInt32(bitPattern: Int32(wholePixels(y)))
        end += 3
      }
    }
    for wantsClusters in [false, true] {
      for node in nodes where node.isCluster == wantsClusters {
        draw(rows.code(of: node, in: tree), at: node.position)
      }
    }
    for pin in pinned {
      let position = MercatorPlane.position(of: tree.coordinate(ofPin: pin))
      draw(Int32(pin), at: MercatorPlane.worldPosition(of: position))
    }
    results.set(codes, count: end)
  }

  private func reserve(_ count: Int) {
    if codes.count < count { codes = Array(repeating: 0, count: 2 * count) }
  }

  func children(ofRow row: Int) -> [Int32] {
    guard let node = tree.cluster(number: row) else { return [] }
    return tree.children(of: node).map { rows.code(of: $0, in: tree) }
  }

  func leaves(ofRow row: Int, offset: Int, limit: Int) -> [Int] {
    guard let node = tree.cluster(number: row) else { return [] }
    return tree.leaves(of: node, offset: offset, limit: limit)
  }

  /// Returns the row of the cluster with an ID, or -1.
  func row(ofClusterWithID id: String) -> Int32 { row(of: tree.cluster(withID: id)) }

  /// Returns the row of the cluster that contains a pin at a zoom, or -1.
  func row(showing pin: Int, zoom: Int) -> Int32 { row(of: tree.node(showing: pin, zoom: zoom)) }

  /// Returns whether a row's cluster exists, and writes the row.
  func write(row: Int) -> Bool { self.row(of: tree.cluster(number: row)) >= 0 }

  private func row(of node: ClusterTree.Node?) -> Int32 {
    guard let node, node.isCluster else { return -1 }
    return ~rows.code(of: node, in: tree)
  }

  /// Returns the index of the pin with an ID, or -1.
  func pin(withID id: String) -> Int { tree.pin(withID: id) ?? -1 }

  // MARK: Storage

  /// Returns the address and the number of bytes of each array of the tree, after the number of
  /// lists of free runs.
  ///
  /// - Parameter byteCounts: The sizes of the arrays to allocate, or `nil` to keep the existing ones.
  func storage(allocating byteCounts: [Int]? = nil) -> [UInt32] {
    var visitor = byteCounts.map { StorageVisitor(allocating: $0) } ?? StorageVisitor()
    tree.visitStorage(&visitor)
    var list = [UInt32(tree.freeRunClasses)]
    for part in visitor.parts {
      list.append(UInt32(truncatingIfNeeded: part.address))
      list.append(UInt32(part.byteCount))
    }
    return list
  }

  /// Completes clusters whose arrays have been written.
  func finishStorage() { rows = ClusterRows(for: tree.clusterCapacity) }

  /// Returns a pin's ID.
  func id(ofPin pin: Int) -> String { tree.id(ofPin: pin) }

  // MARK: Changes

  /// Applies changes (see Schema.swift). Texts are the IDs of new pins.
  ///
  /// Writes the rows that have changed, and the addresses.
  func apply(
    _ numbers: UnsafeBufferPointer<Double>, _ texts: inout TextReader, to results: Results
  ) {
    var changes: [ClusterTree.PinChange] = []
    for start in stride(from: 0, to: numbers.count, by: changeSize) {
      func number(_ index: Int) -> Double { unsafe numbers[start + index] }
      let pin = Int(number(changePin))
      if number(changeIsNew) != 0 { tree.appendHidden(id: texts.bytes()) }
      let (latitude, category) = (number(changeLatitude), number(changeStatus))
      let (group, visibility) = (number(changeGroup), Int(number(changeVisibility)))
      changes.append(
        ClusterTree.PinChange(
          pin: pin, isShown: visibility == pinRemoved ? nil : visibility == pinShown,
          at: latitude.isNaN
            ? tree.coordinate(ofPin: pin) : coordinate(latitude, number(changeLongitude)),
          category: category.isNaN ? tree.category(ofPin: pin) : Int(category),
          group: group.isNaN ? tree.group(ofPin: pin) : UInt32(group)))
    }
    finish(tree.apply(changes), to: results)
  }

  /// Shows the pins that a filter accepts.
  func filter(_ isShown: (Int) -> Bool, to results: Results) {
    tree.filter(isShown)
    finish(nil, to: results)
  }

  func rebuild(with options: ClusterOptions, to results: Results) {
    tree.rebuild(with: options)
    finish(nil, to: results)
  }

  /// Writes the result of a change: the rows that are no longer valid, and the addresses.
  private func finish(_ changed: [UInt32]?, to results: Results) {
    if let changed {
      rows.forget(changed)
      rows.reserve(for: tree.clusterCapacity)
    } else {
      rows = ClusterRows(for: tree.clusterCapacity)
    }
    results.set(changed ?? [])
    writeAddresses(to: results, isRebuilt: changed == nil)
  }
}
