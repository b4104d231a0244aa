import PetMapService
import PetMapSystem

/// The directory of the map page, which contains a subdirectory for each package;
/// `tools/build/page` creates it.
enum PageFolder {
  /// The paths to try, relative to the program's directory: installed, unpacked, and built.
  private static let relativePaths = ["../share/petmap/page", "page", "../../page"]

  /// Returns the files in the `--page` directory or, without that option, in the one installed with
  /// the program. If it does not exist, prints a note.
  ///
  /// - Parameter page: The value of the option.
  static func assets(_ page: String?, _ console: Console) throws(CommandError) -> PageAssets {
    if let path = page {
      let assets = try assets(of: path)
      guard assets.contains(PageAssets.ownPackage) else {
        throw .usage(
          "the directory does not contain the map page", at: "--page \(path.quoted)",
          remedy: "use the directory that tools/build/page creates")
      }
      return assets
    }
    let directory = FileSystem.directory(of: CurrentProcess.programPath ?? "/")
    let candidates = relativePaths.map { "\(directory)/\($0)" }
    if let path = candidates.first(where: { FileSystem.isDirectory("\($0)/page") }) {
      return try assets(of: path)
    }
    let isCheckout = FileSystem.isReadable("\(directory)/../../../tools/build/page")
    console.note(
      "map page not found; serving a plain page instead; "
        + (isCheckout ? "run tools/build/page" : "install petmap again, or use --page DIR"))
    return PageAssets([:])
  }

  private static func assets(of path: String) throws(CommandError) -> PageAssets {
    var packages: [String: [String: [UInt8]]] = [:]
    for package in names(in: path) {
      for file in names(in: "\(path)/\(package)") {
        let filePath = "\(path)/\(package)/\(file)"
        packages[package, default: [:]][file] = try content(of: filePath)
      }
    }
    return PageAssets(packages)
  }

  /// Returns the entries of a directory, or an empty array if it is not a directory.
  private static func names(in path: String) -> [String] {
    guard FileSystem.isDirectory(path) else { return [] }
    return (try? FileSystem.names(in: path)) ?? []
  }

  /// Returns the contents of a file, or `nil` for a directory.
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
        .inputOutput, "cannot read the map page: \(error.message)", at: path,
        remedy: "check the file's permissions, or run tools/build/page again")
    }
  }
}
