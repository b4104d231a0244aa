import Foundation
import PetMapCallout
import PetMapDrawing
import PetMapText
import TestSupport
import Testing

@Suite struct CalloutLayoutTests {
  static let pin = CalloutPin(id: "A693708", latitude: 3_380_479, longitude: -11_818_893)

  static func json(
    _ content: CalloutContent, at point: ScreenPoint, previous: CalloutSide? = nil
  ) throws -> String {
    var typesetter = CalloutTypesetter(measurer: TableMeasurer(), style: .sample)
    let insets = try ViewportInsets(top: 59, right: 0, bottom: 34, left: 0)
    let layout = typesetter.layout(
      content, of: pin, at: point, in: try Viewport(width: 390, height: 844, insets: insets),
      previous: previous)
    var bytes: [UInt8] = []
    layout.appendJSON(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `keys are in the contract's order`() throws {
    var content = CalloutContent(badge: 0)
    content.name = "Zażółć \"Żółw\" 🐢"
    let json = try Self.json(content, at: ScreenPoint(x: 195, y: 600))
    let id = LayoutID(fonts: TableMeasurer().fonts, style: .sample).text
    let width = content.width(of: .name)
    let badge = content.width(of: .badge)
    let baseline = content.baseline(of: .badge)
    #expect(
      json == """
        {"version":2,"layoutId":"\(id)",\
        "pin":{"id":"A693708","latitude":33.80479,"longitude":-118.18893,\
        "point":{"x":195,"y":600}},\
        "viewport":{"width":390,"height":844,\
        "insets":{"top":59,"right":0,"bottom":34,"left":0}},\
        "placement":"above","attachment":"attached",\
        "frame":{"x":66,"y":340,"width":258,"height":212},\
        "contentHeight":212,"scrolls":false,\
        "card":{"radius":12,"background":"#FFFFFF",\
        "shadow":{"dx":0,"dy":3,"blur":14,"color":"#00000066"}},\
        "arrow":{"direction":"down","tip":{"x":195,"y":562},\
        "base":[{"x":185,"y":552},{"x":205,"y":552}]},\
        "pan":{"dx":0,"dy":0},\
        "fields":[{"kind":"photo","frame":{"x":21,"y":14,"width":216,"height":120},\
        "url":null,"placeholder":true},\
        {"kind":"name","frame":{"x":21,"y":142,"width":216,"height":20},\
        "style":{"size":16,"weight":"bold","lineHeight":20,"baseline":15.818,\
        "color":"#333333"},\
        "direction":"ltr",\
        "lines":[{"text":"Zażółć \\"Żółw\\" 🐢","x":0,"width":\(width)}]},\
        {"kind":"badge","frame":{"x":21,"y":174,"width":\(Self.rounded(24 + badge)),"height":24},\
        "style":{"size":12,"weight":"bold","lineHeight":16,"baseline":\(baseline),\
        "color":"#FFFFFF","background":"#FF9500","padding":{"x":12,"y":4},"radius":12},\
        "lines":[{"text":"MISSING","x":12,"width":\(badge)}]}],\
        "trace":[{"rule":"above","need":212,"room":485,"chosen":true}]}
        """)
  }

  private static func rounded(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }

  @Test func `the layout is valid JSON with at most three decimal places`() throws {
    var random = SeededRandom(seed: 21)
    for _ in 0..<cases(5_000) {
      let start = random
      var content = CalloutContentTests.full()
      content.description = "Tab\tquote\" back\\slash \u{1} \u{1F} 🇵🇱 łóść"
      let point = ScreenPoint(
        x: Double.random(in: -50...440, using: &random),
        y: Double.random(in: -50...900, using: &random))
      let json = try Self.json(content, at: point)
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      guard object?["version"] as? Int == 2, json.contains("łóść"), Self.isPlain(json) else {
        Issue.record("\(start): \(json)")
        return
      }
    }
  }

  /// Returns whether all numbers except coordinates have at most three decimal places and none
  /// is negative zero.
  private static func isPlain(_ json: String) -> Bool {
    // Every number follows a colon and ends at a comma or brace.
    json.split(separator: ":").dropFirst().allSatisfy { rest in
      let number = rest.prefix { $0 != "," && $0 != "}" }
      guard let first = number.first, first == "-" || first.isNumber else { return true }
      let parts = number.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return number != "-0" }
      let isCoordinate = parts[1] == "80479" || parts[1] == "18893"
      return (parts[1].count <= 3 || isCoordinate) && parts[1].last != "0"
    }
  }

  @Test func `a hidden callout has neither a frame nor an arrow`() throws {
    let hidden = try Self.json(CalloutContentTests.full(), at: ScreenPoint(x: -20, y: 400))
    #expect(hidden.contains(#""placement":"right","attachment":"hidden","frame":null,"#))
    #expect(hidden.contains(#""contentHeight":370,"scrolls":false,"#))
    #expect(hidden.contains(#""arrow":null,"pan":{"dx":20,"dy":0}"#))
  }

  @Test func `the pan is null if no pan helps`() throws {
    var content = CalloutContentTests.full()
    content.description = String(repeating: "line\n", count: 60)
    let json = try Self.json(content, at: ScreenPoint(x: 195, y: 443))
    #expect(json.contains(#""scrolls":true"#))
    #expect(json.contains(#""pan":null"#))
  }

  /// The longest text and the largest screen that are accepted.
  @Test(
    arguments: [("\u{FDFD}", 5_000), ("\n", 5_000), ("x\n", 2_500), ("👨\u{200D}", 1_876)])
  func `the longest text and the largest screen produce finite numbers`(part: String, count: Int)
    throws
  {
    let text = String(repeating: part, count: count) + "x"
    var content = CalloutContentTests.full()
    content.description = text
    content.name = text
    var typesetter = CalloutTypesetter(measurer: TableMeasurer(), style: .sample)
    for side in [1, 120, 390, 32_767.0] {
      let viewport = try Viewport(width: side, height: side)
      let layout = typesetter.layout(
        content, of: Self.pin, at: ScreenPoint(x: side / 2, y: side), in: viewport)
      var bytes: [UInt8] = []
      layout.appendJSON(to: &bytes)
      let json = String(decoding: bytes, as: UTF8.self)
      #expect(try JSONSerialization.jsonObject(with: Data(bytes)) is [String: Any])
      #expect(json.contains(#""version":2"#) && !json.contains("e+"))
    }
  }

  @Test func `the layout ID depends on the fonts`() {
    #expect(LayoutID(fonts: "a").text != LayoutID(fonts: "b").text)
    #expect(LayoutID(fonts: "a").text.count == 16)
  }
}

extension CalloutContent {
  fileprivate func baseline(of kind: CalloutFieldKind) -> Double {
    let field = CalloutContentTests.card(self).fields.first { $0.kind == kind }
    return ((field?.text?.baseline ?? 0) * 1_000).rounded() / 1_000
  }

  fileprivate func width(of kind: CalloutFieldKind) -> Double {
    let field = CalloutContentTests.card(self).fields.first { $0.kind == kind }
    return ((field?.text?.lines.first?.width ?? 0) * 1_000).rounded() / 1_000
  }
}
