package import PetMapKit
import PetMapSystem

/// The features of pins as they were last written.
///
/// Maps request thousands of pins again after each change, although almost all of them are as
/// before. With their features copied, a list of 10,000 pins takes a quarter of the time.
package final class FeatureCache: Sendable {
  /// Where a record and its feature are in ``State/bytes``.
  private struct Entry {
    let record: Range<Int>
    let feature: Range<Int>
  }

  private struct State {
    /// Records, each followed by its feature.
    var bytes: [UInt8] = []
    /// The last feature of each pin, by the insertion of its record.
    var entries: [Int64: Entry] = [:]

    /// Appends a record's feature, and keeps it if it is new.
    mutating func appendFeature(of record: PinRecord, to output: inout [UInt8]) {
      let key = record.position.insertion
      if let entry = entries[key], record.isPacked(as: bytes.span.extracting(entry.record)) {
        output += bytes[entry.feature]
        return
      }
      let start = bytes.count
      record.appendPacked(to: &bytes)
      let middle = bytes.count
      record.appendFeature(to: &bytes)
      entries[key] = Entry(record: start..<middle, feature: middle..<bytes.count)
      output += bytes[middle...]
    }
  }

  /// The number of records that are written while others wait.
  private static let batchSize = 256
  private let byteLimit: Int
  private let state = Monitor(State())

  /// - Parameter byteLimit: The size in bytes at which everything is dropped; by default that of
  ///   about 28,000 pins.
  package init(byteLimit: Int = 16 << 20) { self.byteLimit = byteLimit }

  /// Appends the records' features, separated by commas.
  package func appendFeatures(of records: [PinRecord], to output: inout [UInt8]) {
    let start = output.count
    for first in stride(from: 0, to: records.count, by: Self.batchSize) {
      let batch = records[first...].prefix(Self.batchSize)
      // The old features are released outside the lock.
      _ = state.withLock { state -> State in
        for (index, record) in zip(batch.indices, batch) {
          if index > 0 { output.append(UInt8(ascii: ",")) }
          state.appendFeature(of: record, to: &output)
        }
        var old = State()
        if state.bytes.count > byteLimit { swap(&old, &state) }
        return old
      }
      if first == 0 {
        // The other features are about as long.
        let length = (output.count - start) / batch.count
        output.reserveCapacity(start + length * records.count / 8 * 9)
      }
    }
  }
}
