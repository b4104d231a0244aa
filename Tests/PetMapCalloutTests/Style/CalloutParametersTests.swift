import PetMapCallout
import PetMapDrawing
import PetMapText
import Testing

@Suite struct CalloutParametersTests {
  private static func layout(_ parameters: CalloutParameters, at x: Double = 195, _ y: Double = 600)
    throws -> CalloutLayout
  {
    var content = CalloutContent(badge: 0)
    content.name = "Burek"
    content.species = "Dog"
    content.description = "Answers to his name and to the sound of a spoon in a bowl"
    var parameters = parameters
    parameters.words = .sample
    var typesetter = CalloutTypesetter(
      measurer: TableMeasurer(), style: try CalloutStyle(parameters))
    return typesetter.layout(
      content, of: CalloutPin(id: "a", latitude: 0, longitude: 0), at: ScreenPoint(x: x, y: y),
      in: try Viewport(width: 390, height: 844))
  }

  @Test func `the default parameters produce the standard style`() throws {
    #expect(try CalloutStyle(CalloutParameters()) == .standard)
    #expect(
      LayoutID(fonts: "a", style: try CalloutStyle(CalloutParameters())) == LayoutID(fonts: "a"))
  }

  @Test func `text is scaled in quarter-pixel steps, and padding is not scaled`() throws {
    var parameters = CalloutParameters()
    parameters.textScale = 1.3
    let style = try CalloutStyle(parameters)
    let name = try #require(style.textStyle(of: .name))
    let species = try #require(style.textStyle(of: .species))
    #expect([name.size, name.lineHeight] == [20.75, 26])
    #expect([species.size, species.lineHeight] == [17, 23.5])
    #expect(style.sidePadding == 21 && style.cornerRadius == 12 && style.width == 258)
    #expect(try Self.layout(parameters).card.height > Self.layout(CalloutParameters()).card.height)
  }

  @Test(arguments: [120.0, 258, 320, 600])
  func `a card has the chosen width if the screen is wide enough`(_ width: Double) throws {
    var parameters = CalloutParameters()
    parameters.width = width
    #expect(try Self.layout(parameters).placement.frame?.width == min(width, 374))
  }

  @Test func `the name comes first if there is no photo`() throws {
    var parameters = CalloutParameters()
    parameters.photo = .none
    let fields = try Self.layout(parameters).card.fields
    #expect(fields.first?.kind == .name && fields.first?.frame.y == 14)
    parameters.photo = .height(60)
    #expect(try Self.layout(parameters).card.fields.first?.frame.height == 60)
  }

  @Test func `the example in the article works`() throws {
    var parameters = CalloutParameters()
    parameters.textScale = 1.5
    parameters.marker = CalloutMarker(width: 24, height: 24, anchorX: 12, anchorY: 12)
    let style = try CalloutStyle(parameters)
    var larger = CalloutTypesetter(measurer: TableMeasurer(), style: style)
    var content = CalloutContent()
    content.name = "Rex"
    // 14, the photo 120, then 8 + 30, and 14.
    #expect(larger.card(content, width: 258).height == 186)
  }

  @Test func `fields are in the chosen order`() throws {
    var parameters = CalloutParameters()
    parameters.fields = [.badge, .name, .photo]
    let layout = try Self.layout(parameters)
    #expect(layout.card.fields.map(\.kind) == [.badge, .name, .photo])
    #expect(layout.card.fields[0].frame.y == 14 && layout.card.fields[2].frame.height == 120)
    #expect(layout.layoutID != LayoutID(fonts: TableMeasurer().fonts, style: .sample))
  }

  @Test func `neither the card nor the arrow covers a custom marker`() throws {
    var parameters = CalloutParameters()
    parameters.marker = CalloutMarker(width: 40, height: 60, anchorX: 10, anchorY: 30, gap: 5)
    let above = try Self.layout(parameters).placement
    #expect(above.side == .above && above.arrow?.tip == ScreenPoint(x: 195, y: 565))
    let below = try Self.layout(parameters, at: 195, 100).placement
    #expect(below.side == .below && below.arrow?.tip == ScreenPoint(x: 195, y: 140))
  }

  @Test func `custom content is placed`() throws {
    let viewport = try Viewport(width: 390, height: 844)
    let dot = CalloutMarker(width: 12, height: 12, anchorX: 6, anchorY: 6, gap: 4)
    let placement = CalloutPlacement(
      width: 80, height: 40, pin: ScreenPoint(x: 195, y: 400), in: viewport, marker: dot)
    #expect(placement.frame == ScreenRect(x: 155, y: 340, width: 80, height: 40))
    var bytes: [UInt8] = []
    placement.appendJSON(to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"side":"above","attachment":"attached","frame":{"x":155,"y":340,"width":80,"#
        + #""height":40},"contentHeight":40,"scrolls":false,"arrow":{"direction":"down","#
        + #""tip":{"x":195,"y":390},"base":[{"x":185,"y":380},{"x":205,"y":380}]},"#
        + #""pan":{"dx":0,"dy":0},"trace":[{"rule":"above","need":40,"room":372,"chosen":true}]}"#)
  }

  @Test func `out-of-range parameters are rejected`() {
    func refusal(_ change: (inout CalloutParameters) -> Void) -> CalloutParameterError? {
      var parameters = CalloutParameters()
      change(&parameters)
      do {
        _ = try CalloutStyle(parameters)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal { $0.width = 119 } == .width(119))
    #expect(refusal { $0.textScale = 3.3 } == .textScale(3.3))
    #expect(refusal { $0.photo = .height(0) } == .photoHeight(0))
    #expect(refusal { $0.fields = [.name, .name] } == .repeatedField(.name))
    #expect(refusal { $0.marker = CalloutMarker(width: 1, height: 2000) } == .marker(2000))
  }
}
