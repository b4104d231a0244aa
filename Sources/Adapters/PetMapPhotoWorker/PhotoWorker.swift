package import PetMapPhotos
import PetMapSystem

/// Decodes a photo in a process of its own, because its file may have been made to exploit a defect of
/// a decoder or to exhaust memory and time.
///
/// The process is this program with one argument, without an environment and other open files. It
/// reads the photo, loads the libraries, gives up all rights but to compute, and only then looks at the
/// photo. It writes the result, and its exit status is that of the error. Read ``PhotoDecoder`` for how
/// a photo is decoded.
package enum PhotoWorker {
  /// What a worker returns.
  private enum Task: String {
    /// A ``PreparedPhoto``.
    case all = "photo-worker"
    /// Only its largest part.
    case largest = "photo-worker-largest"
  }

  /// The processor time of a worker in seconds.
  private static let processorSeconds = 15
  /// The memory of a worker in bytes, including its libraries.
  private static let memoryBytes = 768 << 20
  /// The duration in seconds after which a worker is killed, for example because processors are busy.
  private static let seconds = 60

  // MARK: In the worker

  /// Runs a worker if the program was started as one, and exits.
  package static func runIfAsked(_ words: [String]) {
    guard words.count == 1, let task = Task(rawValue: words[0]) else { return }
    var status: Int32 = 0
    do throws(PhotoProblem) { try run(task) } catch { status = error.rawValue }
    CurrentProcess.exit(status)
  }

  private static func run(_ task: Task) throws(PhotoProblem) {
    guard let file = try? Descriptor.bytes(of: 0) else { throw .unreadable }
    FreedMemory.sharePool()
    let decoder = try PhotoDecoder(file)
    guard CurrentProcess.limit(seconds: processorSeconds, memoryBytes: memoryBytes) else {
      throw .noWorker
    }
    CurrentProcess.giveUpSystemCalls()
    let result = try result(of: task, decoder.largestPart())
    do throws(SystemError) {
      try Descriptor.write(result.span, to: 1)
    } catch {
      throw .unreadable
    }
  }

  private static func result(
    of task: Task, _ largest: Pixels
  ) throws(PhotoProblem) -> [UInt8] {
    switch task {
    case .largest:
      guard let part = largest.encoded(as: PhotoPart.largest.format) else { throw .unreadable }
      return part
    case .all:
      var pixels = largest
      return try PreparedPhoto(reducing: largest.width, largest.height) {
        (format, width, height) throws(PhotoProblem) in
        guard let reduced = pixels.reduced(to: width, height),
          let part = reduced.encoded(as: format)
        else { throw .unreadable }
        pixels = reduced
        return part
      }.bytes
    }
  }

  // MARK: In the program

  /// Returns the photo in all sizes.
  ///
  /// It blocks until the worker has finished, which takes about a second for a photo of a phone, and
  /// at most a minute.
  package static func prepared(_ file: [UInt8]) throws(PhotoProblem) -> PreparedPhoto {
    guard let photo = PreparedPhoto(try result(of: .all, file)) else { throw .unreadable }
    return photo
  }

  /// Returns the photo as an upright JPEG in the colors of sRGB, whose sides have at most
  /// ``PhotoPart/longestSide`` pixels.
  ///
  /// It blocks like ``prepared(_:)``.
  package static func largestPart(of file: [UInt8]) throws(PhotoProblem) -> [UInt8] {
    let part = try result(of: .largest, file)
    guard PhotoFormat(header: part) == .jpeg else { throw .unreadable }
    return part
  }

  private static func result(of task: Task, _ file: [UInt8]) throws(PhotoProblem) -> [UInt8] {
    guard let program = CurrentProcess.workerProgram else { throw .noWorker }
    let (status, output) = WorkerProcess.run(
      program, task.rawValue, input: file, outputLimit: PreparedPhoto.byteLimit, seconds: seconds)
    guard status == 0 else {
      throw status == nil ? .noWorker : status.flatMap { PhotoProblem(rawValue: $0) } ?? .unreadable
    }
    return output
  }
}
