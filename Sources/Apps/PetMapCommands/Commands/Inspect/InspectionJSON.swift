import PetMapFiles
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements

/// The JSON output of `petmap inspect`.
enum InspectionJSON {
  static func text(
    _ inspection: SourceInspection, _ suggestions: ReadingSuggestions, path: String
  ) -> String {
    var bytes: [UInt8] = []
    let (facts, report) = (inspection.facts, inspection.report)
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        writer.member("file", path)
        writer.member("format", facts.layers?.format?.lowercased() ?? facts.format.rawValue)
        writer.member("encoding", facts.encoding?.name.lowercased() ?? "utf-8")
        writer.member("delimiter", facts.delimiter.map { SourceFacts.name(of: $0) })
        writer.member("decimal", facts.hasDecimalComma ? "comma" : "point")
        writer.member("dateFormat", facts.dateOrder?.rawValue)
        writer.key("dateFormatIsGuessed")
        writer.bool(facts.isDateOrderGuessed)
        writer.member("crs", facts.system)
        writer.member("records", report.records)
        writer.member("pins", report.pins)
        writer.member("skipped", report.skipped)
        writer.member("duplicates", report.duplicates)
        writer.key("statuses")
        writer.object { writer in
          for status in AnnouncementStatus.allCases {
            writer.member(status.word.lowercased(), report.statuses.count(status))
          }
          writer.member("leftOut", report.statuses.leftOut)
          writer.key("assumed")
          writer.bool(report.statuses.assumed > 0)
        }
        writer.key("columns")
        writer.array { writer in
          for column in inspection.columns { append(column, to: &writer) }
        }
        writer.key("extent")
        append(CoordinateExtent(of: inspection.coordinates), inspection, to: &writer)
        writer.key("problems")
        writer.array { writer in
          for kind in report.kinds {
            writer.object { writer in
              writer.member("reason", kind.reason.words)
              writer.member("field", kind.field?.name)
              writer.member("count", kind.count)
              writer.key("skipped")
              writer.bool(kind.reason.isSkipped)
            }
          }
        }
        writer.key("lacksCoordinates")
        writer.bool(inspection.lacksCoordinates)
        writer.key("better")
        writer.array { writer in
          for word in suggestions.options.flatMap(\.words) { writer.string(word) }
        }
        writer.key("decisions")
        writer.array { writer in
          for decision in suggestions.decisions { writer.string(decision) }
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  private static func append(
    _ column: SourceInspection.Column, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("name", column.name)
      writer.member("becomes", column.field?.name)
      writer.member("filled", column.filled)
      writer.key("values")
      let isWord = [.status, .species, .sex].contains(column.field)
      writer.array { writer in
        for value in column.values.prefix(isWord ? .max : 5) {
          writer.object { writer in
            writer.member("value", value.text)
            writer.member("count", value.count)
            if isWord { writer.member("meaning", value.meaning) }
          }
        }
      }
    }
  }

  private static func append(
    _ extent: CoordinateExtent?, _ inspection: SourceInspection, to writer: inout JSONWriter
  ) {
    guard let extent else {
      writer.null()
      return
    }
    writer.object { writer in
      writer.key("bbox")
      writer.array { writer in
        for degrees in [extent.box.west, extent.box.south, extent.box.east, extent.box.north] {
          writer.number(degrees)
        }
      }
      writer.key("outliers")
      writer.array { writer in
        for index in extent.outliers { writer.string(inspection.ids[index]) }
      }
    }
  }
}
