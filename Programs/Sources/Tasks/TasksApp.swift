import SwiftUI

struct TasksApp: App {
  @StateObject private var store = TaskStore(storage: MemoryStorage())
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(store)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { store.objectWillChange.send() }
    }
    .commands {
      CommandMenu("Tasks") {
        Button("Clear done", action: store.clearDone)
          .keyboardShortcut("k", modifiers: [.command, .shift])
          .disabled(store.doneCount == 0)
      }
      CommandGroup(replacing: .newItem) {}
    }
  }
}
