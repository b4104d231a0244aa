/// The matching isolate initiators and PDIs (BD9).
struct BidiIsolates {
  /// The index of the matching PDI for an initiator, and vice versa.
  private(set) var match: [Int?]

  init(_ classes: [UInt8]) {
    match = []
    match.reserveCapacity(classes.count)
    var open: [Int] = []
    for position in classes.indices {
      match.append(nil)
      if BidiParagraph.isIsolateInitiator(classes[position]) {
        open.append(position)
      } else if classes[position] == BidiClass.pdi, let initiator = open.popLast() {
        match[position] = initiator
        match[initiator] = position
      }
    }
  }
}

/// An iterator over the isolating run sequences of a paragraph (BD13).
struct BidiSequences {
  private let runs: [[Int]]
  /// For a level run that ends with an initiator, the run that begins with the matching PDI.
  private var follower: [Int?]
  private var isFirst: [Bool]
  private var position = 0

  init(classes: [UInt8], levels: [UInt8], matches: BidiIsolates) {
    var runs: [[Int]] = []
    var runOf = [Int](repeating: -1, count: classes.count)
    for position in classes.indices where !BidiParagraph.isRemoved(classes[position]) {
      if let last = runs.last?.last, levels[last] == levels[position] {
        runs[runs.count - 1].append(position)
      } else {
        runs.append([position])
      }
      runOf[position] = runs.count - 1
    }
    self.runs = runs
    follower = [Int?](repeating: nil, count: runs.count)
    isFirst = [Bool](repeating: true, count: runs.count)
    for (number, run) in runs.enumerated() {
      guard let last = run.last, BidiParagraph.isIsolateInitiator(classes[last]),
        let closing = matches.match[last], runs[runOf[closing]].first == closing
      else { continue }
      follower[number] = runOf[closing]
      isFirst[runOf[closing]] = false
    }
  }

  /// Returns the indices of the characters in the next sequence, or `nil` after the last one.
  mutating func next() -> [Int]? {
    while position < runs.count && !isFirst[position] { position += 1 }
    guard position < runs.count else { return nil }
    var sequence = runs[position]
    var run = follower[position]
    while let number = run {
      sequence += runs[number]
      run = follower[number]
    }
    position += 1
    return sequence
  }
}
