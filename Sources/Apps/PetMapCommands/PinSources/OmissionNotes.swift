import PetMapAnnouncements
import PetMapFiles

/// Notes on what is not read: layers, tracks, links, and shapes.
extension SourceFacts {
  /// A note on records of absences, which are not read.
  var noteOnAbsences: String? {
    guard absences > 0 else { return nil }
    return "\(PinSource.counted(absences, "record was", "records were")) not read, because the "
      + "occurrence status is absent"
  }

  /// A note on tracks, which are not read.
  var noteOnTracks: String? {
    guard tracks > 0 else { return nil }
    return
      "\(PinSource.counted(tracks, "track was", "tracks were")) not read, because a track says "
      + "where an animal walked; \(FileError.remedyForTracks)"
  }

  /// A note on links to other files, which are not read.
  var noteOnLinks: String? {
    guard let first = links.first else { return nil }
    return "\(PinSource.counted(links.count, "link was", "links were")) not followed; download "
      + (links.count == 1 ? first.shortened(to: 100) : "\(first.shortened(to: 100)) and the others")
  }
}

extension LayerFacts {
  /// A note on which layers are read and which are not, unless the file has only one.
  var note: String? {
    guard names.count + others.count > 1 else { return nil }
    let noun = areFiles ? "file" : "layer"
    let read = ColumnNames.list(names, limit: 6)
    let rest = others.isEmpty ? "" : ", not \(ColumnNames.list(others, limit: 6))"
    return names.count == 1
      ? "reading \(noun) \(read)\(rest); use --layer to select another"
      : "reading \(names.count.grouped) \(noun)s: \(read)\(rest); use --layer to select one"
  }
}

extension ReadReport {
  /// A note on pins at latitude and longitude 0.
  var noteOnZero: String? {
    guard atZero > 0 else { return nil }
    return
      "\(PinSource.counted(atZero, "pin is", "pins are")) at 0, 0, probably because the address "
      + "was not found"
  }

  /// A note on a coordinate system that contradicts the coordinates.
  var noteOnSystem: String? {
    contradictedSystem.map {
      "the coordinates are in degrees, although the file says \($0); they were read as degrees; to "
        + "obey the file, add --source-crs \($0.shellWord)"
    }
  }

  /// The number of records skipped because they are lines or areas.
  var shapes: Int { kinds.reduce(0) { $0 + ($1.reason == .notAPoint ? $1.count : 0) } }

  /// A note on records that are lines or areas.
  var noteOnShapes: String? {
    guard shapes > 0 else { return nil }
    let counted = PinSource.counted(
      shapes, "record is a line or an area", "records are lines or areas")
    return
      "\(counted); add --points centroid to pin \(shapes == 1 ? "its center" : "their centers")"
  }

  /// A note on pins whose links to maps name nothing.
  var noteOnMapViews: String? {
    guard mapViews > 0 else { return nil }
    return
      "\(PinSource.counted(mapViews, "pin is", "pins are")) at the center of a map, because the "
      + "link names no place"
  }
}
