import PetMapPicture

extension PictureOptions.Theme: Choice {}

/// The options for `petmap map`.
struct MapOptions: CommandOptions {
  enum Format: String, Choice {
    case svg
    case png
    case pdf
    case jpeg

    var isText: Bool { self == .svg }
  }

  enum Fit: String, Choice {
    case robust
    case all
  }

  let camera = Camera()
  let filter = RegionFilterOptions()
  let picture = Picture()
  let output = Output()
  let source = SourceOptions()

  struct Camera: OptionGroup {
    static let title = "Camera"

    let view = CameraOptions()
    let fit = Option<Fit>(
      "fit", "If no camera is given, fit all pins except outliers (robust), or all pins.",
      default: .robust)
    let insets = CameraOptions.insets
  }

  struct Picture: OptionGroup {
    static let title = "Picture"

    let pin = Option(
      "pin", "ID",
      "Draw the callout of this pin. If no camera is given, center the map on the pin.",
      read: Values.nonEmpty)
    let photos = PhotoOptions()
    let noCluster = Flag("no-cluster", "Draw pins individually.")
    let basemap = Option(
      "basemap", "FILE.mbtiles",
      "Draw raster tiles (PNG, JPEG or WebP) instead of the built-in base map.",
      completion: .files, read: Values.nonEmpty)
    let theme = Option<PictureOptions.Theme>(
      "theme", "Set the color theme of the map and its panels.", default: .light)
    let title = Option(
      "title", "TEXT", "Set the title in the upper-left corner and in the file's metadata.",
      read: Values.nonEmpty)
    let attribution = Option(
      "attribution", "TEXT",
      "Add this attribution next to the base map's in the lower-right corner.",
      read: Values.nonEmpty)
    let noLegend = Flag("no-legend", "Omit the legend.")
    let noScale = Flag("no-scale", "Omit the scale bar.")
    let noGrid = Flag("no-grid", "Omit meridians and parallels.")
  }

  struct Output: OptionGroup {
    static let title = "Output"

    let format = Option<Format?>(
      "format", "Set the output format.",
      defaultText: "the --output extension, else svg")
    let scale = OutputOptions.scale(of: "PNG or JPEG")
    let output = OutputOptions.output
  }
}
