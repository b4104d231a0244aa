extension NodeSearch {
  /// Sorts what was found as it lies in memory: pins before clusters, and of each what is near on the
  /// map most often near in the list, so that a reader waits for less. Two nodes of a tree are always
  /// the same way round.
  ///
  /// Of some tens of nodes each is compared with all others, without a branch that the processor
  /// could guess wrong.
  ///
  /// - Complexity: O(k log k).
  package mutating func sort() {
    guard found.count <= Self.mostCompared else {
      found.sort { $0.slot < $1.slot }
      return
    }
    order(found)
    let ordered = ordered.view
    var nodes = found.mutableSpan
    for index in nodes.indices { nodes[index] = ordered[index] }
  }

  /// Puts each node as many places from the first as there are below its own.
  private func order(_ nodes: borrowing [ClusterTree.Slot]) {
    let nodes = nodes.span
    let (fours, rest) = nodes.count.quotientAndRemainder(dividingBy: 4)
    for four in 0..<fours {
      let first = 4 &* four
      keys[four] = SIMD4(
        key(nodes[first]), key(nodes[first &+ 1]), key(nodes[first &+ 2]), key(nodes[first &+ 3]))
    }
    var last = SIMD4<Int32>(repeating: .max)
    for lane in 0..<rest { last[lane] = key(nodes[4 &* fours &+ lane]) }
    if rest > 0 { keys[fours] = last }

    let count = rest > 0 ? fours &+ 1 : fours
    for four in 0..<fours {
      let places = places(of: keys[four], among: count)
      let first = 4 &* four
      for lane in 0..<4 {
        ordered[Int(truncatingIfNeeded: places[lane])] = nodes[first &+ lane]
      }
    }
    if rest > 0 {
      let places = places(of: last, among: count)
      for lane in 0..<rest {
        ordered[Int(truncatingIfNeeded: places[lane])] = nodes[4 &* fours &+ lane]
      }
    }
  }

  /// Below the largest number: links tell fewer entities apart.
  @inline(__always) private func key(_ node: ClusterTree.Slot) -> Int32 {
    Int32(truncatingIfNeeded: node.slot)
  }

  /// How many keys are below each of four.
  @inline(__always)
  private func places(of own: SIMD4<Int32>, among count: Int) -> SIMD4<Int32> {
    let own0 = SIMD4(repeating: own.x)
    let own1 = SIMD4(repeating: own.y)
    let own2 = SIMD4(repeating: own.z)
    let own3 = SIMD4(repeating: own.w)
    var (below0, below1) = (SIMD4<Int32>(), SIMD4<Int32>())
    var (below2, below3) = (SIMD4<Int32>(), SIMD4<Int32>())
    for four in 0..<count {
      let others = keys[four]
      below0 &-= ones(others .< own0)
      below1 &-= ones(others .< own1)
      below2 &-= ones(others .< own2)
      below3 &-= ones(others .< own3)
    }
    return SIMD4(
      below0.wrappedSum(), below1.wrappedSum(), below2.wrappedSum(), below3.wrappedSum())
  }

  /// -1 in the lanes that are true, as the processor has them.
  @inline(__always) private func ones(_ mask: SIMDMask<SIMD4<Int32>>) -> SIMD4<Int32> {
    unsafe unsafeBitCast(mask, to: SIMD4<Int32>.self)
  }
}
