package import PetMapGeo

/// The clusters of a tree as fixed-size rows (see Schema.swift), for a page that reads the engine's
/// memory directly: a cluster's number is the index of its row, so no call is needed.
///
/// A row is written when its cluster is first returned, so that a change costs only what it touches,
/// and rows take memory only for the clusters that a map has shown, in blocks.
///
/// Safe: it owns the memory of the table and of its blocks from `init` to `deinit`, and rows are read
/// and written only below `count`.
@safe
package final class ClusterRows {
  /// A cluster, in 40 bytes.
  package struct Row: Sendable, BitwiseCopyable {
    /// The longitude of the cluster, in degrees.
    package let longitude: Double
    package let latitude: Double
    /// A packed key: the index of the representative pin from bit 6 up, the deepest zoom in bits 1
    /// to 5, and in bit 0 whether all pins share a coordinate.
    package let name: UInt32
    /// The number of pins; 0 if the row has not been written.
    package let count: UInt32
    /// The number of pins with the status `missing`; those that are neither missing nor found are
    /// closed.
    package let missing: UInt32
    package let found: UInt32
    /// The group of a tree's pins; the ID of supercluster's clusters.
    package let number: UInt32

    fileprivate static let unwritten = Row(
      longitude: 0, latitude: 0, name: 0, count: 0, missing: 0, found: 0, number: 0)
  }

  private typealias Block = UnsafeMutablePointer<Row>

  /// The blocks of rows; `nil` if none of a block's rows has been written.
  private var table: UnsafeMutableBufferPointer<UnsafeMutablePointer<Row>?>
  /// Whether each row of a tree has been written, in bits, because reading the rows of all clusters in
  /// a view would make the query take 1.4 × the time.
  private var written: [UInt32]

  /// Creates unwritten rows.
  ///
  /// - Parameter clusters: The number of clusters, to which some are added for changes.
  package init(for clusters: Int) {
    unsafe table = .allocate(capacity: (clusters + clusters / 8) / rowsPerBlock + 1)
    unsafe table.initialize(repeating: nil)
    written = Array(repeating: 0, count: unsafe table.count * rowsPerBlock / 32)
  }

  deinit {
    for index in 0..<count / rowsPerBlock { unsafe table[index]?.deallocate() }
    unsafe table.deallocate()
  }

  /// The address of the table, whose entries are the addresses of blocks, for the page.
  package var address: UInt { unsafe UInt(bitPattern: table.baseAddress) }

  package var count: Int { unsafe table.count * rowsPerBlock }

  package subscript(row: Int) -> Row {
    get { unsafe table[row / rowsPerBlock].map { unsafe $0[row % rowsPerBlock] } ?? .unwritten }
    set {
      let block: Block
      if let existing = unsafe table[row / rowsPerBlock] {
        unsafe block = existing
      } else {
        unsafe block = .allocate(capacity: rowsPerBlock)
        unsafe block.initialize(repeating: .unwritten, count: rowsPerBlock)
        unsafe table[row / rowsPerBlock] = block
      }
      unsafe block[row % rowsPerBlock] = newValue
    }
  }

  /// Encodes a node: a pin's index, or `~row` for a cluster, whose row is written.
  package func code(of node: ClusterTree.Node, in tree: ClusterTree) -> Int32 {
    guard node.isCluster else { return Int32(node.pin) }
    let row = tree.clusterNumber(of: node)
    if !isWritten(row) {
      self[row] = Self.row(of: node, in: tree)
      written[row >> 5] |= 1 << UInt32(row & 31)
    }
    return ~Int32(row)
  }

  @inline(__always) private func isWritten(_ row: Int) -> Bool {
    written[row >> 5] & 1 << UInt32(row & 31) != 0
  }

  private static func row(of node: ClusterTree.Node, in tree: ClusterTree) -> Row {
    let coordinate = tree.coordinate(of: node)
    let isStack = tree.isAtOneCoordinate(node)
    return Row(
      longitude: coordinate.longitude, latitude: coordinate.latitude,
      name: UInt32(node.pin) << 6 | UInt32(node.deepestZoom) << 1 | (isStack ? 1 : 0),
      count: UInt32(node.count), missing: UInt32(tree.count(of: node, category: 0)),
      found: UInt32(tree.count(of: node, category: 1)), number: tree.group(ofPin: node.pin))
  }

  /// Makes rows unwritten, because their clusters have changed or no longer exist.
  package func forget(_ clusters: [UInt32]) {
    for row in clusters where isWritten(Int(row)) {
      self[Int(row)] = .unwritten
      written[Int(row >> 5)] &= ~(1 << (row & 31))
    }
  }

  /// Makes room for new clusters, which may move the table.
  package func reserve(for clusters: Int) {
    if clusters <= count { return }
    let larger = ClusterRows(for: clusters)
    for index in 0..<count / rowsPerBlock {
      unsafe larger.table[index] = table[index]
      unsafe table[index] = nil
    }
    unsafe swap(&table, &larger.table)
    written += Array(repeating: 0, count: count / 32 - written.count)
  }
}
