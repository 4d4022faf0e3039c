import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A toolbar` {
  private struct Editor: View {
    @State private var isLocked = false
    @State private var log = ""
    var body: some View {
      NavigationStack {
        Text("text \(log)")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log += "c" } }
            Tools(lock: $isLocked)
            if isLocked { ToolbarItem { Text("locked") } }
          }
          .toolbar { Button("Plain") { log += "p" } }
          .disabled(isLocked)
      }
    }
  }

  private struct Tools: ToolbarContent {
    @Binding var lock: Bool
    @State private var taps = 0
    @Environment(\.isEnabled) private var isEnabled

    var body: some ToolbarContent {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Lock \(taps) \(isEnabled)") {
          taps += 1
          lock = taps == 2
        }
      }
    }
  }

  @Test func `Toolbar content reads the environment and keeps its state`() {
    let host = TestHost { Editor() }
    #expect(host.takeBodies() == ["Editor", "Tools"])
    host.tap("Lock 0 true")
    #expect(host.takeBodies() == ["Tools"])
    host.tap("Cancel")
    host.tap("Plain")
    #expect(host.texts.first == "text cp")
    host.takeBodies()
    host.tap("Lock 1 true")
    #expect(
      host.tree == """
        NavigationStack
          NavigationPage
            Text "text cp"
            Toolbar
              ToolbarItem placement=cancellationAction
                Button disabled
                  Text "Cancel"
              ToolbarItem placement=bottomBar
                Button disabled
                  Text "Lock 2 false"
              ToolbarItem
                Text "locked"
            Toolbar
              Button disabled
                Text "Plain"
        """
    )
    #expect(host.takeBodies() == ["Editor", "Tools"])
  }

  @ToolbarContentBuilder private func tools() -> some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Text("item") }
  }

  @Test func `A toolbar can contain views and items`() {
    let host = TestHost {
      Text("page")
        .toolbar {
          Text("view")
          ToolbarItem(placement: .bottomBar) { Text("item") }
          Group { ToolbarItem { Text("grouped") } }
        }
    }
    #expect(
      host.tree == """
        Text "page"
        Toolbar
          Text "view"
          ToolbarItem placement=bottomBar
            Text "item"
          ToolbarItem
            Text "grouped"
        """
    )
  }

  @Test func `A function can return the items of a toolbar`() {
    let host = TestHost { Text("page").toolbar(content: tools) }
    #expect(
      host.tree == """
        Text "page"
        Toolbar
          ToolbarItem placement=primaryAction
            Text "item"
        """
    )
  }

  private struct Holding: View {
    let action: () -> Void
    var body: some View { Button("hold") { action() } }
  }

  private struct Renaming: View {
    @Binding var isOn: Bool
    var body: some View {
      Text("x").navigationTitle(isOn ? "on" : "off")
      Button("Switch") { isOn.toggle() }
    }
  }

  @Test func `A change of the navigation title runs no body in the toolbar`() {
    struct Still: View {
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          Renaming(isOn: $isOn).toolbar { Holding {} }
        }
      }
    }
    let still = TestHost { Still() }
    still.takeBodies()
    still.tap("Switch")
    #expect(still.takeBodies() == ["Renaming"])
    #expect(still.tree.contains("NavigationPage title=on"))
  }

  @Test func `A view with a toolbar counts as one subview of a container`() {
    let host = TestHost {
      let text = Text("a").toolbar {
        Button("b") {}
        Button("c") {}
      }
      Group(subviews: text) { subviews in
        Text("count \(subviews.count)")
        subviews
      }
    }
    #expect(host.texts == ["count 1", "a", "b", "c"])
  }

  @Test func `An item of a toolbar can be the source of a transition`() {
    struct Page: View {
      @Namespace private var namespace
      var body: some View {
        Text("page").toolbar {
          ToolbarItem { Button("Info") {} }.matchedTransitionSource(id: "info", in: namespace)
          ToolbarItem { Button("Plain") {} }
        }
      }
    }
    let host = TestHost { Page() }
    #expect(host.elements(of: .toolbarItem).map { $0[.transitionID] } == ["info", nil])
  }

  @Test
  func `A toolbar item that is the source of a transition can have a background`() {
    struct Page: View {
      @Namespace private var namespace
      var body: some View {
        Text("page").toolbar {
          ToolbarItem { Button("Info") {} }
            .matchedTransitionSource(id: "info", in: namespace) { $0.background(.red) }
        }
      }
    }
    let item = TestHost { Page() }.elements(of: .toolbarItem)[0]
    #expect(item[.transitionID] == "info")
    #expect(item[.sourceBackground] == "red")
  }
}
