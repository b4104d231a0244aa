import PetMapAnnouncements
import PetMapDrawing
import PetMapKit
import PetMapSystem

/// The files of the map page, by package: `page` with the page's own modules, and libraries and
/// fonts that it loads.
///
/// Every package has its own URL, `/assets/{package}-{fingerprint}/{file}`, which changes with the
/// package's content, so clients may cache its files forever. Modules of one package import each
/// other by relative URLs. The page's own files refer to another package as
/// `/assets/{package}/{file}`; the fingerprint is inserted when the assets are loaded. For a URL
/// with no fingerprint or an outdated one, the current file is served, and clients revalidate it
/// each time. The colors of statuses are inserted, too, for `{{MISSING.color}}` and the like.
///
/// `{file}.br`, if it exists, is the file compressed with Brotli.
package final class PageAssets: Sendable {
  /// The package with the page's own files.
  package static let ownPackage = "page"

  private struct Package {
    let fingerprint: String
    let files: [String: [UInt8]]
  }

  private let packages: [String: Package]
  /// The document of the map page, if any.
  let template: PageTemplate?
  private let compressed = Monitor<[String: [UInt8]]>([:])

  /// - Parameter files: The contents of each file, by package and name.
  package init(_ files: [String: [String: [UInt8]]]) {
    var packages: [String: Package] = [:]
    for (name, files) in files where name != Self.ownPackage {
      packages[name] = Package(fingerprint: Self.fingerprint(files), files: files)
    }
    if var files = files[Self.ownPackage] {
      for (name, content) in files where Self.isText(name) {
        let inserted = Self.coloring(Self.referring(to: packages, in: content))
        guard inserted != content else { continue }
        files[name] = inserted
        files["\(name).br"] = nil
      }
      let package = Package(fingerprint: Self.fingerprint(files), files: files)
      packages[Self.ownPackage] = package
    }
    self.packages = packages
    // The document is not an asset, so it has no fingerprint.
    template = files[Self.ownPackage]?["index.html"].map { document in
      PageTemplate(Self.referring(to: packages, in: document))
    }
  }

  /// Returns whether there is a package with this name.
  package func contains(_ package: String) -> Bool { packages[package] != nil }

  /// Returns the URL of a file, or `nil` if it does not exist.
  package func url(of file: String, in package: String) -> String? {
    guard let found = packages[package], found.files[file] != nil else { return nil }
    return "/assets/\(package)-\(found.fingerprint)/\(file)"
  }

  /// A file that a URL refers to.
  struct File {
    let content: [UInt8]
    /// The content compressed with Brotli, if it is ready.
    let brotli: [UInt8]?
    let type: String
    /// Whether the URL changes with the content.
    let isImmutable: Bool
    fileprivate let path: String
  }

  /// - Parameter folder: The name of a package, with or without its fingerprint.
  func file(_ name: String, folder: String) -> File? {
    let hyphen = folder.lastIndex(of: "-")
    let base = hyphen.map { String(folder[..<$0]) } ?? folder
    let packageName = packages[folder] == nil ? base : folder
    guard let package = packages[packageName], let content = package.files[name],
      let type = Self.type(of: name)
    else { return nil }
    return File(
      content: content, brotli: package.files["\(name).br"], type: type,
      isImmutable: folder == "\(packageName)-\(package.fingerprint)",
      path: "\(packageName)/\(name)")
  }

  /// Returns the contents of a file in gzip format, which are cached.
  func gzipped(_ file: File, by gzip: ([UInt8]) -> [UInt8]?) -> [UInt8]? {
    if let kept = compressed.withLock({ $0[file.path] }) { return kept }
    guard let made = gzip(file.content) else { return nil }
    compressed.withLock { $0[file.path] = made }
    return made
  }

  /// Returns attributes of `body` with the URLs of the map's styles and of MapLibre's files, if
  /// they exist, and the region of petmap's own map that has streets; empty if it has none at all.
  /// Each attribute has a leading space.
  func mapAttributes(_ basemap: BasemapSource?, _ language: Language) -> HTML {
    let themes = basemap == nil ? [] : BasemapSource.Theme.allCases
    var styles = themes.map { theme -> HTML in
      " data-style-\(theme.rawValue)=\"\(theme.url(language))\""
    }
    if let basemap, basemap.otherStyle == nil {
      let region = basemap.streetBounds.map(MapView.corners) ?? ""
      styles.append(" data-streets=\"\(region)\"")
    }
    guard let shared = url(of: "maplibre-gl-shared.js", in: "maplibre"),
      let script = url(of: "maplibre-gl.js", in: "maplibre"),
      let style = url(of: "maplibre-gl.css", in: "maplibre"),
      let worker = url(of: "maplibre-gl-worker.js", in: "maplibre")
    else { return "\(styles)" }
    return """
      \(styles) data-maplibre-shared="\(shared)" data-maplibre="\(script)" \
      data-maplibre-style="\(style)" data-maplibre-worker="\(worker)"
      """
  }

  // MARK: Content

  private static func isText(_ name: String) -> Bool {
    ["css", "js"].contains(name.split(separator: ".").last)
  }

  /// Returns the media type of a file, or `nil` if files of this type are not served.
  private static func type(of name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return types[String(name[name.index(after: dot)...])]
  }

  private static let types = [
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": MediaType.json, "map": MediaType.json, "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm", "woff2": "font/woff2", "svg": "image/svg+xml", "png": "image/png",
    "webp": "image/webp",
  ]

  private static func fingerprint(_ files: [String: [UInt8]]) -> String {
    var bytes: [UInt8] = []
    for (name, content) in files.sorted(by: { $0.key < $1.key }) where name != "index.html" {
      bytes += Array("\(name) \(content.count)\n".utf8) + content
    }
    return EntityTag.of(bytes).filter { $0.isLetter || $0.isNumber }
  }

  /// Inserts the fingerprints in each `/assets/{package}/`.
  private static func referring(to packages: [String: Package], in content: [UInt8]) -> [UInt8] {
    var text = String(decoding: content, as: UTF8.self)
    for (name, package) in packages {
      text = text.replacing("/assets/\(name)/", with: "/assets/\(name)-\(package.fingerprint)/")
    }
    return Array(text.utf8)
  }

  /// Inserts the colors of each status for `{{STATUS.color}}` and `{{STATUS.strongColor}}`.
  private static func coloring(_ content: [UInt8]) -> [UInt8] {
    var text = String(decoding: content, as: UTF8.self)
    for status in AnnouncementStatus.allCases {
      text.replace("{{\(status.word).color}}", with: status.color.hex)
      text.replace("{{\(status.word).strongColor}}", with: status.strongColor.hex)
    }
    return Array(text.utf8)
  }
}
