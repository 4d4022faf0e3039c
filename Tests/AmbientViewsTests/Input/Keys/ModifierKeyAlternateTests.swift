import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `An alternative view for modifier keys` {
  private struct Actions: View {
    @State private var action = "nothing"

    var body: some View {
      Text(action)
      Button("Close") { action = "close" }
        .modifierKeyAlternate(.option) {
          Button("Close All") { action = "close all" }
        }
        .modifierKeyAlternate([.option, .shift]) {
          Button("Quit") { action = "quit" }
        }
    }
  }

  @Test func `An alternative button is shown while exactly its modifier keys are held`() {
    let host = TestHost { Actions() }
    host.takeBodies()
    #expect(host.texts == ["nothing", "Close"])
    #expect(host.bodies { host.hold(modifiers: .option) } == [])
    #expect(host.texts == ["nothing", "Close All"])
    host.tap("Close All")
    #expect(host.texts == ["close all", "Close All"])
    host.hold(modifiers: [.option, .shift])
    #expect(host.texts == ["close all", "Quit"])
    host.hold(modifiers: [.option, .command])
    #expect(host.texts == ["close all", "Close"])
    // Caps Lock makes no difference.
    host.hold(modifiers: [.option, .capsLock])
    #expect(host.texts == ["close all", "Close All"])
    host.hold(modifiers: [])
    #expect(host.texts == ["close all", "Close"])
  }

  @Test func `A view that appears while modifier keys are held shows its alternative at once`() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Text("plain").modifierKeyAlternate(.command) { Text("command") } }
        Text("keys").onModifierKeysChanged { _, _ in }
      }
    }
    let host = TestHost { Screen() }
    host.hold(modifiers: .command)
    host.tap("Show")
    #expect(host.texts == ["Show", "command", "keys"])
  }

  @Test func `An alternative view for an empty set of modifier keys is never shown`() {
    let host = TestHost { Text("plain").modifierKeyAlternate([]) { Text("other") } }
    #expect(host.texts == ["plain"])
    host.hold(modifiers: .shift)
    #expect(host.texts == ["plain"])
  }

  @Test func `An item of an open menu changes with the modifier keys`() {
    struct File: View {
      @State private var action = "nothing"

      var body: some View {
        Text(action)
        Menu("File") {
          Button("Close") { action = "close" }
            .modifierKeyAlternate(.option) { Button("Close All") { action = "close all" } }
        }
      }
    }
    let host = TestHost { File() }
    host.openMenu("File")
    #expect(host.texts == ["nothing", "File", "Close"])
    host.hold(modifiers: .option)
    #expect(host.texts == ["nothing", "File", "Close All"])
    host.find(.button, "Close All").tap()
    #expect(host.texts == ["close all", "File"])
  }
}
