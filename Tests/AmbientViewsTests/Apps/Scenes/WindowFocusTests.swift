import Ambient
import AmbientTesting
import Testing

private struct NumberKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var number: Int? {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

@Suite @MainActor struct `A focused scene value` {
  private struct Numbers: App {
    var body: some Scene {
      WindowGroup(for: Int.self) { $number in
        Numbered(number: number)
      } defaultValue: {
        1
      }
      .commands { CommandMenu("Number") { Shown() } }
    }
  }

  private struct Shown: View {
    @FocusedValue(\.number) private var number
    var body: some View { Text("shown \(number ?? 0)") }
  }

  private struct Numbered: View {
    let number: Int
    @State private var text = ""
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      TextField("Field \(number)", text: $text).focusedSceneValue(\.number, number)
      Button("Open \(number + 1)") { openWindow(value: number + 1) }
      Button("Close \(number)") { dismiss() }
    }
  }

  @Test func `A focused scene value comes from the window that contains the focus`() {
    let host = TestHost(AppSession(Numbers.self).viewTree)
    host.tap("Open 2")
    host.takeBodies()
    #expect(host.texts.last == "shown 1")
    host.focus("Field 2")
    #expect(host.texts.last == "shown 2")
    #expect(host.takeBodies() == ["Shown"])
    host.focus("Field 1")
    #expect(host.texts.last == "shown 1")
    #expect(host.takeBodies() == ["Shown"])
  }

  @Test func `A focused scene value comes from the front window while nothing has focus`() throws {
    let host = TestHost(AppSession(Numbers.self).viewTree)
    host.tap("Open 2")
    host.tap("Open 3")
    host.focus("Field 2")
    host.removeFocus()
    // The window that contained the focus most recently is the front window.
    #expect(host.texts.last == "shown 2")
    host.viewTree.bringToFront(try #require(host.elements.last { $0.kind == .textField }))
    host.settle()
    #expect(host.texts.last == "shown 3")
    // When the front window closes, the first remaining window of the tree becomes the
    // front window.
    host.tap("Close 3")
    #expect(host.texts.last == "shown 1")
    host.tap("Close 1")
    #expect(host.texts.last == "shown 2")
  }
}
