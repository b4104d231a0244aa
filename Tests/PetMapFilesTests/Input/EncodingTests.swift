import Foundation
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

struct EncodingTests {
  @Test func `a record with a byte that no likely encoding defines is skipped`() throws {
    var text = Array("id,lat,lon,name\na,50.1,19.9,caf#e\nb,50.2,19.8,b?b?\n".utf8)
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "#") { text[index] = 0x81 }
      if byte == UInt8(ascii: "?") { text[index] = 0xE9 }
    }
    let result = try readAll(TemporaryFile(Data(text), name: "pets.csv").path)
    #expect(result.ids == ["b"])
    #expect(result.reasons == [.undefinedBytes])
  }

  static let japanese = ["ポチ", "タマ", "迷子の柴犬", "東京都渋谷区"]
  static let korean = ["바둑이", "나비", "서울특별시 강남구", "고양이"]
  static let russian = ["Барсик", "Шарик", "Рыжая кошка", "Санкт-Петербург"]
  static let turkish = ["Karabaş", "Şeker", "Çakır", "İstanbul Kadıköy'de kayıp köpek"]
  static let greek = ["Μπάμπης", "Ψιψίνα", "Άσπρος σκύλος", "Θεσσαλονίκη"]

  static let names: [(encoding: String, names: [String])] = [
    ("SHIFT_JIS", japanese), ("EUC-JP", japanese), ("EUC-KR", korean),
    ("BIG5", ["小黑", "咪咪", "臺北市大安區", "遺失的貓"]),
    ("GB18030", ["小黑", "咪咪", "北京市朝阳区", "走失的猫"]),
    ("WINDOWS-1251", russian), ("ISO-8859-5", russian), ("KOI8-R", russian),
    ("KOI8-U", ["Мурчик", "Їжачок", "Зникла кішка", "Львів"]),
    ("WINDOWS-1251", ["Мурчик", "Їжачок", "Зникла кішка", "Львів"]),
    ("WINDOWS-1253", greek), ("ISO-8859-7", greek), ("WINDOWS-1254", turkish),
    ("ISO-8859-9", turkish), ("WINDOWS-1255", ["רקסי", "מיצי", "כלב חום", "תל אביב"]),
    ("WINDOWS-1250", ["Žofka", "Ňufík", "Řízek", "Ztracená kočka"]),
    ("WINDOWS-1252", ["Félix", "Zoé", "Nîmes", "Chien égaré à Orléans"]),
    ("WINDOWS-1252", ["Ñandú", "Peñón", "Málaga", "Cádiz"]),
  ]

  @Test(arguments: names, [1, 300])
  func `an encoding is guessed from the non-ASCII lines and reported as a guess`(
    text: (encoding: String, names: [String]), copies: Int
  ) throws {
    // The file starts with many lines of ASCII.
    var rows = (0..<400).map { "x\($0);Rex;52.5;13.4" }
    for copy in 0..<copies {
      rows += text.names.enumerated().map { "\(copy)-\($0.offset);\($0.element);52.5;13.4" }
    }
    let table = "id;name;lat;lon\n" + rows.joined(separator: "\n") + "\n"
    let file = try TemporaryFile(table, in: text.encoding, name: "pets.csv")
    let result = try readAll(file.path)
    let found = result.announcements.dropFirst(400).prefix(4).map { $0.petName ?? "" }
    #expect(Array(found) == text.names, "\(text.encoding) \(copies)")
    let facts = try AnnouncementReader(path: file.path).facts
    #expect(facts.isEncodingGuessed)
    var options = ReadingOptions()
    options.mapping.encoding = TextEncoding(text.encoding.lowercased())
    #expect(
      try readAll(file.path, options: options).announcements.dropFirst(400).prefix(4).map(\.petName)
        == text.names)
    #expect(try !AnnouncementReader(path: file.path, options: options).facts.isEncodingGuessed)
  }

  @Test(arguments: [
    ("SHIFT_JIS", japanese + ["ソニー", "表参道"]), ("EUC-KR", korean), ("WINDOWS-1251", russian),
  ])
  func `the encoding of JSON is guessed`(text: (encoding: String, names: [String])) throws {
    let records = text.names.map { #"{"id":"\#($0)","lat":1,"lng":2}"# }
    let array = "[" + records.joined(separator: ",\n") + "]"
    let file = try TemporaryFile(array, in: text.encoding, name: "pets.json")
    #expect(try readAll(file.path).ids == text.names)
    #expect(try AnnouncementReader(path: file.path).facts.isEncodingGuessed)
  }

  @Test(arguments: [0, 300])
  func `ISO-2022-JP is recognized by its escape sequences`(asciiRows: Int) throws {
    let name = try #require("ポチ".data(using: .iso2022JP))
    let rows = (0..<asciiRows).map { "x\($0),Rex,35.7,139.8\n" }.joined()
    let text = Data("id,name,lat,lon\n\(rows)a,".utf8) + name + Data(",35.7,139.8\n".utf8)
    let file = TemporaryFile(text, name: "pets.csv")
    #expect(try readAll(file.path).announcements.last?.petName == "ポチ")
    #expect(try AnnouncementReader(path: file.path).facts.encoding?.name == "ISO-2022-JP")
  }

  @Test(arguments: [
    ("EUC-KR", ["바둑이", "나비"]), ("GB18030", ["小黑", "咪咪"]), ("EUC-JP", ["ポチ", "タマ"]),
    ("EUC-JP", ["ルーク", "ミー"]),
    ("WINDOWS-1252", ["Rex, 50\u{B0}", "\u{A7}\u{A7} 5"]), ("WINDOWS-1252", ["Ø", "Æ"]),
    ("ISO-8859-7", ["Άρης", "Μίνι"]),
  ])
  func `a few short names suffice to tell double-byte text from Latin and Greek text`(
    text: (encoding: String, names: [String])
  ) throws {
    let rows = text.names.enumerated().map { "\($0.offset);\($0.element);1;2\n" }.joined()
    let file = try TemporaryFile("id;name;lat;lon\n" + rows, in: text.encoding, name: "pets.csv")
    #expect(try readAll(file.path).announcements.map(\.petName) == text.names)
  }

  @Test(arguments: [("MACINTOSH", "\r"), ("WINDOWS-1252", "\r"), ("WINDOWS-1252", "\n")])
  func `the encoding of the classic Mac is recognized by its line ends and letters`(
    encoding: String, lineEnd: String
  ) throws {
    let names = ["Gédéon", "Zoé", "Noël", "Françoise"]
    let rows = names.enumerated().map { "\($0.offset);\($0.element);48,8;2,3" }
    let table = (["id;nom;latitude;longitude"] + rows).joined(separator: lineEnd) + lineEnd
    let file = try TemporaryFile(table, in: encoding, name: "pets.csv")
    #expect(try readAll(file.path).announcements.map(\.petName) == names)
    #expect(try AnnouncementReader(path: file.path).facts.encoding?.name == encoding)
  }

  @Test(arguments: [
    "shift-jis", "Shift_JIS", "sjis", "cp932", "euc-kr", "cp949", "euc-jp", "big5", "gb18030",
    "gbk",
    "windows-1251", "cp1251", "win1251", "windows-1253", "windows-1254", "windows-1255",
    "iso-8859-5", "iso8859-7", "ISO_8859-9", "latin1", "koi8-r", "koi8-u",
  ])
  func `an encoding is recognized by any of its names`(name: String) throws {
    var options = ReadingOptions()
    options.mapping.encoding = TextEncoding(name)
    #expect(try readAll(text: "id,lat,lon\na,1,2\n", options: options).ids == ["a"])
  }
}
