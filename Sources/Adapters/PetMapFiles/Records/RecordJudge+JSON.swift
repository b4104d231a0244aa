import CSimdJSON

extension RecordJudge {
  /// Notes why the record in hand is no record.
  mutating func note(_ record: petmap_json_record, of window: InputWindow) throws(FileError) {
    let start = Int(record.start)
    let field = AnnouncementField(rawValue: UInt8(truncatingIfNeeded: min(record.field, 255)))
    let value = record.value.isEmpty ? nil : record.value
    let place = record.place == .max ? start : Int(record.place)
    let reason = RecordProblem.Reason(json: record.problem)
    if reason == .invalidUTF8 {
      let good = unsafe petmap_utf8_valid_prefix(window.bytes + start, Int(record.end) - start)
      return try note(reason, nil, nil, at: start + good, of: window)
    }
    try note(
      value == nil && reason == .notANumber ? .missing : reason, field, value, at: place,
      of: window)
  }
}

extension RecordProblem.Reason {
  init(json problem: UInt32) {
    switch Int(problem) {
    case PETMAP_JSON_UTF8: self = .invalidUTF8
    case PETMAP_JSON_NOT_AN_OBJECT: self = .notAnObject
    case PETMAP_JSON_NO_GEOMETRY: self = .noGeometry
    case PETMAP_JSON_NOT_A_POINT: self = .notAPoint
    case PETMAP_JSON_COORDINATES: self = .badCoordinates
    case PETMAP_JSON_NOT_A_NUMBER: self = .notANumber
    case PETMAP_JSON_NOT_TEXT: self = .notText
    case PETMAP_JSON_ESCAPE: self = .badEscape
    default: self = .malformedJSON
    }
  }
}
