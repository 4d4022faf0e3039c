import Ambient
import AmbientTesting
import Testing

/// Tabs with tags, and a button that changes the tags and the selection in one update.
private struct TaggedTabs: View {
  /// The tags of the tabs, and the selection.
  ///
  /// The first argument of the initializer is a text. Each character of this text is the tag of one
  /// tab.
  struct Values {
    var tags: [String]
    var selection: String

    init(_ tags: String, selection: String) {
      self.tags = tags.map { "\($0)" }
      self.selection = selection
    }
  }

  let isPaged: Bool
  let log: ActionLog
  let next: [Values]
  @State private var values: Values
  @State private var count = 0

  init(_ values: Values, _ next: Values..., isPaged: Bool, log: ActionLog) {
    _values = State(wrappedValue: values)
    self.next = next
    self.isPaged = isPaged
    self.log = log
  }

  var body: some View {
    if isPaged { tabs.tabViewStyle(.page) } else { tabs }
    Button("Change") { (values, count) = (next[count], count + 1) }
  }

  private var tabs: some View {
    TabView(selection: $values.selection) {
      ForEach(Array(values.tags.enumerated()), id: \.offset) { index, tag in
        LoggedPage("\(index + 1)", log).tabItem { Text("Tab \(index + 1)") }.tag(tag)
      }
    }
  }
}

@Suite @MainActor struct `Tabs whose tags change` {
  /// A change of the tags and of the selection, and the actions that the pages log as a result.
  ///
  /// `A 1` says that page 1 appears, and `D 1` that it disappears.
  struct Change: CustomTestStringConvertible {
    let tags: (old: String, new: String)
    let selection: (old: String, new: String)
    let actions: [String]
    let testDescription: String

    init(
      _ description: String,
      _ tags: (old: String, new: String),
      selection: (old: String, new: String),
      actions: [String]
    ) {
      self.tags = tags
      self.selection = selection
      self.actions = actions
      testDescription = description
    }

    static let all = [
      Change(
        "The shown tab gets a new tag, and the selection follows",
        ("ab", "cb"),
        selection: ("a", "c"),
        actions: []
      ),
      // After each of the next two changes, no tab has the selected tag, so the first tab is shown.
      Change(
        "The first tab is shown and gets a new tag, and the selection stays",
        ("ab", "cb"),
        selection: ("a", "a"),
        actions: []
      ),
      Change(
        "The second tab is shown and gets a new tag, and the selection stays",
        ("ab", "ac"),
        selection: ("b", "b"),
        actions: ["A 1", "D 2"]
      ),
      Change("A hidden tab gets a new tag", ("ab", "ac"), selection: ("a", "a"), actions: []),
      Change(
        "The shown tab gets a new tag, and the selection moves to the other tab",
        ("ab", "cb"),
        selection: ("a", "b"),
        actions: ["A 2", "D 1"]
      ),
      Change(
        "Both tabs get new tags, and the selection moves to the other tab",
        ("ab", "cd"),
        selection: ("a", "d"),
        actions: ["A 2", "D 1"]
      ),
      Change(
        "The tabs swap their tags, and the selection stays",
        ("ab", "ba"),
        selection: ("a", "a"),
        actions: ["A 2", "D 1"]
      ),
      Change(
        "The tabs swap their tags, and the selection follows the shown tab",
        ("ab", "ba"),
        selection: ("a", "b"),
        actions: []
      ),
      Change(
        "Three tabs rotate their tags, and the selection follows the shown tab",
        ("abc", "cab"),
        selection: ("b", "a"),
        actions: []
      ),
      // No tab has the tag `x`, so the first tab is shown.
      Change(
        "The selection matches no tab, and the first tab gets a new tag",
        ("ab", "cb"),
        selection: ("x", "x"),
        actions: []
      ),
    ]
  }

  @Test(arguments: [false, true], Change.all)
  func `A change of the tags makes the shown tab disappear only if another tab replaces it`(
    isPaged: Bool,
    _ change: Change
  ) {
    let log = ActionLog()
    let host = TestHost {
      TaggedTabs(
        TaggedTabs.Values(change.tags.old, selection: change.selection.old),
        TaggedTabs.Values(change.tags.new, selection: change.selection.new),
        isPaged: isPaged,
        log: log
      )
    }
    let first = log.take()
    let expected = change.actions.isEmpty ? ["TaggedTabs"] : ["TaggedTabs", "LoggedPage"]
    #expect(host.bodies { host.tap("Change") } == expected)
    #expect(log.take() == change.actions)
    // The page that appeared last disappears with the tree.
    host.unmount()
    #expect(log.take() == [(change.actions.first ?? first[0]).replacing("A", with: "D")])
  }

  @Test(arguments: [false, true])
  func `A tab is selected by its new tag, and keeps its state`(isPaged: Bool) {
    let log = ActionLog()
    let host = TestHost {
      TaggedTabs(
        TaggedTabs.Values("ab", selection: "a"),
        TaggedTabs.Values("cb", selection: "b"),
        TaggedTabs.Values("cb", selection: "c"),
        isPaged: isPaged,
        log: log
      )
    }
    host.tap("1 0")
    host.tap("Change")
    #expect(log.take() == ["A 1", "A 2", "D 1"])
    host.tap("Change")
    #expect(log.take() == ["A 1", "D 2"])
    #expect(host.visibleTexts.contains("1 1"))
  }

