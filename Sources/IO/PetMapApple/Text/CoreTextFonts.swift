#if canImport(CoreText)
  import CoreText
  import Foundation
  import PetMapText

  /// The fonts of a measurer and of the painter that draws what it measured. What they lack is taken
  /// from the system's other fonts, as everywhere on Apple's systems.
  public struct CoreTextFonts: Sendable, Hashable {
    /// PostScript names; nil for the system's font.
    private let names: (regular: String, bold: String)?

    /// San Francisco.
    public static let system = CoreTextFonts(names: nil)

    /// Fonts by their PostScript names, such as `Inter-Regular` and `Inter-Bold` for the metrics of
    /// the service's pictures. An app that brings them lists them in its Info.plist.
    public init(regular: String, bold: String) { self.init(names: (regular, bold)) }

    private init(names: (regular: String, bold: String)?) { self.names = names }

    /// Whether two name the same fonts.
    public static func == (one: CoreTextFonts, other: CoreTextFonts) -> Bool {
      one.names?.regular == other.names?.regular && one.names?.bold == other.names?.bold
    }

    /// Hashes what ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(names?.regular)
      hasher.combine(names?.bold)
    }

    /// The font of a style.
    func font(_ style: TextStyle) -> CTFont {
      let size = CGFloat(style.size)
      if let names {
        let name = style.weight == .bold ? names.bold : names.regular
        return CTFontCreateWithName(CoreTextLine.string(Array(name.utf16)), size, nil)
      }
      let type: CTFontUIFontType = style.weight == .bold ? .emphasizedSystem : .system
      if let font = CTFontCreateUIFontForLanguage(type, size, nil) { return font }
      // Only a memory shortage gets here; Core Text then substitutes a font of its own.
      return CTFontCreateWithName(CoreTextLine.string(Array("Helvetica".utf16)), size, nil)
    }

    /// The names by which layouts of these fonts are told from others.
    var description: String {
      names.map { "Core Text, \($0.regular), \($0.bold)" } ?? "Core Text, system font"
    }
  }
#endif
