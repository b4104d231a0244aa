#if canImport(SwiftUI)
  public import SwiftUI

  /// The colors, sizes and fonts of the form's fields. An app replaces them for all views below one:
  ///
  /// ```swift
  /// var style = PetFormStyle()
  /// style.primary = .accentColor
  /// ReportScreen(…).environment(\.petFormStyle, style)
  /// ```
  ///
  /// Lengths are in points. Heights are those of the standard text size, and grow with it. If the app
  /// does not contain the fonts Inter and Hind, their texts are in the system font.
  public struct PetFormStyle: Sendable {
    /// The color of buttons and of the selected choice.
    public var primary = Color(rgb: 0x155DFC)
    /// The color of the text on ``primary``.
    public var onPrimary = Color.white
    /// The color of borders.
    public var border = Color(rgb: 0xD1D5DC)
    /// The color of what is wrong with a field.
    public var problem = Color(rgb: 0xC10007)
    /// The minimum height of a field.
    public var fieldHeight: CGFloat = 41
    /// The minimum height of a date.
    public var dateHeight: CGFloat = 49
    /// The minimum height of a field with several lines.
    public var areaHeight: CGFloat = 96
    /// The radius of corners.
    public var cornerRadius: CGFloat = 10
    /// The width of borders.
    public var borderWidth: CGFloat = 0.667
    /// The space between fields.
    public var fieldSpacing: CGFloat = 24
    /// The space between a label and its field.
    public var labelSpacing: CGFloat = 8
    /// The font of titles.
    public var titleFont = Font.custom("Inter-Regular", size: 32, relativeTo: .largeTitle)
    /// The font of labels, fields and buttons.
    public var font = Font.custom("Hind-Regular", size: 16, relativeTo: .body)

    /// Creates the style of the design.
    public init() {}
  }

  private struct PetFormStyleKey: EnvironmentKey {
    static let defaultValue = PetFormStyle()
  }

  extension EnvironmentValues {
    /// The style of the form's fields.
    public var petFormStyle: PetFormStyle {
      get { self[PetFormStyleKey.self] }
      set { self[PetFormStyleKey.self] = newValue }
    }
  }
#endif
