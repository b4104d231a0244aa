import PetMapDrawing
import PetMapQRCode
import Testing

@Suite struct QREncoderTests {
  @Test func `a code has three finder patterns and the size of its version`() throws {
    let code = try QREncoder.code(of: "https://pets.example/pets/1")
    #expect((code.side - 17) % 4 == 0 && code.side >= 21)
    let last = code.side - 1
    for (left, top) in [(0, 0), (last - 6, 0), (0, last - 6)] {
      for row in 0..<7 {
        for column in 0..<7 {
          let ring = max(abs(column - 3), abs(row - 3))
          #expect(code[left + column, top + row] == (ring != 2))
        }
      }
    }
    // The module above the format information in the lower-left corner is always dark.
    #expect(code[8, code.side - 8])
  }

  @Test func `longer text produces a larger code, and text that does not fit is rejected`() throws {
    let sizes = try [10, 100, 1_000, 2_331].map {
      try QREncoder.code(of: String(repeating: "x", count: $0)).side
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
    #expect(sizes.last == 177)
    #expect(throws: QREncodingError.tooLong) {
      try QREncoder.code(of: String(repeating: "x", count: 2_332))
    }
  }

  @Test func `runs cover exactly the dark modules`() throws {
    let code = try QREncoder.code(of: "zażółć gęślą jaźń")
    var isDark = [Bool](repeating: false, count: code.side * code.side)
    for run in code.runs {
      for column in run.column..<run.column + run.count {
        isDark[run.row * code.side + column] = true
      }
    }
    #expect(QRCode(side: code.side, isDark: isDark) == code)
  }
}
