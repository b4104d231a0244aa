import PetMapDrawing

/// Takes down what the placement rules compare.
protocol PlacementTrace {
  mutating func record(
    _ rule: PlacementStep.Rule, need: Millipixels, room: Millipixels, chosen: Bool)
}

/// Takes nothing down.
struct NoTrace: PlacementTrace {
  mutating func record(
    _ rule: PlacementStep.Rule, need: Millipixels, room: Millipixels, chosen: Bool
  ) {}
}

/// Takes every step down.
struct StepList: PlacementTrace {
  var steps: [PlacementStep] = []

  mutating func record(
    _ rule: PlacementStep.Rule, need: Millipixels, room: Millipixels, chosen: Bool
  ) {
    steps.append(PlacementStep(rule: rule, need: need.pixels, room: room.pixels, chosen: chosen))
  }
}
