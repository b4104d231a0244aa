import Foundation
import PetMapCallout
import PetMapDrawing
import PetMapText
import TestSupport
import Testing

@Suite struct CalloutAnswerTests {
  static let pin = CalloutPin(id: "A693708", latitude: 3_380_479, longitude: -11_818_893)

  static func json(
    _ content: CalloutContent, at point: ScreenPoint, previous: CalloutSide? = nil
  ) throws -> String {
    var typesetter = CalloutTypesetter(measurer: TableMeasurer())
    let insets = try ViewportInsets(top: 59, right: 0, bottom: 34, left: 0)
    let answer = CalloutLayout(
      typesetter.card(content), layoutID: LayoutID(fonts: typesetter.text.measurer.fonts),
      pin: pin, at: point, in: try Viewport(width: 390, height: 844, insets: insets),
      previous: previous)
    var bytes: [UInt8] = []
    answer.appendJSON(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func writesTheContractsKeysInTheContractsOrder() throws {
    var content = CalloutContent(status: .missing)
    content.name = "Zażółć \"Żółw\" 🐢"
    let json = try Self.json(content, at: ScreenPoint(x: 195, y: 600))
    let id = LayoutID(fonts: TableMeasurer().fonts).text
    let width = content.width(of: .name)
    let badge = content.width(of: .badge)
    #expect(
      json == """
        {"version":1,"layoutId":"\(id)",\
        "pin":{"id":"A693708","latitude":33.80479,"longitude":-118.18893,\
        "point":{"x":195,"y":600}},\
        "viewport":{"width":390,"height":844,\
        "insets":{"top":59,"right":0,"bottom":34,"left":0}},\
        "placement":"above","attachment":"attached",\
        "frame":{"x":66,"y":356,"width":258,"height":212},\
        "contentHeight":212,"scrolls":false,\
        "arrow":{"direction":"down","tip":{"x":195,"y":578},\
        "base":[{"x":185,"y":568},{"x":205,"y":568}]},\
        "pan":{"dx":0,"dy":0},\
        "fields":[{"kind":"photo","frame":{"x":21,"y":14,"width":216,"height":120},\
        "url":null,"placeholder":true},\
        {"kind":"name","frame":{"x":21,"y":142,"width":216,"height":20},\
        "style":{"size":16,"weight":"bold","lineHeight":20,"color":"#333333"},\
        "direction":"ltr",\
        "lines":[{"text":"Zażółć \\"Żółw\\" 🐢","x":0,"width":\(width)}]},\
        {"kind":"badge","frame":{"x":21,"y":174,"width":\(Self.shortest(24 + badge)),"height":24},\
        "style":{"size":12,"weight":"bold","lineHeight":16,"color":"#FFFFFF",\
        "background":"#FF9500"},\
        "lines":[{"text":"MISSING","x":12,"width":\(badge)}]}],\
        "trace":[{"rule":"above","need":212,"room":501,"chosen":true}]}
        """)
  }

  private static func shortest(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }

  @Test func isJSONWithAtMostThreeDecimals() throws {
    var random = SeededRandom(seed: 21)
    for index in 0..<cases(5_000) {
      var content = CalloutContentTests.full()
      content.description = "Tab\tquote\" back\\slash \u{1} \u{1F} 🇵🇱 łóść"
      let point = ScreenPoint(
        x: Double.random(in: -50...440, using: &random),
        y: Double.random(in: -50...900, using: &random))
      let json = try Self.json(content, at: point)
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      guard object?["version"] as? Int == 1, json.contains("łóść"), Self.isPlain(json) else {
        Issue.record("seed 21 case \(index): \(json)")
        return
      }
    }
  }

  /// Numbers of at most three decimals but for the coordinates, none a negative zero.
  private static func isPlain(_ json: String) -> Bool {
    // Every number follows a colon and ends at a comma or a brace.
    json.split(separator: ":").dropFirst().allSatisfy { rest in
      let number = rest.prefix { $0 != "," && $0 != "}" }
      guard let first = number.first, first == "-" || first.isNumber else { return true }
      let parts = number.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return number != "-0" }
      let isCoordinate = parts[1] == "80479" || parts[1] == "18893"
      return (parts[1].count <= 3 || isCoordinate) && parts[1].last != "0"
    }
  }

  @Test func saysDetachedAndHiddenWithoutAnArrow() throws {
    let hidden = try Self.json(CalloutContentTests.full(), at: ScreenPoint(x: -20, y: 400))
    #expect(hidden.contains(#""attachment":"hidden""#))
    #expect(hidden.contains(#""arrow":null"#))
    #expect(hidden.contains(#""frame":{"x":8,"#))
    #expect(hidden.contains(#""pan":{"dx":20,"dy":"#))
  }

  @Test func saysThatNoMovementHelps() throws {
    var content = CalloutContentTests.full()
    content.description = String(repeating: "line\n", count: 60)
    let json = try Self.json(content, at: ScreenPoint(x: 195, y: 443))
    #expect(json.contains(#""scrolls":true"#))
    #expect(json.contains(#""pan":null"#))
  }

  @Test func namesLayoutsByTheirFonts() {
    #expect(LayoutID(fonts: "a").text == LayoutID(fonts: "a").text)
    #expect(LayoutID(fonts: "a").text != LayoutID(fonts: "b").text)
    #expect(LayoutID(fonts: "a").text.count == 16)
  }
}

extension CalloutContent {
  fileprivate func width(of kind: CalloutFieldKind) -> Double {
    let field = CalloutContentTests.card(self).fields.first { $0.kind == kind }
    return ((field?.text?.lines.first?.width ?? 0) * 1_000).rounded() / 1_000
  }
}
