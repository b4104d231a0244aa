extension ClusterRows {
  /// Replaces what is in a list by the nodes' codes, each with its place in a tile: x, y in the pixels
  /// of the tree's options.
  ///
  /// Near the seam a node is drawn into the tile from the other end of the world as well, with the
  /// radius for a buffer.
  package func write(
    _ nodes: [ClusterTree.Node], of tree: borrowing ClusterTree, inTile zoom: Int, x: Int, y: Int,
    to codes: inout [UInt32]
  ) {
    codes.removeAll(keepingCapacity: true)
    guard !nodes.isEmpty else { return }
    codes.reserveCapacity(nodes.count * 3)
    let (radius, extent) = (tree.options.radius, tree.options.extent)
    let (side, width) = (Double(1 << zoom), tree.plane.width)
    let turns = (x == 0 ? -1 : 0)...(Double(x) == side - 1 ? 1 : 0)
    for node in nodes {
      let entity = tree.entities[node.index]
      let code = code(of: node, in: tree)
      let down = extent * (entity.y / width * side - Double(y))
      for turn in turns {
        let across = extent * ((entity.x / width + Double(turn)) * side - Double(x))
        if across < -radius || across > extent + radius { continue }
        codes.append(UInt32(bitPattern: code))
        codes.append(UInt32(bitPattern: pixel(across)))
        codes.append(UInt32(bitPattern: pixel(down)))
      }
    }
  }

  /// The whole number that is nearest, of two the larger, as JavaScript rounds.
  @inline(__always) private func pixel(_ position: Double) -> Int32 {
    let position = max(-0x1p30, min(0x1p30, position))
    let whole = position.rounded(.down)
    return Int32(position - whole >= 0.5 ? whole + 1 : whole)
  }
}
