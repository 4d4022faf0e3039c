import SwiftUI

struct DarkroomApp: App {
  @State private var editor = Editor()

  var body: some Scene {
    WindowGroup {
      EditorScreen()
        .environment(editor)
    }
    .commands {
      CommandGroup(replacing: .undoRedo) {
        Button("Undo") { editor.undo() }
          .keyboardShortcut("z")
          .disabled(!editor.canUndo)
        Button("Redo") { editor.redo() }
          .keyboardShortcut("z", modifiers: [.command, .shift])
          .disabled(!editor.canRedo)
      }
    }
  }
}
