/// How a stored picture becomes upright, as EXIF numbers it (EXIF 2.32, §4.6.4).
package enum PictureOrientation: UInt8, Sendable, Hashable {
  /// Upright as it is stored.
  case upright = 1
  /// Left and right are exchanged.
  case mirrored = 2
  /// Turned by half a turn.
  case upsideDown = 3
  /// Top and bottom are exchanged.
  case upsideDownMirrored = 4
  /// Rows and columns are exchanged.
  case leftMirrored = 5
  /// Turned a quarter clockwise to become upright, as phones store portraits.
  case left = 6
  /// As ``leftMirrored``, and turned by half a turn.
  case rightMirrored = 7
  /// Turned a quarter counter-clockwise to become upright.
  case right = 8

  /// Whether the upright picture is as wide as the stored one is high.
  package var swapsSides: Bool { rawValue >= 5 }

  /// Where a stored picture's pixels go, each side taken as 1.
  package var transform: PictureTransform {
    switch self {
    case .upright: PictureTransform(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)
    case .mirrored: PictureTransform(a: -1, b: 0, c: 0, d: 1, e: 1, f: 0)
    case .upsideDown: PictureTransform(a: -1, b: 0, c: 0, d: -1, e: 1, f: 1)
    case .upsideDownMirrored: PictureTransform(a: 1, b: 0, c: 0, d: -1, e: 0, f: 1)
    case .leftMirrored: PictureTransform(a: 0, b: 1, c: 1, d: 0, e: 0, f: 0)
    case .left: PictureTransform(a: 0, b: 1, c: -1, d: 0, e: 1, f: 0)
    case .rightMirrored: PictureTransform(a: 0, b: -1, c: -1, d: 0, e: 1, f: 1)
    case .right: PictureTransform(a: 0, b: -1, c: 1, d: 0, e: 0, f: 1)
    }
  }
}

/// An affine map of the plane: x and y become `a·x + c·y + e` and `b·x + d·y + f`.
package struct PictureTransform: Sendable, Hashable {
  package let a: Double
  package let b: Double
  package let c: Double
  package let d: Double
  package let e: Double
  package let f: Double
}
