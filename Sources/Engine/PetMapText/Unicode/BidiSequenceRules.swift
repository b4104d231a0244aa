import PetMapCollections

/// Rules W1 to N2 of UAX #9 for an isolating run sequence, whose characters are given contiguously.
struct BidiSequenceRules {
  let level: UInt8
  /// The class before the sequence (sos).
  let start: UInt8
  /// The class after the sequence (eos).
  let end: UInt8

  private typealias Class = BidiClass

  /// Applies rules W1 to W7.
  func resolveWeak(_ classes: inout MutableSpan<UInt8>) {
    var previous = start
    var strong = start
    var hasSeparators = false
    for slot in classes.indices {  // W1, W2, W3
      var value = classes[slot]
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
      classes[slot] = value
    }
    if hasSeparators { resolveSeparators(&classes) }
    strong = start
    for slot in classes.indices {  // W7
      switch classes[slot] {
      case Class.r, Class.l: strong = classes[slot]
      case Class.en where strong == Class.l: classes[slot] = Class.l
      default: break
      }
    }
  }

  /// Applies rules W4, W5, and W6.
  private func resolveSeparators(_ classes: inout MutableSpan<UInt8>) {
    let count = classes.count
    if count > 2 {
      for slot in 1..<count - 1 {
        let value = classes[slot]
        guard value == Class.es || value == Class.cs else { continue }
        let left = classes[slot - 1]
        guard left == classes[slot + 1] else { continue }
        if left == Class.en || left == Class.an && value == Class.cs { classes[slot] = left }
      }
    }
    var slot = 0
    while slot < count {
      guard classes[slot] == Class.et else {
        slot += 1
        continue
      }
      var stop = slot
      while stop < count && classes[stop] == Class.et { stop += 1 }
      let touches =
        slot > 0 && classes[slot - 1] == Class.en || stop < count && classes[stop] == Class.en
      if touches {
        for index in slot..<stop { classes[index] = Class.en }
      }
      slot = stop
    }
    for slot in 0..<count {
      switch classes[slot] {
      case Class.es, Class.et, Class.cs: classes[slot] = Class.on
      default: break
      }
    }
  }

  /// Applies rule N0: both brackets of a pair get the same direction.
  ///
  /// - Parameters:
  ///   - scalars: The characters; may be empty if there are no brackets.
  ///   - original: The classes before applying any rule.
  func resolveBrackets(_ classes: inout [UInt8], scalars: [UInt32], original: [UInt8]) {
    guard !scalars.isEmpty else { return }
    let embedding = level & 1 == 0 ? Class.l : Class.r
    for pair in pairs(classes, scalars) {
      var foundEmbedding = false
      var foundOpposite = false
      for slot in pair.open + 1..<pair.close {
        guard let strong = strongClass(classes[slot]) else { continue }
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
        for slot in stride(from: pair.open - 1, through: 0, by: -1) {
          if let strong = strongClass(classes[slot]) {
            context = strong
            break
          }
        }
        direction = context == embedding ? embedding : context
      }
      guard let direction else { continue }
      for slot in [pair.open, pair.close] {
        classes[slot] = direction
        // Marks on a bracket get the same direction.
        var next = slot + 1
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

  /// Returns the bracket pairs (BD16), sorted by their opening brackets.
  private func pairs(
    _ classes: [UInt8], _ scalars: [UInt32]
  ) -> [(open: Int, close: Int)] {
    var stack: [(close: UInt32, slot: Int)] = []
    // The closing slot of each opening slot.
    var closes = [Int?](repeating: nil, count: classes.count)
    for slot in classes.indices where classes[slot] == Class.on {
      let scalar = scalars[slot]
      if let closing = BidiBrackets.closing(of: scalar) {
        if stack.count == 63 { return [] }
        stack.append((closing, slot))
      } else {
        let canonical = BidiBrackets.canonical(scalar)
        if let match = stack.lastIndex(where: { $0.close == canonical }) {
          closes[stack[match].slot] = slot
          stack.removeSubrange(match...)
        }
      }
    }
    return classes.indices.compactMap { open in closes[open].map { (open, $0) } }
  }

  /// Applies rules N1 and N2.
  func resolveNeutral(_ classes: inout MutableSpan<UInt8>) {
    let embedding = level & 1 == 0 ? Class.l : Class.r
    var slot = 0
    var before = start
    while slot < classes.count {
      if let strong = strongClass(classes[slot]) {
        before = strong
        slot += 1
        continue
      }
      var stop = slot
      var after = end
      while stop < classes.count {
        if let strong = strongClass(classes[stop]) {
          after = strong
          break
        }
        stop += 1
      }
      let direction = before == after ? before : embedding
      for index in slot..<stop { classes[index] = direction }
      slot = stop
    }
  }
}

extension BidiBrackets {
  /// Returns the canonical form of the bracket that closes an opening bracket, or `nil` for other
  /// characters.
  static func closing(of scalar: UInt32) -> UInt32? {
    let index = pairs.partitionPoint { UInt32($0.open) < scalar }
    guard index < pairs.count, UInt32(pairs[index].open) == scalar else { return nil }
    return canonical(UInt32(pairs[index].close))
  }

  /// U+2329 and U+232A are canonically equivalent to U+3008 and U+3009.
  static func canonical(_ scalar: UInt32) -> UInt32 {
    scalar == 0x232A ? 0x3009 : scalar
  }
}
