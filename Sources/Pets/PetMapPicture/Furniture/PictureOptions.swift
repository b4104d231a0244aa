/// Options for elements of a picture other than the map and its pins.
public struct PictureOptions: Sendable, Hashable {
  /// The title in the upper-left corner, if any.
  public var title: String?
  /// An attribution in addition to that of the base map, if any.
  public var attribution: String?
  /// Whether there is a legend with the number of pins of each status.
  public var hasLegend = true
  /// Whether there is a scale bar.
  public var hasScale = true
  /// Whether there are meridians and parallels.
  public var hasGrid = true

  /// The colors of the map and its panels.
  public var theme = Theme.light

  /// A color theme of the map. Pins, clusters and callouts are the same in all themes.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
  }

  /// Creates options with all elements except a title.
  public init() {}
}
