import SwiftUI

struct MemoryApp: App {
  @State private var model = MemoryModel(pictures: ["🐙", "🦊", "🐝", "🦉", "🐸", "🐳"])
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      BoardView(model: model)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background, model.game.isWon { model.restart() }
    }
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New Game") { model.restart() }
          .keyboardShortcut("n")
      }
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  CardView(card: Card(id: 0, picture: "🐙", isUp: true))
    .frame(width: 100)
    .padding()
}
