import SwiftUI

/// The topics, with a picker for the language of the app.
struct HomeView: View {
  @Binding var language: Language
  @Environment(PhraseBook.self) private var book

  var body: some View {
    NavigationStack {
      List {
        TripBanner(start: Date(timeIntervalSince1970: 1_750_000_000), days: 5, budget: 1234.5)
        ForEach(Phrase.Topic.allCases) { topic in
          NavigationLink(value: topic) {
            TopicRow(topic: topic, count: book.phrases(on: topic).count)
          }
        }
        ProgressRow()
      }
      .navigationTitle(Text(own: "Phrase book"))
      .navigationDestination(for: Phrase.Topic.self) { TopicView(topic: $0) }
      .toolbar {
        Picker(selection: $language) {
          ForEach(Language.allCases) { Text(verbatim: $0.ownName) }
        } label: {
          Label {
            Text(own: "Language")
          } icon: {
            Image(systemName: "globe")
          }
        }
        .pickerStyle(.menu)
        ShareLink(item: book.summary(in: language)) {
          Label {
            Text(own: "Share")
          } icon: {
            Image(systemName: "square.and.arrow.up")
          }
        }
      }
    }
  }
}

struct TopicRow: View {
  let topic: Phrase.Topic
  let count: Int

  var body: some View {
    Label {
      VStack(alignment: .leading) {
        Text(own: topic.title)
        Text(own: "\(count) phrases", table: "Phrases")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: topic.symbol)
    }
  }
}

struct ProgressRow: View {
  @Environment(PhraseBook.self) private var book

  private var done: Int { book.learned.count }

  var body: some View {
    ProgressView(value: Double(done), total: Double(book.phrases.count)) {
      Text(own: "\(done) of \(book.phrases.count) learned")
    }
  }
}
