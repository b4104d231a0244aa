/// A file that is complete or not there: written beside its place and renamed at the end.
///
/// What is at the path stays until then, and an interruption leaves no half-written file. A pipe or
/// a device is written to directly.
package final class OutputFile {
  package let stream: OutputStream
  private let path: String
  private let target: String
  /// Nil for a pipe or a device.
  private let temporary: String?
  private let descriptor: Int32
  private var isOpen = true

  package init(_ path: String) throws(CommandError) {
    self.path = path
    let target = Platform.resolved(path) ?? path
    self.target = target
    do {
      switch Platform.kind(of: path) {
      case .directory:
        throw Self.error("cannot write: it is a directory", path)
      case .other:
        temporary = nil
        descriptor = try Platform.openExisting(path)
      case .regular, nil:
        let name = "\(target).petmap-\(Platform.processIdentifier)"
        descriptor = try Platform.create(name, withPermissionsOf: target)
        temporary = name
        Platform.removeOnInterruption(name)
      }
    } catch let error as Platform.SystemError {
      throw Self.error("cannot write: \(error.message)", path)
    } catch let error as CommandError {
      throw error
    } catch {
      throw Self.error("cannot write", path)
    }
    stream = OutputStream(descriptor: descriptor)
  }

  deinit {
    guard isOpen else { return }
    _ = Platform.close(descriptor)
    if let temporary {
      Platform.remove(temporary)
      Platform.removeOnInterruption(nil)
    }
  }

  /// Puts the file in its place.
  package func finish() throws(CommandError) {
    stream.flush()
    isOpen = false
    let closing = Platform.close(descriptor)
    defer { if temporary != nil { Platform.removeOnInterruption(nil) } }
    if let failure = stream.failure ?? closing {
      if let temporary { Platform.remove(temporary) }
      throw Self.error("cannot write: \(Platform.message(failure))", path)
    }
    guard let temporary else { return }
    do {
      try Platform.rename(temporary, to: target)
    } catch {
      Platform.remove(temporary)
      throw Self.error("cannot write: \(error.message)", path)
    }
  }

  private static func error(_ what: String, _ path: String) -> CommandError {
    CommandError(.inputOutput, what, at: path.quoted, remedy: "check the path given with --output")
  }
}
