/// The exponents of likelihood ratios that are believed less than the model computes them.
///
/// Without them, decoys get too many high scores. They were chosen by the ranks and the calibration of
/// made-up reports; tools/bench/decisions.py estimates them from what reporters say.
enum Trust {
  /// Of place and time: pets move otherwise from one region to the next, and the kernels are of those
  /// that were found.
  static let kernel = 0.65
  /// Of breeds and markings: people have different words for one animal, and the same for different ones.
  static let words = 0.5
  /// Of collars, which are lost and replaced.
  static let collar = 0.9
}
