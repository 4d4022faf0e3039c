import SwiftUI

struct BoardApp: App {
  @State private var model = BoardModel()

  var body: some Scene {
    WindowGroup {
      BoardView()
        .environment(model)
    }
    .commands {
      CommandMenu("Card") {
        NewCardCommand()
      }
    }
  }
}

struct NewCardCommand: View {
  @FocusedValue(\.newCard) private var newCard

  var body: some View {
    Button("New card") { newCard?() }
      .keyboardShortcut("n", modifiers: .command)
      .disabled(newCard == nil)
  }
}

extension FocusedValues {
  @Entry var newCard: (@MainActor () -> Void)?
}
