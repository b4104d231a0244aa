public import PetMapDrawing
public import PetMapText

/// Draws a callout's card, arrow, and fields.
public struct CalloutDrawing {
  private let card: CalloutCard
  private let placement: CalloutPlacement
  private let photo: PictureFile?

  /// Creates the drawing of a layout.
  ///
  /// - Parameter photo: The photo file; `nil` for the placeholder, including when the photo fails
  ///   to load.
  public init(_ layout: CalloutLayout, photo: PictureFile? = nil) {
    card = layout.card
    placement = layout.placement
    self.photo = photo
  }

  /// Draws the callout over the list's existing content; draws nothing if the pin is hidden.
  public func draw(in list: inout DisplayList, from source: inout some GlyphSource) {
    guard let frame = placement.frame else { return }
    let style = card.style
    let outline = DrawingPath(
      CardOutline(frame, placement.arrow, radius: style.cornerRadius))
    list.shadow(outline, style.shadow)
    list.fill(outline, style.background)
    list.clipped(DrawingPath(frame, radius: style.cornerRadius)) { list in
      for field in card.fields { draw(field, in: frame, of: &list, from: &source) }
      if placement.scrolls {
        drawFade(in: frame, of: &list)
        drawScrollBar(in: frame, of: &list)
      }
    }
  }

  private func draw(
    _ field: CalloutField, in card: ScreenRect, of list: inout DisplayList,
    from source: inout some GlyphSource
  ) {
    let style = self.card.style
    let frame = ScreenRect(
      x: card.x + field.frame.x, y: card.y + field.frame.y, width: field.frame.width,
      height: field.frame.height)
    // Skip fields below the visible part of a scrolling card.
    guard frame.y < card.maxY else { return }
    guard let text = field.text, let textStyle = style.textStyle(of: field.kind) else {
      drawPhoto(in: frame, of: &list)
      return
    }
    if field.kind == .badge, let badge = self.card.badge {
      list.fill(DrawingPath(frame, radius: style.badgeRadius), style.color(of: badge))
    }
    var top = frame.y + self.card.textInset(of: field.kind)
    for line in text.lines {
      guard top < card.maxY else { break }
      list.line(
        line, style: textStyle, direction: text.direction, color: style.textColor(of: field.kind),
        x: frame.x + line.x, y: top + text.baseline, from: &source)
      top += textStyle.lineHeight
    }
  }

  private func drawPhoto(in frame: ScreenRect, of list: inout DisplayList) {
    let style = card.style
    if let photo {
      list.picture(photo, covering: frame, radius: style.photoRadius)
      return
    }
    let middle = ScreenPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    list.fill(
      DrawingPath(circleAt: middle.x, middle.y, radius: style.placeholderDiameter / 2),
      style.placeholderColor)
    let side = style.pawSize
    let square = ScreenRect(
      x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    list.fill(PawPrint.path(in: square), style.pawColor)
  }

  /// Fades out the content at a clipped edge with translucent layers of the card's color, each
  /// covering the lower part of the previous one.
  private func drawFade(in frame: ScreenRect, of list: inout DisplayList) {
    let background = card.style.background
    let height = min(32, frame.height / 3)
    let layers = 12
    for layer in 0..<layers {
      let top = frame.maxY - height * Double(layers - layer) / Double(layers)
      let rect = ScreenRect(x: frame.x, y: top, width: frame.width, height: frame.maxY - top)
      list.fill(DrawingPath(rect), DrawingColor(background.rgb, opacity: 0.25))
    }
  }

  /// Draws a scroll bar at the card's right edge that shows the visible fraction of the content.
  private func drawScrollBar(in frame: ScreenRect, of list: inout DisplayList) {
    let radius = card.style.cornerRadius
    let track = frame.height - 2 * radius
    let thumb = max(24, track * frame.height / placement.contentHeight)
    let rect = ScreenRect(x: frame.maxX - 7, y: frame.y + radius, width: 3, height: thumb)
    list.fill(DrawingPath(rect, radius: 1.5), DrawingColor(0x000000, opacity: 0.3))
  }
}

extension DrawingPath {
  fileprivate init(_ outline: CardOutline) {
    self.init()
    move(outline.start)
    for step in outline.steps {
      switch step {
      case .line(let end): line(end)
      case .arc(let end, let corner): self.corner(to: end.x, end.y, around: corner.x, corner.y)
      }
    }
    close()
  }
}
