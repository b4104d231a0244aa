/// A table with aligned columns for a terminal.
///
/// Columns are as wide as their widest cell. If the table is too wide, the gaps between columns
/// shrink from two spaces to one; then flexible columns shrink, the widest first.
package struct Table {
  package struct Column: Sendable {
    package let title: String
    package let alignment: Alignment
    /// Whether the column may shrink, which truncates its cells.
    package let isFlexible: Bool

    package init(_ title: String, _ alignment: Alignment = .leading, isFlexible: Bool = false) {
      self.title = title
      self.alignment = alignment
      self.isFlexible = isFlexible
    }
  }

  package let columns: [Column]
  package private(set) var rows: [[String]] = []

  package init(columns: [Column]) {
    self.columns = columns
  }

  /// Appends a row.
  ///
  /// - Precondition: There are as many cells as columns.
  package mutating func append(_ cells: [String]) {
    precondition(cells.count == columns.count)
    rows.append(cells.map { $0.isPlain ? $0 : $0.escapingControls })
  }

  /// Whether the table has no rows.
  package var isEmpty: Bool { rows.isEmpty }

  /// Returns the lines of the table, beginning with the titles. Columns whose cells are all empty
  /// are omitted.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal, or `nil` for no limit.
  ///   - emphasis: A function that highlights the line of titles.
  package func lines(width: Int?, emphasis: (String) -> String = { $0 }) -> [String] {
    let shown = columns.indices.filter { column in
      rows.isEmpty || rows.contains { !$0[column].isEmpty }
    }
    let (widths, gap) = fit(shown, into: width)
    func line(_ cells: [String]) -> String {
      var line = ""
      for (column, width) in zip(shown, widths) {
        let cell = cells[column].fitted(to: width)
        line += column == shown.first ? "" : String(repeating: " ", count: gap)
        line += cell.padded(to: width, alignment: columns[column].alignment)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
    return [emphasis(line(columns.map(\.title)))] + rows.map(line)
  }

  private func fit(_ shown: [Int], into available: Int?) -> (widths: [Int], gap: Int) {
    var widths = shown.map { column in
      rows.reduce(columns[column].title.displayWidth) { max($0, $1[column].displayWidth) }
    }
    let sum = widths.reduce(0, +)
    let gaps = shown.count - 1
    guard let available, sum + 2 * gaps > available else { return (widths, 2) }
    var excess = sum + gaps - available
    while excess > 0 {
      let flexible = widths.indices.filter {
        let column = columns[shown[$0]]
        return column.isFlexible && widths[$0] > max(6, column.title.displayWidth)
      }
      guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return (widths, 1)
  }
}

extension String {
  /// Whether the text is printable ASCII, and therefore without control characters.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= UInt8(ascii: " ") && $0 < 0x7F } }
}
