import CSimdJSON

/// The records of a file of comma-separated values with a header.
final class CSVRecords {
  private let collector: RecordCollector
  private let window: InputWindow
  private let header: CSVHeader
  /// Everything before this index in the window is known to be UTF-8.
  private var validEnd = 0

  init(collector: RecordCollector, options: ReadingOptions) throws(FileError) {
    self.collector = collector
    window = collector.window
    header = try CSVHeader(window: window, options: options)
  }

  /// Reads the rows that are in the window, or more when there are none.
  /// - Returns: whether it goes on.
  func read() throws(FileError) -> Bool {
    while true {
      collector.beginBatch()
      validate()
      try readRows()
      if collector.batch.count > 0 { return true }
      if window.isAtEnd {
        if window.start == window.end { return false }
        try leaveOutUnclosedRow()
      } else if window.end - window.start > window.recordLimit, nextLine() != nil {
        try leaveOutUnclosedRow()
      } else {
        _ = try window.refill()
      }
    }
  }

  /// One pass over whole lines, much faster than line by line.
  private func validate() {
    var lastLine = window.end
    if !window.isAtEnd {
      while lastLine > window.start, unsafe window.bytes[lastLine - 1] != 0x0A { lastLine -= 1 }
    }
    let isValid = unsafe petmap_utf8_is_valid(
      window.bytes + window.start, lastLine - window.start)
    validEnd = isValid ? lastLine : window.start
  }

  private func readRows() throws(FileError) {
    let scanner = unsafe CSVScanner(
      bytes: window.bytes, end: window.end, isAtEnd: window.isAtEnd, delimiter: header.delimiter)
    let fields = header.fields
    while window.start < window.end {
      let start = window.start
      var index = start
      let slices = unsafe collector.batch.nextSlices()
      for field in 0..<AnnouncementField.count { unsafe slices[field] = .none }
      var column = 0
      var extra: petmap_slice?
      var stop = CSVScanner.Stop.delimiter
      while stop == .delimiter {
        let slice: petmap_slice
        (slice, stop) = scanner.cell(at: &index)
        if column < fields.count {
          let field = fields[column]
          if field >= 0 { unsafe slices[Int(field)] = slice }
        } else if !slice.isEmpty && extra == nil {
          extra = slice
        }
        column &+= 1
      }
      switch stop {
      case .incomplete, .incompleteQuotes:
        return
      case .textAfterQuote:
        guard let next = nextLine() ?? (window.isAtEnd ? window.end : nil) else { return }
        collector.beginRecord()
        try collector.note(.textAfterQuote, nil, nil, at: index - 1)
        window.consume(to: next)
        continue
      case .delimiter, .lineEnd, .carriageReturn: break
      }
      // The row is consumed only afterwards: a problem's place is in it.
      defer { window.consume(to: index) }
      if column == 1, isBlank(start, index) { continue }
      collector.beginRecord()
      if index > validEnd {
        let good = unsafe petmap_utf8_valid_prefix(window.bytes + start, index - start)
        if good < index - start {
          try collector.note(.invalidUTF8, nil, nil, at: start + good)
          continue
        }
      }
      if let extra {
        try collector.note(.tooManyColumns, nil, extra, at: Int(extra.offset))
        continue
      }
      guard let latitude = try unsafe coordinate(.latitude, slices, start),
        let longitude = try unsafe coordinate(.longitude, slices, start)
      else { continue }
      try unsafe collector.add(
        latitude: latitude, longitude: longitude, in: slices, start: start)
    }
  }

  private func coordinate(
    _ field: AnnouncementField, _ slices: UnsafeMutablePointer<petmap_slice>, _ start: Int
  ) throws(FileError) -> Double? {
    let slice = unsafe slices[Int(field.rawValue)]
    if let number = unsafe slice.number(in: window.bytes) { return number }
    let reason = slice.isEmpty ? RecordProblem.Reason.missing : .notANumber
    try unsafe collector.note(reason, field, in: slices, start: start)
    return nil
  }

  private func isBlank(_ start: Int, _ end: Int) -> Bool {
    for index in start..<end where unsafe window.bytes[index] > 0x20 { return false }
    return true
  }

  /// A quote that never closes costs the line it is on, not the rest of the file.
  private func leaveOutUnclosedRow() throws(FileError) {
    collector.beginRecord()
    try collector.note(.unclosedQuote, nil, nil, at: window.start)
    window.consume(to: nextLine() ?? window.end)
  }

  /// Behind the line on which the row in hand begins.
  private func nextLine() -> Int? {
    let start = window.start
    let rest = unsafe (window.bytes + start, window.end - start)
    return unsafe Platform.find(window.lineBreak, in: rest.0, count: rest.1).map {
      start + $0 + 1
    }
  }
}
