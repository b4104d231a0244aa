/// Rules W1 to N2 of UAX #9 over one isolating run sequence, its characters side by side.
struct BidiSequenceRules {
  let level: UInt8
  /// The class that stands before the sequence (sos).
  let start: UInt8
  /// The class that stands after the sequence (eos).
  let end: UInt8

  private typealias Class = BidiClass

  /// W1 to W7.
  func resolveWeak(_ classes: inout MutableSpan<UInt8>) {
    var previous = start
    var strong = start
    var hasSeparators = false
    for place in classes.indices {  // W1, W2, W3
      var value = classes[place]
      if value == Class.nsm {
        let isIsolate =
          previous == Class.lri || previous == Class.rli || previous == Class.fsi
          || previous == Class.pdi
        value = isIsolate ? Class.on : previous
      }
      previous = value
      switch value {
      case Class.r, Class.l: strong = value
      case Class.al:
        strong = Class.al
        value = Class.r
      case Class.en where strong == Class.al:
        value = Class.an
        previous = value
      case Class.es, Class.et, Class.cs: hasSeparators = true
      default: break
      }
      classes[place] = value
    }
    if hasSeparators { resolveSeparators(&classes) }
    strong = start
    for place in classes.indices {  // W7
      switch classes[place] {
      case Class.r, Class.l: strong = classes[place]
      case Class.en where strong == Class.l: classes[place] = Class.l
      default: break
      }
    }
  }

  /// W4, W5 and W6.
  private func resolveSeparators(_ classes: inout MutableSpan<UInt8>) {
    let count = classes.count
    if count > 2 {
      for place in 1..<count - 1 {
        let value = classes[place]
        guard value == Class.es || value == Class.cs else { continue }
        let left = classes[place - 1]
        guard left == classes[place + 1] else { continue }
        if left == Class.en || left == Class.an && value == Class.cs { classes[place] = left }
      }
    }
    var place = 0
    while place < count {
      guard classes[place] == Class.et else {
        place += 1
        continue
      }
      var stop = place
      while stop < count && classes[stop] == Class.et { stop += 1 }
      let touches =
        place > 0 && classes[place - 1] == Class.en || stop < count && classes[stop] == Class.en
      if touches {
        for index in place..<stop { classes[index] = Class.en }
      }
      place = stop
    }
    for place in 0..<count {
      switch classes[place] {
      case Class.es, Class.et, Class.cs: classes[place] = Class.on
      default: break
      }
    }
  }

  /// N0: both brackets of a pair take one direction.
  ///
  /// - Parameters:
  ///   - scalars: The characters; may be empty if there are no brackets.
  ///   - original: Their classes before any rule.
  func resolveBrackets(_ classes: inout [UInt8], scalars: [UInt32], original: [UInt8]) {
    guard !scalars.isEmpty else { return }
    let embedding = level & 1 == 0 ? Class.l : Class.r
    for pair in pairs(classes, scalars) {
      var foundEmbedding = false
      var foundOpposite = false
      for place in pair.open + 1..<pair.close {
        guard let strong = strongClass(classes[place]) else { continue }
        if strong == embedding {
          foundEmbedding = true
          break
        }
        foundOpposite = true
      }
      var direction: UInt8?
      if foundEmbedding {
        direction = embedding
      } else if foundOpposite {
        var context = start
        for place in stride(from: pair.open - 1, through: 0, by: -1) {
          if let strong = strongClass(classes[place]) {
            context = strong
            break
          }
        }
        direction = context == embedding ? embedding : context
      }
      guard let direction else { continue }
      for place in [pair.open, pair.close] {
        classes[place] = direction
        // Marks on a bracket follow it.
        var next = place + 1
        while next < classes.count, original[next] == Class.nsm {
          classes[next] = direction
          next += 1
        }
      }
    }
  }

  private func strongClass(_ value: UInt8) -> UInt8? {
    switch value {
    case Class.l: Class.l
    case Class.r, Class.en, Class.an: Class.r
    default: nil
    }
  }

  /// BD16: the pairs of brackets, by their opening ones.
  private func pairs(
    _ classes: [UInt8], _ scalars: [UInt32]
  ) -> [(open: Int, close: Int)] {
    var stack: [(close: UInt32, place: Int)] = []
    var found: [(open: Int, close: Int)] = []
    for place in classes.indices where classes[place] == Class.on {
      let scalar = scalars[place]
      if let closing = BidiBrackets.closing(of: scalar) {
        if stack.count == 63 { return [] }
        stack.append((closing, place))
      } else {
        let canonical = BidiBrackets.canonical(scalar)
        if let match = stack.lastIndex(where: { $0.close == canonical }) {
          found.append((stack[match].place, place))
          stack.removeSubrange(match...)
        }
      }
    }
    return found.sorted { $0.open < $1.open }
  }

  /// N1 and N2.
  func resolveNeutral(_ classes: inout MutableSpan<UInt8>) {
    let embedding = level & 1 == 0 ? Class.l : Class.r
    var place = 0
    var before = start
    while place < classes.count {
      if let strong = strongClass(classes[place]) {
        before = strong
        place += 1
        continue
      }
      var stop = place
      var after = end
      while stop < classes.count {
        if let strong = strongClass(classes[stop]) {
          after = strong
          break
        }
        stop += 1
      }
      let direction = before == after ? before : embedding
      for index in place..<stop { classes[index] = direction }
      place = stop
    }
  }
}

extension BidiBrackets {
  /// The bracket that closes an opening one, in its canonical form; nil for other characters.
  static func closing(of scalar: UInt32) -> UInt32? {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if UInt32(pairs[middle].open) < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < pairs.count, UInt32(pairs[low].open) == scalar else { return nil }
    return canonical(UInt32(pairs[low].close))
  }

  /// U+2329 and U+232A are canonically U+3008 and U+3009.
  static func canonical(_ scalar: UInt32) -> UInt32 {
    scalar == 0x232A ? 0x3009 : scalar
  }
}
