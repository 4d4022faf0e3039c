import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `An item of the menu bar` {
  private struct Timers: App {
    @State private var isInserted = true
    @State private var minutes = 0

    var body: some Scene {
      WindowGroup {
        Text("\(minutes) minutes")
        Toggle("Show in the menu bar", isOn: $isInserted)
      }
      MenuBarExtra("Tea", systemImage: "cup.and.saucer", isInserted: $isInserted) {
        Button("Three minutes") { minutes = 3 }
      }
      .menuBarExtraStyle(.menu)
      MenuBarExtra("Palette") {
        Button("Five minutes") { minutes = 5 }
      }
      .menuBarExtraStyle(.window)
    }
  }

  @Test func `A menu of the menu bar closes after a button in it is pressed`() {
    let host = TestHost(AppSession(Timers.self).viewTree)
    host.openMenu("Tea")
    host.tap("Three minutes")
    #expect(host.texts.contains("3 minutes"))
    #expect(!host.texts.contains("Three minutes"))
  }

  @Test func `A menu bar item with the window style stays open after a press`() {
    let host = TestHost(AppSession(Timers.self).viewTree)
    host.openMenu("Palette")
    host.tap("Five minutes")
    #expect(host.texts.contains("5 minutes"))
    #expect(host.texts.contains("Five minutes"))
    #expect(host.elements(of: .menuBarExtra).map { $0[.style] } == [nil, "window"])
  }

  @Test func `A menu bar item is in the tree only while its isInserted binding is true`() throws {
    let host = TestHost(AppSession(Timers.self).viewTree)
    host.toggle("Show in the menu bar")
    #expect(host.elements(of: .menuBarExtra).count == 1)
    host.toggle("Show in the menu bar")
    #expect(host.elements(of: .menuBarExtra).count == 2)
    let extra = try #require(host.elements(of: .menuBarExtra).first)
    host.viewTree.send(.dismiss, to: extra)
    host.settle()
    #expect(host.elements(of: .menuBarExtra).count == 1)
    #expect(host.elements(of: .toggle).first?[.isOn] == false)
  }
}
