/// What is drawn on a picture beside the map and its pins.
public struct PictureOptions: Sendable, Hashable {
  /// Words in the upper left corner, and what the picture is called; nil for none.
  public var title: String?
  /// A source to name beside the base map's; nil for none.
  public var attribution: String?
  /// Whether the pins of each status are counted in a legend.
  public var hasLegend = true
  /// Whether there is a scale bar.
  public var hasScale = true
  /// Whether there are meridians and parallels.
  public var hasGrid = true

  /// The colors of the map and its panels.
  public var theme = Theme.light

  /// A palette of the map; pins, circles and callouts look the same in all.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
  }

  /// Everything but a title.
  public init() {}
}
