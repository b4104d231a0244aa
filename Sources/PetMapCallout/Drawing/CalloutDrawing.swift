public import PetMapDrawing
public import PetMapText

/// Draws a callout's card, its arrow and everything on it.
public struct CalloutDrawing {
  private let card: CalloutCard
  private let placement: CalloutPlacement
  private let photo: PictureFile?

  /// - Parameter photo: the photo's file; nil for the placeholder, also where the photo does not load.
  public init(_ answer: CalloutLayout, photo: PictureFile? = nil) {
    card = answer.card
    placement = answer.placement
    self.photo = photo
  }

  /// Draws the callout over what the list has so far.
  public func draw(in list: inout DisplayList, shaper: inout some GlyphShaper) {
    let outline = CardOutline.path(of: placement)
    list.shadow(
      outline,
      DrawingShadow(
        offset: ScreenOffset(dx: 0, dy: 3), blur: 14, color: DrawingColor(0x000000, opacity: 0.4)))
    list.fill(outline, .white)
    let frame = placement.frame
    list.clipped(DrawingPath(frame, radius: CalloutMetrics.cornerRadius)) { list in
      for field in card.fields { draw(field, in: &list, shaper: &shaper) }
      if placement.scrolls { drawScrollBar(in: &list) }
    }
  }

  private func draw(
    _ field: CalloutField, in list: inout DisplayList, shaper: inout some GlyphShaper
  ) {
    let frame = ScreenRect(
      x: placement.frame.x + field.frame.x, y: placement.frame.y + field.frame.y,
      width: field.frame.width, height: field.frame.height)
    // What the scrolled part hides need not be drawn.
    guard frame.y < placement.frame.maxY else { return }
    guard let text = field.text, let style = field.kind.textStyle else {
      drawPhoto(in: frame, of: &list)
      return
    }
    if field.kind == .badge {
      list.fill(DrawingPath(frame, radius: CalloutMetrics.badgeRadius), card.content.status.badgeColor)
    }
    var top = frame.y + field.textInset
    for line in text.lines {
      defer { top += style.lineHeight }
      guard top < placement.frame.maxY else { break }
      list.line(
        line, style: style, direction: text.direction, color: field.kind.textColor,
        x: frame.x + line.x, y: top + text.baseline, shaper: &shaper)
    }
  }

  private func drawPhoto(in frame: ScreenRect, of list: inout DisplayList) {
    if let photo {
      list.picture(photo, covering: frame, radius: CalloutMetrics.photoRadius)
      return
    }
    let middle = ScreenPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    list.fill(
      DrawingPath(circleAt: middle.x, middle.y, radius: CalloutMetrics.placeholderDiameter / 2),
      DrawingColor(0xEEEEEE))
    let side = CalloutMetrics.pawSize
    let square = ScreenRect(
      x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    list.fill(PawPrint.path(in: square), DrawingColor(0x93A2B4))
  }

  /// How much of the content shows, as a bar at the card's right edge.
  private func drawScrollBar(in list: inout DisplayList) {
    let frame = placement.frame
    let track = frame.height - 2 * CalloutMetrics.cornerRadius
    let thumb = max(24, track * frame.height / placement.contentHeight)
    let rect = ScreenRect(
      x: frame.maxX - 7, y: frame.y + CalloutMetrics.cornerRadius, width: 3, height: thumb)
    list.fill(DrawingPath(rect, radius: 1.5), DrawingColor(0x000000, opacity: 0.3))
  }
}

/// The card and its arrow as one shape, so that one shadow lies under both.
enum CardOutline {
  static func path(of placement: CalloutPlacement) -> DrawingPath {
    let frame = placement.frame
    guard let arrow = placement.arrow else {
      return DrawingPath(frame, radius: CalloutMetrics.cornerRadius)
    }
    let radius = min(CalloutMetrics.cornerRadius, frame.width / 2, frame.height / 2)
    var path = DrawingPath()
    path.move(frame.x + radius, frame.y)
    if arrow.direction == .up { path.add(arrow) }
    path.line(frame.maxX - radius, frame.y)
    path.corner(to: frame.maxX, frame.y + radius, around: frame.maxX, frame.y)
    if arrow.direction == .right { path.add(arrow) }
    path.line(frame.maxX, frame.maxY - radius)
    path.corner(to: frame.maxX - radius, frame.maxY, around: frame.maxX, frame.maxY)
    if arrow.direction == .down { path.add(arrow, backwards: true) }
    path.line(frame.x + radius, frame.maxY)
    path.corner(to: frame.x, frame.maxY - radius, around: frame.x, frame.maxY)
    if arrow.direction == .left { path.add(arrow, backwards: true) }
    path.line(frame.x, frame.y + radius)
    path.corner(to: frame.x + radius, frame.y, around: frame.x, frame.y)
    path.close()
    return path
  }
}

extension DrawingPath {
  fileprivate mutating func add(_ arrow: CalloutArrow, backwards: Bool = false) {
    line(backwards ? arrow.baseEnd : arrow.baseStart)
    line(arrow.tip)
    line(backwards ? arrow.baseStart : arrow.baseEnd)
  }
}
