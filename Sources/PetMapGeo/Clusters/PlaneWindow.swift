/// A rectangle on the tree's plane, edges inclusive; left to right may cross the seam.
struct PlaneWindow {
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double
  /// What lies beyond the seam, from x = 0: below 0 when nothing does.
  let wrappedRight: Double

  /// - Parameter left, right: `right` not less than `left`, neither more than a width outside the
  ///   plane.
  init(left: Double, right: Double, top: Double, bottom: Double, plane: ClusterPlane) {
    (self.top, self.bottom) = (top, bottom)
    // Where x does not repeat, its end is another place than its beginning.
    guard left < 0 || right > plane.width || right == plane.width && plane.wraps else {
      (self.left, self.right, wrappedRight) = (left, right, -1)
      return
    }
    if right - left >= plane.width {
      (self.left, self.right, wrappedRight) = (0, plane.width, -1)
    } else {
      let shift = left < 0 ? plane.width : left >= plane.width ? -plane.width : 0
      self.left = left + shift
      self.right = min(right + shift, plane.width)
      wrappedRight = right + shift - plane.width
    }
  }

  init(_ box: BoundingBox, plane: ClusterPlane) {
    let sides = plane.x(longitudes: SIMD2(box.west, box.east))
    let edges = plane.y(latitudes: SIMD2(box.north, box.south))
    let left = sides.x
    var width = sides.y - left
    if box.east - box.west == 360 { width = plane.width } else if width < 0 { width += plane.width }
    self.init(
      left: left, right: left + width, top: edges.x, bottom: edges.y, plane: plane)
  }
}
