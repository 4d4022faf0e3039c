import Ambient
import AmbientTesting
import SwiftUI
import Testing

@testable import Phrases

@MainActor
@Suite struct LanguageTests {
  private struct Book: View {
    @State private var book = PhraseBook()
    @State private var language = Language.english

    var body: some View {
      HomeView(language: $language)
        .environment(book)
        .language(language)
    }
  }

  /// The name of each language in the language itself, which is never translated.
  private let ownNames = Language.allCases.map(\.ownName)

  /// The translated texts in the order of the tree.
  private let texts = [
    "polski": [
      "Następna podróż", "15 czerwca 2025", "Masz 1234,50\u{A0}zł na 5 dni.", "Powitania",
      "2 zwroty", "Jedzenie", "2 zwroty", "Podróż", "1 zwrot", "Z 5 opanowano 0", "Język",
      "Udostępnij",
    ],
    "English": [
      "Next trip", "15 June 2025", "You stay 5 days and have PLN\u{A0}1,234.50.", "Greetings",
      "2 phrases", "Food", "2 phrases", "Travel", "1 phrase", "0 of 5 learned", "Language",
      "Share",
    ],
  ]

  /// What a change of the language does to a host.
  private struct Change {
    /// The bodies that ran.
    var bodies: Set<String>
    /// The texts that the tree reported as changed, in the order of the tree.
    var reported: [String]
    /// The texts that differ from the texts before the change.
    var different: [String]
    /// The texts that equal the texts before the change.
    var same: [String]
  }

  private func choose(_ language: String, in host: TestHost) -> Change {
    let texts = Dictionary(
      uniqueKeysWithValues: host.elements(of: .text).map { ($0.id, $0.text) }
    )
    var updates: [ElementID] = []
    host.viewTree.onMutations = { mutations in
      for case .update(let element) in mutations where element.kind == .text {
        updates.append(element.id)
      }
    }
    defer { host.viewTree.onMutations = nil }
    let bodies = host.bodies { host.find(.toolbar).find(.option, language).tap() }
    #expect(Set(updates).count == updates.count)
    let elements = host.elements(of: .text)
    #expect(elements.map(\.id).allSatisfy(texts.keys.contains))
    return Change(
      bodies: Set(bodies),
      reported: elements.filter { updates.contains($0.id) }.compactMap(\.text),
      different: elements.filter { texts[$0.id] != $0.text }.compactMap(\.text),
      same: elements.filter { texts[$0.id] == $0.text }.compactMap(\.text)
    )
  }

  @Test func `A change of the language updates exactly the texts that differ`() {
    let host = TestHost { Book() }
    for (language, bodies) in [
      ("polski", ["Book", "HomeView"]),
      // The banner reads the direction, which Arabic reverses, and English reverses again.
      ("العربية", ["Book", "HomeView", "TripBanner"]),
      ("English", ["Book", "HomeView", "TripBanner"]),
      ("polski", ["Book", "HomeView"]),
    ] {
      let change = choose(language, in: host)
      #expect(change.bodies == Set(bodies), "\(language)")
      #expect(change.reported == change.different, "\(language)")
      #expect(change.same == ownNames, "\(language)")
      #expect(change.reported.count == 12, "\(language)")
      if let texts = texts[language] { #expect(change.reported == texts) }
    }
  }

  @Test func `A change of the region, but not of the language, changes only the date`() {
    struct Trip: View {
      var body: some View {
        TripBanner(start: Date(timeIntervalSince1970: 1_750_000_000), days: 5, budget: 1234.5)
        TopicRow(topic: .food, count: 2)
      }
    }
    let host = TestHost { Trip() }
    host.set(\.locale, to: Locale(identifier: "en_GB"))
    var changes: [ElementChange] = []
    let bodies = host.bodies {
      changes = host.changes { host.set(\.locale, to: Locale(identifier: "en_US")) }
    }
    #expect(bodies == [])
    #expect(changes.map(\.description) == ["updated \"June 15, 2025\""])
  }
}
