public import PetMapAnnouncements
public import PetMapCallout
public import PetMapDrawing
import PetMapGeo
public import PetMapKit
public import PetMapParameters
import PetMapPicture
public import PetMapText

/// The screen of a callout request: the viewport, the positions of pins in it, and the cards.
///
/// The command and the service make the same layouts and drawings with it:
///
/// ```swift
/// let screen = try CalloutScreen(request)
/// var engine = screen.engine(text)
/// let layout = screen.layout(for: dog, by: &engine)
/// let picture = layout.displayList(photo: photo, from: &engine.typesetter.text)
/// ```
public struct CalloutScreen: Sendable {
  /// The viewport with its insets.
  public let viewport: Viewport
  /// The design of the cards.
  public let design: Design
  private let position: PinPosition
  private let previous: CalloutSide?
  private let options: PlacementOptions

  /// Everything that determines an engine's layouts apart from their screen and content.
  public struct Design: Sendable, Hashable {
    fileprivate let parameters: CalloutParameters
    fileprivate let language: Language
  }

  private enum PinPosition {
    /// The camera is centered on each pin.
    case middle
    case point(ScreenPoint)
    case camera(ScreenProjection)
  }

  /// - Throws: An error if the request has no viewport, or if the insets or a padding of the request
  ///   cover it.
  public init(_ request: CalloutRequest) throws(ParameterError) {
    guard let size = request.viewport else { throw ParameterError("viewport", .missing) }
    viewport = try request.camera.viewport(size)
    let (insets, padding) = (viewport.insets, request.padding)
    // The standard padding must not make small viewports an error.
    if padding != CalloutStyle.padding {
      let (width, height) = (viewport.width - insets.left, viewport.height - insets.top)
      guard padding.left + padding.right < width - insets.right,
        padding.top + padding.bottom < height - insets.bottom
      else { throw ParameterError("padding", .tooLarge(for: "viewport")) }
    }
    if let point = request.point {
      position = .point(point)
    } else if let camera = request.camera.camera(in: viewport) {
      position = .camera(ScreenProjection(camera: camera, viewport: viewport))
    } else {
      position = .middle
    }
    previous = request.previous
    options = request.options
    design = Design(parameters: request.parameters, language: request.language)
  }

  /// Returns an engine that lays out the cards with a text layout, whose caches it shares.
  public func engine<Measurer>(_ text: TextLayout<Measurer>) -> CalloutEngine<Measurer> {
    do {
      return try CalloutEngine(
        text: text, parameters: design.parameters, words: Words(design.language))
    } catch {
      preconditionFailure("the request's parameters have the ranges of CalloutParameters")
    }
  }

  /// Returns the callout of an announcement.
  ///
  /// - Complexity: O(*n*) in the length of the announcement's text.
  public func layout<Measurer>(
    for announcement: Announcement, by engine: inout CalloutEngine<Measurer>
  ) -> CalloutLayout {
    engine.layout(
      for: announcement, at: point(of: announcement.coordinate), in: viewport, previous: previous,
      options: options)
  }

  /// Returns a picture of an announcement's callout and its pin's marker, without a map.
  ///
  /// - Complexity: O(*n*) in the length of the announcement's text.
  public func displayList<Measurer: GlyphSource>(
    of announcement: Announcement, photo: PictureFile?, text: TextLayout<Measurer>
  ) -> DisplayList {
    var engine = engine(text)
    let layout = layout(for: announcement, by: &engine)
    return layout.displayList(photo: photo, from: &engine.typesetter.text)
  }

  private func point(of coordinate: Coordinate) -> ScreenPoint {
    switch position {
    case .middle: ScreenPoint(x: viewport.width / 2, y: viewport.height / 2)
    case .point(let point): point
    case .camera(let projection): projection.point(of: coordinate)
    }
  }
}
