import SwiftUI

struct DeckCommands: Commands {
  @FocusedValue(\.deck) private var deck

  var body: some Commands {
    CommandMenu("Deck") {
      Button("Known") { deck?.mark(isKnown: true) }
        .keyboardShortcut("k", modifiers: .command)
        .disabled(deck?.top == nil)
      Button("Missed") { deck?.mark(isKnown: false) }
        .keyboardShortcut("m", modifiers: [.command, .option])
        .disabled(deck?.top == nil)
      Divider()
      Button("Restart \(deck?.title ?? "")") { deck?.restart() }
        .keyboardShortcut("r")
        .disabled(deck == nil)
    }
  }
}

struct FlashcardsApp: App {
  @State private var deck = Deck.french

  var body: some Scene {
    WindowGroup {
      DeckView(deck: deck)
    }
    .commands {
      DeckCommands()
      CommandGroup(replacing: .help) {
        if let url = URL(string: "https://example.com/help") {
          Link("Help", destination: url)
        }
      }
    }
    .keyboardShortcut("0")
  }
}
