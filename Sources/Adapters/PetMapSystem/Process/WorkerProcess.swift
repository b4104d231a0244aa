import CSystem

/// A process of our own program that gets bytes and returns bytes.
package enum WorkerProcess {
  /// Runs a program without an environment and other open files, in the root directory.
  ///
  /// It blocks until the process has ended.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - argument: Its only argument.
  ///   - input: The bytes of its standard input.
  ///   - outputLimit: The maximum size of its output; a process that writes more is killed.
  ///   - seconds: The duration after which it is killed.
  /// - Returns: Its exit status, 128 and the signal that ended it, or `nil` if it could not be started
  ///   or has taken too long; and its output.
  package static func run(
    _ program: String, _ argument: String, input: [UInt8], outputLimit: Int, seconds: Int
  ) -> (status: Int32?, output: [UInt8]) {
    var output = Output(limit: outputLimit)
    let status = unsafe withUnsafeMutablePointer(to: &output) { output in
      unsafe input.withUnsafeBufferPointer { input in
        unsafe petmap_run_worker(
          program, argument, input.baseAddress, input.count, Int32(seconds),
          { unsafe Output.append($0, $1, $2) }, output)
      }
    }
    return (status < 0 ? nil : status, output.bytes)
  }

  private struct Output {
    let limit: Int
    var bytes: [UInt8] = []

    init(limit: Int) { self.limit = limit }

    static func append(
      _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int
    ) -> Bool {
      guard let output = unsafe context?.assumingMemoryBound(to: Output.self),
        unsafe output.pointee.bytes.count + count <= output.pointee.limit
      else { return false }
      unsafe output.pointee.bytes.append(
        contentsOf: UnsafeBufferPointer(start: bytes, count: count))
      return true
    }
  }
}
