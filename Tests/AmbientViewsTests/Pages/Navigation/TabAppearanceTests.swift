import Ambient
import AmbientTesting
import Foundation
import Testing

/// Buttons that write a selection and do not read it.
private struct Choices: View {
  @Binding var selection: String
  let names: [String]
  var body: some View {
    ForEach(names, id: \.self) { name in Button("Go \(name)") { selection = name } }
  }
}

@Suite @MainActor struct `Tabs that are switched` {
  private struct Tabs: View {
    let isPaged: Bool
    let log: ActionLog
    @State private var selection = "a"
    var body: some View {
      if isPaged { tabs.tabViewStyle(.page) } else { tabs }
      Choices(selection: $selection, names: ["a", "b", "c", "x"])
    }

    private var tabs: some View {
      TabView(selection: $selection) {
        Tab("Tab a", systemImage: "a.circle", value: "a") { LoggedPage("a", log) }
        Tab("Tab b", systemImage: "b.circle", value: "b") { LoggedPage("b", log) }
        Tab("Tab c", systemImage: "c.circle", value: "c") { LoggedPage("c", log) }
      }
    }
  }

  @Test(arguments: PageHost.allCases, [false, true])
  func `A change of the selection makes the new tab appear and the previous tab disappear`(
    _ kind: PageHost,
    isPaged: Bool
  ) {
    let log = ActionLog()
    let host = kind.mount { Tabs(isPaged: isPaged, log: log) }
    #expect(log.take() == ["A a"])
    host.tap("a 0")
    #expect(host.bodies { host.tap("Go b") } == ["LoggedPage"])
    #expect(log.take() == ["A b", "D a"])
    #expect(host.bodies { host.tap("Go a") } == [])
    #expect(log.take() == ["A a", "D b"])
    #expect(host.visibleTexts.contains("a 1"))
    // If the tab view has the page style and the host has a screen, only the selected page and its
    // neighbors are in the tree. The third page left the tree when the first page was selected. Now
    // the third page comes back as the neighbor of the second page.
    let comesBack = isPaged && kind == .withScreen
    #expect(host.bodies { host.tap("Go b") } == (comesBack ? ["LoggedPage"] : []))
    #expect(log.take() == ["A b", "D a"])
    host.unmount()
    #expect(log.take() == ["D b"])
  }

  @Test(arguments: [false, true])
  func `A selection that matches no tab shows the first tab and hides the others`(isPaged: Bool) {
    let log = ActionLog()
    let host = TestHost { Tabs(isPaged: isPaged, log: log) }
    host.tap("Go x")
    host.tap("Go a")
    #expect(log.take() == ["A a"])
    host.tap("Go b")
    host.tap("Go x")
    #expect(log.take() == ["A b", "D a", "A a", "D b"])
  }

  private struct Growing: View {
    let isPaged: Bool
    let log: ActionLog
    @State private var selection = 0
    @State private var count = 1
    var body: some View {
      if isPaged { tabs.tabViewStyle(.page) } else { tabs }
      Button("Add") { (count, selection) = (count + 1, count) }
      Button("Remove") { count -= 1 }
      Button("First") { selection = 0 }
    }

    private var tabs: some View {
      TabView(selection: $selection) {
        ForEach(0..<count, id: \.self) { number in
          LoggedPage("\(number)", log).tabItem { Text("Tab \(number)") }.tag(number)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `A tab that is added and selected in one update hides the previous tab`(isPaged: Bool) {
    let log = ActionLog()
    let host = TestHost { Growing(isPaged: isPaged, log: log) }
    host.tap("Add")
    #expect(log.take() == ["A 0", "A 1", "D 0"])
    host.tap("Add")
    #expect(log.take() == ["A 2", "D 1"])
  }

  @Test(arguments: [false, true])
  func `Removing a hidden tab does not run onDisappear a second time`(isPaged: Bool) {
    let log = ActionLog()
    let host = TestHost { Growing(isPaged: isPaged, log: log) }
    host.tap("Add")
    host.tap("First")
    #expect(log.take() == ["A 0", "A 1", "D 0", "A 0", "D 1"])
    host.tap("Remove")
    #expect(log.take() == [])
  }

  @Test(arguments: [false, true])
  func `If the selected tab is removed, the hidden first tab appears again`(isPaged: Bool) {
    let log = ActionLog()
    let host = TestHost { Growing(isPaged: isPaged, log: log) }
    host.tap("Add")
    #expect(log.take() == ["A 0", "A 1", "D 0"])
    host.tap("Remove")
    #expect(log.take() == (isPaged ? ["A 0", "D 1"] : ["D 1", "A 0"]))
  }

  @Test func `A selected tab hides the previous tab even if the tab view has no binding`() {
    let log = ActionLog()
    let host = TestHost {
      TabView {
        LoggedPage("a", log).tabItem { Text("Tab a") }
        LoggedPage("b", log).tabItem { Text("Tab b") }
      }
    }
    #expect(log.take() == ["A a"])
    host.tap("Tab b")
    #expect(log.take() == ["A b", "D a"])
  }

  @Test(arguments: PageHost.allCases, [false, true])
  func `A task is canceled when its tab is hidden, and starts again when the tab is shown`(
    _ kind: PageHost,
    isPaged: Bool
  ) async {
    struct Waiting: View {
      let isPaged: Bool
      let log: ActionLog
      @State private var selection = "a"
      var body: some View {
        if isPaged { tabs.tabViewStyle(.page) } else { tabs }
        Choices(selection: $selection, names: ["a", "b"])
      }

      private var tabs: some View {
        TabView(selection: $selection) {
          WaitingPage(name: "a", log: log).tabItem { Text("Tab a") }.tag("a")
          Text("b").tabItem { Text("Tab b") }.tag("b")
        }
      }
    }
    let log = ActionLog()
    let host = kind.mount { Waiting(isPaged: isPaged, log: log) }
    await host.settle(until: "start a", in: log)
    host.tap("Go b")
    await host.settle(until: "end a true", in: log)
    host.tap("Go a")
    await host.settle(until: "start a", in: log)
    host.unmount()
    await host.settle(until: "end a true", in: log)
  }

  @Test func `Lazy rows in a tab disappear and appear with the tab`() throws {
    struct Scrolled: View {
      let log: ActionLog
      @State private var selection = "a"
      var body: some View {
        TabView(selection: $selection) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100) { LoggedPage("\($0)", log).frame(height: 100) }
            }
          }
          .tabItem { Text("Tab a") }
          .tag("a")
          Text("b").tabItem { Text("Tab b") }.tag("b")
        }
      }
    }
    let log = ActionLog()
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Scrolled(log: log) }
    let appeared = log.take()
    #expect(!appeared.isEmpty && appeared.count < 10)
    #expect(appeared == appeared.indices.map { "A \($0)" })
    host.tap("Tab b")
    #expect(log.take() == appeared.indices.reversed().map { "D \($0)" })
    host.tap("Tab a")
    #expect(log.take() == appeared)
  }
}

