/// The paw print shown as a photo placeholder.
package enum PawPrint {
  /// Returns a paw print, consisting of a pad and four toes, in a square.
  package static func path(in square: ScreenRect) -> DrawingPath {
    let unit = square.width / 24
    func x(_ units: Double) -> Double { square.x + units * unit }
    func y(_ units: Double) -> Double { square.y + units * unit }
    func point(_ across: Double, _ down: Double) -> ScreenPoint {
      ScreenPoint(x: x(across), y: y(down))
    }
    var path = DrawingPath()
    // The sines and cosines of the toes' tilts: 20° for the outer and 8° for the inner toes.
    toe(&path, x(3.4), y(11.1), unit, width: 2.1, height: 2.9, sine: -0.342, cosine: 0.940)
    toe(&path, x(8.6), y(5.4), unit, width: 2.35, height: 3.3, sine: -0.139, cosine: 0.990)
    toe(&path, x(15.4), y(5.4), unit, width: 2.35, height: 3.3, sine: 0.139, cosine: 0.990)
    toe(&path, x(20.6), y(11.1), unit, width: 2.1, height: 2.9, sine: 0.342, cosine: 0.940)
    path.move(x(12), y(10.8))
    path.cubic(point(14.6, 10.8), point(15.6, 12.9), point(17, 14.5))
    path.cubic(point(18.4, 16), point(19.7, 17.1), point(19.3, 19.3))
    path.cubic(point(18.9, 21.5), point(16.9, 22.2), point(15.1, 21.8))
    path.cubic(point(13.8, 21.5), point(13, 21.2), point(12, 21.2))
    path.cubic(point(11, 21.2), point(10.2, 21.5), point(8.9, 21.8))
    path.cubic(point(7.1, 22.2), point(5.1, 21.5), point(4.7, 19.3))
    path.cubic(point(4.3, 17.1), point(5.6, 16), point(7, 14.5))
    path.cubic(point(8.4, 12.9), point(9.4, 10.8), point(12, 10.8))
    path.close()
    return path
  }

  private static func toe(
    _ path: inout DrawingPath, _ x: Double, _ y: Double, _ unit: Double, width: Double,
    height: Double,
    sine: Double, cosine: Double
  ) {
    path.append(
      DrawingPath(
        ellipseAt: x, y, radiusX: width * unit, radiusY: height * unit, sine: sine,
        cosine: cosine))
  }
}
