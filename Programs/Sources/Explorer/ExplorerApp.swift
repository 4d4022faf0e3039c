import SwiftUI

struct ExplorerCommands: Commands {
  @FocusedValue(ExplorerModel.self) private var model
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("New window") { openWindow(id: "files") }
        .keyboardShortcut("n", modifiers: [.command, .option])
    }
    CommandGroup(replacing: .help) {
      Link("Explorer help", destination: URL(string: "https://example.com/help") ?? .homeDirectory)
    }
    CommandMenu("Files") {
      Button("Deselect") { model?.selection = [] }
        .disabled(model == nil)
    }
    InspectorCommands()
  }
}

struct ExplorerApp: App {
  @State private var model = ExplorerModel()

  var body: some Scene {
    WindowGroup(id: "files") { ExplorerView(model: model) }
      .commands { ExplorerCommands() }
      .defaultPosition(.center)
      .windowStyle(.titleBar)
  }
}
