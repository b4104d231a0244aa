import PetMapGeo
import PetMapReports

/// Prints pins in one of the formats, one after the other.
struct PinWriter {
  private enum Kind {
    case table(Table)
    case file(AnnouncementWriter)
  }

  private var kind: Kind
  private let stream: OutputStream
  private let console: Console
  private var hasBearing = false
  /// How many pins were printed.
  private(set) var count = 0
  private var hasBegun = false

  init(
    _ format: PinOptions.Format, to stream: OutputStream, hasBearing: Bool, console: Console
  ) {
    self.stream = stream
    self.console = console
    guard let format = AnnouncementWriter.Format(rawValue: format.rawValue) else {
      kind = .table(Table(columns: PinTable.columns(hasBearing: hasBearing)))
      return
    }
    self.hasBearing = hasBearing
    kind = .file(AnnouncementWriter(format: format, hasBearing: hasBearing))
  }

  /// Begins, with columns for what pins carry along; not for the first time does nothing.
  mutating func begin(keeping names: [String] = []) {
    guard !hasBegun else { return }
    hasBegun = true
    if case .file(let writer) = kind {
      let writer = AnnouncementWriter(
        format: writer.format, hasBearing: hasBearing, keptNames: names)
      stream.write { writer.begin(to: &$0) }
      kind = .file(writer)
    }
  }

  mutating func write(_ announcement: Announcement, _ bearing: PinBearing?) {
    begin()
    count += 1
    switch kind {
    case .table(var table):
      kind = .table(Table(columns: []))
      table.append(PinTable.cells(announcement, bearing))
      kind = .table(table)
    case .file(var writer):
      stream.write { writer.append(announcement, bearing: bearing, to: &$0) }
      kind = .file(writer)
    }
  }

  mutating func finish() {
    begin()
    switch kind {
    case .file(let writer): stream.write { writer.end(to: &$0) }
    case .table(let table):
      guard count > 0 else { return }
      let lines = table.lines(
        width: stream.columns, emphasis: { console.colored($0, .bold, on: stream) })
      for line in lines { stream.write(line + "\n") }
    }
  }
}
