public import PetMapDrawing
public import PetMapText
public import PetMapKit

/// A picture of a scene on the base map, with what a map needs to be read: net, scale, legend and
/// sources.
///
/// ```swift
/// var text = TextLayout(measurer: TableMeasurer())
/// var glyphs = NoGlyphs()
/// let pins = PinCounts(of: tree, in: viewport, by: camera)
/// let picture = MapPicture(of: update.scene, pins: pins)
/// let list = picture.displayList(text: &text, from: &glyphs)
/// let svg = SVGWriter.write(list)
/// ```
///
/// From the back to the front: sea, land, lakes, net, borders, fans' legs, clusters, markers,
/// callout, and the furniture in the corners that the viewport's insets leave free.
public struct MapPicture: Sendable {
  let scene: MapScene
  let photo: PictureFile?
  let pins: PinCounts?
  let screen: ScreenProjection

  /// A picture of a scene.
  ///
  /// - Parameters:
  ///   - photo: the selected pin's, for its callout; nil for the placeholder.
  ///   - pins: what the legend says of the pins in the picture; nil for no legend.
  public init(of scene: MapScene, photo: PictureFile? = nil, pins: PinCounts? = nil) {
    self.pins = pins
    self.scene = scene
    self.photo = photo
    screen = ScreenProjection(camera: scene.camera, viewport: scene.viewport)
  }

  /// The picture as drawing commands in the viewport's pixels.
  ///
  /// - Parameters:
  ///   - text: measures what is written.
  ///   - source: knows what the glyphs of what is written look like.
  /// - Complexity: O(*n* + *p*) for *n* elements of the scene and *p* points of the base map in
  ///   view.
  public func displayList<Measurer: TextMeasurer, Source: GlyphSource>(
    text: inout TextLayout<Measurer>, from source: inout Source
  ) -> DisplayList {
    var canvas = PictureCanvas(scene.viewport, text: text, source: source)
    drawBasemap(on: &canvas)
    drawNet(on: &canvas)
    drawBorders(on: &canvas)
    drawLakeNames(on: &canvas)
    drawPins(on: &canvas)
    drawFurniture(on: &canvas)
    drawSelection(on: &canvas)
    text = canvas.text
    source = canvas.source
    return canvas.list
  }
}
