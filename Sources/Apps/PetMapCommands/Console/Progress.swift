import PetMapSystem
import PetMapAnnouncements

/// The progress of a long operation, shown on standard error.
///
/// Nothing is shown during the first second. On a terminal, progress is a single line that is
/// overwritten; as JSON, one line is printed per second:
/// `{"label":"reading","items":10000,"rate":9900,"left":3.2}`.
package struct Progress {
  /// The output format of the progress.
  package enum Format: String, CaseIterable, Sendable {
    /// A single line, only on a terminal.
    case auto
    /// A line of JSON per second, even if standard error is not a terminal.
    case json
    case off
  }

  private let console: Console
  private let label: String
  private let start = SystemClock.seconds()
  private var lastShown: Double
  private var isOnScreen = false

  /// Starts the clock of an operation.
  ///
  /// - Parameter label: The name of the operation, such as `reading`.
  package init(_ label: String, console: Console) {
    self.console = console
    self.label = label
    lastShown = start
  }

  private var format: Format { console.progress }

  /// Updates the progress.
  ///
  /// Call this method every few hundred items, because it reads the clock.
  ///
  /// - Parameters:
  ///   - items: The number of items so far.
  ///   - fraction: The fraction of the work that is complete, from 0 to 1, if known.
  package mutating func update(items: Int, fraction: @autoclosure () -> Double? = nil) {
    guard format == .json || format == .auto && console.errors.isTerminal && !console.isQuiet else {
      return
    }
    let now = SystemClock.seconds()
    let interval = isOnScreen && format == .auto ? 0.2 : 1
    guard now - lastShown >= interval else { return }
    lastShown = now
    isOnScreen = true
    let elapsed = now - start
    let rate = Double(items) / elapsed
    let left = fraction().flatMap { $0 > 0 ? elapsed * (1 - $0) / $0 : nil }
    show(items: items, rate: rate, left: left)
  }

  /// Removes the line from the terminal.
  package func finish() {
    guard isOnScreen, format == .auto else { return }
    console.errors.write(styled: "\r\u{1B}[K")
    console.errors.flush()
  }

  private func show(items: Int, rate: Double, left: Double?) {
    let whole = Int(rate.rounded())
    if format == .json {
      let tenths = left.map { String((max(0, $0) * 10).rounded() / 10) } ?? "null"
      console.errors.write(
        "{\"label\":\"\(label)\",\"items\":\(items),\"rate\":\(whole),\"left\":\(tenths)}\n")
    } else {
      let rest = left.map { ", \(Self.duration($0)) left" } ?? ""
      let line = "petmap: \(label): \(items.grouped), \(whole.grouped)/s\(rest)"
      let shown = line.fitted(to: (console.errors.columns ?? 80) - 1)
      console.errors.write(
        styled: "\r\u{1B}[K" + console.colored(shown, .faint, on: console.errors))
    }
    console.errors.flush()
  }

  /// Formats a duration: `9 s`, `3 min 20 s`, `2 h 5 min`.
  package static func duration(_ seconds: Double) -> String {
    let seconds = Int(max(0, min(seconds, 1e9)).rounded(.up))
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }
}
