extension TextEngine {
  /// What neighbouring pieces add to each other's widths when they stand on one line: kerning
  /// between two characters, or across a single space.
  ///
  /// - Parameters:
  ///   - first: The last character of the one piece.
  ///   - last: The first of the other, of the same level.
  mutating func joint(
    _ first: UInt32, _ last: UInt32, isSpaced: Bool, _ variant: Int, _ level: UInt8, _ ask: Ask
  ) -> Int32 {
    guard isSpaced && first | last < 0x80 && level == 0 else {
      let key = JointCache.key(
        first, last, spaced: isSpaced, variant: UInt32(variant) << 1 | UInt32(level & 1))
      if let joint = joints.find(key) { return joint }
      let hasEmoji = isEmoji(first) || isEmoji(last)
      let joint = hasEmoji ? 0 : measureJoint(first, last, isSpaced, variant, level, ask)
      joints.insert(key, joint)
      return joint
    }
    if styles[variant].joints.isEmpty {
      styles[variant].joints = [Int32](repeating: .min, count: 0x80 * 0x80)
    }
    let place = Int(first << 7 | last)
    var joint = styles[variant].joints[place]
    if joint == .min {
      joint = measureJoint(first, last, isSpaced, variant, level, ask)
      styles[variant].joints[place] = joint
    }
    return joint
  }

  private mutating func measureJoint(
    _ first: UInt32, _ last: UInt32, _ isSpaced: Bool, _ variant: Int, _ level: UInt8, _ ask: Ask
  ) -> Int32 {
    let style = styles[variant].style
    question.text.removeAll(keepingCapacity: true)
    question.text.append(first)
    if isSpaced { question.text.append(0x20) }
    question.text.append(last)
    askWidths(of: 0..<question.text.count, style, level, ask)
    var sum: Int64 = 0
    for advance in question.run.advances { sum += Int64(advance) }
    if isSpaced { sum -= Int64(styles[variant].space) }
    sum -= width(of: first, variant, level, ask)
    sum -= width(of: last, variant, level, ask)
    return Int32(clamping: sum)
  }

  /// The width of a character measured by itself.
  @inline(never)
  private mutating func width(
    of scalar: UInt32, _ variant: Int, _ level: UInt8, _ ask: Ask
  ) -> Int64 {
    if scalar == 0x20 { return Int64(styles[variant].space) }
    // No character has the other number.
    let key = JointCache.key(
      scalar, 0x1F_FFFF, spaced: false, variant: UInt32(variant) << 1 | UInt32(level & 1))
    if let width = joints.find(key) { return Int64(width) }
    question.text.removeAll(keepingCapacity: true)
    question.text.append(scalar)
    askWidths(of: 0..<1, styles[variant].style, level, ask)
    joints.insert(key, question.run.advances[0])
    return Int64(question.run.advances[0])
  }

  private func isEmoji(_ scalar: UInt32) -> Bool {
    scalar > 0x2000 && properties.has(CharacterProperties.emojiPresentation, scalar)
  }
}
