public import PetMapCallout

/// The fonts that text is set in: the first that has a character's glyph sets it.
///
/// The order is that of the layout contract: Inter, Noto Sans for Arabic, Thai, Hebrew and
/// Devanagari, Noto Sans CJK JP, Noto Color Emoji, DejaVu Sans. Each is looked for by file name
/// in the folders where Debian, Fedora, Homebrew and macOS keep fonts.
public struct FontChain: Sendable, Hashable {
  /// A font of the chain in the two weights that callouts use.
  public struct Font: Sendable, Hashable {
    /// What it is called, for messages.
    public let name: String
    /// The face of weight 400.
    public let regular: FontFace
    /// The face of weight 700.
    public let bold: FontFace

    /// The face of a weight.
    public func face(_ weight: FontWeight) -> FontFace {
      weight == .bold ? bold : regular
    }
  }

  /// The fonts in order.
  public let fonts: [Font]
  /// The names of those that were not found.
  public let missing: [String]

  /// Finds the fonts.
  ///
  /// - Parameter choice: Folders and font files, parted by colons, that come before the system's:
  ///   the folders are searched first, the files stand at the head of the chain. Without it the
  ///   environment variable `PETMAP_FONTS` is taken.
  public init(choice: String? = nil) {
    var folders: [String] = []
    var fonts: [Font] = []
    for part in (choice ?? System.environment("PETMAP_FONTS") ?? "").split(separator: ":") {
      let path = String(part)
      if Self.isFontFile(path) {
        let face = FontFace(path: path, index: 0, isColorBitmap: path.contains("Emoji"))
        fonts.append(Font(name: path, regular: face, bold: face))
      } else {
        folders.append(path)
      }
    }
    folders += Self.systemFolders
    let home = System.environment("HOME")
    if let home { folders += [home + "/.local/share/fonts", home + "/Library/Fonts"] }
    var missing: [String] = []
    for family in Self.families {
      guard let regular = Self.find(family.regular, in: folders) else {
        missing.append(family.name)
        continue
      }
      let bold = Self.find(family.bold, in: folders) ?? regular
      let isColor = family.name == "Noto Color Emoji"
      fonts.append(
        Font(
          name: family.name,
          regular: FontFace(path: regular, index: 0, isColorBitmap: isColor),
          bold: FontFace(path: bold, index: 0, isColorBitmap: isColor)))
    }
    self.fonts = fonts
    self.missing = missing
  }

  private static func isFontFile(_ path: String) -> Bool {
    [".otf", ".ttf", ".ttc", ".otc"].contains { path.hasSuffix($0) }
  }

  private static func find(_ names: [String], in folders: [String]) -> String? {
    for folder in folders {
      for name in names where System.canRead(folder + "/" + name) { return folder + "/" + name }
    }
    return nil
  }

  private static let systemFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/inter", "/usr/share/fonts/noto", "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/TTF", "/usr/share/fonts/google-noto", "/usr/share/fonts/google-noto-cjk",
    "/usr/share/fonts/google-noto-emoji", "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/local/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
    "/System/Library/Fonts/Supplemental", "/opt/homebrew/share/fonts",
  ]

  /// A family and its file names, the preferred one first; macOS's own fonts stand in at the end.
  private static let families: [(name: String, regular: [String], bold: [String])] = [
    ("Inter", ["Inter-Regular.otf", "Inter-Regular.ttf"], ["Inter-Bold.otf", "Inter-Bold.ttf"]),
    noto("Arabic", "GeezaPro.ttc"),
    noto("Thai", "Thonburi.ttc"),
    noto("Hebrew", "ArialHB.ttc"),
    noto("Devanagari", "Kohinoor.ttc"),
    (
      "Noto Sans CJK JP", ["NotoSansCJK-Regular.ttc", "NotoSansCJKjp-Regular.otf"],
      ["NotoSansCJK-Bold.ttc", "NotoSansCJKjp-Bold.otf"]
    ),
    ("Noto Color Emoji", ["NotoColorEmoji.ttf", "Apple Color Emoji.ttc"], ["NotoColorEmoji.ttf"]),
    ("DejaVu Sans", ["DejaVuSans.ttf"], ["DejaVuSans-Bold.ttf"]),
  ]

  private static func noto(
    _ script: String, _ standIn: String
  ) -> (name: String, regular: [String], bold: [String]) {
    (
      "Noto Sans " + script, ["NotoSans\(script)-Regular.ttf", standIn],
      ["NotoSans\(script)-Bold.ttf", standIn]
    )
  }
}
