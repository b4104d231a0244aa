import Foundation
import PetMapCallout
import PetMapDrawing
import PetMapText
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import TestSupport
import Testing

extension Transcript {
  mutating func anyMarker() throws -> CalloutMarker {
    let width = Double(Int.random(in: 0...60, using: &random))
    let height = Double(Int.random(in: 0...60, using: &random))
    return CalloutMarker(
      width: width, height: height, anchorX: .random(in: 0...60, using: &random),
      anchorY: .random(in: 0...60, using: &random),
      gap: Double(Int.random(in: 0...8, using: &random)))
  }

  /// Returns options of a placement, and their members.
  mutating func anyOptions() throws -> (PlacementOptions, members: String) {
    func whole(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    let sides = Array(
      CalloutSide.allCases.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
    let alignment = CalloutAlignment.allCases[Int.random(in: 0...2, using: &random)]
    let padding = try ViewportInsets(
      top: whole(0...40), right: whole(0...40), bottom: whole(0...40), left: whole(0...40))
    let obstacles = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      ScreenRect(
        x: .random(in: -100...900, using: &random), y: whole(-100...900), width: whole(0...400),
        height: .random(in: 0...400, using: &random))
    }
    let rects = obstacles.map {
      "{\"x\":\($0.x),\"y\":\($0.y),\"width\":\($0.width),\"height\":\($0.height)}"
    }
    return (
      try PlacementOptions(
        sides: sides, alignment: alignment, padding: padding, obstacles: obstacles),
      """
      "sides":[\(sides.map { quoted($0.name) }.joined(separator: ","))],\
      "align":"\(alignment.name)","padding":{"top":\(padding.top),"right":\(padding.right),\
      "bottom":\(padding.bottom),"left":\(padding.left)},\
      "obstacles":[\(rects.joined(separator: ","))]
      """
    )
  }

  mutating func addPlacements() throws {
    for number in 0..<800 {
      let marker = try anyMarker()
      let viewport = try Viewport(
        width: Double(Int.random(in: 200...1200, using: &random)),
        height: Double(Int.random(in: 200...1000, using: &random)))
      let point = ScreenPoint(
        x: .random(in: -50...1250, using: &random), y: .random(in: -50...1050, using: &random))
      let (width, height) = (
        Double(Int.random(in: 0...500, using: &random)),
        Double(Int.random(in: 0...900, using: &random))
      )
      let arrow = CalloutArrowSize(
        width: Double(Int.random(in: 0...40, using: &random)),
        height: Double(Int.random(in: 0...20, using: &random)))
      let (options, members) = try anyOptions()
      let isPlain = number < 400
      let placement = CalloutPlacement(
        width: width, height: height, pin: point, in: viewport, marker: marker,
        arrow: isPlain ? .standard : arrow, options: isPlain ? .standard : options)
      let more = ",\(members),\"arrow\":{\"width\":\(arrow.width),\"height\":\(arrow.height)}"
      var bytes: [UInt8] = []
      placement.appendJSON(to: &bytes)
      add(
        "place",
        """
        {"size":{"width":\(width),"height":\(height)},"at":\(json(point)),\
        "viewport":\(json(viewport)),\(json(marker))\(isPlain ? "" : more)}
        """, result: quoted(String(decoding: bytes, as: UTF8.self)))
    }
  }
}
