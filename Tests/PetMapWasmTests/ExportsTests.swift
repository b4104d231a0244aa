import PetMapAnnouncements
import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapText
import PetMapWasm
import Testing

/// Tests the functions that the WebAssembly module exports, called natively with the page's
/// encoding.
@Suite struct ExportsTests {
  // MARK: Coordinates

  @Test func `a parsed coordinate is returned as two numbers`() {
    let text = Array("52°13'47\"N 21°00'42\"E".utf8)
    let call = PageCall { unsafe exportParseCoordinate($0, text, Int32(text.count)) }
    #expect(call.status == done)
    #expect(abs(call.number(0) - 52.229_72) < 1e-5 && abs(call.number(1) - 21.011_67) < 1e-5)
  }

  @Test func `a rejected argument returns a message and the invalid numbers`() {
    let call = PageCall { unsafe exportIndexMake($0, [91], [0], 1) }
    #expect(call.status == refusedWithValues)
    #expect(call.text == "pin 0: latitude: not a number from -90 to 90")
    #expect(call.number(0) == 1 && call.number(1) == 91)
  }

  // MARK: Clusters

  @Test func `the page can read cluster rows at their address`() throws {
    let ids = encoded(["rex", "mia", "far"])
    let latitudes = [52.2297, 52.2298, 10], longitudes = [21.0122, 21.0123, 100]
    let statuses: [UInt8] = [0, 1, 2]
    let created = PageCall {
      unsafe exportClustersMake(
        $0, ids, latitudes, longitudes, statuses, nil, 3, 0, 40, 512, 2, 16, 1)
    }
    #expect(created.status == done)
    #expect(MemoryLayout<ClusterRows.Row>.stride == rowSize)
    let clusters = unsafe try #require(created.object)
    // In a box that contains everything, the far pin precedes the cluster, row 0.
    let box = PageCall { unsafe exportClustersBox($0, clusters, -180, -85, 180, 85, 3) }
    #expect(box.list(of: Int32.self) == [2, ~0])
    let rows = PageCall { unsafe exportClustersRows($0, clusters) }
    #expect(rows.number(1) > 1 && rows.list(of: UInt32.self) == [])
    let address = UInt(rows.number(0))
    let table = unsafe try #require(UnsafePointer<UnsafeRawPointer?>(bitPattern: address))
    let row = unsafe try #require(table[0])
    #expect(unsafe row.load(fromByteOffset: rowCount, as: UInt32.self) == 2)
    #expect(unsafe row.load(fromByteOffset: rowMissing, as: UInt32.self) == 1)
    #expect(unsafe row.load(fromByteOffset: rowFound, as: UInt32.self) == 1)
    #expect(unsafe abs(row.load(fromByteOffset: rowLatitude, as: Double.self) - 52.2297) < 0.001)
    unsafe exportFree(clusters)
  }

  // MARK: Callouts

  @Test(arguments: [nil, "page"] as [String?])
  func `a layout matches the engine's layout with the same measurer`(fonts: String?) throws {
    let card = encoded([fonts])
    let cardNumbers = request {
      $0[cardWidth] = 258
      $0[cardTextScale] = 1
      $0[cardLanguage] = 0
      $0[cardContrast] = 0
      $0[cardFieldCount] = Double(CalloutFieldKind.allCases.count)
      for index in CalloutFieldKind.allCases.indices { $0[cardFields + index] = Double(index) }
      let marker = CalloutMarker.standard
      $0[markerWidth] = marker.width
      $0[markerHeight] = marker.height
      $0[markerAnchorX] = marker.anchorX
      $0[markerAnchorY] = marker.anchorY
      $0[markerGap] = marker.gap
    }
    let created = PageCall { unsafe exportCalloutsMake($0, cardNumbers, card, 1) }
    #expect(created.status == done)
    let engine = unsafe try #require(created.object)

    var pet = Announcement(
      id: "rex", coordinate: try Coordinate(latitude: 52.2297, longitude: 21.0122), species: "DOG",
      status: .missing)
    pet.description = "A brown dog with a red collar, last seen near the river."
    var texts = [String?](repeating: nil, count: petFirstOptionalText)
    (texts[petID], texts[petSpecies]) = ("rex", "DOG")
    texts += PetField.optionalTexts.map { pet.text(of: $0) }
    let petTexts = encoded(texts)
    let petNumbers = [52.2297, 21.0122, 0, .nan]
    let viewport = try Viewport(width: 390, height: 844)
    let numbers = request {
      $0[pointX] = 195
      $0[pointY] = 430
      $0[viewportWidth] = 390
      $0[viewportHeight] = 844
      for edge in 0..<4 { $0[insetTop + edge] = 0 }
      $0[layoutHasDrawing] = 0
    }
    let call = PageCall {
      unsafe exportCalloutsLayout($0, engine, petNumbers, petTexts, numbers, [], 0)
    }
    #expect(call.status == done)
    let point = ScreenPoint(x: 195, y: 430)
    var expected: [UInt8] = []
    if fonts == nil {
      var native = CalloutEngine(measurer: TableMeasurer())
      native.layout(for: pet, at: point, in: viewport).appendJSON(to: &expected, drawing: false)
    } else {
      var native = CalloutEngine(measurer: FixedMeasurer())
      native.layout(for: pet, at: point, in: viewport).appendJSON(to: &expected, drawing: false)
    }
    #expect(call.text == String(decoding: expected, as: UTF8.self))
    unsafe exportFree(engine)
  }

  /// Returns the numbers of a request, with NaN for missing ones.
  private func request(_ set: (inout [Double]) -> Void) -> [Double] {
    var numbers = [Double](repeating: .nan, count: requestNumberCount)
    set(&numbers)
    return numbers
  }
}

/// The page's measurer, in Swift.
private struct FixedMeasurer: TextMeasurer {
  var fonts: String { "page" }

  var warnings: [TextWarning] { [] }

  func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    VerticalMetrics(ascent: style.size, descent: style.size / 4)
  }

  func shape(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
  ) -> ShapedRun {
    ShapedRun(
      scalars: range.map { _ in .init(advance: Int64(pageAdvance * 65_536)) })
  }
}
