#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The requests on standard input.
struct Requests {
  /// The fields of the next request; nil at the end.
  mutating func next() -> [String]? {
    readLine().map { $0.split(separator: " ").map(String.init) }
  }

  /// Answers the request.
  func answer(_ fields: Any...) {
    print("ok", fields.map { "\($0)" }.joined(separator: " "))
    fflush(nil)
  }

  /// Responds to the request with a list of numbers.
  func answer(list numbers: [Int]) {
    print("ok", numbers.map { "\($0)" }.joined(separator: " "))
    fflush(nil)
  }

  /// Reports that the request is invalid.
  func refuse(_ reason: String) {
    print("error", reason)
    fflush(nil)
  }
}

/// The CPU time of a function in seconds.
func seconds(of work: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try work()
  return processorTime() - start
}

/// The wall-clock time of a function in seconds.
func wallSeconds(of work: () throws -> Void) rethrows -> Double {
  let start = seconds(CLOCK_MONOTONIC)
  try work()
  return seconds(CLOCK_MONOTONIC) - start
}

private func processorTime() -> Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

private func seconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  unsafe clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A file's bytes.
func bytes(_ path: String) -> [UInt8] {
  guard let file = unsafe fopen(path, "rb") else { return [] }
  defer { unsafe fclose(file) }
  unsafe fseek(file, 0, SEEK_END)
  let count = unsafe ftell(file)
  unsafe rewind(file)
  return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    filled = unsafe fread(buffer.baseAddress, 1, count, file)
  }
}

/// A file of doubles.
func doubles(_ path: String) -> [Double] {
  guard let file = unsafe fopen(path, "rb") else { return [] }
  defer { unsafe fclose(file) }
  unsafe fseek(file, 0, SEEK_END)
  let count = unsafe ftell(file) / MemoryLayout<Double>.size
  unsafe rewind(file)
  return unsafe [Double](unsafeUninitializedCapacity: count) { buffer, filled in
    filled = unsafe fread(buffer.baseAddress, MemoryLayout<Double>.size, count, file)
  }
}

/// A checksum of the pins found by a query, which does not depend on their order. The peers have the
/// same function.
func mark(query: Int, pin: UInt32) -> UInt64 {
  (UInt64(query) &* 1_000_003 &+ UInt64(pin) &+ 1) &* 0x9E37_79B9_7F4A_7C15
}
