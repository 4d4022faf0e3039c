import SwiftUI

/// The phrases of a topic, each with its translation.
struct TopicView: View {
  let topic: Phrase.Topic
  @Environment(PhraseBook.self) private var book

  var body: some View {
    @Bindable var book = book
    List {
      Section {
        ForEach(book.phrases(on: topic)) { phrase in
          PhraseRow(phrase: phrase, foreign: book.foreign, isLearned: book.isLearned(phrase))
        }
      } header: {
        Picker(selection: $book.foreign) {
          ForEach(Language.allCases) { Text(verbatim: $0.ownName) }
        } label: {
          Text(own: "Translate to")
        }
        .pickerStyle(.segmented)
      }
    }
    .navigationTitle(Text(own: topic.title))
  }
}

struct PhraseRow: View {
  let phrase: Phrase
  let foreign: Language
  @Binding var isLearned: Bool

  var body: some View {
    Toggle(isOn: $isLearned) {
      VStack(alignment: .leading) {
        Text(own: phrase.key, table: "Phrases")
        Text(own: phrase.key, table: "Phrases")
          .italic()
          .language(foreign)
      }
    }
    .accessibilityHint(Text(own: "Marks the phrase as learned"))
    .contextMenu {
      Button {
        isLearned.toggle()
      } label: {
        Text(own: isLearned ? "Forget" : "Learn")
      }
    }
  }
}
