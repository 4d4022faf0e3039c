import Ambient
import AmbientTesting
import Testing

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

  @Test func `A tab creates its content when the tab is first selected, and keeps the content`() {
    let host = TestHost { Tabs() }
    #expect(host.takeBodies() == ["Tabs", "Content", "Chosen"])
    #expect(host.texts == ["Tab A", "Tab B", "B 0", "chosen b"])
    host.tap("B 0")
    host.takeBodies()
    host.tap("Tab A")
    #expect(host.takeBodies() == ["Content", "Chosen"])
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

  @Test func `A tab view without a selection binding starts with its first tab`() {
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

  @Test func `A tab view without a binding selects another tab when its current tab is removed`() {
    let host = TestHost { Dropping() }
    host.tap("Drop")
    #expect(host.texts == ["Drop", "2", "two", "3"])
    host.tap("3")
    #expect(host.texts == ["Drop", "2", "two", "3", "three"])
    host.tap("Drop")
    #expect(host.elements.filter { $0.kind == .tab }.map { $0.attributes.count } == [1])
    #expect(host.texts == ["Drop", "2", "two"])
  }

  private struct Tagged: View {
    let tags: [String]
    @State var selection: String
    @State private var isShort = false
    var body: some View {
      TabView(selection: $selection) {
        ForEach(isShort ? tags.dropLast() : tags, id: \.self) { tag in
          Content(name: tag).tabItem { Text("Tab \(tag)") }.tag(tag)
        }
      }
      Button("Drop") { isShort = true }
      Button("Nowhere") { selection = "nowhere" }
      Chosen(selection: $selection)
    }
  }

  private func selected(_ host: TestHost) -> [String] {
    host.elements.filter { $0.kind == .tab && $0[.isSelected] == true }
      .compactMap { $0.children.last?.children.first?.text }
  }

  @Test func `A tab view whose selection matches no tab shows the first tab`() {
    let host = TestHost { Tagged(tags: ["a", "b"], selection: "x") }
    #expect(selected(host) == ["a 0"])
    #expect(host.texts.last == "chosen x")
    #expect(host.takeBodies() == ["Tagged", "Chosen", "Content"])
    host.tap("Tab b")
    #expect(selected(host) == ["b 0"])
    #expect(host.takeBodies() == ["Content", "Chosen"])
    host.tap("Nowhere")
    #expect(selected(host) == ["a 0"])
    #expect(host.texts.last == "chosen nowhere")
    #expect(host.takeBodies() == ["Chosen"])
  }

  @Test
  func `If the selected tab is removed, the first tab is shown and the binding is unchanged`() {
    let host = TestHost { Tagged(tags: ["a", "b", "c"], selection: "c") }
    #expect(selected(host) == ["c 0"])
    host.takeBodies()
    host.tap("Drop")
    #expect(selected(host) == ["a 0"])
    #expect(host.texts.last == "chosen c")
    #expect(host.takeBodies() == ["Tagged", "Content"])
  }
}
