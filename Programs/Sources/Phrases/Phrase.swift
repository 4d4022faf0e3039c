import SwiftUI

/// A sentence that is in the table `Phrases` of each language.
struct Phrase: Identifiable, Hashable {
  enum Topic: String, CaseIterable, Identifiable {
    case greetings, food, travel

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .greetings: "Greetings"
      case .food: "Food"
      case .travel: "Travel"
      }
    }

    var symbol: String {
      switch self {
      case .greetings: "hand.wave"
      case .food: "fork.knife"
      case .travel: "tram"
      }
    }
  }

  /// The key in the table.
  let id: String
  let topic: Topic

  var key: LocalizedStringKey { LocalizedStringKey(id) }

  static let all = [
    Phrase(id: "hello", topic: .greetings),
    Phrase(id: "thanks", topic: .greetings),
    Phrase(id: "bill", topic: .food),
    Phrase(id: "water", topic: .food),
    Phrase(id: "station", topic: .travel),
  ]
}

/// The phrases, and which of them the user has learned.
@MainActor
@Observable
final class PhraseBook {
  let phrases: [Phrase]
  private(set) var learned: Set<Phrase.ID> = []
  var foreign: Language = .polish

  init(phrases: [Phrase] = Phrase.all) {
    self.phrases = phrases
  }

  func phrases(on topic: Phrase.Topic) -> [Phrase] {
    phrases.filter { $0.topic == topic }
  }

  /// The progress as a sentence to share, in a language.
  func summary(in language: Language) -> String {
    String(
      localized: "\(learned.count) of \(phrases.count) learned",
      bundle: .module,
      locale: language.locale
    )
  }

  func isLearned(_ phrase: Phrase) -> Binding<Bool> {
    Binding(
      get: { self.learned.contains(phrase.id) },
      set: { isLearned in
        if isLearned {
          self.learned.insert(phrase.id)
        } else {
          self.learned.remove(phrase.id)
        }
      }
    )
  }
}
