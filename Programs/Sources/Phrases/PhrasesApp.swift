import SwiftUI

struct PhrasesApp: App {
  @State private var book = PhraseBook()
  @AppStorage("phrases.language") private var language = Language.english

  var body: some Scene {
    WindowGroup {
      HomeView(language: $language)
        .environment(book)
        .language(language)
    }
  }
}
