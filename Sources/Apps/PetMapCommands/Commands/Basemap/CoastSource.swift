import PetMapPicture
import PetMapSystem

/// The coastline file that is installed with the program.
struct CoastSource: Sendable {
  let file: CoastFile
  /// The version of the file: its size and modification time in base 36.
  let version: String

  /// The paths to try, relative to the program's directory: installed, unpacked next to the
  /// program, and in a build directory.
  private static let relativePaths = ["../share/petmap/coast.bin", "coast.bin", "../../coast.bin"]

  /// Finds the file, or returns `nil` if it is not installed. Coastlines are then drawn from the
  /// built-in data.
  init?(_ console: Console) {
    guard let program = CurrentProcess.programPath else { return nil }
    let directory = FileSystem.directory(of: program)
    let candidates = Self.relativePaths.map { "\(directory)/\($0)" }
    guard let path = candidates.first(where: { FileSystem.isReadable($0) }) else { return nil }
    guard let found = Self(path) else {
      console.note(
        "\(path): not a coastline file, so built-in coastlines are drawn; run tools/coast")
      return nil
    }
    self = found
  }

  init?(_ path: String) {
    // The descriptor stays open until the process ends.
    guard let descriptor = try? Descriptor.openRegularFile(path) else { return nil }
    let file = CoastFile { range in
      Descriptor.bytes(of: descriptor, at: range.lowerBound, count: range.count)
    }
    guard let file else {
      Descriptor.close(descriptor)
      return nil
    }
    self.file = file
    version = FileSystem.version(of: path)
  }
}
