#if canImport(CoreText)
  import CoreText
  import Foundation
  import PetMapText

  /// The fonts used by a measurer and by the painter that draws its text. Characters missing from
  /// them are taken from the system's other fonts, as usual on Apple platforms.
  public struct CoreTextFonts: Sendable, Hashable {
    /// The PostScript names; `nil` for the system font.
    private let names: (regular: String, bold: String)?

    /// The system font, San Francisco.
    public static let system = CoreTextFonts(names: nil)

    /// Creates fonts from their PostScript names, such as `Inter-Regular` and `Inter-Bold` to match
    /// the metrics of pictures from the service. An app that bundles them lists them in its
    /// Info.plist.
    public init(regular: String, bold: String) { self.init(names: (regular, bold)) }

    private init(names: (regular: String, bold: String)?) { self.names = names }

    /// Returns whether two values name the same fonts.
    public static func == (one: CoreTextFonts, other: CoreTextFonts) -> Bool {
      one.names?.regular == other.names?.regular && one.names?.bold == other.names?.bold
    }

    /// Hashes the names of the fonts.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(names?.regular)
      hasher.combine(names?.bold)
    }

    /// Returns the font for a style.
    func font(_ style: TextStyle) -> CTFont {
      let size = CGFloat(style.size)
      if let names {
        let name = style.weight == .bold ? names.bold : names.regular
        return CTFontCreateWithName(CoreTextLine.string(Array(name.utf16)), size, nil)
      }
      let type: CTFontUIFontType = style.weight == .bold ? .emphasizedSystem : .system
      if let font = CTFontCreateUIFontForLanguage(type, size, nil) { return font }
      // Reached only if memory is low; Core Text then substitutes another font.
      return CTFontCreateWithName(CoreTextLine.string(Array("Helvetica".utf16)), size, nil)
    }

    /// An identifier that distinguishes layouts that use these fonts from others.
    var description: String {
      names.map { "Core Text, \($0.regular), \($0.bold)" } ?? "Core Text, system font"
    }
  }
#endif
