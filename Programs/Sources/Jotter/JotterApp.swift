import SwiftUI

struct JotterApp: App {
  @State private var store = NoteStore(folders: [Folder(name: "Notes")], notes: [])

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(store)
    }
    .commands {
      CommandGroup(after: .newItem) {
        Button("New folder") { store.addFolder(named: "New folder") }
          .keyboardShortcut("n", modifiers: [.command, .shift])
      }
    }
    #if os(macOS)
    .windowResizability(.contentSize)
    #endif
    #if os(macOS)
    Settings { Text("No settings") }
    #endif
  }
}
