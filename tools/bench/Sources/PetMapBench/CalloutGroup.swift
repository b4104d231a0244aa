import PetMapCallout
import PetMapDrawing
import PetMapText
import PetMapKit
import PetMapAnnouncements
import PetMapHarfBuzz

/// Laying out callouts.
///
///     load FILE         eight texts per card, each terminated by a zero byte
///     new FIRST N       → seconds and lines for N cards starting at FIRST
///     again FIRST N     the same after an untimed pass, ten times
///     rewrap FIRST N    ten times, at other widths, with measured texts
///     place FIRST N     → seconds and visible height, ten times, at positions all over a viewport
///     json FIRST N      → seconds and bytes, ten times
///     lines FIRST N     → the number of lines of each card's description
func calloutGroup(_ requests: inout Requests) throws {
  var typesetter = CalloutEngine(measurer: HarfBuzzMeasurer()).typesetter
  var cards: [CalloutContent] = []
  let repetitions = 10
  let width = typesetter.style.width

  while let request = requests.next() {
    if request.first == "load" {
      cards = contents(request[1])
      requests.answer(cards.count)
      continue
    }
    guard request.count == 3, let first = Int(request[1]), let count = Int(request[2]),
      first >= 0, count >= 0, first + count <= cards.count
    else {
      requests.refuse("no such cards")
      continue
    }
    let chosen = cards[first..<(first + count)]
    var total = 0
    let time: Double
    switch request[0] {
    case "new":
      time = seconds { for card in chosen { total += lines(typesetter.card(card, width: width)) } }
    case "again":
      for card in chosen { _ = typesetter.card(card, width: width) }
      time = seconds {
        for _ in 0..<repetitions {
          for card in chosen { total += lines(typesetter.card(card, width: width)) }
        }
      }
    case "rewrap":
      let measured = chosen.flatMap { content in
        CalloutFieldKind.allCases.compactMap { kind -> MeasuredText? in
          guard let style = typesetter.style.textStyle(of: kind),
            let text = content.text(of: kind)
          else { return nil }
          return typesetter.text.measure(text, style: style)
        }
      }
      time = seconds {
        for round in 0..<repetitions {
          let width = Double(150 + 10 * round)
          for text in measured { total += typesetter.text.wrap(text, width: width).lines.count }
        }
      }
    case "place":
      let viewport = try Viewport(
        width: 390, height: 844, insets: ViewportInsets(top: 59, right: 0, bottom: 34, left: 0))
      let heights = chosen.map { typesetter.card($0, width: width).height }
      time = seconds {
        for round in 0..<repetitions {
          for (index, height) in heights.enumerated() {
            let pin = ScreenPoint(
              x: Double((index * 37 + round * 11) % 390), y: Double((index * 53) % 844))
            let placement = CalloutPlacement(cardHeight: height, pin: pin, in: viewport)
            total += Int(placement.frame?.height ?? 0)
          }
        }
      }
    case "json":
      let layouts = try chosen.map { try layout($0, by: &typesetter) }
      var bytes: [UInt8] = []
      time = seconds {
        for _ in 0..<repetitions {
          for layout in layouts {
            bytes.removeAll(keepingCapacity: true)
            layout.appendJSON(to: &bytes)
            total += bytes.count
          }
        }
      }
    case "lines":
      requests.answer(
        list: chosen.map { content in
          typesetter.card(content, width: width).fields.first { $0.kind == .description }?.text?
            .lines.count ?? 0
        })
      continue
    default:
      requests.refuse("no such request")
      continue
    }
    requests.answer(time, total)
  }
}

private func lines(_ card: CalloutCard) -> Int {
  card.fields.reduce(0) { $0 + ($1.text?.lines.count ?? 0) }
}

private func layout(
  _ content: CalloutContent, by typesetter: inout CalloutTypesetter<HarfBuzzMeasurer>
) throws -> CalloutLayout {
  let viewport = try Viewport(
    width: 390, height: 844, insets: ViewportInsets(top: 59, right: 0, bottom: 34, left: 0))
  return typesetter.layout(
    content, of: CalloutPin(id: "A682414", latitude: 3_380_479, longitude: -11_818_893),
    at: ScreenPoint(x: 195, y: 600), in: viewport)
}

/// The cards of a file.
private func contents(_ path: String) -> [CalloutContent] {
  let texts = bytes(path).split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
    String(decoding: $0, as: UTF8.self)
  }
  return stride(from: 0, to: texts.count, by: 8).map { start in
    let statuses = AnnouncementStatus.allCases
    var content = CalloutContent(
      status: statuses.first { $0.word == texts[start + 7] } ?? .missing)
    content.name = texts[start]
    content.species = texts[start + 1]
    content.location = texts[start + 2]
    content.date = texts[start + 3]
    content.email = texts[start + 4]
    content.phone = texts[start + 5]
    content.description = texts[start + 6]
    return content
  }
}
