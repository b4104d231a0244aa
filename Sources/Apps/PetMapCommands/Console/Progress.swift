import PetMapSystem
import PetMapAnnouncements

/// How far a long piece of work is, on standard error.
///
/// Nothing shows in the first second. On a terminal it is one line that is written over; as JSON it
/// is a line a second: `{"label":"reading","items":10000,"rate":9900,"left":3.2}`.
package struct Progress {
  /// How progress is shown.
  package enum Format: String, CaseIterable, Sendable {
    /// On a terminal only.
    case auto
    /// A line of JSON a second, wherever standard error goes.
    case json
    case off
  }

  private let console: Console
  private let label: String
  private let start = SystemClock.seconds()
  private var lastShown: Double
  private var isOnScreen = false

  /// Begins a piece of work.
  ///
  /// - Parameter label: what is being done, such as `reading`.
  package init(_ label: String, console: Console) {
    self.console = console
    self.label = label
    lastShown = start
  }

  private var format: Format { console.progress }

  /// Tells how much is done; called for every few hundred items, since it looks at the clock.
  ///
  /// - Parameters:
  ///   - items: how many so far.
  ///   - fraction: the part of the work that is done, 0 to 1, if it is known.
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

  /// Takes the line off the terminal.
  package func finish() {
    guard isOnScreen, format == .auto else { return }
    console.errors.write("\r\u{1B}[K")
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
      let line = "petmap: \(label): \(items.grouped), \(whole.grouped) a second\(rest)"
      let shown = line.fitted(to: (console.errors.columns ?? 80) - 1)
      console.errors.write("\r\u{1B}[K" + console.colored(shown, .faint, on: console.errors))
    }
    console.errors.flush()
  }

  /// `9 s`, `3 min 20 s`, `2 h 5 min`.
  package static func duration(_ seconds: Double) -> String {
    let seconds = Int(max(0, min(seconds, 1e9)).rounded(.up))
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }
}
