package import PetMapDrawing
package import PetMapText
import PetMapAnnouncements
import PetMapKit

/// A one-page poster of a lost or found pet.
///
/// From top to bottom, it shows the headline on the color of the status, name and kind, the photo,
/// date and place, a map of the place, the description, the reward, and the contact details next to the QR code. The
/// contact details stay at the bottom of the page. The elements in between have their natural
/// height, except for the photo, which fills the remaining space, and the description, which is
/// truncated if the photo would become too small. `PosterContent` contains the words, and
/// `FittedText` fits them into their frames.
package struct Poster {
  private let content: PosterContent
  private let paper: PaperSize
  private let photo: PictureFile?
  private let map: PictureFile?
  private let code: QRCode?

  /// - Parameters:
  ///   - photo: The photo, if it exists and can be drawn.
  ///   - map: A map of the place with the proportions of ``mapSize(_:)``, if any.
  ///   - code: The QR code for the content's link, if any.
  package init(
    _ content: PosterContent, paper: PaperSize, photo: PictureFile?, map: PictureFile? = nil,
    code: QRCode?
  ) {
    self.content = content
    self.paper = paper
    self.photo = photo
    self.map = map
    self.code = code
  }

  private static let margin = 40.0
  private static let gap = 16.0
  private static let codeSize = 150.0
  private static let mapHeight = 180.0
  /// The height of the photo that the map leaves at least.
  private static let leastPhoto = 260.0
  private static let ink = DrawingColor(0x1C2733)
  private static let quietInk = DrawingColor(0x52616B)

  private var width: Double { paper.width - 2 * Self.margin }

  /// The width and height of the map on a page, in CSS pixels.
  package static func mapSize(_ paper: PaperSize) -> (width: Double, height: Double) {
    (paper.width - 2 * margin, mapHeight)
  }

  private var color: DrawingColor { content.status.strongColor }

  /// Returns the poster as drawing commands on a page of ``PaperSize``.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func displayList<Measurer: TextMeasurer>(
    text: inout TextLayout<Measurer>, from source: inout some GlyphSource
  ) -> DisplayList {
    var list = DisplayList(width: paper.width, height: paper.height)
    list.title = [content.headline, content.name].compactMap { $0 }.joined(separator: ": ")
    list.summary = content.description
    list.fill(
      DrawingPath(ScreenRect(x: 0, y: 0, width: paper.width, height: paper.height)), .white)

    let head = headings(&text)
    let facts = factColumns(&text)
    let reward = content.reward.map {
      FittedText(
        $0,
        .init(largest: 28, smallest: 20, weight: .bold, width: width - 2 * Self.gap, lines: 2),
        by: &text)
    }
    let contacts = contactLines(&text)
    let contactHeight = max(
      contacts.reduce(0) { $0 + $1.text.height + 4 }, code == nil ? 0 : Self.codeSize + 22)
    let rewardHeight = reward.map { $0.height + 12 + Self.gap } ?? 0

    var y = draw(head, in: &list, from: &source)
    let bottom = paper.height - Self.margin - contactHeight - Self.gap
    let factHeight = facts.map { $0.height }.max() ?? 0
    let whole = bottom - y - 3 * Self.gap - factHeight - rewardHeight
    let map = whole - Self.mapHeight - Self.gap >= Self.leastPhoto ? map : nil
    let space = map == nil ? whole : whole - Self.mapHeight - Self.gap
    let description = description(in: space, &text)
    let descriptionHeight = description.map { $0.height + Self.gap } ?? 0

    y = drawPhoto(
      in: ScreenRect(
        x: Self.margin, y: y + Self.gap, width: width, height: max(0, space - descriptionHeight)),
      in: &list)
    y += Self.gap
    for column in facts { column.draw(y: y, in: &list, from: &source) }
    y += factHeight + Self.gap
    if let map {
      let frame = ScreenRect(x: Self.margin, y: y, width: width, height: Self.mapHeight)
      list.picture(map, covering: frame, radius: 10)
      y = frame.maxY + Self.gap
    }
    if let description {
      description.draw(x: Self.margin, y: y, color: Self.ink, in: &list, from: &source)
      y += description.height + Self.gap
    }
    if let reward {
      let box = ScreenRect(x: Self.margin, y: y, width: width, height: reward.height + 12)
      list.fill(DrawingPath(box, radius: 10), DrawingColor(0xFFE08A))
      reward.draw(
        x: Self.margin + Self.gap, y: y + 6, color: Self.ink, isCentered: true, in: &list,
        from: &source)
    }
    drawContacts(contacts, y: bottom + Self.gap, &text, in: &list, from: &source)
    return list
  }
}

