/// What the engine asks of a measurer.
///
/// The engine is no generic code: the few questions that it has for a measurer go through one
/// function, so that everything else runs as fast in another module as in this one.
struct MeasureQuestion {
  /// What is asked.
  enum Kind {
    /// The widths of a run; the answer goes into `run`.
    case widths
    /// Where words begin; the answer goes into `breaks`.
    case words
    /// The reach of the first font; the answer goes into `reach`.
    case reach
  }

  var kind: Kind
  var text: [UInt32] = []
  var range: Range<Int> = 0..<0
  var style: TextStyle
  var direction = TextDirection.leftToRight
  var run = MeasuredRun()
  var breaks: [Bool] = []
  var reach = VerticalMetrics(ascent: 0, descent: 0)
}

/// Whoever answers the engine's questions.
typealias Ask = (inout MeasureQuestion) -> Void