@Suite @MainActor struct `Views in hidden tabs` {
  private struct Observing: View {
    let log: ActionLog
    @State private var selection = "a"
    @State private var number = 0
    var body: some View {
      TabView(selection: $selection) {
        Text("a \(number)")
          .preference(key: NumberKey.self, value: number)
          .onChange(of: number) { log.add("change \($1)") }
          .tabItem { Text("Tab a") }
          .tag("a")
        Text("b").tabItem { Text("Tab b") }.tag("b")
      }
      .onPreferenceChange(NumberKey.self) { log.add("preference \($0)") }
      Button("More") { number += 1 }
    }
  }

  private struct NumberKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func `onChange actions, preferences and texts in a hidden tab react to changed values`() {
    let log = ActionLog()
    let host = TestHost { Observing(log: log) }
    host.tap("Tab b")
    _ = log.take()
    host.tap("More")
    #expect(log.take().sorted() == ["change 1", "preference 1"])
    #expect(host.texts.contains("a 1"))
  }

  @Test func `A sheet from a hidden tab appears, and stays when the tab is hidden again`() {
    struct Presenting: View {
      let log: ActionLog
      @State private var selection = "a"
      @State private var isShown = false
      var body: some View {
        TabView(selection: $selection) {
          LoggedPage("a", log)
            .sheet(isPresented: $isShown) {
              LoggedPage("sheet", log)
              Choices(selection: $selection, names: ["a", "b"])
            }
            .tabItem { Text("Tab a") }
            .tag("a")
          Button("Present") { isShown = true }.tabItem { Text("Tab b") }.tag("b")
        }
      }
    }
    let log = ActionLog()
    let host = TestHost { Presenting(log: log) }
    host.tap("Tab b")
    #expect(log.take() == ["A a", "D a"])
    host.tap("Present")
    #expect(log.take() == ["A sheet"])
    host.tap("Go a")
    #expect(log.take() == ["A a"])
    host.tap("Go b")
    #expect(log.take() == ["D a"])
    host.dismiss()
    #expect(log.take() == ["D sheet"])
  }

  @Test func `An inspector in a tab disappears and appears with the tab`() {
    let log = ActionLog()
    let host = TestHost {
      TabView {
        Text("a")
          .inspector(isPresented: .constant(true)) { LoggedPage("inspector", log) }
          .tabItem { Text("Tab a") }
        Text("b").tabItem { Text("Tab b") }
      }
    }
    #expect(log.take() == ["A inspector"])
    host.tap("Tab b")
    #expect(log.take() == ["D inspector"])
    host.tap("Tab a")
    #expect(log.take() == ["A inspector"])
  }

  @Test func `A tab that is hidden and shown again keeps the bar visibility of its content`() {
    let host = TestHost {
      TabView {
        Text("a").toolbarVisibility(.hidden, for: .tabBar).tabItem { Text("Tab a") }
        Text("b").tabItem { Text("Tab b") }
      }
    }
    let attribute = ElementAttribute<String>("tabBarVisibility")
    #expect(host.elements(of: .tab).map { $0[attribute] } == ["hidden", nil])
    host.tap("Tab b")
    #expect(host.elements(of: .tab).map { $0[attribute] } == ["hidden", nil])
    host.tap("Tab a")
    #expect(host.elements(of: .tab).map { $0[attribute] } == ["hidden", nil])
  }
}
