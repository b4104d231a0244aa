/// The options of `petmap map` except those for the camera, filters and sources.
package enum MapOptions {
  package enum Format: String, Choice {
    case svg
    case png
    case pdf
    case jpeg

    var isText: Bool { self == .svg }
  }

  package enum Fit: String, Choice {
    case robust
    case all
  }

  package enum Theme: String, Choice {
    case light
    case dark
  }

  package static let pin = Option(
    "pin", "ID", "Draw the callout of this pin. Without a camera, center the map on the pin.",
    read: Values.nonEmpty)
  package static let fit = Option<Fit>(
    "fit", "Without a camera, show all pins except outliers, or all pins.",
    default: "robust")
  package static let noCluster = Flag("no-cluster", "Draw pins individually.")
  package static let basemap = Option(
    "basemap", "FILE.mbtiles",
    "Draw raster tiles (PNG, JPEG or WebP) instead of the built-in base map.",
    completion: .files, read: Values.nonEmpty)
  package static let theme = Option<Theme>(
    "theme", "Set the colors of the map and its panels.", default: "light")
  package static let title = Option(
    "title", "TEXT", "Set the title in the upper left corner and in the file's metadata.",
    read: Values.nonEmpty)
  package static let attribution = Option(
    "attribution", "TEXT", "Add an attribution to that of the base map in the lower right corner.",
    read: Values.nonEmpty)
  package static let noLegend = Flag("no-legend", "Omit the legend.")
  package static let noScale = Flag("no-scale", "Omit the scale bar.")
  package static let noGrid = Flag("no-grid", "Omit meridians and parallels.")
  package static let format = Option<Format>(
    "format", "Set the format of the picture.",
    default: "from the extension of --output, otherwise svg")
  package static let scale = Option(
    "scale", "N", "Set the pixels per CSS pixel of a PNG or JPEG, 0.1 to 8.", default: "2",
    read: Values.scale)
  package static let output = OutputOptions.output

  /// The options as a group of the help screen.
  static let pictureGroup = Command.Group(
    "Picture",
    [
      pin.definition, CalloutOptions.photo.definition, CalloutOptions.photos.definition,
      noCluster.definition, basemap.definition, theme.definition, title.definition,
      attribution.definition,
      noLegend.definition, noScale.definition, noGrid.definition,
    ])
}
