import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Inflected nouns` {
  private struct Shelf: View {
    let count: Int
    var body: some View { Text("There are ^[\(count) new book](inflect: true).") }
  }

  @Test func `An inflected noun has its plural form for each number except 1`() {
    #expect(TestHost { Shelf(count: 1) }.texts == ["There are 1 new book."])
    #expect(TestHost { Shelf(count: 2) }.texts == ["There are 2 new books."])
    #expect(TestHost { Shelf(count: 0) }.texts == ["There are 0 new books."])
    #expect(TestHost { Shelf(count: 1000) }.texts == ["There are 1000 new books."])
  }

  @Test(arguments: [
    ("box", "boxes"), ("city", "cities"), ("day", "days"), ("child", "children"), ("Man", "Men"),
    ("fish", "fish"), ("analysis", "analyses"), ("notes", "notes"), ("photo", "photos"),
    ("bag of rice", "bags of rice"), ("watch", "watches"), ("class", "classes"),
    ("canvas", "canvases"), ("lens", "lenses"), ("set of settings", "sets of settings"),
    ("item left", "items left"), ("minute ago", "minutes ago"),
    ("file in the folder", "files in the folder"), ("ideas", "ideas"), ("menus", "menus"),
    ("bus", "buses"), ("gas", "gases"), ("axis", "axes"), ("chassis", "chassis"),
  ])
  func `An inflected noun follows the plural rules of English`(_ noun: (String, String)) {
    let literal = LocalizedStringKey(stringLiteral: "^[3 \(noun.0)](inflect: true)")
    #expect(TestHost { Text(literal) }.texts == ["3 \(noun.1)"])
  }

  @Test func `An inflected text keeps a combining mark that begins an interpolated string`() {
    let host = TestHost { Text("^[\(3) a\("\u{301}") cat](inflect: true)") }
    #expect(host.texts == ["3 a\u{301} cats"])
  }

  @Test func `A noun inflects even if its number is bold in Markdown`() {
    let host = TestHost { Text("^[**\(2)** cat](inflect: true) and ^[\(1) dog](inflect: true)") }
    #expect(host.texts == ["2 cats and 1 dog"])
    #expect(host.tree.contains("bold") == false)
  }

  @Test func `A noun without a translation inflects only while the locale is English`() {
    let host = TestHost { Shelf(count: 2) }
    host.takeBodies()
    host.set(\.locale, to: Locale(identifier: "de_DE"))
    #expect(host.texts == ["There are 2 new book."])
    host.set(\.locale, to: Locale(identifier: "en_GB"))
    #expect(host.texts == ["There are 2 new books."])
    #expect(host.takeBodies() == [])
  }

  @Test
  func `A noun in a translation inflects only if the translation is English`() {
    struct Counter: View {
      var body: some View { Text("^[\(2) book](inflect: true)") }
    }
    func texts(_ language: String, _ strings: [String: [String: String]]) -> [String] {
      let host = TestHost {
        Counter().environment(\.localizedStrings, LocalizedStrings(strings))
      }
      host.set(\.locale, to: Locale(identifier: language))
      return host.texts
    }
    let key = "^[%lld book](inflect: true)"
    let english = [key: "^[%lld volume](inflect: true)"]
    #expect(texts("de", ["en": english]) == ["2 volumes"])
    #expect(texts("de", ["en-GB": english, "en": english]) == ["2 volumes"])
    #expect(texts("de", ["Base": english]) == ["2 volumes"])
    let german = [key: "^[%lld Band](inflect: true)"]
    #expect(texts("en", ["de": german, "en": english]) == ["2 volumes"])
    #expect(texts("de", ["de": german, "en": english]) == ["2 Band"])
  }

  @Test func `A text without the attribute inflect does not inflect`() {
    #expect(TestHost { Text("^[2 cat](color: 'red')") }.texts == ["2 cat"])
    #expect(TestHost { Text("2^3 and ^[open") }.texts == ["2^3 and ^[open"])
    #expect(TestHost { Text("^[2 cat] (inflect: true)") }.texts == ["^[2 cat] (inflect: true)"])
  }
}
