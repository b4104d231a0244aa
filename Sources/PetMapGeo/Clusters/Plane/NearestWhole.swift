/// The nearest whole number, of two the larger, as JavaScript rounds.
func nearestWhole(_ pixels: Double) -> Int {
  let halves = (max(-0x1p30, min(0x1p30, pixels)) * 2).rounded(.down) + 1
  return Int((halves * 0.5).rounded(.down))
}