  @Test(arguments: [false, true])
  func `After tabs swap tags, a selection that matches no tag shows the first tab`(isPaged: Bool) {
    let log = ActionLog()
    let host = TestHost {
      TaggedTabs(
        TaggedTabs.Values("ab", selection: "a"),
        TaggedTabs.Values("ba", selection: "a"),
        TaggedTabs.Values("ba", selection: "x"),
        isPaged: isPaged,
        log: log
      )
    }
    host.tap("Change")
    #expect(log.take() == ["A 1", "A 2", "D 1"])
    host.tap("Change")
    #expect(log.take() == ["A 1", "D 2"])
  }

  @Test func `A tab view without a binding keeps showing a tab whose tag changes`() {
    struct Renamed: View {
      let log: ActionLog
      @State private var tag = "b"
      var body: some View {
        TabView {
          LoggedPage("1", log).tabItem { Text("Tab 1") }.tag("a")
          LoggedPage("2", log).tabItem { Text("Tab 2") }.tag(tag)
        }
        Button("Rename") { tag += "b" }
      }
    }
    let log = ActionLog()
    let host = TestHost { Renamed(log: log) }
    host.tap("Tab 2")
    #expect(log.take() == ["A 1", "A 2", "D 1"])
    host.tap("Rename")
    host.tap("Rename")
    #expect(log.take() == [])
    host.tap("Tab 1")
    host.tap("Tab 2")
    #expect(log.take() == ["A 1", "D 2", "A 2", "D 1"])
  }

  @Test func `A tab whose value changes with the selection stays visible`() {
    struct Renamed: View {
      let log: ActionLog
      @State private var value = 1
      var body: some View {
        TabView(selection: $value) {
          Tab("First", systemImage: "1.circle", value: 0) { LoggedPage("1", log) }
          Tab("Second", systemImage: "2.circle", value: value) { LoggedPage("2", log) }
        }
        Button("Next") { value += 1 }
      }
    }
    let log = ActionLog()
    let host = TestHost { Renamed(log: log) }
    host.tap("Next")
    #expect(log.take() == ["A 2"])
    #expect(host.elements(of: .tab).map { $0[.isSelected] } == [nil, true])
  }
}

@Suite @MainActor struct `Tabs that are inserted` {
  private struct Growing: View {
    let isPaged: Bool
    let log: ActionLog
    @State private var count = 0
    @State private var selection = "b"

    var body: some View {
      if isPaged { tabs.tabViewStyle(.page) } else { tabs }
      Button("Insert") { count += 1 }
    }

    private var tabs: some View {
      TabView(selection: $selection) {
        ForEach(0..<count, id: \.self) { number in
          LoggedPage("\(number)", log).tabItem { Text("Tab \(number)") }.tag("\(number)")
        }
        LoggedPage("a", log).tabItem { Text("Tab a") }.tag("a")
        LoggedPage("b", log).tabItem { Text("Tab b") }.tag("b")
      }
    }
  }

  @Test(arguments: [false, true])
  func `The selected tab stays visible when tabs are inserted before it`(isPaged: Bool) {
    let log = ActionLog()
    let host = TestHost { Growing(isPaged: isPaged, log: log) }
    host.tap("b 0")
    #expect(log.take() == ["A b"])
    #expect(host.bodies { host.tap("Insert") } == ["Growing"])
    host.tap("Insert")
    #expect(log.take() == [])
    #expect(host.visibleTexts.contains("b 1"))
  }

  private struct Untagged: View {
    let isPaged: Bool
    let log: ActionLog
    @State private var count = 0

    var body: some View {
      if isPaged { tabs.tabViewStyle(.page) } else { tabs }
      Button("Insert") { count += 1 }
    }

    private var tabs: some View {
      TabView {
        if count > 0 { LoggedPage("0", log).tabItem { Text("Tab 0") } }
        LoggedPage("a", log).tabItem { Text("Tab a") }
        if count > 1 { LoggedPage("1", log).tabItem { Text("Tab 1") } }
        LoggedPage("b", log).tabItem { Text("Tab b") }
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `A tab without a tag stays visible when tabs are inserted before it`(
    isPaged: Bool,
    isSecond: Bool
  ) throws {
    let log = ActionLog()
    let host = TestHost { Untagged(isPaged: isPaged, log: log) }
    #expect(log.take() == ["A a"])
    if isSecond {
      let buttons = host.elements(of: .tab).compactMap(\.children.first)
      host.perform(PressEvent(), on: try #require(buttons.last))
      #expect(log.take() == ["A b", "D a"])
    }
    host.tap("Insert")
    host.tap("Insert")
    #expect(log.take() == [])
    #expect(host.elements(of: .tab).count == 4)
  }
}
