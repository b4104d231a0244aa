import PetMapService
import PetMapSystem

/// The folder with the files of the map page: a folder for each package, as `tools/page` makes them.
enum PageFolder {
  /// Where the folder is relative to the program's own: installed, unpacked next to it, and in a
  /// build's directory.
  private static let places = ["../share/petmap/page", "page", "../../page"]

  /// The files of `--page`, else of the folder next to the program. Without them a note says so.
  static func assets(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> PageAssets {
    if let path = try arguments[ServeOptions.page] {
      let assets = try assets(of: path)
      guard assets.contains(PageAssets.ownPackage) else {
        throw .usage(
          "not a directory with the map page", at: "--page \(path.quoted)",
          remedy: "give the one that tools/page makes")
      }
      return assets
    }
    guard let program = CurrentProcess.programPath else { return missing(console) }
    let own = FileSystem.directory(of: program)
    let candidates = places.map { "\(own)/\($0)" }
    guard let path = candidates.first(where: { FileSystem.isDirectory("\($0)/page") }) else {
      return missing(console)
    }
    return try assets(of: path)
  }

  private static func missing(_ console: Console) -> PageAssets {
    console.note("the files of the map page are missing, / is a plain page; run tools/page")
    return PageAssets([:])
  }

  private static func assets(of path: String) throws(CommandError) -> PageAssets {
    var packages: [String: [String: [UInt8]]] = [:]
    for package in names(in: path) {
      for file in names(in: "\(path)/\(package)") {
        let place = "\(path)/\(package)/\(file)"
        packages[package, default: [:]][file] = try content(of: place)
      }
    }
    return PageAssets(packages)
  }

  /// The entries of a directory; empty for anything else.
  private static func names(in path: String) -> [String] {
    guard FileSystem.isDirectory(path) else { return [] }
    return (try? FileSystem.names(in: path)) ?? []
  }

  /// A file's bytes; nil for a directory.
  private static func content(of path: String) throws(CommandError) -> [UInt8]? {
    do throws(SystemError) {
      guard let descriptor = try Descriptor.openRegularFile(path) else { return nil }
      defer { Descriptor.close(descriptor) }
      var bytes: [UInt8] = []
      try Descriptor.readAll(descriptor) { (span) throws(SystemError) in
        unsafe span.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      }
      return bytes
    } catch {
      throw CommandError(
        .inputOutput, "cannot read a file of the map page: \(error.message)", at: path,
        remedy: "check its permissions, or run tools/page again")
    }
  }
}
