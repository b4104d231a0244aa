/// The transform that makes a stored picture upright, with the raw values that EXIF defines (EXIF
/// 2.32, §4.6.4).
package enum PictureOrientation: UInt8, Sendable, Hashable {
  /// Stored upright.
  case upright = 1
  /// Flipped horizontally.
  case mirrored = 2
  /// Rotated by 180°.
  case upsideDown = 3
  /// Flipped vertically.
  case upsideDownMirrored = 4
  /// Transposed: rows and columns are swapped.
  case leftMirrored = 5
  /// Must be rotated 90° clockwise, like portrait photos from phones.
  case left = 6
  /// Transposed and rotated by 180°.
  case rightMirrored = 7
  /// Must be rotated 90° counterclockwise.
  case right = 8

  /// Whether the upright picture's width and height are the stored picture's height and width.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The transform of a stored picture's pixels on the unit square.
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

/// An affine transform of the plane: x and y become `a·x + c·y + e` and `b·x + d·y + f`.
package struct PictureTransform: Sendable, Hashable {
  package let a: Double
  package let b: Double
  package let c: Double
  package let d: Double
  package let e: Double
  package let f: Double
}
