import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The launch of scenes` {
  private struct Studio: App {
    var body: some Scene {
      WindowGroup("Splash", id: "splash") { Text("splash") }
        .defaultLaunchBehavior(.suppressed)
      UtilityWindow("Tools", id: "tools") { Text("tools") }
      Window("Main", id: "main") { Main() }
        .windowStyle(.hiddenTitleBar)
        .windowToolbarStyle(.unified(showsTitle: false))
        .windowToolbarLabelStyle(fixed: .iconOnly)
        .windowLevel(.floating)
        .windowBackgroundDragBehavior(.enabled)
        .windowManagerRole(.principal)
        .windowIdealSize(.maximum)
        .restorationBehavior(.disabled)
      Window("Log", id: "log") { Text("log") }
        .defaultLaunchBehavior(.presented)
        .handlesExternalEvents(matching: ["open note", "new note"])
    }
  }

  private struct Main: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Button("Tools") { openWindow(id: "tools") }
      Button("Splash") { openWindow(id: "splash") }
    }
  }

  @Test func `A launch opens the first window that may open, and windows marked as presented`() {
    // The window "splash" is suppressed, and a utility window does not open at launch. The window
    // "main" is therefore the first window that may open.
    let host = TestHost(AppSession(Studio.self).viewTree)
    #expect(host.texts == ["Tools", "Splash", "log"])
  }

  @Test func `A window that did not open at launch can be opened later`() {
    let host = TestHost(AppSession(Studio.self).viewTree)
    host.tap("Tools")
    host.tap("Splash")
    #expect(host.texts == ["splash", "tools", "Tools", "Splash", "log"])
    #expect(host.elements(of: .window).map { $0[.role] } == [nil, "utility", nil, nil])
  }

  @Test func `The attribute externalEvents of a window has a line for each condition`() {
    let host = TestHost(AppSession(Studio.self).viewTree)
    #expect(host.elements(of: .window).last?[.externalEvents] == "new note\nopen note")
  }

  @Test func `Modifiers of a scene become attributes of its window`() {
    let host = TestHost(AppSession(Studio.self).viewTree)
    #expect(
      host.tree.split(separator: "\n").first?.split(separator: " ").sorted() == [
        "Window", "backgroundDrag=enabled", "id=main", "idealSize=maximum", "level=floating",
        "managerRole=principal", "restoration=disabled", "title=Main",
        "toolbarLabelStyle=iconOnly", "toolbarStyle=unifiedWithoutTitle",
        "windowStyle=hiddenTitleBar",
      ]
    )
  }
}

@Suite @MainActor struct `The commands of a scene` {
  private struct Editor: App {
    @State private var isPlain = false

    var body: some Scene {
      WindowGroup { Toggle("Plain", isOn: $isPlain) }
        .commands { CommandMenu("Edit") { Button("Cut") {} } }
        .commandsReplaced {
          SidebarCommands()
          CommandMenu("Tools") { Button("Hammer") {} }
        }
      Window("Log", id: "log") { Text("log") }
        .commands {
          CommandMenu("Log") { Button("Clear") {} }
          ToolbarCommands()
          InspectorCommands()
          TextEditingCommands()
          TextFormattingCommands()
          ImportFromDevicesCommands()
        }
        .commandsRemoved()
    }
  }

  @Test func `A scene can replace or remove its commands`() {
    let host = TestHost(AppSession(Editor.self).viewTree)
    #expect(
      host.tree == """
        Window removesCommands=true
          Toggle isOn=false
            Text "Plain"
        Commands
          CommandGroup standard=sidebar
          CommandMenu title=Tools
            Button
              Text "Hammer"
        """
    )
  }
}
