import PetMapAnnouncements
import PetMapDrawing
import PetMapKit
import PetMapCallout
import PetMapText

/// A callout drawn with characters in up to 80 columns: the card with the engine's line breaks, the
/// arrow, and the pin at the arrow's tip.
struct CalloutText {
  typealias Painter = (String, Console.Color) -> String

  private let layout: CalloutLayout
  private let paint: Painter

  init(_ layout: CalloutLayout, paint: @escaping Painter) {
    self.layout = layout
    self.paint = paint
  }

  private static let maximumWidth = 74
  private static let margin = 3

  /// A line of the card. Text without an alignment is centered.
  private struct Row {
    var text: String
    var alignment: Alignment?
    var color: Console.Color?
  }

  var text: String {
    let rows = rows
    let width = rows.reduce(34) { max($0, $1.text.displayWidth) }
    let arrow = layout.placement.arrow
    let column = arrowColumn(in: width + 2)
    let row = arrowRow(of: rows.count)
    var lines: [String] = []
    if arrow?.direction == .up {
      lines.append(indent(column + 1) + pin)
      lines.append(border("╭", "╮", width + 2, mark: "▲", at: column))
    } else {
      lines.append(border("╭", "╮", width + 2))
    }
    for (index, content) in rows.enumerated() {
      let points = index == row
      let left = points && arrow?.direction == .left ? "◀" : "│"
      let right = points && arrow?.direction == .right ? "▶ " + pin : "│"
      let before = points && arrow?.direction == .left ? " " + pin + " " : indent(0)
      lines.append(before + left + " " + shown(content, width) + " " + right)
    }
    if arrow?.direction == .down {
      lines.append(border("╰", "╯", width + 2, mark: "▼", at: column))
      lines.append(indent(column + 1) + pin)
    } else {
      lines.append(border("╰", "╯", width + 2))
    }
    lines.append(caption)
    return lines.joined(separator: "\n") + "\n"
  }

  private var pin: String {
    let color: Console.Color =
      switch layout.card.content.status {
      case .missing: .red
      case .found: .cyan
      case .closed, nil: .faint
      }
    return paint("●", color)
  }

  private func indent(_ columns: Int) -> String {
    String(repeating: " ", count: Self.margin + columns)
  }

  private func border(
    _ left: String, _ right: String, _ width: Int, mark: String = "", at column: Int = 0
  ) -> String {
    guard !mark.isEmpty else {
      return indent(0) + left + String(repeating: "─", count: width) + right
    }
    return indent(0) + left + String(repeating: "─", count: column) + mark
      + String(repeating: "─", count: width - column - 1) + right
  }

  private func shown(_ row: Row, _ width: Int) -> String {
    let text = row.color.map { paint(row.text, $0) } ?? row.text
    let free = max(0, width - row.text.displayWidth)
    let before =
      switch row.alignment {
      case .trailing: free
      case .leading: 0
      case nil: free / 2
      }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: free - before)
  }

  private var rows: [Row] {
    var rows: [Row] = []
    for field in layout.card.fields {
      if layout.card.style.space(above: field.kind) >= 8, !rows.isEmpty {
        rows.append(Row(text: "", alignment: .leading))
      }
      guard let block = field.text else {
        let photo = layout.card.content.photoURL.map { "[ photo: \($0.escapingControls) ]" }
        rows.append(Row(text: (photo ?? "[ 🐾 ]").fitted(to: 40), alignment: nil))
        continue
      }
      for line in block.lines {
        for part in Self.parts(of: line.text.escapingControls) {
          rows.append(
            Row(
              text: field.kind == .badge ? "[ \(part) ]" : part,
              alignment: block.direction == .leftToRight ? .leading : .trailing,
              color: color(of: field.kind)))
        }
      }
    }
    return rows
  }

  private func color(of kind: CalloutFieldKind) -> Console.Color? {
    switch kind {
    case .name: .bold
    case .badge:
      switch layout.card.content.status {
      case .missing: .yellow
      case .found: .cyan
      case .closed, nil: .faint
      }
    default: nil
    }
  }

  /// Splits a line that has too many columns, which happens if its letters are very narrow.
  private static func parts(of line: String) -> [String] {
    guard line.displayWidth > maximumWidth else { return [line] }
    var parts: [String] = []
    var part = ""
    var width = 0
    for character in line {
      let columns = String(character).displayWidth
      if width + columns > maximumWidth {
        parts.append(part)
        (part, width) = ("", 0)
      }
      part.append(character)
      width += columns
    }
    return parts + [part]
  }

  /// Returns the column of the arrow in the upper or lower border.
  private func arrowColumn(in width: Int) -> Int {
    guard let arrow = layout.placement.arrow, let frame = layout.placement.frame else { return 0 }
    let middle = (arrow.baseStart.x + arrow.baseEnd.x) / 2 - frame.x
    return max(0, min(width - 1, Int((middle / frame.width * Double(width)).rounded(.down))))
  }

  /// Returns the row that a horizontal arrow points to, if any.
  private func arrowRow(of count: Int) -> Int? {
    guard let arrow = layout.placement.arrow, let frame = layout.placement.frame,
      arrow.direction == .left || arrow.direction == .right
    else { return nil }
    let middle = (arrow.baseStart.y + arrow.baseEnd.y) / 2 - frame.y
    return max(0, min(count - 1, Int((middle / frame.height * Double(count)).rounded(.down))))
  }

  /// A description of the placement.
  private var caption: String {
    let placement = layout.placement
    var words = indent(0) + "\(placement.attachment.name) \(placement.side.name)"
    let height = placement.frame?.height ?? placement.contentHeight
    words += ", \(Self.number(layout.card.width)) × \(Self.number(height))"
    if let frame = placement.frame {
      words += " at \(Self.number(frame.x)), \(Self.number(frame.y))"
    }
    if placement.scrolls { words += ", scrolls \(Self.number(placement.contentHeight))" }
    switch placement.pan {
    case nil: words += ", never fits"
    case .zero?: break
    case let pan?: words += ", pan \(Self.number(pan.dx)), \(Self.number(pan.dy))"
    }
    return words
  }

  /// Formats a number, rounded to three decimal places.
  private static func number(_ number: Double) -> String {
    let text = "\((number * 1_000).rounded() / 1_000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension TextWarning {
  /// The text of the warning.
  var wording: String {
    switch self {
    case .missingGlyph(let scalar):
      "U+\(String(scalar, radix: 16, uppercase: true)): not in any font, so it and its neighbors are "
        + "measured as boxes; install a Noto font that contains them"
    case .missingFont(let name):
      "\(name): font not found; install it, or add its directory to PETMAP_FONTS"
    case .noShaper:
      "HarfBuzz is not installed, so text is measured with the built-in table; install "
        + "libharfbuzz0b"
    case .noDictionary:
      "ICU is not installed, so Thai, Lao, Khmer and Burmese lines break between syllables; "
        + "install libicu72"
    }
  }
}