// MARK: Headings and photo

extension Poster {
  private struct Headings {
    let headline: FittedText
    let name: FittedText?
    let kind: FittedText?
  }

  private func headings<Measurer>(_ text: inout TextLayout<Measurer>) -> Headings {
    Headings(
      headline: FittedText(
        content.headline,
        .init(largest: 96, smallest: 40, weight: .bold, width: width - 2 * Self.gap), by: &text),
      name: content.name.map {
        FittedText(
          $0, .init(largest: 60, smallest: 34, weight: .bold, width: width, lines: 1), by: &text)
      },
      kind: content.kind.map {
        FittedText($0, .init(largest: 24, smallest: 18, width: width, lines: 1), by: &text)
      })
  }

  /// - Returns: The y below the headings.
  private func draw(
    _ head: Headings, in list: inout DisplayList, from source: inout some GlyphSource
  ) -> Double {
    let banner = ScreenRect(
      x: Self.margin, y: Self.margin, width: width, height: head.headline.height + 16)
    list.fill(DrawingPath(banner, radius: 12), color)
    head.headline.draw(
      x: Self.margin + Self.gap, y: banner.y + 8, color: .white, isCentered: true, in: &list,
      from: &source)
    var y = banner.maxY
    for (text, color) in [(head.name, Self.ink), (head.kind, Self.quietInk)] {
      guard let text else { continue }
      y += 8
      text.draw(x: Self.margin, y: y, color: color, isCentered: true, in: &list, from: &source)
      y += text.height
    }
    return y
  }

  /// Draws the whole photo as large as it fits, or a paw print if there is no photo.
  ///
  /// - Returns: The y below the photo's space.
  private func drawPhoto(in space: ScreenRect, in list: inout DisplayList) -> Double {
    guard space.height >= 40 else { return space.maxY }
    if let photo {
      let scale = min(space.width / photo.width, space.height / photo.height)
      let (width, height) = (photo.width * scale, photo.height * scale)
      list.picture(
        photo,
        covering: ScreenRect(
          x: space.x + (space.width - width) / 2, y: space.y + (space.height - height) / 2,
          width: width, height: height), radius: 10)
    } else {
      list.fill(DrawingPath(space, radius: 10), DrawingColor(0xEEF1F4))
      let size = min(space.height * 0.6, 260)
      let square = ScreenRect(
        x: space.x + (space.width - size) / 2, y: space.y + (space.height - size) / 2,
        width: size, height: size)
      list.fill(PawPrint.path(in: square), DrawingColor(0xC9D1D8))
    }
    return space.maxY
  }

  /// Returns the description, limited to the number of lines that leaves enough space for the
  /// photo.
  private func description<Measurer>(
    in space: Double, _ text: inout TextLayout<Measurer>
  ) -> FittedText? {
    guard let description = content.description else { return nil }
    let least = photo == nil ? 120 : min(space * 0.6, width * 0.6)
    let limits = { (size: Double) in
      FittedText.Limits(
        largest: size, smallest: 16, width: self.width,
        lines: max(2, Int((space - least - Self.gap) / (size * 1.25).rounded())))
    }
    return FittedText(description, limits(photo == nil ? 28 : 20), by: &text)
  }
}

