import PetMapPicture
import PetMapSystem

/// The file of shorelines that lies next to the program.
struct CoastSource: Sendable {
  let file: CoastFile
  /// Changes with the file.
  let version: String

  /// Where the file is relative to the program's own: installed, unpacked next to it, and in a
  /// build's directory.
  private static let places = ["../share/petmap/coast.bin", "coast.bin", "../../coast.bin"]

  /// Finds the file, or returns `nil` without one: coasts are then drawn from the packed data.
  init?(_ console: Console) {
    guard let program = CurrentProcess.programPath else { return nil }
    let own = FileSystem.directory(of: program)
    let candidates = Self.places.map { "\(own)/\($0)" }
    guard let path = candidates.first(where: { FileSystem.isReadable($0) }) else { return nil }
    guard let found = Self(path) else {
      console.note("\(path): not a file of coasts, the built-in ones are drawn; run tools/coast")
      return nil
    }
    self = found
  }

  init?(_ path: String) {
    // Open until the process ends.
    guard let descriptor = try? Descriptor.openRegularFile(path) else { return nil }
    let file = CoastFile { range in
      Descriptor.bytes(of: descriptor, at: range.lowerBound, count: range.count)
    }
    guard let file else {
      Descriptor.close(descriptor)
      return nil
    }
    self.file = file
    version = String(FileSystem.byteCount(of: path) ?? 0, radix: 36)
  }
}
