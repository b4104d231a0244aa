import PetMapGeo
import PetMapKit

/// Clusters retained by the page.
///
/// A node is encoded as a pin's index, or as `~row` for a cluster.
final class RetainedClusters {
  enum Kind {
    case canonical(ClusterTree)
    case supercluster(SuperclusterIndex)
  }

  var kind: Kind {
    didSet {
      rows = nil
      rowMemory = nil
    }
  }
  /// Pins that are never clustered.
  var pinned: [Int] = []
  /// Whether the filter accepts each pin, or `nil` for all pins.
  var filter: [Bool]?
  /// The rows, created on the first access after a change.
  private var rows: ClusterRows?
  /// The rows in the layout that the page reads, written on the first access after a change.
  private var rowMemory: RowMemory?
  /// A buffer that is reused to avoid allocations.
  private var codes: [UInt32] = []

  init(_ kind: Kind) { self.kind = kind }

  // MARK: Rows

  /// Returns the rows, which remain valid until the clusters change.
  func rowList() -> RowMemory {
    if let rowMemory { return rowMemory }
    let memory =
      switch kind {
      case .canonical(let tree): RowMemory(canonicalRows(tree).rows)
      case .supercluster(let index): RowMemory(Self.rows(of: index))
      }
    rowMemory = memory
    return memory
  }

  private func canonicalRows(_ tree: ClusterTree) -> ClusterRows {
    if let rows { return rows }
    let rows = ClusterRows(of: tree)
    self.rows = rows
    return rows
  }

  private static func rows(of index: SuperclusterIndex) -> [ClusterRows.Row] {
    index.clusters.indices.map {
      let cluster = index.clusters[$0]
      return ClusterRows.Row(
        longitude: cluster.x, latitude: cluster.y,
        name: UInt32(bitPattern: code(of: index.origin(ofCluster: $0))),
        count: UInt32(cluster.count), missing: 0, found: 0, number: UInt32(cluster.id))
    }
  }

  private static func code(of node: SuperclusterIndex.Node) -> Int32 {
    switch node {
    case .pin(let pin): Int32(pin)
    case .cluster(let row): ~Int32(row)
    }
  }

  // MARK: Queries

  /// Writes the nodes in a box at a zoom. Pins precede clusters, except in supercluster's order.
  func write(nodesIn box: BoundingBox, zoom: Int, to results: Results) {
    switch kind {
    case .canonical(let tree):
      var count = canonicalRows(tree).write(nodesIn: box, zoom: zoom, to: &codes)
      // Pinned pins are drawn last, over clusters.
      for pin in pinned where box.contains(tree.coordinate(ofPin: pin)) {
        if codes.count <= count { codes += [UInt32](repeating: 0, count: 64) }
        codes[count] = UInt32(pin)
        count += 1
      }
      results.set(codes, count: count)
    case .supercluster(let index):
      results.set(index.nodes(in: box, zoom: zoom).map(Self.code))
    }
  }

  /// Writes the code, x and y of each node in a tile, in units of `extent` per tile.
  func write(
    nodesIn tile: TileID, clusterZoom: Int, extent: Double?, buffer: Double, to results: Results
  ) {
    switch kind {
    case .canonical(let tree):
      let count = canonicalRows(tree).write(
        nodesIn: tile, clusterZoom: clusterZoom, extent: extent, buffer: buffer, pinned: pinned,
        to: &codes)
      results.set(codes, count: 3 * count)
    case .supercluster(let index):
      results.set(
        index.nodes(in: tile, extent: extent).flatMap {
          [Self.code(of: $0.node), Int32($0.x), Int32($0.y)]
        })
    }
  }

  func children(ofRow row: Int) -> [Int32]? {
    switch kind {
    case .canonical(let tree):
      let rows = canonicalRows(tree)
      guard let node = rows.node(row: row) else { return nil }
      return tree.children(of: node).map { rows.code(of: $0) }
    case .supercluster(let index):
      guard index.clusters.indices.contains(row) else { return nil }
      return index.children(ofCluster: row).map(Self.code)
    }
  }

  func leaves(ofRow row: Int, offset: Int, limit: Int) -> [Int]? {
    switch kind {
    case .canonical(let tree):
      guard let node = canonicalRows(tree).node(row: row) else { return nil }
      return tree.leaves(of: node, offset: offset, limit: limit)
    case .supercluster(let index):
      guard index.clusters.indices.contains(row) else { return nil }
      return index.leaves(ofCluster: row, offset: offset, limit: limit)
    }
  }

  /// Returns the row of the cluster with an ID, or -1.
  func row(ofClusterWithID id: String) -> Int {
    switch kind {
    case .canonical(let tree):
      guard let node = tree.cluster(withID: id) else { return -1 }
      return Int(~canonicalRows(tree).code(of: node))
    case .supercluster(let index):
      return Int(id).flatMap { index.cluster(withID: $0) } ?? -1
    }
  }

  /// Returns the row of the cluster that contains a pin at a zoom, or -1.
  func row(showing pin: Int, zoom: Int) -> Int {
    guard case .canonical(let tree) = kind, let node = tree.node(showing: pin, zoom: zoom),
      node.isCluster
    else { return -1 }
    return Int(~canonicalRows(tree).code(of: node))
  }

  // MARK: Changes

  /// Changes the tree. The page has refused changes of supercluster's clusters.
  func change(_ body: (inout ClusterTree) -> Void) {
    guard case .canonical(var tree) = kind else { preconditionFailure("the tree can change") }
    // Keep a single reference, so that changes do not copy the tree.
    kind = .canonical(ClusterTree(ClusterPins()))
    defer { kind = .canonical(tree) }
    body(&tree)
  }

  /// Shows the pins that the filter accepts and that are not pinned.
  func applyFilter() {
    change { tree in
      var isShown = filter ?? []
      for pin in pinned {
        while isShown.count <= pin { isShown.append(true) }
        isShown[pin] = false
      }
      tree.filter { $0 < isShown.count ? isShown[$0] : true }
    }
  }
}

/// The rows of clusters (see Schema.swift) at an address that the page reads.
///
/// Safe: it owns the memory from `init` to `deinit`, and copies exactly the rows for which it has
/// allocated memory.
@safe
final class RowMemory {
  private let bytes: UnsafeMutableRawBufferPointer
  let count: Int

  /// The address for the page.
  var address: UInt { unsafe UInt(bitPattern: bytes.baseAddress) }

  /// Copies rows.
  init(_ rows: [ClusterRows.Row]) {
    count = rows.count
    unsafe bytes = .allocate(byteCount: count * rowSize, alignment: 8)
    unsafe rows.withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
  }

  deinit { unsafe bytes.deallocate() }
}
