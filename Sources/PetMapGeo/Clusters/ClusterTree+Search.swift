extension ClusterTree {
  /// The pins and clusters within a box at a zoom.
  ///
  /// - Parameters:
  ///   - box: edges inclusive; west greater than east crosses the antimeridian. A cluster is where
  ///     its centre is.
  ///   - zoom: brought into 0 to `maximumZoom + 1`, at which every pin stands by itself.
  /// - Returns: in no order that means anything, see ``sorted(_:)``.
  /// - Complexity: O(k + zoom) expected for k results.
  public func nodes(in box: BoundingBox, zoom: Int) -> [Node] {
    var found: [Node] = []
    find(in: box, zoom: zoom, &found)
    return found
  }

  /// Replaces what is in a list by the nodes within a box, see ``nodes(in:zoom:)``.
  package func find(in box: BoundingBox, zoom: Int, _ found: inout [Node]) {
    found.removeAll(keepingCapacity: true)
    visit(PlaneWindow(box, plane: plane), zoom: limit(zoom), &found)
  }

  /// The pins and clusters of a tile, and those around it that are drawn into it.
  ///
  /// What stands beyond 85.051129° of latitude is in no tile but within the buffer of the outermost.
  ///
  /// - Parameters:
  ///   - buffer: how far around the tile, in pixels of a tile `options.extent` pixels wide.
  ///   - clusterZoom: the zoom whose pins and clusters are wanted, when it is not the tile's.
  /// - Returns: in no order that means anything, see ``sorted(_:)``; nothing for a tile that the
  ///   zoom does not have.
  /// - Complexity: O(k + zoom) expected for k results.
  public func nodes(
    inTile zoom: Int, x: Int, y: Int, buffer: Double, clusterZoom: Int? = nil
  ) -> [Node] {
    var found: [Node] = []
    find(inTile: zoom, x: x, y: y, buffer: buffer, clusterZoom: clusterZoom, &found)
    return found
  }

  /// Replaces what is in a list by the nodes of a tile, see
  /// ``nodes(inTile:x:y:buffer:clusterZoom:)``.
  package func find(
    inTile zoom: Int, x: Int, y: Int, buffer: Double, clusterZoom: Int? = nil,
    _ found: inout [Node]
  ) {
    found.removeAll(keepingCapacity: true)
    guard (0...ClusterOptions.deepestZoom).contains(zoom) else { return }
    guard x >= 0, y >= 0, x < 1 << zoom, y < 1 << zoom else { return }
    let side = plane.width / Double(1 << zoom)
    let around = side * max(0, buffer) / options.extent
    let window = PlaneWindow(
      left: Double(x) * side - around, right: Double(x + 1) * side + around,
      top: Double(y) * side - around, bottom: Double(y + 1) * side + around, plane: plane)
    visit(window, zoom: limit(clusterZoom ?? zoom), &found)
  }

  /// All pins and clusters of a zoom, in no order that means anything.
  ///
  /// - Complexity: O(n) in the number of pins and clusters of the tree.
  public func nodes(atZoom zoom: Int) -> [Node] {
    var found: [Node] = []
    let everything = PlaneWindow(
      left: 0, right: plane.width, top: -4 * plane.width, bottom: 4 * plane.width, plane: plane)
    visit(everything, zoom: limit(zoom), &found)
    return found
  }

  /// The nodes in the order of their pins' rank, which is the same however the tree came about.
  ///
  /// - Complexity: O(k log k).
  public func sorted(_ nodes: [Node]) -> [Node] {
    // Ranks are looked up once a node, not at every comparison.
    var ranked = nodes.map { node in
      let pin = pin(of: node)
      return (rank: rank(pin: pin), pin: pin, node: node)
    }
    ranked.sort { $0.rank != $1.rank ? $0.rank < $1.rank : $0.pin < $1.pin }
    return ranked.map { $0.node }
  }

  private func limit(_ zoom: Int) -> Int { max(0, min(zoom, options.maximumZoom + 1)) }

  /// Appends the nodes within a window.
  func visit(_ window: PlaneWindow, zoom: Int, _ found: inout [Node]) {
    visit(window.left, window.right, window.top, window.bottom, zoom: zoom, &found)
    if window.wrappedRight >= 0 {
      visit(0, window.wrappedRight, window.top, window.bottom, zoom: zoom, &found)
    }
  }

  /// Looks through the levels at whose last zoom an entity may still be on the map at the zoom.
  ///
  /// The buckets to look into are gathered before any is, see `BucketBatch`.
  private func visit(
    _ left: Double, _ right: Double, _ top: Double, _ bottom: Double, zoom: Int,
    _ found: inout [Node]
  ) {
    let top = max(top, -ClusterPlane.margin * plane.width)
    let bottom = min(bottom, (1 + ClusterPlane.margin) * plane.width)
    guard top <= bottom, left <= right else { return }
    var batch = BucketBatch(
      left: left, right: right, top: top, bottom: bottom, zoom: UInt32(truncatingIfNeeded: zoom))
    let words = directory.words.span
    for index in 0...zoom where directory.levels[index].longestSpan >= zoom &- index {
      let level = directory.levels[index]
      let (first, last) = (level.cells.column(left), level.cells.column(right))
      let (upper, lower) = (level.cells.row(top), level.cells.row(bottom))
      let span = UInt32(truncatingIfNeeded: min(zoom &- index, ClusterLink.longestSpan))

      let isWide =
        last &- first >= 1 &<< level.columnBits || lower &- upper >= 1 &<< level.rowBits
        || last &>> 3 &- first &>> 3 >= 1 &<< level.wordColumnBits
        || lower &>> 3 &- upper &>> 3 >= 1 &<< level.wordRowBits
      if isWide {
        // Each bucket is seen once, whatever the cells in it.
        let end = level.start &+ Int(1 &<< (level.columnBits &+ level.rowBits))
        for bucket in level.start..<end {
          batch.add(bucket, span: span, tags: BucketBatch.anyTag)
          if batch.isFull { batch.settle(in: self, &found) }
        }
        continue
      }
      for blockRow in upper &>> 3...lower &>> 3 {
        let rows = bits(from: upper, to: lower, of: blockRow, times: 8, replicated: 1)
        for block in first &>> 3...last &>> 3 {
          // The cells of the block that are within the window and hold something.
          var word = words[level.word(column: block, row: blockRow)] & rows
          if word == 0 { continue }
          word &= bits(
            from: first, to: last, of: block, times: 1, replicated: 0x0101_0101_0101_0101)
          while word != 0 {
            let bit = Int32(truncatingIfNeeded: word.trailingZeroBitCount)
            word &= word &- 1
            let column = block &<< 3 | bit & 7
            let row = blockRow &<< 3 | bit &>> 3
            let tag = level.tag(column: column, row: row)
            batch.add(
              level.bucket(column: column, row: row), span: span,
              tags: 1 &<< tag | 1 &<< ClusterLink.mixed)
          }
          if batch.isFull { batch.settle(in: self, &found) }
        }
      }
    }
    batch.settle(in: self, &found)
    batch.hand(over: &found)
  }

  /// The bits of the rows or columns of a block of eight that are within a range.
  @inline(__always) private func bits(
    from first: Int32, to last: Int32, of block: Int32, times width: UInt64, replicated: UInt64
  ) -> UInt64 {
    let low = UInt64(truncatingIfNeeded: max(first &- block &<< 3, 0)) &* width
    let high = UInt64(truncatingIfNeeded: min(last &- block &<< 3, 7)) &* width
    if width == 8 { return (.max &<< low) & (.max &>> (56 &- high)) }
    return ((0xFF &<< low) & (0xFF &>> (7 &- high))) &* replicated
  }
}
