import SwiftUI

struct SelectedMessagesKey: FocusedValueKey {
  typealias Value = Binding<Set<Message.ID>>
}

extension FocusedValues {
  var selectedMessages: Binding<Set<Message.ID>>? {
    get { self[SelectedMessagesKey.self] }
    set { self[SelectedMessagesKey.self] = newValue }
  }
}

struct MailCommands: Commands {
  @FocusedBinding(\.selectedMessages) private var selection

  var body: some Commands {
    SidebarCommands()
    ToolbarCommands()
    CommandMenu("Message") {
      Button("Deselect all") { selection = [] }
        .keyboardShortcut(.escape, modifiers: [])
        .disabled(selection?.isEmpty ?? true)
    }
  }
}

struct MailApp: App {
  @State private var store = MailStore(server: FakeServer())

  var body: some Scene {
    WindowGroup { MailView(store: store) }
      .commands { MailCommands() }
      .windowToolbarStyle(.unified(showsTitle: true))
    Window("Activity", id: "activity") { Text("Idle") }
      .keyboardShortcut("0", modifiers: .command)
  }
}
