import PetMapText
import Testing

@Suite struct TableMeasurerTests {
  @Test func `Latin text is measured without fonts`() {
    var layout = TextLayout(measurer: TableMeasurer())
    let style = TextStyle(size: 16, weight: .bold, lineHeight: 20)
    let block = layout.layout("Luna", style: style, width: 216)
    #expect(block.lines.count == 1)
    #expect(block.height == 20)
    #expect(block.lines[0].width > 30 && block.lines[0].width < 50)
    #expect(layout.warnings.isEmpty)
  }
}
