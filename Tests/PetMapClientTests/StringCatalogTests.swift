import PetMapClient
import PetMapJSON
import PetMapAnnouncements
import Testing

struct StringCatalogTests {
  @Test func `the String Catalog contains every phrase in every language`() throws {
    let catalog = try #require(try JSONValue(parsing: Array(StringCatalog.text.utf8)).object)
    #expect(catalog["sourceLanguage"]?.string == "en")
    #expect(catalog["version"]?.string == "1.0")
    let strings = try #require(catalog["strings"]?.object)
    #expect(strings.members.map(\.name) == Phrase.allCases.map(\.key).sorted())
    for phrase in Phrase.allCases {
      let texts = strings[phrase.key]?.object?["localizations"]?.object
      for language in Language.allCases {
        let unit = texts?[language.rawValue]?.object?["stringUnit"]?.object
        #expect(unit?["value"]?.string == phrase.template(language))
        #expect(unit?["state"]?.string == "translated")
      }
    }
  }
}
