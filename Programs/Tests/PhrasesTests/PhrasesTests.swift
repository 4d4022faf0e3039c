import AmbientTesting
import SwiftUI
import Testing

@testable import Phrases

@MainActor
@Suite struct PhrasesTests {
  private struct Book: View {
    @State private var book = PhraseBook()
    @State private var language = Language.english

    var body: some View {
      HomeView(language: $language)
        .environment(book)
        .language(language)
    }
  }

  private struct Counts: View {
    var body: some View {
      ForEach([0, 1, 2, 3, 5, 12, 22, 25, 101], id: \.self) { TopicRow(topic: .food, count: $0) }
    }
  }

  private func counts(in locale: Locale) -> [String] {
    let host = TestHost { Counts() }
    host.set(\.locale, to: locale)
    return host.findAll(.text).map { text in
      text.name.split(separator: ", ").last.map(String.init) ?? ""
    }
  }

  private func choose(_ language: String, in host: TestHost) {
    host.find(.toolbar).find(.option, language).tap()
  }

  @Test func `The app begins in English`() {
    let host = TestHost { Book() }
    #expect(host.find(.heading, "Phrase book").exists)
    #expect(host.find(.button, "Food, 2 phrases").exists)
    #expect(host.find(.button, "Travel, 1 phrase").exists)
    #expect(host.find(.progress, "0 of 5 learned").exists)
    #expect(host.find(.text, "15 June 2025").exists)
    #expect(host.find(.text, "You stay 5 days and have PLN\u{A0}1,234.50.").exists)
  }

  @Test func `A change of the language translates the texts and reverses the direction`() {
    let host = TestHost { Book() }
    choose("polski", in: host)
    #expect(host.find(.heading, "Rozmówki").exists)
    #expect(host.find(.button, "Jedzenie, 2 zwroty").exists)
    #expect(host.find(.button, "Podróż, 1 zwrot").exists)
    #expect(host.find(.progress, "Z 5 opanowano 0").exists)
    #expect(host.find(.text, "15 czerwca 2025").exists)
    choose("العربية", in: host)
    #expect(host.find(.heading, "كتاب العبارات").exists)
    #expect(host.find(.button, "طعام, عبارتان").exists)
    #expect(host.find(.image, "تغادر").exists)
  }

  @Test func `A change of the locale changes texts without running a body`() {
    let host = TestHost { Counts() }
    #expect(host.find(.text, "Food, 2 phrases").exists)
    let bodies = host.bodies { host.set(\.locale, to: Language.polish.locale) }
    #expect(bodies == [])
    #expect(host.find(.text, "Jedzenie, 2 zwroty").exists)
    let changes = host.changes { host.set(\.locale, to: Locale(identifier: "pl_CH")) }
    #expect(changes.isEmpty)
    #expect(host.bodies { host.set(\.layoutDirection, to: .rightToLeft) } == [])
  }

  @Test func `Counts have the plural forms of English`() {
    #expect(
      counts(in: Language.english.locale) == [
        "0 phrases", "1 phrase", "2 phrases", "3 phrases", "5 phrases", "12 phrases", "22 phrases",
        "25 phrases", "101 phrases",
      ]
    )
  }

  @Test func `Counts have the plural forms of Polish`() {
    #expect(
      counts(in: Language.polish.locale) == [
        "0 zwrotów", "1 zwrot", "2 zwroty", "3 zwroty", "5 zwrotów", "12 zwrotów", "22 zwroty",
        "25 zwrotów", "101 zwrotów",
      ]
    )
  }

  @Test func `Counts have the plural forms of Arabic`() {
    #expect(
      counts(in: Locale(identifier: "ar_EG@numbers=latn")) == [
        "لا عبارات", "عبارة واحدة", "عبارتان", "3 عبارات", "5 عبارات", "12 عبارة", "22 عبارة",
        "25 عبارة", "101 عبارة",
      ]
    )
  }

  @Test func `A topic shows each phrase in both languages`() {
    let host = TestHost { Book() }
    choose("polski", in: host)
    host.find(.button, "Powitania, 2 zwroty").tap()
    host.find(.picker, "Przetłumacz na").choose("English")
    #expect(
      host.findAll(.toggle).map(\.name) == [
        "Dzień dobry, Good morning", "Dziękuję, Thank you",
      ]
    )
    let bodies = host.bodies { host.find(.picker, "Przetłumacz na").choose("العربية") }
    #expect(bodies == ["PhraseRow", "PhraseRow"])
    #expect(host.find(.toggle, "Dziękuję, شكرا").hint == "Oznacza zwrot jako opanowany")
  }

  @Test func `The summary of the progress is in the language that is passed`() {
    let book = PhraseBook()
    book.isLearned(book.phrases[0]).wrappedValue = true
    #expect(book.summary(in: .english) == "1 of 5 learned")
    #expect(book.summary(in: .polish) == "Z 5 opanowano 1")
    #expect(book.summary(in: .arabic) == "تم تعلم ١ من ٥")
  }

  @Test func `A learned phrase counts in the progress`() {
    let host = TestHost { Book() }
    host.find(.button, "Food, 2 phrases").tap()
    host.find(.toggle, "A glass of water, Szklanka wody").tap()
    host.find(.toggle, "A glass of water, Szklanka wody").perform(.showMenu)
    host.find(.button, "Forget").tap()
    host.find(.toggle, "The bill, please, Poproszę rachunek").tap()
    host.back()
    #expect(host.find(.progress, "1 of 5 learned").exists)
  }
}
