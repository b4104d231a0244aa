public import PetMapDrawing
public import PetMapGeo
public import PetMapKit
import PetMapText

/// Finds the camera that shows a box at the highest zoom without hiding pins under the title,
/// legend, scale bar or sources.
///
/// ```swift
/// let fit = PictureFit(of: tree, in: viewport)
/// let camera = fit.camera(showing: box)
/// ```
///
/// Panels are measured with the built-in table, whose widths differ from a font's by a few pixels.
public struct PictureFit {
  private let tree: ClusterTree
  private let viewport: Viewport
  private let isClustered: Bool
  private let options: PictureOptions

  /// The maximum zoom for a single coordinate, which shows about one city district. The scale bar
  /// is then a few hundred meters long.
  private static let placeZoom: Zoom = 13
  /// The maximum zoom for several coordinates.
  private static let deepestZoom: Zoom = 16
  /// The margin around panels in CSS pixels.
  private static let margin = 6.0
  /// The maximum number of unclustered pins; for more pins, trying cameras would take longer than
  /// drawing.
  private static let mostMarkers = 20_000

  /// - Parameters:
  ///   - tree: The pins in the picture.
  ///   - isClustered: Whether pins are clustered.
  ///   - options: The picture's options.
  ///   - tiles: The attribution of raster tiles, or `nil` if the picture has no raster tiles.
  public init(
    of tree: ClusterTree, in viewport: Viewport, isClustered: Bool = true,
    options: PictureOptions = PictureOptions(), tiles: String? = nil
  ) {
    self.tree = tree
    self.viewport = viewport
    self.isClustered = isClustered
    let credits = [options.attribution, tiles].compactMap { $0 }
    var options = options
    options.attribution = credits.isEmpty ? nil : credits.joined(separator: " · ")
    self.options = options
  }

  /// Returns the camera for a box of pins. For a single coordinate, the picture includes a named
  /// place.
  ///
  /// - Complexity: The same as creating a dozen scenes.
  public func camera(showing box: BoundingBox) -> Camera {
    let isPoint = box.longitudeSpan == 0 && box.latitudeSpan == 0
    guard isPoint else { return camera(showing: box, maximumZoom: Self.deepestZoom) }
    var level = Self.placeZoom.level
    while level > 4 {
      let camera = camera(showing: box, maximumZoom: Zoom(clamping: level))
      if showsPlaceName(camera) { return camera }
      level -= 0.5
    }
    return camera(showing: box, maximumZoom: Self.placeZoom)
  }

  private func camera(showing box: BoundingBox, maximumZoom: Zoom) -> Camera {
    func fitted(_ free: Viewport) -> Camera {
      let padding = min(48, viewport.width / 6, viewport.height / 6)
      return .fitting(box, in: free, padding: padding, maximumZoom: maximumZoom)
    }
    let plain = fitted(viewport)
    let pinCount = tree.nodes(atZoom: 0).reduce(0) { $0 + $1.count }
    let isTooMany = !isClustered && pinCount > Self.mostMarkers
    var best = (hidden: isTooMany ? Int.max : hiddenCount(plain), camera: plain)
    guard best.hidden > 0 else { return plain }
    let cameras = freeParts(around: furniture(for: plain)).map(fitted)
      .sorted { $1.zoom < $0.zoom }
    guard !isTooMany else { return cameras.last ?? plain }
    for camera in cameras {
      let hidden = hiddenCount(camera)
      if hidden < best.hidden { best = (hidden, camera) }
      if hidden == 0 { break }
    }
    return best.camera
  }

  /// Returns the parts of the viewport that are free of panels: without the strips at the top and
  /// bottom, or without the strip on the left.
  private func freeParts(around furniture: PictureFurniture) -> [Viewport] {
    let insets = viewport.insets
    let top = furniture.titlePanel.map { $0.maxY - insets.top } ?? 0
    let low = [furniture.scalePanel, furniture.sourcesPanel].compactMap { $0?.y }.min()
    let bottom = low.map { viewport.height - insets.bottom - $0 } ?? 0
    // The legend as it is in its preferred corner.
    let margin = furniture.free.x - insets.left
    let legendHeight = furniture.legendPanel.map { $0.height + margin } ?? 0
    let legendWidth = furniture.legendPanel.map { $0.width + margin } ?? 0
    var parts: [Viewport] = []
    for above in Set([0, top]) {
      for (below, left) in [
        (bottom, 0), (legendHeight, 0), (0, legendWidth), (bottom, legendWidth),
        (max(bottom, legendHeight), 0),
      ] {
        let free = try? ViewportInsets(
          top: insets.top + above, right: insets.right, bottom: insets.bottom + below,
          left: insets.left + left)
        let part = free.flatMap {
          try? Viewport(width: viewport.width, height: viewport.height, insets: $0)
        }
        if let part { parts.append(part) }
      }
    }
    return parts
  }

  private func picture(_ camera: Camera) -> MapPicture {
    let request = SceneRequest(camera: camera, viewport: viewport, isClustered: isClustered)
    let scene = MapScene(for: request, of: tree) { _, _, _ in nil }
    return MapPicture(
      of: scene, pins: PinCounts(of: tree, in: viewport, by: camera), options: options)
  }

  private var canvas: PictureCanvas<TableMeasurer, NoGlyphs> {
    PictureCanvas(viewport, text: TextLayout(measurer: TableMeasurer()), source: NoGlyphs())
  }

  private func furniture(for camera: Camera) -> PictureFurniture {
    let picture = picture(camera)
    var canvas = canvas
    return PictureFurniture(of: picture, sources: picture.sources(withCities: true), on: &canvas)
  }

  /// Returns the number of visible pins under a panel, including all pins of clusters.
  package func hiddenCount(_ camera: Camera) -> Int {
    let picture = picture(camera)
    var canvas = canvas
    let furniture = PictureFurniture(
      of: picture, sources: picture.sources(withCities: true), on: &canvas)
    let panels = furniture.panels.map { $0.grown(by: Self.margin) }
    var hidden = 0
    for marker in picture.pins.markers where panels.contains(where: marker.frame.touches) {
      hidden += 1
    }
    for circle in picture.pins.circles {
      let frame = ScreenRect(around: circle.point, radius: circle.reach)
      if panels.contains(where: frame.touches) { hidden += circle.cluster.count }
    }
    return hidden
  }

  private func showsPlaceName(_ camera: Camera) -> Bool {
    var canvas = canvas
    return picture(camera).layOut(on: &canvas).names.contains { $0.isPlace }
  }
}
