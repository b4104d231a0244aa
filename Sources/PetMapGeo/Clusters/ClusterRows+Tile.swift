extension ClusterRows {
  /// Puts the nodes' codes in front of a list, in the order of ``sort(_:)``, each with its place in a
  /// tile: x, y in the pixels of the tree's options.
  ///
  /// Near the seam a node is drawn into the tile from the other end of the world as well, with the
  /// radius for a buffer.
  ///
  /// - Parameter codes: made longer when they are too many.
  /// - Returns: how many are drawn.
  package func write(
    _ nodes: inout [ClusterTree.Node], of tree: borrowing ClusterTree, inTile zoom: Int, x: Int,
    y: Int, to codes: inout [UInt32]
  ) -> Int {
    sort(&nodes)
    let side = 1 << zoom
    let (first, last) = (x == 0 ? -1 : 0, x == side - 1 ? 1 : 0)
    let most = 3 * (last - first + 1) * nodes.count
    if codes.count < most { codes = Array(repeating: 0, count: 2 * most) }
    var codes = codes.mutableSpan
    let entities = tree.entities.span
    let (radius, extent, width) = (tree.options.radius, tree.options.extent, tree.plane.width)
    let scale = Double(side)
    let origin = SIMD2(Double(x), Double(y))
    var end = 0
    for index in nodes.indices {
      let node = nodes[index]
      let entity = entities[node.index]
      let place = SIMD2(entity.x, entity.y) / width
      for turn in first...last {
        let turned = place + SIMD2(Double(turn), 0)
        let pixels = (turned * scale - origin) * extent
        if pixels.x < -radius || pixels.x > extent + radius { continue }
        let whole = rounded(pixels)
        codes[end] = UInt32(bitPattern: code(of: node, in: tree))
        codes[end + 1] = UInt32(truncatingIfNeeded: whole.x.bitPattern)
        codes[end + 2] = UInt32(truncatingIfNeeded: whole.y.bitPattern)
        end += 3
      }
    }
    return end / 3
  }

  /// Numbers whose low bits are the nearest whole number, of two the larger, as JavaScript rounds.
  @inline(__always) private func rounded(_ position: SIMD2<Double>) -> SIMD2<Double> {
    let position = SIMD2(
      max(-0x1p30, min(0x1p30, position.x)), max(-0x1p30, min(0x1p30, position.y)))
    // By halves, without a branch that the processor would guess wrong every other time.
    let halves = (position * 2).rounded(.down) + 1
    return (halves * 0.5).rounded(.down) + 0x1.8p52
  }
}
