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

  @Test func `has items, whose content reads the environment and keeps state`() {
    let host = TestHost { Editor() }
    #expect(host.bodiesRun == ["Editor", "Tools"])
    host.tap("Lock 0 true")
    #expect(host.bodiesRun == ["Tools"])
    host.tap("Cancel")
    host.tap("Plain")
    #expect(host.texts.first == "text cp")
    _ = host.bodiesRun
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
    #expect(host.bodiesRun == ["Editor", "Tools"])
  }

  @Test func `leaves a view one view to containers`() {
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
}

@Suite @MainActor struct `A tab view` {
  private struct Tabs: View {
    @State private var selection = "b"
    var body: some View {
      TabView(selection: $selection) {
        Content(name: "A").tabItem { Label("Tab A", systemImage: "a.circle") }.tag("a")
        Content(name: "B").tabItem { Text("Tab B") }.tag("b")
      }
      Chosen(selection: $selection)
    }
  }

  private struct Chosen: View {
    @Binding var selection: String
    var body: some View { Text("chosen \(selection)") }
  }

  private struct Content: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `makes what a tab shows when it is selected first, and keeps it`() {
    let host = TestHost { Tabs() }
    #expect(host.bodiesRun == ["Tabs", "Content", "Chosen"])
    #expect(host.texts == ["Tab A", "Tab B", "B 0", "chosen b"])
    host.tap("B 0")
    _ = host.bodiesRun
    host.tap("Tab A")
    #expect(host.bodiesRun == ["Content", "Chosen"])
    #expect(
      host.tree == """
        TabView
          Tab isSelected=true
            Button style=tab
              Label
                Image systemName=a.circle
                Text "Tab A"
            Button
              Text "A 0"
          Tab
            Button style=tab
              Text "Tab B"
            Button
              Text "B 1"
        Text "chosen a"
        """
    )
  }

  @Test func `without a selection begins with the first tab`() {
    let host = TestHost {
      TabView {
        Text("one").tabItem { Text("1") }
        Text("two").tabItem { Text("2") }
      }
    }
    #expect(host.texts == ["1", "one", "2"])
    host.tap("2")
    #expect(host.elements.filter { $0.kind == .tab }.map { $0.attributes.count } == [0, 1])
    #expect(host.texts == ["1", "one", "2", "two"])
  }

  private struct Dropping: View {
    @State private var count = 3
    var body: some View {
      Button("Drop") { count -= 1 }
      TabView {
        if count > 2 { Text("one").tabItem { Text("1") } }
        Text("two").tabItem { Text("2") }
        if count > 1 { Text("three").tabItem { Text("3") } }
      }
    }
  }

  @Test func `without a selection shows another tab when the one that shows goes`() {
    let host = TestHost { Dropping() }
    host.tap("Drop")
    #expect(host.texts == ["Drop", "2", "two", "3"])
    host.tap("3")
    #expect(host.texts == ["Drop", "2", "two", "3", "three"])
    host.tap("Drop")
    #expect(host.elements.filter { $0.kind == .tab }.map { $0.attributes.count } == [1])
    #expect(host.texts == ["Drop", "2", "two"])
  }
}