// MARK: Facts and contacts

extension Poster {
  /// A label with its value, in one of several columns.
  private struct Column {
    let x: Double
    let label: FittedText
    let value: FittedText
    let detail: FittedText?

    var height: Double { label.height + 2 + value.height + (detail?.height ?? 0) }

    func draw(y: Double, in list: inout DisplayList, from source: inout some GlyphSource) {
      label.draw(x: x, y: y, color: Poster.quietInk, in: &list, from: &source)
      let top = y + label.height + 2
      value.draw(x: x, y: top, color: Poster.ink, in: &list, from: &source)
      detail?.draw(
        x: x, y: top + value.height, color: Poster.quietInk, in: &list, from: &source)
    }
  }

  private func factColumns<Measurer>(_ text: inout TextLayout<Measurer>) -> [Column] {
    var columns: [Column] = []
    let facts = [content.date, content.place].compactMap { $0 }
    // Dates are short, but places may be long.
    let first = facts.count == 1 ? width : width * 0.32
    for (index, fact) in facts.enumerated() {
      let left = index == 0 ? 0 : first + Self.gap
      let limit = index == 0 ? first : width - left
      columns.append(
        Column(
          x: Self.margin + left,
          label: FittedText(
            fact.label, .init(largest: 16, smallest: 14, width: limit), by: &text),
          value: FittedText(
            fact.value,
            .init(largest: 26, smallest: 18, weight: .bold, width: limit, lines: 2), by: &text),
          detail: fact.detail.map {
            FittedText($0, .init(largest: 16, smallest: 14, width: limit), by: &text)
          }))
    }
    return columns
  }

  private struct ContactLine {
    let text: FittedText
    let color: DrawingColor
  }

  private func contactLines<Measurer>(_ text: inout TextLayout<Measurer>) -> [ContactLine] {
    let limit = code == nil ? width : width - Self.codeSize - 2 * Self.gap
    var lines = [
      ContactLine(
        text: FittedText(
          content.appeal, .init(largest: 22, smallest: 16, width: limit, lines: 2), by: &text),
        color: Self.quietInk)
    ]
    func add(_ words: String?, _ limits: FittedText.Limits, _ color: DrawingColor) {
      if let words {
        lines.append(ContactLine(text: FittedText(words, limits, by: &text), color: color))
      }
    }
    let large = content.phone == nil ? 40.0 : 26
    add(
      content.phone, .init(largest: 54, smallest: 24, weight: .bold, width: limit), Self.ink)
    add(
      content.email,
      .init(largest: large, smallest: 16, weight: .bold, width: limit, lines: 2, single: 22),
      Self.ink)
    add(content.link, .init(largest: 14, smallest: 11, width: limit, lines: 3), Self.quietInk)
    add(content.credit, .init(largest: 11, smallest: 11, width: limit), Self.quietInk)
    return lines
  }

  private func drawContacts<Measurer>(
    _ lines: [ContactLine], y top: Double, _ text: inout TextLayout<Measurer>,
    in list: inout DisplayList, from source: inout some GlyphSource
  ) {
    var line = DrawingPath()
    line.move(Self.margin, top - 6)
    line.line(Self.margin + width, top - 6)
    list.stroke(line, DrawingStroke(color, width: 3, isRound: false))
    var y = top
    for line in lines {
      line.text.draw(x: Self.margin, y: y, color: line.color, in: &list, from: &source)
      y += line.text.height + 4
    }
    guard let code else { return }
    let left = Self.margin + width - Self.codeSize
    list.fill(code.path(x: left, y: top, size: Self.codeSize), .black)
    FittedText(
      content.scan, .init(largest: 13, smallest: 9, width: Self.codeSize), by: &text
    ).draw(
      x: left, y: top + Self.codeSize, color: Self.quietInk, isCentered: true, in: &list,
      from: &source)
  }
}
